import Evaluation
import MotionCurves
import UIKitMotion
import Values

enum StartCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let animator = Subject("ANIMATOR", .animator, "animator to start")
  }

  static let verb = "start"
  static let declaration = declare(
    "Starts or continues an animator: startAnimation()", .animation, Clauses(),
    examples: ["start dim"], after: AnimatorCommand.scene,
    notes: [
      "It runs from the beginning, or continues where `pause dim` stopped it. Nothing is lost."
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    try call.lead(call[\.animator]) { (stage, animator) throws(StagingProblem) in
      try stage.start(animator)
    }
  }
}

extension AnimatorCommand {
  /// The setup for examples.
  static let scene = [
    "view red frame (50, 50, 100, 100)", "animator dim over 300ms { red.alpha = 0 }",
  ]
}

extension Change {
  /// Runs an animator's block if it has not run yet, then acts on the animator.
  func lead(
    _ animator: PropertyAnimator,
    _ body: (Stage, PropertyAnimator) throws(StagingProblem) -> Void
  ) throws(Failure) {
    // It may search for a point on its curve.
    try spend(.sample, 1_000)
    try evaluator.wake(animator, span)
    let stage = stage
    try attempt { try body(stage, animator) }
    // It may have ended at once.
    try deliverEvents()
  }
}

enum ReverseCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let animator = Subject("ANIMATOR", .animator, "animator to reverse")
  }

  static let verb = "reverse"
  static let declaration = declare(
    "Reverses an animator: isReversed", .animation, Clauses(),
    examples: ["start dim; run 100ms; reverse dim"], after: AnimatorCommand.scene,
    notes: [
      "A running animator goes back the way it came, from its current position and at the same "
        + "speed. At the start, the model has its old values again.",
      "If reversed before the first `start`, it begins at the end.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let animator = call[\.animator]
    let stage = call.stage
    try call.attempt { try stage.reverse(animator) }
    try call.deliverEvents()
  }
}

enum ContinueCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let animator = Subject("ANIMATOR", .animator, "animator to continue")
    let over = Clause(
      "over", .time, "remaining duration", else: "what its own curve has left",
      also: ["duration", "in", "for"])
    let factor = Clause(
      "durationFactor", .number(.plain, 0...1e3),
      "remaining duration, as a multiple of the animator's own; 0 has no effect")
    let curve = Clause("curve", .curve, "timing curve of the rest", else: "its own")
  }

  static let verb = "continue"
  static let declaration = declare(
    "Continues a paused animator, optionally with another curve or duration", .animation, Clauses(),
    examples: [
      "start dim; run 100ms; pause dim; continue dim over 200ms curve easeOut",
      "dim.fractionComplete = 0.4; continue dim durationFactor 0.5",
    ],
    after: AnimatorCommand.scene,
    notes: [
      "The curve runs from the current position to the end. Without clauses, it is the same as "
        + "`start dim`.",
      "continueAnimation(withTimingParameters:durationFactor:) takes the factor. A spring lasts "
        + "as long as it needs.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let (animator, curve) = (call[\.animator], call[\.curve])
    var duration = call[\.over]
    if let factor = call[\.factor] {
      if let place = call.place(of: \.over) {
        throw call.fail(.eitherOr("`durationFactor`", "`over`"), at: place)
      }
      duration = factor > 0 ? factor * animator.duration : nil
    }
    try call.spend(.sample, 1_000)
    let stage = call.stage
    try call.attempt {
      try stage.continue(animator, curve: curve, over: duration)
    }
    try call.deliverEvents()
  }
}

enum FinishCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let animator = Subject(
      optional: "ANIMATOR", .animator, "stopped animator; default the interactive transition")
    let position = Clause(
      "at", .word(PropertyAnimator.Position.self), "final position of an animator",
      default: .end)
    let lettingGo = LettingGo()
  }

  static let verb = "finish"
  static let declaration = declare(
    "Finishes a stopped animator or an interactive transition: finishAnimation(at:), finish()",
    .animation, Clauses(),
    examples: [
      "start dim; run 100ms; stop dim; finish dim at end",
      "pause dim; stop dim; finish dim at start",
      "present detail with slide interactive; progress 40%; finish speed 2 curve easeOut",
    ],
    after: AnimatorCommand.scene + ScreenCommand.scene,
    notes: [
      "An animator's `then` runs now. `at current` leaves its values where they stopped.",
      "At progress p, the rest of a transition, (1 - p) of its duration, runs at `speed`, along "
        + "`curve`.",
      "UIKit does not know the speed of the finger. An app derives `speed` from it.",
    ])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    guard let animator = call[\.animator] else { return try finishTransition(call) }
    for place in [call.place(of: \.lettingGo.speed), call.place(of: \.lettingGo.curve)] {
      guard let place else { continue }
      throw call.fail(.clauseOfOtherKind(place.text, kind: "animator"), at: place)
    }
    let position = call[\.position]
    let stage = call.stage
    try call.attempt {
      try stage.finish(animator, at: position)
    }
    try call.deliverEvents()
  }

  private static func finishTransition(_ call: Change<Clauses>) throws(Failure) {
    if let place = call.place(of: \.position) {
      throw call.fail(.clauseOfOtherKind("at", kind: "transition"), at: place)
    }
    let (speed, curve) = (call[\.lettingGo.speed], call[\.lettingGo.curve])
    let stage = call.stage
    try call.attempt {
      try stage.finishTransition(speed: speed, curve: curve)
    }
    try call.deliverEvents()
  }
}
