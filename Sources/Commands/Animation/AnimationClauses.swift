import Curves
import Diagnostics
import Execution
import Staging
import Values

/// The options of `UIView.animate`, under the names UIKit gives them.
enum AnimationClauses {
  static let over = Clause(
    "over", .time, "duration",
    else: Quantity.time.written(AnimationOptions.standardDuration),
    also: ["duration", "in", "for", "during", "time"])
  static let curve = Clause(
    "curve", .curve, "timing curve; `help curves` lists them",
    else: AnimationOptions.standardCurve.name,
    also: ["easing", "ease", "timing", "timingFunction", "with", "using"])
  static let damping = Clause(
    "damping", .number(.plain, 0...1e6),
    "damping ratio of UIView's spring: 1 comes to rest without oscillating, less oscillates",
    also: ["dampingRatio", "dampingFraction"])
  static let velocity = Clause(
    "velocity", .number(.plain, -1e6...1e6),
    "initial velocity of that spring, in total distances per second", default: 0,
    also: ["initialVelocity", "initialSpringVelocity"])
  static let delay = Clause(
    "delay", .time, "delay before the start", default: 0, also: ["after", "wait"])
  static let times = Clause(
    "repeat", .times(0...1e6), "number of plays", default: 1,
    also: ["repeatCount", "times", "iterations", "loop"])
  static let autoreverse = Clause(
    "autoreverse", .boolean, "whether each play also runs backward", default: false,
    also: ["autoreverses", "alternate", "yoyo"])
  static let touches = Clause(
    "allowUserInteraction", .boolean, "whether moving views receive touches", default: false)
  static let fromCurrent = Clause(
    "beginFromCurrentState", .boolean,
    "whether an animation that replaces another starts at the value on screen", default: false)
  static let additive = Clause(
    "additive", .boolean, "whether animations of geometry add up, as they have since iOS 8",
    default: true)
  static let ownDuration = Clause(
    "overrideInheritedDuration", .boolean,
    "inside another animation: whether it keeps its own `over`", default: false)
  static let ownCurve = Clause(
    "overrideInheritedCurve", .boolean,
    "inside another animation: whether it keeps its own `curve` or `damping`", default: false)
  static let ownOptions = Clause(
    "overrideInheritedOptions", .boolean,
    "inside another animation: whether it keeps its other options", default: false)

  static let all: [any DeclaredClause] = [over, damping, velocity] + withoutSpring

  static let withoutSpring: [any DeclaredClause] = [
    curve, delay, times, autoreverse, touches, fromCurrent, additive, ownDuration, ownCurve,
    ownOptions,
  ]

  /// The options as written; warns where UIKit uses something else.
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

  /// Warns about each clause that differs from the outer animation and has no effect.
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
