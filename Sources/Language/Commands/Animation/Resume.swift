import Diagnostics
import Execution
import Staging
import Values

enum ResumeCommand {
  struct Clauses: CommandClauses {
    let views = Subject("VIEWS", .views, "views to resume")
  }

  static let declaration = CommandDeclaration(
    "resume", "Resumes the animations of paused views from where they stopped", .animation,
    Clauses(), examples: ["resume red"],
    after: [
      "view red frame (50, 50, 100, 100)", "animate red.alpha to 0 over 3s", "pause red",
    ],
    notes: ["As in Apple's recipe, a resumed view has a speed of 1."],
    .change { (call) throws(Failure) in
      let views = try call[\.views]
      for view in views where view.clock.speed != 0 {
        throw call.fail(.notPaused(view.name), at: call.subjectPlace)
      }
      let stage = call.stage
      for view in views {
        try call.staging { () throws(StagingProblem) in try stage.resume(view) }
      }
    })
}
