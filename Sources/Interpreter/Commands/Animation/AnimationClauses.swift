import Diagnostics
import Evaluation
import Language
import MotionCurves
import UIKitMotion
import Values

/// The clauses of duration and curve that several commands share. The words of all options of
/// `UIView.animate` stand in this file; `AnimationOptions` has their meaning and what a nested
/// block inherits.
enum AnimationClauses {
  static let over = Clause(
    "over", .time, "duration",
    else: Quantity.time.written(AnimationOptions.standardDuration),
    also: ["duration", "in", "for", "during", "time"])
  static let curve = Clause(
    "curve", .curve, "timing curve; `help curves` lists them",
    else: AnimationOptions.standardCurve.name,
    also: ["easing", "ease", "timing", "timingFunction", "with", "using"])
}

/// UIView's spring, as an alternative to a curve.
struct SpringClauses: CommandClauses {
  static let damping = Clause(
    "damping", .number(.plain, 0...1e6),
    "damping ratio of UIView's spring: 1 comes to rest without oscillating, less oscillates",
    also: ["dampingRatio", "dampingFraction", "usingSpringWithDamping"])
  /// The range of an initial velocity, in total distances per second.
  static let velocities = -1e6...1e6

  let damping = Self.damping
  let velocity = Clause(
    "velocity", .number(.plain, Self.velocities),
    "initial velocity of that spring, in total distances per second", default: 0,
    also: ["initialVelocity", "initialSpringVelocity"])
}

/// The options of `UIView.animate`, with UIKit's names.
struct AnimationOptionClauses: CommandClauses {
  let delay = Clause(
    "delay", .time, "delay before the start", default: 0, also: ["after", "wait"])
  let times = Clause(
    "repeat", .times(0...1e6), "number of plays", default: 1,
    also: ["repeatCount", "times", "iterations", "loop"])
  let autoreverse = Clause(
    "autoreverse", .boolean, "whether each play also runs backward", default: false,
    also: ["autoreverses", "alternate", "yoyo"])
  let touches = Clause(
    "allowUserInteraction", .boolean, "whether moving views receive touches", default: false)
  let fromCurrent = Clause(
    "beginFromCurrentState", .boolean,
    "whether an animation that replaces another starts at the value on screen", default: false)
  let additive = Clause(
    "additive", .boolean, "whether animations of geometry add up, as they have since iOS 8",
    default: true)
  let ownDuration = Clause(
    "overrideInheritedDuration", .boolean,
    "inside another animation: whether it keeps its own `over`", default: false)
  let ownCurve = Clause(
    "overrideInheritedCurve", .boolean,
    "inside another animation: whether it keeps its own `curve` or `damping`", default: false)
  let ownOptions = Clause(
    "overrideInheritedOptions", .boolean,
    "inside another animation: whether it keeps its other options", default: false)
}

/// Clauses with a duration and a curve.
protocol PacedClauses: CommandClauses {
  var over: Clause<Double?> { get }
  var curve: Clause<Curve?> { get }
}

/// Clauses of a command that opens an animation block.
protocol AnimatedClauses: PacedClauses {
  var options: AnimationOptionClauses { get }
}

extension Change where Clauses: AnimatedClauses {
  /// The written options; warns if UIKit ignores one of them.
  ///
  /// - Parameter spring: The clauses of UIView's spring, if the command takes one.
  func animationOptions(
    spring: Change<SpringClauses>? = nil
  ) throws(Failure) -> AnimationOptions {
    let written = self[part: \.options]
    var options = AnimationOptions(
      duration: self[\.over], delay: written[\.delay],
      repeatCount: written[\.times], autoreverses: written[\.autoreverse],
      allowsUserInteraction: written[\.touches],
      beginsFromCurrentState: written[\.fromCurrent],
      isAdditive: written[\.additive])
    if written[\.ownDuration] { options.overrides.insert(.duration) }
    if written[\.ownCurve] { options.overrides.insert(.curve) }
    if written[\.ownOptions] { options.overrides.insert(.options) }
    let outer = inspector.enclosingAnimation
    let keepsDuration = outer == nil || options.overrides.contains(.duration)
    let duration = keepsDuration ? options.duration : outer?.duration
    options.curve = try pace(spring, duration: duration)
    if let outer { try warnOfInherited(options, outer, spring) }
    return options
  }

  /// Warns about each clause that differs from the outer animation and has no effect.
  private func warnOfInherited(
    _ options: AnimationOptions, _ outer: AnimationOptions, _ spring: Change<SpringClauses>?
  ) throws(Failure) {
    let own = self[part: \.options]
    func check(
      _ place: Span?, _ isSame: Bool, _ held: String,
      _ override: KeyPath<AnimationOptionClauses, Clause<Bool>>
    ) throws(Failure) {
      guard !isSame, let place, !(own[override]) else { return }
      try warn(.inherited(place.text, outer: held, override: own.keyword(of: override)), at: place)
    }
    let held = outer.duration ?? AnimationOptions.standardDuration
    try check(
      place(of: \.over), options.duration == held, Quantity.time.written(held), \.ownDuration)
    let pace = outer.curve ?? AnimationOptions.standardCurve
    for place in [place(of: \.curve), spring?.place(of: \.damping)] {
      try check(place, options.curve == pace, pace.name, \.ownCurve)
    }
    let count = outer.repeatCount
    try check(
      own.place(of: \.times), options.repeatCount == count,
      count == .infinity ? "forever" : Quantity.plain.written(count), \.ownOptions)
    let flags: [(KeyPath<AnimationOptionClauses, Clause<Bool>>, KeyPath<AnimationOptions, Bool>)] =
      [
        (\.autoreverse, \.autoreverses), (\.touches, \.allowsUserInteraction),
        (\.fromCurrent, \.beginsFromCurrentState), (\.additive, \.isAdditive),
      ]
    for (clause, flag) in flags {
      let isSame = options[keyPath: flag] == outer[keyPath: flag]
      try check(own.place(of: clause), isSame, outer[keyPath: flag] ? "on" : "off", \.ownOptions)
    }
  }
}

extension Change where Clauses: PacedClauses {
  /// `curve`, or UIView's spring: `animate(withDuration:usingSpringWithDamping:…)`.
  func pace(_ spring: Change<SpringClauses>?, duration: Double?) throws(Failure) -> Curve? {
    guard let spring, let damping = spring[\.damping] else {
      guard let place = spring?.place(of: \.velocity) else { return self[\.curve] }
      throw fail(.missingClause("damping", verb: declaration.verb, sample: "0.6"), at: place)
    }
    let curve = try uiSpring(
      damping: damping, duration: duration, velocity: spring[\.velocity],
      at: spring.valuePlace(of: \.damping))
    if let place = place(of: \.curve) { try warn(.curveBesideDamping, at: place) }
    return .spring(curve)
  }

  /// UIView's spring of a damping ratio.
  func uiSpring(
    damping: Double, duration: Double?, velocity: Double, at place: Span?
  ) throws(Failure) -> Spring {
    do throws(CurveProblem) {
      return try .uiView(
        dampingRatio: damping, duration: duration ?? AnimationOptions.standardDuration,
        velocity: velocity)
    } catch {
      throw fail(.curve(error), at: place)
    }
  }
}
