import Execution
import Staging

enum PauseCommand {
  struct Clauses: CommandClauses {
    let names = Subject("VIEWS", .viewsOrAnimators, "views or animators to pause")
  }

  static let declaration = CommandDeclaration(
    "pause", "Pauses the animations of views, or an animator", .animation, Clauses(),
    examples: ["pause red", "start dim; run 100ms; pause dim"],
    after: AnimatorCommand.scene,
    notes: [
      "All animations of a view and its subviews stop where they are. `resume red` continues them.",
      "This follows Apple's QA1673: it sets `red.speed = 0` and stores the current time in "
        + "`red.timeOffset`.",
      "An animator that has not started becomes active, but paused. `start` or `continue` runs it.",
    ],
    .change { (call) throws(Failure) in
      let names = try call[\.names]
      for name in names {
        switch name {
        case .view(let view):
          let stage = call.stage
          try call.staging { () throws(StagingProblem) in try stage.pause(view) }
        case .animator(let animator):
          try call.lead(animator) { (stage, animator) throws(StagingProblem) in
            try stage.pause(animator)
          }
        }
      }
    })
}
