/// Springs from the parameters of each system. `SpringTranslation` goes the other way.
extension Spring {
  /// Creates a spring from SwiftUI's and, since iOS 17, UIKit's parameters: k = (2π/duration)², ζ =
  /// 1 − bounce from 0 up and 1 / (1 + bounce) below, which is over-damped and allowed here.
  /// Source: measured; with bounce −0.3 and 0.5 s SwiftUI's damping is 35.904.
  ///
  /// - Parameters:
  ///   - duration: the perceptual duration in seconds, greater than 0.
  ///   - bounce: greater than −1, up to 1, which oscillates forever.
  ///   - velocity: the initial velocity, in whole ways per second.
  /// - Throws: `CurveProblem` if a number is not finite or outside its range.
  public init(duration: Double, bounce: Double, velocity: Double = 0) throws(CurveProblem) {
    try Self.checkFinite([("duration", duration), ("bounce", bounce)])
    guard (-1...1).contains(bounce) else {
      throw .outside(parameter: "bounce", of: "a spring", value: bounce, low: -1, high: 1)
    }
    guard bounce > -1 else { throw .bounceWithoutMotion }
    try self.init(
      period: duration, named: "duration", ratio: bounce < 0 ? 1 / (1 + bounce) : 1 - bounce,
      velocity: velocity, words: .durationBounce(duration: duration, bounce: bounce))
  }

  /// Creates a spring from SwiftUI's older parameters: k = (2π/response)² and a damping ratio,
  /// called damping fraction there; more than 1 is over-damped. Source: SwiftUI's documentation.
  ///
  /// - Parameters:
  ///   - response: the seconds of an undamped oscillation, greater than 0.
  ///   - dampingRatio: 0 or more.
  ///   - velocity: the initial velocity, in whole ways per second.
  /// - Throws: `CurveProblem` if a number is not finite or outside its range.
  public init(response: Double, dampingRatio: Double, velocity: Double = 0) throws(CurveProblem) {
    try self.init(
      period: response, named: "response", ratio: dampingRatio, velocity: velocity,
      words: .response(response, dampingRatio: dampingRatio))
  }

  /// Creates a spring from the parameters of SwiftUI's `Spring(settlingDuration:dampingRatio:)`, by
  /// the equation of `uiView`. Its motion goes on after the given duration, until Core Animation's
  /// rule, which is slightly later, considers it at rest.
  ///
  /// - Parameters:
  ///   - settlingDuration: the seconds until 0.1 % is left, greater than 0; outside 0.01…10 it
  ///     counts as the nearer end.
  ///   - dampingRatio: greater than 0.001; above 1 counts as 1.
  ///   - velocity: the initial velocity, in whole ways per second.
  /// - Throws: `CurveProblem` if a number is not finite or outside its range.
  public init(
    settlingDuration: Double, dampingRatio: Double, velocity: Double = 0
  ) throws(CurveProblem) {
    self = try Self.resting(
      after: settlingDuration, named: ("settlingDuration", "dampingRatio"), ratio: dampingRatio,
      velocity: velocity, words: .settling(settlingDuration, dampingRatio: dampingRatio))
  }

  /// Creates a spring from react-spring's parameters, tension for stiffness and friction for
  /// damping; over-damping takes effect, as it does there. The defaults are react-spring's.
  ///
  /// ```swift
  /// let spring = try Spring(tension: 170, friction: 26)
  /// print(spring.dampingRatio)  // 0.9970…
  /// print(spring.duration)  // 0.4818…
  /// ```
  ///
  /// - Throws: `CurveProblem` if a number is not finite, tension or mass is not greater than 0, or
  ///   friction is less than 0.
  public init(
    tension: Double, friction: Double, mass: Double = 1, velocity: Double = 0
  ) throws(CurveProblem) {
    try self.init(
      mass: mass, tension: tension, friction: friction, velocity: velocity,
      words: .tension(tension, friction: friction))
  }

  /// Creates a spring from Origami's and rebound's parameters: tension (t − 30) · 3.62 + 194,
  /// friction (f − 8) · 3 + 25, mass 1. Source: rebound-js. Their default is 40 and 7.
  ///
  /// - Throws: `CurveProblem` if a number is not finite or the result is not a valid spring.
  public init(
    origamiTension: Double, origamiFriction: Double, velocity: Double = 0
  ) throws(CurveProblem) {
    try self.init(
      mass: 1, tension: Bouncy.tension(origami: origamiTension),
      friction: Bouncy.friction(origami: origamiFriction), velocity: velocity,
      words: .origami(tension: origamiTension, friction: origamiFriction))
  }

  /// Returns a spring from pop's parameters, which React Native and rebound support too. Source:
  /// pop's and rebound's published conversion; see `Bouncy`.
  ///
  /// - Parameters:
  ///   - bounciness: in 0…20; pop's default is 4.
  ///   - speed: in 0…20; pop's default is 12.
  ///   - velocity: the initial velocity, in whole ways per second.
  /// - Throws: `CurveProblem` if a number is not finite or outside its range.
  public static func pop(
    bounciness: Double = 4, speed: Double = 12, velocity: Double = 0
  ) throws(CurveProblem) -> Spring {
    for (parameter, value) in [("bounciness", bounciness), ("speed", speed)] {
      try checkFinite([(parameter, value)])
      guard (0...20).contains(value) else {
        throw .outside(parameter: parameter, of: "a popSpring", value: value, low: 0, high: 20)
      }
    }
    let origami = Bouncy.origami(bounciness: bounciness, speed: speed)
    return try Spring(
      mass: 1, tension: Bouncy.tension(origami: origami.tension),
      friction: Bouncy.friction(origami: origami.friction), velocity: velocity,
      words: .pop(bounciness: bounciness, speed: speed))
  }

