import Diagnostics
import Evaluation
import MotionCurves
import MotionGeometry
import UIKitMotion
import Values

enum AnimatorCommand: ChangeCommand {
  struct Clauses: PacedClauses {
    let name = Subject("NAME", .name, "name of the animator")
    let over = AnimationClauses.over
    let curve = AnimationClauses.curve
    let spring = AnimatorSpring()
    let scrubsLinearly = Clause(
      "scrubsLinearly", .boolean,
      "whether a fraction set by hand moves linearly instead of along the curve",
      default: true)
    let pausesOnCompletion = Clause(
      "pausesOnCompletion", .boolean, "whether it stays active at its end, without notification",
      default: false)
  }

  static let verb = "animator"
  static let declaration = declare(
    "Makes an animation that you can pause and move by hand: UIViewPropertyAnimator", .animation,
    Clauses(),
    block: .required,
    examples: [
      "animator dim over 300ms { red.alpha = 0 } then { print event.finished }",
      "animator dim over 1s { red.center.x = 300 }; dim.fractionComplete = 0.4",
      "animator dim over 1s damping 0.6 velocity 0 { red.center.x = 300 }; start dim",
      "animator dim over 1s damping 0.6 velocity (3, -2) { red.center = (300, 200) }; start dim",
      "animator dim over 1s curve easeIn scrubsLinearly off { red.center.x = 300 }",
      "animator dim over 1s pausesOnCompletion on { red.center.x = 300 }",
      "animator dim over 1s { keyframes over 1s { at 0% for 50% { red.alpha = 0 } } }",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "A new animator does nothing yet. Its block runs once, when it first starts, pauses or gets "
        + "a fraction. From then on, the model has the new values.",
      "`start`, `pause`, `reverse` and `continue` control it. `stop` leaves everything as it is "
        + "on screen, and `finish` then chooses an end. `dim.fractionComplete = 0.4` moves it by "
        + "hand.",
      "Its state is inactive, active or stopped. Only `dim.fractionComplete` can be set.",
      "In `then`, `event.position` is end, start or current, and `event.finished` is on if it is "
        + "end.",
      "While moved by hand, it is linear, to follow a finger. When it continues, it returns to the "
        + "curve at the point with the same progress.",
      "With `velocity (3, -2)` the center starts with a velocity of its own along x and y, each in "
        + "total distances along its axis. Other properties take the length of the vector, as UIKit's "
        + "documents say. `curve spring(mass: 1, stiffness: 100, damping: 10)` takes `velocity` too.",
      "When it is reversed, its fraction counts from its end: 1 - f. Nested blocks follow it.",
      "Once it is over, `animator` can make another one with the same name.",
    ],
    roles: [.makesSubject])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let name = call[\.name]
    let options = try options(call)
    let (scrubs, pauses) = (call[\.scrubsLinearly], call[\.pausesOnCompletion])
    if call.inspector.animator(named: name.text) == nil { try call.requireFreeName(name) }
    guard call.inspector.animatorCount < Limits.behaviors else {
      throw call.fail(.tooMany("animators", Limits.behaviors))
    }
    guard let block = call.block else { return }
    let world = call.world
    try call.attempt {
      try world.stage.addAnimator(
        named: name.text, options, scrubsLinearly: scrubs, pausesOnCompletion: pauses)
    }
    world.objects.animatorBlocks[name.text] = .init(
      block: block, then: call.thenBlock, scope: call.evaluator.scope)
  }

  /// The duration and the curves: one, or with a velocity along each axis, three.
  private static func options(_ call: Change<Clauses>) throws(Failure) -> AnimationOptions {
    let (duration, damping) = (call[\.over], call[\.spring.damping])
    let written = call[\.curve]
    func curve(_ velocity: Double?) throws(Failure) -> Curve? {
      if let damping {
        return .spring(
          try call.uiSpring(
            damping: damping, duration: duration, velocity: velocity ?? 0,
            at: call[part: \.spring].valuePlace(of: \.damping)))
      }
      guard let velocity else { return written }
      guard case .spring(let spring)? = written else {
        throw call.fail(
          .missingClause("damping", verb: declaration.verb, sample: "0.6"),
          at: call.place(of: \.spring.velocity))
      }
      return .spring(spring.moving(at: velocity))
    }
    let velocity = call[\.spring.velocity]
    var options = AnimationOptions(duration: duration, curve: try curve(velocity?.whole))
    if let axes = velocity?.axes, let x = try curve(axes.dx), let y = try curve(axes.dy) {
      options.axes = AnimationOptions.Axes(x: x, y: y)
    }
    if damping != nil, let place = call.place(of: \.curve) {
      try call.warn(.curveBesideDamping, at: place)
    }
    return options
  }
}

/// The spring of `UISpringTimingParameters`, whose velocity may be a vector.
struct AnimatorSpring: CommandClauses {
  let damping = SpringClauses.damping
  let velocity = Clause(
    "velocity", .springVelocity,
    "initial velocity of the spring, in total distances per second; (X, Y) for a view's center",
    else: "0", also: ["initialVelocity", "initialSpringVelocity"])
}

/// An initial velocity: one for all properties, or one along each axis of a view's center.
struct SpringVelocity: Sendable {
  /// That of properties without two axes: of a vector, its length. Source: Apple's documentation of
  /// `UISpringTimingParameters`.
  let whole: Double
  /// Those along x and y, if they are given.
  var axes: Vector?
}

extension ArgumentType where Content == SpringVelocity {
  /// A number, or a number for each axis.
  fileprivate static var springVelocity: ArgumentType {
    ArgumentType(.expression) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      return try evaluator.checked(expression, what) { (check, value) throws(Mistake) in
        func number(_ value: Value) throws(Mistake) -> Double {
          try check.number(value, .plain, SpringClauses.velocities)
        }
        guard case .point(let point) = value else {
          return SpringVelocity(whole: try number(value))
        }
        let axes = Vector(try number(.plain(point.x)), try number(.plain(point.y)))
        return SpringVelocity(whole: axes.length, axes: axes)
      }
    }
  }
}
