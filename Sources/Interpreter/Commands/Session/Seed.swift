import Evaluation

enum SeedCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let number = Subject("NUMBER", .count(0...Int(clamping: Int32.max)), "seed, any whole number")
  }

  static let verb = "seed"
  static let declaration = declare(
    "Restarts the random numbers from a seed", .dynamics, Clauses(),
    examples: ["seed 7; print random()"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let seed = call[\.number]
    call.change { $0.random = RandomGenerator(seed: seed) }
  }
}
