import Execution
import Staging

enum PauseCommand {
  static let names = Subject("VIEWS", .viewsOrAnimators, "whose time, or which animator")

  static let declaration = CommandDeclaration(
    "pause", "lets the time of views stand, or an animator", .animation, subject: names,
    examples: ["pause red", "start dim; run 100ms; pause dim"],
    after: AnimatorCommand.scene,
    notes: [
      "All animations of a view and its subviews stand where they are; `resume red` lets them go on.",
      "It is Apple's QA1673: `red.speed = 0` with the time that it is as `red.timeOffset`.",
      "An animator that has not started begins and stands; `start` or `continue` lets it go on.",
    ],
    .change { (call) throws(Failure) in
      let names = try call[names]
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
