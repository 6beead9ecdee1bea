#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// When a spring is held to be at rest, by the rules that `CASpringAnimation` was measured to use.
enum SpringSettling {
  /// The share of the way that may be left.
  static let tolerance = 0.001

  /// What Core Animation answers for a spring that never settles: the largest `Float`.
  static let never = Double(Float.greatestFiniteMagnitude)

  /// ln(1000 · (1 + |(β − v)/ωd|)) / β: when the envelope of the swings has shrunk to 0.001.
  static func underdamped(beta: Double, swing: Double, velocity: Double) -> Double {
    guard beta > 0 else { return never }
    return min(log(1000 * (1 + abs((beta - velocity) / swing))) / beta, never)
  }

  /// The first multiple of 0.1 s, made by adding 0.1 again and again, at which the spring rests.
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
