import Execution
import UIKitMotion

enum BringToFrontCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .view, "view to move")
  }

  static let declaration = CommandDeclaration(
    "bringToFront", "Puts a view in front of its siblings: bringSubviewToFront", .stage, Clauses(),
    examples: ["bringToFront card"], after: AddCommand.scene,
    .change { (call) throws(Failure) in
      let view = try call[\.view]
      if call.ownTransition?.leavesAlone(view) == true { return }
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in try stage.bringToFront(view) }
    })
}

enum SendToBackCommand {
  struct Clauses: CommandClauses {
    let view = Subject("VIEW", .view, "view to move")
  }

  static let declaration = CommandDeclaration(
    "sendToBack", "Puts a view behind its siblings: sendSubviewToBack", .stage, Clauses(),
    examples: ["sendToBack card"], after: AddCommand.scene,
    .change { (call) throws(Failure) in
      let view = try call[\.view]
      if call.ownTransition?.leavesAlone(view) == true { return }
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in try stage.sendToBack(view) }
    })
}
