import Execution
import Staging

enum PauseCommand {
  static let views = Subject("VIEWS", .views, "whose time")

  static let declaration = CommandDeclaration(
    "pause", "lets the time of views stand, and of their subviews: Apple's QA1673", .animation,
    subject: views, examples: ["pause red"],
    after: ["view red frame (50, 50, 100, 100)", "animate red.alpha to 0 over 3s"],
    notes: [
      "All of their animations stand where they are; `resume red` lets them go on.",
      "It is `red.speed = 0` with the time that it is as `red.timeOffset`.",
    ],
    .change { (call) throws(Failure) in
      let views = try call[views]
      let stage = call.stage
      for view in views {
        try call.staging { () throws(StagingProblem) in try stage.pause(view) }
      }
    })
}