  /// Returns Android's `SpringForce`: mass 1, a stiffness and a damping ratio, over-damping
  /// allowed. Its constants are in `SpringPreset`; the defaults are its own.
  ///
  /// - Throws: `CurveProblem` if a number is not finite, the stiffness is not greater than 0 or the
  ///   ratio is less than 0.
  public static func android(
    stiffness: Double = 1500, dampingRatio: Double = 0.5, velocity: Double = 0
  ) throws(CurveProblem) -> Spring {
    try checkRatio(dampingRatio)
    let damping = 2 * dampingRatio * max(stiffness, 0).squareRoot()
    try check(mass: 1, stiffness: stiffness, damping: damping, velocity: velocity)
    return Spring(
      mass: 1, stiffness: stiffness, damping: damping, ratio: dampingRatio, velocity: velocity,
      allowsOverdamping: dampingRatio > 1,
      words: .android(stiffness: stiffness, dampingRatio: dampingRatio))
  }

  /// Returns the spring of
  /// `UIView.animate(withDuration:usingSpringWithDamping:initialSpringVelocity:)`, which ends after
  /// its duration, whatever is left: mass 1, and the frequency at which 0.1 % is left. Source:
  /// probed on 17 pairs for velocity 0; see `RestingFrequency` for others.
  ///
  /// - Parameters:
  ///   - dampingRatio: greater than 0.001; above 1 counts as 1.
  ///   - duration: in seconds, greater than 0; outside 0.01…10 it counts as the nearer end.
  ///   - velocity: the initial velocity, in whole ways per second.
  /// - Throws: `CurveProblem` if a number is not finite or outside its range.
  public static func uiView(
    dampingRatio: Double, duration: Double, velocity: Double = 0
  ) throws(CurveProblem) -> Spring {
    try resting(
      after: duration, named: ("duration", "damping"), ratio: dampingRatio, velocity: velocity,
      words: .uiView(dampingRatio: dampingRatio, duration: duration))
  }
}

extension Spring {
  /// Creates a spring of mass 1 from the seconds of an undamped oscillation and the ratio.
  private init(
    period: Double, named parameter: String, ratio: Double, velocity: Double, words: SpringWords
  ) throws(CurveProblem) {
    try Self.checkFinite([(parameter, period)])
    try Self.checkRatio(ratio)
    guard period > 0 else { throw .notPositive(parameter: parameter, value: period) }
    let frequency = 2 * Double.pi / period
    try self.init(frequency: frequency, ratio: ratio, velocity: velocity, words: words)
  }

  private init(
    frequency: Double, ratio: Double, velocity: Double, words: SpringWords
  ) throws(CurveProblem) {
    let (stiffness, damping) = (frequency * frequency, 2 * ratio * frequency)
    guard stiffness.isNormal, damping.isFinite else {
      throw .beyondArithmetic(mass: 1, stiffness: stiffness, damping: damping)
    }
    try Self.check(mass: 1, stiffness: stiffness, damping: damping, velocity: velocity)
    self.init(
      mass: 1, stiffness: stiffness, damping: damping, ratio: ratio, velocity: velocity,
      allowsOverdamping: ratio > 1, words: words)
  }

  private init(
    mass: Double, tension: Double, friction: Double, velocity: Double, words: SpringWords
  ) throws(CurveProblem) {
    try Self.checkFinite([("tension", tension), ("friction", friction)])
    guard tension > 0 else { throw .notPositive(parameter: "tension", value: tension) }
    guard friction >= 0 else { throw .negativeFriction(value: friction) }
    try Self.check(mass: mass, stiffness: tension, damping: friction, velocity: velocity)
    let ratio = Self.ratio(mass: mass, stiffness: tension, damping: friction)
    self.init(
      mass: mass, stiffness: tension, damping: friction, ratio: ratio, velocity: velocity,
      allowsOverdamping: ratio > 1, words: words)
  }

  private static func resting(
    after duration: Double, named names: (duration: String, ratio: String), ratio: Double,
    velocity: Double, words: SpringWords
  ) throws(CurveProblem) -> Spring {
    try checkFinite([(names.duration, duration), (names.ratio, ratio), ("velocity", velocity)])
    for (parameter, value) in [(names.duration, duration), (names.ratio, ratio)] {
      guard value > 0 else { throw .notPositive(parameter: parameter, value: value) }
    }
    let clamped = min(ratio, 1)
    let rule = RestingFrequency(dampingRatio: clamped, duration: duration, velocity: velocity)
    guard let frequency = rule.frequency else { throw .neverAtRest(dampingRatio: ratio) }
    return try Spring(frequency: frequency, ratio: clamped, velocity: velocity, words: words)
  }

  private static func checkFinite(_ given: [(String, Double)]) throws(CurveProblem) {
    for (parameter, value) in given {
      guard value.isFinite else { throw .notFinite(parameter: parameter, value: value) }
    }
  }

  private static func checkRatio(_ ratio: Double) throws(CurveProblem) {
    try checkFinite([("dampingRatio", ratio)])
    guard ratio >= 0 else { throw .negativeRatio(value: ratio) }
  }
}
