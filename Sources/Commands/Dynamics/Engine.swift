import Dynamics
import Answers
import Execution
import Staging

enum EngineCommand {
  static let engine = Subject(optional: "modern | ios7", .word(Engine.self), "which")

  static let declaration = CommandDeclaration(
    "engine", "chooses which of UIKit's engines is followed", .dynamics, subject: engine,
    examples: ["engine ios7", "engine"],
    notes: [
      "modern steps by 1/120 s; ios7, of iOS 7 and 8, by 0.004 s, with sharper boxes.",
      "It has to be chosen before time passes and before there are behaviors.",
    ],
    .change { (call) throws(Failure) in
      guard let engine = try call[engine] else {
        return try call.emit(.line(call.inspector.engine.rawValue))
      }
      try call.staging { () throws(StagingProblem) in try call.stage.setEngine(engine) }
    })
}
