import Curves
import Execution
import Language
import Staging
import Values

enum AnimateCommand {
  static let path = Subject(optional: "PATH", .path, "what moves, such as red.center")
  static let to = Clause("to", .expression, "the value it will have")
  static let over = Clause(
    "over", .time, "how long it lasts",
    else: Quantity.time.written(AnimationOptions.standardDuration))
  static let curve = Clause(
    "curve", .curve, "its pace; `help curves` lists them",
    else: AnimationOptions.standardCurve.name)
  static let damping = Clause(
    "damping", .number(.plain, 0...1e6),
    "UIView's spring: 1 comes to rest without a swing, less swings")
  static let velocity = Clause(
    "velocity", .number(.plain, -1e6...1e6),
    "of that spring at the start, in whole ways per second", default: 0)
  static let delay = Clause("delay", .time, "how long it waits first", default: 0)
  static let times = Clause(
    "repeat", .number(.plain, 0...1e6), "how many times it plays", default: 1)
  static let autoreverse = Clause(
    "autoreverse", .boolean, "whether each time plays back too", default: false)

  static let declaration = CommandDeclaration(
    "animate", "moves properties from what is shown to a new value: UIView.animate", .animation,
    subject: path, clauses: [to, over, curve, damping, velocity, delay, times, autoreverse],
    block: .optional,
    examples: [
      "animate red.alpha to 0 over 3s",
      "animate red.center to (160, 415) over 600ms curve elasticOut delay 100ms",
      "animate red.center.y to 300 over 500ms damping 0.6 velocity 0",
      "animate red.center to (0, 0) over 1s repeat 3 autoreverse on",
      "animate over 250ms curve keyboard { red.center.y -= 216 } then { print \"done\" }",
    ],
    after: ["view red frame (50, 50, 100, 100)"],
    notes: [
      "The value changes at once; `red.presentation` is what is on screen meanwhile.",
      "Inside another animation's block, `over` and `curve` are else the outer one's.",
      "Animations of geometry that overlap add up, as they do since iOS 8.",
      "A spring, and the keyboard's curve, last as long as they need.",
    ],
    .change { (call) throws(Failure) in
      let options = AnimationOptions(
        duration: try call[over], curve: try pace(of: call), delay: try call[delay],
        repeatCount: try call[times], autoreverses: try call[autoreverse])
      let assignment = try animatedAssignment(call)
      guard assignment != nil || call.block != nil else { throw call.fail(.nothingToAnimate) }
      let stage = call.stage
      try call.staging { () throws(StagingProblem) in try stage.beginAnimation(options) }
      if let assignment { try call.evaluator.perform(assignment) }
      if let block = call.block { try call.evaluator.execute(block) }
      try commit(call)
    })

  /// `curve`, or UIView's spring: `animate(withDuration:usingSpringWithDamping:…)`.
  private static func pace(of call: Change) throws(Failure) -> Curve? {
    guard let damping = try call[damping] else {
      guard let place = call.place(of: velocity) else { return try call[curve] }
      throw call.fail(.missingClause("damping", verb: "animate", sample: "0.6"), at: place)
    }
    if let place = call.place(of: curve) {
      throw call.fail(.eitherOr("`damping`", "`curve`"), at: place)
    }
    let duration = try call[over] ?? AnimationOptions.standardDuration
    let velocity = try call[velocity]
    do throws(CurveProblem) {
      return .spring(try .uiView(dampingRatio: damping, duration: duration, velocity: velocity))
    } catch {
      throw call.fail(.curve(error), at: call.valuePlace(of: AnimateCommand.damping))
    }
  }

  private static func animatedAssignment(
    _ call: Change
  ) throws(Failure) -> Evaluator.PreparedAssignment? {
    guard let path = try call[path] else {
      if let place = call.place(of: to) { throw call.fail(.missingPath, at: place) }
      return nil
    }
    guard let target = try call[to] else {
      throw call.fail(.missingClause("to", verb: "animate", sample: "0"))
    }
    return try call.evaluator.prepareAnimated(path, target)
  }

  /// Closes the animation block, and keeps what is to be done when it has ended.
  private static func commit(_ call: Change) throws(Failure) {
    guard let id = call.stage.commitAnimation() else { return }
    if let then = call.thenBlock {
      let completion = World.Continuation(id: id, block: then, scope: call.evaluator.scope)
      call.change { $0.continuations.append(completion) }
    }
    // A block that set nothing in motion has ended already.
    try call.deliverEvents()
  }
}

extension Change {
  /// Runs the handlers of what has just come about.
  func deliverEvents() throws(Failure) { try evaluator.deliver(stage.takeEvents(), span) }
}
