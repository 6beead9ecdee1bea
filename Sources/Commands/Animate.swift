import Answers
import Values
import Execution
import Curves
import Diagnostics
import Language
import Staging

extension Commands {
  /// Times that `over` and `delay` take: up to the longest session.
  static let over = ClauseDeclaration("over", .time, "how long it lasts", default: "250ms")
  static let curve = ClauseDeclaration(
    "curve", .curve, "its pace; `help curves` lists them", default: "easeInOut")

  static let animate = CommandDeclaration(
    "animate", "moves properties from what is shown to a new value: UIView.animate", .animation,
    subject: .init(
      label: "PATH", kind: .path, isRequired: false, summary: "what moves, such as red.center"),
    clauses: [
      .init("to", .expression, "the value it will have"), over, curve,
      .init(
        "damping", .number(.plain, 0...1e6),
        "UIView's spring: 1 comes to rest without a swing, less swings"),
      .init(
        "velocity", .number(.plain, -1e6...1e6),
        "of that spring at the start, in whole ways per second", default: "0"),
      .init("delay", .time, "how long it waits first", default: "0s"),
      .init("repeat", .number(.plain, 0...1e6), "how many times it plays", default: "1"),
      .init("autoreverse", .boolean, "whether each time plays back too", default: "off"),
    ],
    block: .optional,
    examples: [
      "animate red.alpha to 0 over 3s",
      "animate red.center to (160, 415) over 600ms curve elasticOut delay 100ms",
      "animate red.center.y to 300 over 500ms damping 0.6 velocity 0",
      "animate over 250ms curve keyboard { red.center.y -= 216 } then { print \"done\" }",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "The value changes at once; `red.presentation` is what is on screen meanwhile.",
      "Animations of geometry that overlap add up, as they do since iOS 8.",
      "A spring, and the keyboard's curve, last as long as they need.",
    ],
    .evaluation { (call) throws(Failure) in
      let options = try animationOptions(call)
      let assignment = try animatedAssignment(call)
      guard assignment != nil || call.command.block != nil else {
        throw call.fail(.nothingToAnimate)
      }
      call.world.touch()
      try call.staging { () throws(StagingProblem) in try call.stage.beginAnimation(options) }
      if let assignment { try call.evaluator.perform(assignment) }
      if let block = call.command.block { try call.evaluator.execute(block) }
      try commit(call)
    })

  private static func animationOptions(
    _ call: Invocation
  ) throws(Failure) -> AnimationOptions {
    AnimationOptions(
      duration: try call.number("over"), curve: try pace(of: call),
      delay: try call.number("delay") ?? 0, repeatCount: try call.number("repeat") ?? 1,
      autoreverses: try call.boolean("autoreverse") ?? false)
  }

  private static func pace(of call: Invocation) throws(Failure) -> Curve? {
    if let spring = try springCurve(call) { return spring }
    return try call.curve("curve")
  }

  /// `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`.
  private static func springCurve(_ call: Invocation) throws(Failure) -> Curve? {
    guard let damping = try call.number("damping") else {
      guard let clause = call.clause("velocity") else { return nil }
      throw call.fail(
        .missingClause("damping", verb: "animate", sample: "0.6"), at: clause.keyword.span)
    }
    if let clause = call.clause("curve") {
      throw call.fail(.eitherOr("`damping`", "`curve`"), at: clause.keyword.span)
    }
    let duration = try call.number("over") ?? AnimationOptions.standardDuration
    let velocity = try call.number("velocity") ?? 0
    do throws(CurveProblem) {
      return .spring(
        try .uiView(dampingRatio: damping, duration: duration, velocity: velocity))
    } catch {
      throw call.fail(
        .curve(error),
        at: call.expression("damping")?.span)
    }
  }

  private static func animatedAssignment(
    _ call: Invocation
  ) throws(Failure) -> Evaluator.PreparedAssignment? {
    guard let path = call.subjectExpression else {
      if let to = call.clause("to") { throw call.fail(.missingPath, at: to.keyword.span) }
      return nil
    }
    guard let target = call.expression("to") else {
      throw call.fail(.missingClause("to", verb: "animate", sample: "0"))
    }
    return try call.evaluator.prepareAnimated(path, target)
  }

  /// Closes the animation block, and keeps what is to be done when it has ended.
  private static func commit(_ call: Invocation) throws(Failure) {
    guard let id = call.stage.commitAnimation() else { return }
    if let then = call.command.thenBlock {
      let completion = World.Completion(id: id, block: then, scope: call.evaluator.scope)
      call.world.change { $0.completions.append(completion) }
    }
    // A block that set nothing in motion has ended already.
    let events = call.stage.takeEvents()
    if !events.isEmpty { try call.evaluator.deliver(events, call.span) }
  }

  static let stop = CommandDeclaration(
    "stop", "ends the animations of views where they stand", .animation,
    subject: .init(label: "VIEWS", kind: .expressions, isRequired: true, summary: "whose"),
    examples: ["stop red"],
    after: ["view red frame (50, 50, 100, 100)", "animate red.alpha to 0 over 3s"],
    .evaluation { (call) throws(Failure) in
      let views = try call.subjectViews()
      call.world.touch()
      for view in views { call.stage.stopAnimations(of: view) }
      try call.evaluator.deliver(call.stage.takeEvents(), call.span)
    })
}
