import Answers
import Evaluation
import Text
import UIKitMotion

enum EnergyCommand: LookCommand {
  struct Clauses: CommandClauses {
    let views = Subject(
      optional: "VIEWS", .participants, "views to include; default everything that dynamics moves")
  }

  static let verb = "energy"
  static let declaration = declare(
    "Tabulates the energy of what dynamics moves: moving, turning, gravity, springs", .dynamics,
    Clauses(),
    examples: ["energy", "energy red", "table red.energy, red.kineticEnergy, red.potentialEnergy"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red", "run 10 frames"],
    notes: [
      "Energy is in J: 100x100 points of density 1 are 1 kg, and 100 points are 1 m.",
      "Gravity's energy is 0 where the stage ends. Two views share a spring's energy equally.",
      "Spring fields count. Other fields do not, nor does the energy that a region's edge adds or "
        + "removes.",
      "`red.energy`, `red.kineticEnergy` and `red.potentialEnergy` are recorded, to tabulate and plot.",
    ])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    let all = call[\.views].map(call.inspector.energies(of:)) ?? call.inspector.energies
    guard !all.isEmpty else {
      return try call.emit(.line("dynamics moves nothing, so there is no energy"))
    }
    try call.emit(.table(table(of: all, digits: call.expressions.format.digits)))
  }

  private static let kinds: [(name: String, value: @Sendable (Energy) -> Double)] = [
    ("moving", \.motion), ("turning", \.turning), ("gravity", \.gravity), ("springs", \.springs),
    ("fields", \.fields), ("sum", \.sum),
  ]

  /// Omits the column of an energy that no view has.
  private static func table(of all: [(name: String, energy: Energy)], digits: Int) -> Table {
    let sum = [("total", all.reduce(Energy()) { $0 + $1.energy })]
    let lines = all.map { ($0.name, $0.energy) } + (all.count > 1 ? sum : [])
    let kinds = kinds.filter { kind in
      ["moving", "sum"].contains(kind.name) || all.contains { kind.value($0.energy) != 0 }
    }
    return Table(
      columns: [.init("of", kind: .text)] + kinds.map { .init($0.name, unit: "J") },
      rows: lines.map { name, energy in
        [.text(name)] + kinds.map { .number(NumberFormat.settled($0.value(energy))) }
      },
      digits: digits)
  }
}
