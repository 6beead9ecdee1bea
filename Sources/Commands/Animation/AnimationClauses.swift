import Curves
import Diagnostics
import Execution
import Staging
import Values

/// What `UIView.animate` is told besides what moves, in the words of its options.
enum AnimationClauses {
  static let over = Clause(
    "over", .time, "how long it lasts",
    else: Quantity.time.written(AnimationOptions.standardDuration),
    also: ["duration", "in", "for", "during", "time"])
  static let curve = Clause(
    "curve", .curve, "its pace; `help curves` lists them",
    else: AnimationOptions.standardCurve.name,
    also: ["easing", "ease", "timing", "timingFunction", "with", "using"])
  static let damping = Clause(
    "damping", .number(.plain, 0...1e6),
    "UIView's spring: 1 comes to rest without a swing, less swings",
    also: ["dampingRatio", "dampingFraction"])
  static let velocity = Clause(
    "velocity", .number(.plain, -1e6...1e6),
    "of that spring at the start, in whole ways per second", default: 0,
    also: ["initialVelocity", "initialSpringVelocity"])
  static let delay = Clause(
    "delay", .time, "how long it waits first", default: 0, also: ["after", "wait"])
  static let times = Clause(
    "repeat", .times(0...1e6), "how many times it plays", default: 1,
    also: ["repeatCount", "times", "iterations", "loop"])
  static let autoreverse = Clause(
    "autoreverse", .boolean, "whether each time plays back too", default: false,
    also: ["autoreverses", "alternate", "yoyo"])
  static let touches = Clause(
    "allowUserInteraction", .boolean, "whether touches reach what moves", default: false)
  static let fromCurrent = Clause(
    "beginFromCurrentState", .boolean,
    "where animations replace one another: whether it starts from what is shown", default: false)
  static let additive = Clause(
    "additive", .boolean, "whether animations of geometry add up, as they do since iOS 8",
    default: true)
  static let ownDuration = Clause(
    "overrideInheritedDuration", .boolean,
    "inside another animation: whether `over` is its own", default: false)
  static let ownCurve = Clause(
    "overrideInheritedCurve", .boolean,
    "inside another animation: whether `curve` or `damping` is its own", default: false)
  static let ownOptions = Clause(
    "overrideInheritedOptions", .boolean,
    "inside another animation: whether all else is its own", default: false)

  static let all: [any DeclaredClause] = [over, damping, velocity] + withoutSpring

  static let withoutSpring: [any DeclaredClause] = [
    curve, delay, times, autoreverse, touches, fromCurrent, additive, ownDuration, ownCurve,
    ownOptions,
  ]

  /// What was written; says where UIKit takes something else.
  static func options(of call: Change) throws(Failure) -> AnimationOptions {
    var options = AnimationOptions(
      duration: try call[over], delay: try call[delay], repeatCount: try call[times],
      autoreverses: try call[autoreverse], allowsUserInteraction: try call[touches],
      beginsFromCurrentState: try call[fromCurrent], isAdditive: try call[additive])
    if try call[ownDuration] { options.overrides.insert(.duration) }
    if try call[ownCurve] { options.overrides.insert(.curve) }
    if try call[ownOptions] { options.overrides.insert(.options) }
    let outer = call.inspector.enclosingAnimation
    let keepsDuration = outer == nil || options.overrides.contains(.duration)
    let duration = keepsDuration ? options.duration : outer?.duration
    options.curve = try pace(of: call, duration: duration)
    if let outer { try tellInherited(options, outer, call) }
    return options
  }

  /// `curve`, or UIView's spring: `animate(withDuration:usingSpringWithDamping:…)`.
  static func pace(of call: Change, duration: Double?) throws(Failure) -> Curve? {
    guard let damping = try call[damping] else {
      guard let place = call.place(of: velocity) else { return try call[curve] }
      throw call.fail(
        .missingClause("damping", verb: call.declaration.verb, sample: "0.6"), at: place)
    }
    let spring: Spring
    let (seconds, speed) = (duration ?? AnimationOptions.standardDuration, try call[velocity])
    do throws(CurveProblem) {
      spring = try .uiView(dampingRatio: damping, duration: seconds, velocity: speed)
    } catch {
      throw call.fail(.curve(error), at: call.valuePlace(of: AnimationClauses.damping))
    }
    if let place = call.place(of: curve) { try call.warn(.curveBesideDamping, at: place) }
    return .spring(spring)
  }

  /// A word for each clause that says other than the outer animation and does not count.
  private static func tellInherited(
    _ options: AnimationOptions, _ outer: AnimationOptions, _ call: Change
  ) throws(Failure) {
    func tell<Content>(
      _ clause: Clause<Content>, _ isSame: Bool, _ held: String, _ override: Clause<Bool>
    ) throws(Failure) {
      guard !isSame, let place = call.place(of: clause), !(try call[override]) else { return }
      let (word, name) = (clause.declaration.keyword, override.declaration.keyword)
      try call.warn(.inherited(word, outer: held, override: name), at: place)
    }
    func word(_ flag: Bool) -> String { flag ? "on" : "off" }
    let held = outer.duration ?? AnimationOptions.standardDuration
    try tell(over, options.duration == held, Quantity.time.written(held), ownDuration)
    let pace = outer.curve ?? AnimationOptions.standardCurve
    try tell(curve, options.curve == pace, pace.name, ownCurve)
    try tell(damping, options.curve == pace, pace.name, ownCurve)
    let count = outer.repeatCount
    try tell(
      times, options.repeatCount == count,
      count == .infinity ? "forever" : Quantity.plain.written(count), ownOptions)
    let flags: [(Clause<Bool>, KeyPath<AnimationOptions, Bool>)] = [
      (autoreverse, \.autoreverses), (touches, \.allowsUserInteraction),
      (fromCurrent, \.beginsFromCurrentState), (additive, \.isAdditive),
    ]
    for (clause, flag) in flags {
      let isSame = options[keyPath: flag] == outer[keyPath: flag]
      try tell(clause, isSame, word(outer[keyPath: flag]), ownOptions)
    }
  }
}
