import Evaluation
import UIKitMotion

enum BringToFrontCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .view, "view to move")
  }

  static let verb = "bringToFront"
  static let declaration = declare(
    "Puts a view in front of its siblings: bringSubviewToFront", .stage, Clauses(),
    examples: ["bringToFront card"], after: AddCommand.scene)

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let view = call[\.view]
    if call.ownTransition?.leavesAlone(view) == true { return }
    let stage = call.stage
    try call.attempt { try stage.bringToFront(view) }
  }
}

enum SendToBackCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .view, "view to move")
  }

  static let verb = "sendToBack"
  static let declaration = declare(
    "Puts a view behind its siblings: sendSubviewToBack", .stage, Clauses(),
    examples: ["sendToBack card"], after: AddCommand.scene)

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let view = call[\.view]
    if call.ownTransition?.leavesAlone(view) == true { return }
    let stage = call.stage
    try call.attempt { try stage.sendToBack(view) }
  }
}
