/// The conversions between pop's bounciness and speed, Origami's tension and friction, and those of
/// a spring. Source: the formulas published with pop and rebound, whose constants were fitted by
/// hand.
enum Bouncy {
  static func tension(origami: Double) -> Double { (origami - 30) * 3.62 + 194 }

  static func friction(origami: Double) -> Double { (origami - 8) * 3 + 25 }

  static func origamiTension(_ tension: Double) -> Double { (tension - 194) / 3.62 + 30 }

  static func origamiFriction(_ friction: Double) -> Double { (friction - 25) / 3 + 8 }

  /// 34 is the end of either range, 20 · 1.7: there bounciness means 0.8, and speed a tension of
  /// 200.
  private static let range = 34.0
  private static let (slowest, fastest) = (0.5, 200.0)
  private static let leastFriction = 0.01

  static func origami(bounciness: Double, speed: Double) -> (tension: Double, friction: Double) {
    let tension = slowest + speed / range * (fastest - slowest)
    let bounce = bounciness / range * 0.8
    let share = bounce * (2 - bounce)
    return (tension, share * leastFriction + (1 - share) * frictionWithoutBounce(tension))
  }

  /// Returns the bounciness and speed of a tension and a friction; nil if the friction exceeds that
  /// without bounce, or either result would be outside 0…20.
  static func words(
    origamiTension tension: Double, friction: Double
  ) -> (bounciness: Double, speed: Double)? {
    let speed = (tension - slowest) / (fastest - slowest) * range
    let most = frictionWithoutBounce(tension)
    let share = (most - friction) / (most - leastFriction)
    guard share <= 1, share > -1e-12 else { return nil }
    // 1 − √(1 − share) without the digits it would lose near 0.
    let rest = max(share, 0)
    let bounciness = rest / (1 + (1 - rest).squareRoot()) / 0.8 * range
    guard (-1e-9...(20 + 1e-9)).contains(speed), bounciness <= 20 + 1e-9 else { return nil }
    return (min(bounciness, 20), min(max(speed, 0), 20))
  }

  /// Returns the friction at which a spring of a tension stops bouncing.
  static func frictionWithoutBounce(_ t: Double) -> Double {
    if t <= 18 { return ((0.0007 * t - 0.031) * t + 0.64) * t + 1.28 }
    if t <= 44 { return ((0.000044 * t - 0.006) * t + 0.36) * t + 2 }
    return ((0.00000045 * t - 0.000332) * t + 0.1078) * t + 5.84
  }
}
