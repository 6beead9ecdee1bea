import Evaluation
import UIKitMotion

enum EngineCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let engine = Subject(optional: "modern | ios7", .word(Engine.self), "engine to use")
  }

  static let verb = "engine"
  static let declaration = declare(
    "Chooses which of UIKit's dynamics engines to simulate", .dynamics, Clauses(),
    examples: ["engine ios7", "engine"],
    notes: [
      "modern steps by 1/120 s. ios7, the engine of iOS 7 and 8, steps by 0.004 s and has sharper "
        + "boxes.",
      "Choose the engine before time passes and before you add behaviors.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    guard let engine = call[\.engine] else {
      return try call.emit(.line(call.inspector.engine.rawValue))
    }
    try call.attempt { try call.stage.setEngine(engine) }
  }
}
