import MotionPlatform

/// A system's rule for when a spring is at rest, on a way from 0 to 1, such as an opacity.
///
/// Systems that test every frame are assumed to test each millisecond, so that the result does not
/// depend on the display's rate.
///
/// ```swift
/// let spring = try Spring(response: 0.4, dampingRatio: 0.7)
/// print(spring.settlingDuration(by: .coreAnimation) ?? 0)  // 0.6903…
/// print(spring.settlingDuration(by: .reactSpring) ?? 0)  // 0.4780…
/// ```
public enum SettlingRule: CaseIterable, Hashable, Sendable {
  /// `CASpringAnimation.settlingDuration`: ln(1000 · (1 + |(β − v)/ωd|)) / β below critical
  /// damping, else the first tenth of a second with less than 0.1 % left. Measured on 19 springs;
  /// allowed over-damping is not measured.
  case coreAnimation
  /// `Spring.settlingDuration`: ln((|β − v| + 1) / 0.001) / β below critical damping, as reported
  /// for SwiftUI and not measured; else the first tenth of a second with less than 0.1 % left, up
  /// to 102.4 s, and 0 if it takes longer.
  case swiftUI
  /// pop: less than half the threshold left, speed² below 25 thresholds and acceleration² below 625
  /// thresholds², where the threshold is 0.01, pop's for opacities. Source: pop's published code.
  case pop
  /// rebound, which Origami's tension and friction come from: 0.001 of the way, and per second.
  /// Source: rebound-js's published code.
  case rebound
  /// rebound for Java: 0.005 of the way, and per second. Source: its published code.
  case reboundJava
  /// react-spring: precision 0.001 of the way and a tenth of that per millisecond. Source: its
  /// documentation; evaluated on the exact motion, not on its own steps of a millisecond.
  case reactSpring
  /// motion.dev: restDelta 0.005 and restSpeed 0.01, its values for ways of less than 5. Source:
  /// its published defaults.
  case motion
  /// Android's `SpringForce`: three quarters of the minimum visible change, 1/256 for an alpha, and
  /// 62.5 times that per second. Source: AndroidX.
  case android
  /// Jetpack Compose's `spring`: the envelope of the oscillation has shrunk to the visibility
  /// threshold, 0.01 for a `Float`; from critical damping on, that much is left; in whole
  /// milliseconds. Source: AndroidX.
  case compose
  /// Flutter's `SpringSimulation`: 0.001 of the way, and per second. Source: `Tolerance`.
  case flutter
  /// React Native's `Animated.spring`: 0.001 of the way, and per second, both inclusive. Source:
  /// its documentation.
  case reactNative
  /// Physics alone: the last time at which 1 % is left or overshot.
  case withinOnePercent

  /// The display name: `Core Animation`, `within 1 %`.
  public var name: String {
    switch self {
    case .coreAnimation: "Core Animation"
    case .swiftUI: "SwiftUI"
    case .pop: "pop"
    case .rebound: "rebound"
    case .reboundJava: "rebound for Java"
    case .reactSpring: "react-spring"
    case .motion: "motion.dev"
    case .android: "Android"
    case .compose: "Jetpack Compose"
    case .flutter: "Flutter"
    case .reactNative: "React Native"
    case .withinOnePercent: "within 1 %"
    }
  }

  /// The rule in one line.
  public var summary: String {
    switch self {
    case .coreAnimation: "the swings have shrunk to 0.1 %, by its formula"
    case .swiftUI:
      "the swings have shrunk to 0.1 %, by a formula that is not measured; without swings, the "
        + "first tenth of a second with less than 0.1 % left, and 0 if none comes by 102.4 s"
    case .pop: "half of 0.01 left, and hardly speed or acceleration"
    case .rebound: "0.1 % left, and less than 0.001 of the way per second"
    case .reboundJava: "0.5 % left, and less than 0.005 of the way per second"
    case .reactSpring: "0.1 % left, and less than 0.1 of the way per second"
    case .motion: "0.5 % left, and less than 0.01 of the way per second"
    case .android: "0.3 % left, and less than 0.18 of the way per second"
    case .compose:
      "the swings have shrunk to its visibilityThreshold of 0.01, in whole milliseconds"
    case .flutter: "0.1 % left, and less than 0.001 of the way per second"
    case .reactNative: "0.1 % left, and no more than 0.001 of the way per second"
    case .withinOnePercent: "never again more than 1 % away"
    }
  }
}

