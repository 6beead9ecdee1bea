import Execution

enum SeedCommand {
  struct Clauses: CommandClauses {
    let number = Subject("NUMBER", .count(0...Int(Int32.max)), "seed, any whole number")
  }

  static let declaration = CommandDeclaration(
    "seed", "Restarts the random numbers from a seed", .stage, Clauses(),
    examples: ["seed 7; print random()"],
    .change { (call) throws(Failure) in
      let seed = try call[\.number]
      call.change { $0.random = RandomGenerator(seed: seed) }
    })
}
