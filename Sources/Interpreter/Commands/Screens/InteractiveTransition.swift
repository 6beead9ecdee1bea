import Evaluation
import MotionCurves
import UIKitMotion
import Values

enum ProgressCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let position = Subject(
      optional: "SHARE", .number(.plain, 0...1), "position of the finger, such as 40%")
    let to = Clause("to", .number(.plain, 0...1), "end position of the finger")
    let over = Clause("over", .time, "duration of the movement", else: "at once")
    let curve = Clause("curve", .curve, "timing of the movement", default: .linear)
  }

  static let verb = "progress"
  static let declaration = declare(
    "Moves the finger that drives a transition: update(_:)", .screens, Clauses(),
    examples: [
      "present detail interactive; progress 40%",
      "present detail interactive; progress to 80% over 300ms curve easeOut; run 300ms; finish",
    ],
    after: ScreenCommand.scene,
    notes: [
      "The container's layer has speed 0, and its timeOffset is that share of the duration: "
        + "animations in the container show their state at that time."
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (position, target) = (call[\.position], call[\.to])
    let (duration, curve) = (call[\.over], call[\.curve])
    guard position != nil || target != nil else {
      throw call.fail(.missingSubject(verb: "progress", "a share", call.declaration.examples))
    }
    if target == nil, let place = call.place(of: \.over) {
      throw call.fail(.missingClause("to", verb: "progress", sample: "80%"), at: place)
    }
    let stage = call.stage
    try call.attempt {
      if let position { try stage.setProgress(position) }
      if let target {
        try stage.moveProgress(to: target, over: duration ?? 0, curve: curve)
      }
    }
  }
}

/// How a transition continues after the finger lets go.
struct LettingGo: CommandClauses {
  let speed = Clause(
    "speed", .number(.plain, 0.01...100), "speed of the rest of a transition: completionSpeed",
    default: 1)
  let curve = Clause(
    "curve", .curve, "timing of the rest: completionCurve",
    default: AnimationOptions.standardCurve)
}

enum CancelCommand: ChangeCommand {
  typealias Clauses = LettingGo
  static let verb = "cancel"
  static let declaration = declare(
    "Cancels an interactive transition, which returns to its start: cancel()", .screens,
    LettingGo(),
    examples: [
      "present detail interactive; progress 40%; cancel",
      "present detail interactive; progress 40%; cancel speed 2 curve easeOut; run until rest",
    ],
    after: ScreenCommand.scene,
    notes: [
      "The return takes progress times duration, divided by `speed`. Then everything is as it was"
        + " before the transition.",
      "`cancelled` becomes true, so `complete` reports the right outcome to the screens.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (speed, curve) = (call[\.speed], call[\.curve])
    let world = call.world
    try call.attempt {
      try world.stage.cancelTransition(speed: speed, curve: curve)
    }
    _ = world.objects.transitionScope?.assign("cancelled", .boolean(true))
    try call.deliverEvents()
  }
}

enum CompleteCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let isCompleted = Subject(
      optional: "SWITCH", .boolean, "whether the transition completed; default `not cancelled`")
  }

  static let verb = "complete"
  static let declaration = declare(
    "Ends the running transition: completeTransition(_:)", .screens, Clauses(),
    examples: [
      "transition cut over 0s { add to; complete }; present detail with cut",
      "transition cut over 0s { add to; complete not cancelled }; present detail with cut",
    ],
    after: ScreenCommand.scene,
    notes: [
      "It belongs in a transition's block, usually after `then`, and runs once.",
      "Elsewhere it also ends the transition, but no `then` in the transition's block runs.",
      "The remaining screen takes the container's place, both screens are notified, and the"
        + " container is removed.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let isCompleted = call[\.isCompleted]
    let running = call.inspector.transition
    let own = call.evaluator.scope.enclosingTransition
    if let own, running?.number != own { throw call.fail(.completedTwice(name(of: own, call))) }
    let stays = running?.to.name ?? ""
    let world = call.world
    if own == nil { world.forgetWhatFollows() }
    let left = try call.attempt {
      try world.stage.completeTransition(isCompleted ?? (running?.isCancelled == false))
    }
    world.forgetRemovedViews()
    if left.isUnadded { try call.warn(.screenNotAdded(stays)) }
    try call.deliverEvents()
    try call.evaluator.report(left, call.span)
  }

  /// The name by which an ended transition was requested.
  private static func name(of number: Int, _ call: Change<Clauses>) -> String {
    for event in call.inspector.events.reversed() {
      if case .transitionEnded(let end) = event.kind, end.number == number { return end.name }
    }
    return "complete"
  }
}