extension Spring {
  /// Returns the seconds until the spring is at rest by a rule; nil if it never is.
  ///
  /// The motion is always this spring's own: clamped to critical unless over-damping is allowed.
  public func settlingDuration(by rule: SettlingRule) -> Double? {
    let never = SpringSettling.never
    switch rule {
    case .coreAnimation: return settlingDuration < never ? settlingDuration : nil
    case .swiftUI: return motion.swiftUISettlingDuration
    case .pop:
      return motion.firstRest(.init(distance: 0.005, speed: 0.5, acceleration: 0.25))
    case .rebound: return motion.firstRest(.init(distance: 0.001, speed: 0.001))
    case .reboundJava: return motion.firstRest(.init(distance: 0.005, speed: 0.005))
    case .reactSpring:
      return motion.firstRest(.init(distance: 0.001, speed: 0.1, includesLimits: true))
    case .motion:
      return motion.firstRest(.init(distance: 0.005, speed: 0.01, includesLimits: true))
    case .android:
      let distance = 0.75 / 256
      return motion.firstRest(.init(distance: distance, speed: 62.5 * distance))
    case .compose: return motion.composeDuration
    case .flutter: return motion.firstRest(.init(distance: 0.001, speed: 0.001))
    case .reactNative:
      return motion.firstRest(.init(distance: 0.001, speed: 0.001, includesLimits: true))
    case .withinOnePercent: return settlingDuration(within: 0.01)
    }
  }

  /// Returns the last time at which a share of the way is left or overshot; nil if the spring
  /// oscillates forever, and for a share out of range.
  ///
  /// - Parameter share: greater than 0 and less than 1.
  public func settlingDuration(within share: Double) -> Double? {
    share > 0 && share < 1 ? motion.lastTime(leaving: share) : nil
  }
}

extension SpringMotion {
  fileprivate var swiftUISettlingDuration: Double? {
    switch regime {
    case .underdamped:
      guard beta > 0 else { return nil }
      let time = log((abs(beta - velocity) + 1) / SpringSettling.tolerance) / beta
      return time < SpringSettling.never ? time : nil
    case .critical, .overdamped:
      return SpringSettling.firstTenthOrZero { abs(1 - value(at: $0)) < SpringSettling.tolerance }
    }
  }

  /// Compose's estimate for a `Float` on a way of 1.
  fileprivate var composeDuration: Double? {
    let threshold = 0.01
    let exact: Double?
    switch regime {
    case .underdamped(let swing):
      let sine = (beta - velocity) / swing
      let size = (1 + sine * sine).squareRoot()
      exact = beta > 0 ? log(size / threshold) / beta : nil
    case .critical, .overdamped: exact = lastTime(leaving: threshold)
    }
    guard let exact, exact < SpringSettling.never else { return nil }
    return (exact * 1000).rounded(.down) / 1000
  }
}

/// The settling rules of `CASpringAnimation`, as measured.
enum SpringSettling {
  /// The share of the way that may be left.
  static let tolerance = 0.001

  /// Core Animation's result for a spring that never settles: the largest `Float`.
  static let never = Double(Float.greatestFiniteMagnitude)

  /// A time no later than `never`: an infinite one has no sine.
  @inline(__always)
  static func bounded(_ seconds: Double) -> Double { seconds > never ? never : seconds }

  /// Returns ln(1000 · (1 + |(β − v)/ωd|)) / β: the time at which the envelope of the oscillation
  /// has shrunk to 0.001.
  static func underdamped(beta: Double, swing: Double, velocity: Double) -> Double {
    guard beta > 0 else { return never }
    return min(log(1000 * (1 + abs((beta - velocity) / swing))) / beta, never)
  }

  /// Returns the first multiple of 0.1 s, computed by repeated addition of 0.1, at which the spring
  /// rests.
  ///
  /// Springs that take longer than an hour are found by bisection, to the last digit of `Double`.
  static func firstTenth(where isAtRest: (Double) -> Bool) -> Double {
    var time = 0.0
    while time < 3600 {
      time += 0.1
      if isAtRest(time) { return time }
    }
    return beyond(time, where: isAtRest)
  }

  /// Returns the first of 1024 tenths of a second at which the spring rests; 0 if it rests at none.
  static func firstTenthOrZero(where isAtRest: (Double) -> Bool) -> Double {
    (1...1024).lazy.map { Double($0) / 10 }.first(where: isAtRest) ?? 0
  }

  private static func beyond(_ start: Double, where isAtRest: (Double) -> Bool) -> Double {
    var (moving, resting) = (start, 2 * start)
    while !isAtRest(resting) {
      guard resting < never else { return never }
      (moving, resting) = (resting, 2 * resting)
    }
    while true {
      let middle = (moving + resting) / 2
      guard middle > moving, middle < resting else { return min(resting, never) }
      if isAtRest(middle) { resting = middle } else { moving = middle }
    }
  }
}
