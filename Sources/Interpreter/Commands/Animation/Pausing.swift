import Diagnostics
import Evaluation
import UIKitMotion
import Values

enum PauseCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let names = Subject("VIEWS", .viewsOrAnimators, "views or animators to pause")
  }

  static let verb = "pause"
  static let declaration = declare(
    "Pauses the animations of views, or an animator", .animation, Clauses(),
    examples: ["pause red", "start dim; run 100ms; pause dim"],
    after: AnimatorCommand.scene,
    notes: [
      "All animations of a view and its subviews stop where they are. `resume red` continues them.",
      "This follows Apple's QA1673: it sets `red.speed = 0` and stores the current time in "
        + "`red.timeOffset`.",
      "An animator that has not started becomes active, but paused. `start` or `continue` runs it.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let names = call[\.names]
    for name in names {
      switch name {
      case .view(let view):
        let stage = call.stage
        try call.attempt { try stage.pause(view) }
      case .animator(let animator):
        try call.lead(animator) { (stage, animator) throws(StagingProblem) in
          try stage.pause(animator)
        }
      }
    }
  }
}

enum ResumeCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let views = Subject("VIEWS", .views, "views to resume")
  }

  static let verb = "resume"
  static let declaration = declare(
    "Resumes the animations of paused views from where they stopped", .animation, Clauses(),
    examples: ["resume red"],
    after: [
      "view red frame (50, 50, 100, 100)", "animate red.alpha to 0 over 3s", "pause red",
    ],
    notes: ["As in Apple's recipe, a resumed view has a speed of 1."])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let views = call[\.views]
    for view in views where view.clock.speed != 0 {
      throw call.fail(.notPaused(view.name), at: call.subjectPlace)
    }
    let stage = call.stage
    for view in views {
      try call.attempt { try stage.resume(view) }
    }
  }
}

enum StopCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let names = Subject("VIEWS", .viewsOrAnimators, "views or animators to stop")
    let withoutFinishing = Clause(
      "withoutFinishing", .boolean, "for an animator: whether it ends at once, without `then`",
      default: false)
  }

  static let verb = "stop"
  static let declaration = declare(
    "Ends the animations of views where they are, or stops an animator", .animation, Clauses(),
    examples: [
      "stop red", "start dim; run 100ms; stop dim; finish dim at end",
      "start dim; run 100ms; stop dim withoutFinishing on",
    ],
    after: AnimatorCommand.scene + ["animate red.center.x to 300 over 3s"],
    notes: [
      "The values on screen become the model's values.",
      "A scroll view that moves by itself stops: beyond an edge at the edge, with paging on a page.",
      "An animator stays stopped until `finish dim at end`, `at start` or `at current`. With "
        + "`withoutFinishing on` it is over, and its `then` never runs.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (names, ends) = (call[\.names], call[\.withoutFinishing])
    let stage = call.stage
    for name in names {
      switch name {
      case .view(let view):
        stage.stopAnimations(of: view)
        stage.stopScrolling(of: view)
      case .animator(let animator):
        try call.attempt {
          try stage.stop(animator, finishes: !ends)
        }
        if ends, let id = animator.id { call.change { $0.continuations[id] = nil } }
      }
    }
    try call.deliverEvents()
  }
}
