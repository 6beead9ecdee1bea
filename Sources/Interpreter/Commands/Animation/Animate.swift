import Evaluation
import Language
import MotionCurves
import UIKitMotion
import Values

enum AnimateCommand: ChangeCommand {
  struct Clauses: AnimatedClauses {
    let path = Subject(optional: "PATH", .path, "property to animate, such as red.center")
    let to = Clause("to", .expression, "new value")
    let by = Clause("by", .expression, "amount to add to the current value")
    let over = AnimationClauses.over
    let spring = SpringClauses()
    let curve = AnimationClauses.curve
    let options = AnimationOptionClauses()
  }

  static let verb = "animate"
  static let declaration = declare(
    "Animates properties from the value on screen to a new one: UIView.animate", .animation,
    Clauses(),
    block: .optional,
    examples: [
      "animate red.alpha to 0 over 3s",
      "animate red.center to (160, 415) over 600ms curve elasticOut delay 100ms",
      "animate red.center.y to 300 over 500ms damping 0.6 velocity 0",
      "animate red.center to (0, 0) over 1s repeat 3 autoreverse on",
      "animate red.center.x by 100 over 1s repeat forever autoreverse on",
      "animate over 250ms curve keyboard { red.center.y -= 216 } then { print \"done\" }",
      "animate over 1s allowUserInteraction on beginFromCurrentState on { red.alpha = 0 } "
        + "then { print event.finished }",
      "animate red.backgroundColor to \"blue\" over 1s",
      "animate over 1s { red.layer.cornerRadius = 50; red.shadowOpacity = 0.5 }",
      "animate red.center.x to 300 over 1s additive off",
      "animate over 2s { red.center.x = 300; animate red.alpha to 0 over 500ms "
        + "overrideInheritedDuration on }",
      "animate over 2s repeat 2 { red.center.x = 300; animate red.center.y to 400 curve linear "
        + "overrideInheritedCurve on overrideInheritedOptions on }",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "The value changes at once; meanwhile, `red.presentation` is the value on screen.",
      "In `then`, `event.finished` is off if the animation was stopped or replaced. A block that "
        + "changes nothing ends at once.",
      "Inside another animation's block, the outer animation sets `over`, `curve` and everything "
        + "else except `delay`, unless `overrideInheritedDuration`, `…Curve` or `…Options` is on.",
      "Overlapping animations of geometry add up, as they have since iOS 8: one that turns back "
        + "halfway keeps its position and speed. Other animations start from the value on screen.",
      "With `additive off`, a new animation replaces the old one, as in iOS 7. It starts at the "
        + "old one's end value; with `beginFromCurrentState on` it starts at the value on screen, "
        + "but its speed jumps.",
      "Colors are interpolated by component in sRGB: halfway from red to blue is #800080. A "
        + "missing color starts as clear.",
      "Springs and the keyboard curve last as long as they need. A spring by `damping` lasts for "
        + "`over`, but from 0.01 to 10 s, as UIKit's do.",
    ],
    roles: [.setsProperties])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    let options = try call.animationOptions(spring: call[part: \.spring])
    let assignment = try animatedAssignment(call)
    guard assignment != nil || call.block != nil else { throw call.fail(.nothingToAnimate) }
    let stage = call.stage
    try call.attempt { try stage.beginAnimation(options) }
    if let assignment { try call.evaluator.execute(assignment) }
    if let block = call.block { try call.evaluator.executeAnimated(block) }
    try call.commitAnimation()
  }

  private static func animatedAssignment(
    _ call: Change<Clauses>
  ) throws(Failure) -> Evaluator.PreparedAssignment? {
    guard let path = call[\.path] else {
      if let place = call.place(of: \.to) { throw call.fail(.missingPath("to"), at: place) }
      if let place = call.place(of: \.by) { throw call.fail(.missingPath("by"), at: place) }
      return nil
    }
    if let by = call[\.by] {
      if let place = call.place(of: \.to) { throw call.fail(.eitherOr("`to`", "`by`"), at: place) }
      return try call.evaluator.prepareAnimated(path, by, isAdded: true)
    }
    guard let target = call[\.to] else {
      throw call.fail(.missingClause("to", verb: "animate", "animate red.center.y to 300"))
    }
    return try call.evaluator.prepareAnimated(path, target)
  }
}

extension Change {
  /// Closes the animation block and stores its `then` block for the end.
  func commitAnimation() throws(Failure) {
    guard let id = stage.commitAnimation() else { return }
    if let then = thenBlock {
      let completion = World.Continuation(block: then, scope: evaluator.scope)
      change { $0.continuations[id] = completion }
    }
    // A block that animates nothing has already ended.
    try deliverEvents()
  }

  /// Runs the handlers of new events.
  func deliverEvents() throws(Failure) { try evaluator.deliver(stage.takeEvents(), span) }
}
