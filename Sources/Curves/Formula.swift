#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The formulas of the easing curves, each in its shortest half.
///
/// Every family is one function: the other direction is its mirror image, and the in-out curve is
/// the two joined at half size. The forms are chosen so that 0 gives 0 and 1 gives 1 exactly.
enum Formula {
  /// 1 − f(1 − p): turns an ease-in into its ease-out, and back.
  static func mirrored(_ function: @escaping Easing.Function) -> Easing.Function {
    { 1 - function(1 - $0) }
  }

  /// An ease-in at half size, then its mirror image.
  static func inOut(_ easeIn: @escaping Easing.Function) -> Easing.Function {
    { $0 < 0.5 ? easeIn(2 * $0) / 2 : 1 - easeIn(2 - 2 * $0) / 2 }
  }
}

/// Source: warrenm/AHEasing 1.3.2, its double-precision build.
extension Formula {
  static func quadIn(_ p: Double) -> Double { p * p }

  static func cubicIn(_ p: Double) -> Double { p * p * p }

  static func quartIn(_ p: Double) -> Double { p * p * p * p }

  static func quintIn(_ p: Double) -> Double { p * p * p * p * p }

  /// 1 + sin((p − 1)π/2), a quarter of a wave.
  static func sineIn(_ p: Double) -> Double { sin((p - 1) * .pi / 2) + 1 }

  /// 1 − √(1 − p²), a quarter of a circle.
  static func circIn(_ p: Double) -> Double { 1 - (1 - p * p).squareRoot() }

  /// 2^(10(p − 1)), and 0 at 0, which the power itself misses by 1/1024.
  static func expoIn(_ p: Double) -> Double { p == 0 ? 0 : exp2(10 * (p - 1)) }

  /// sin(13π/2 · p) · 2^(10(p − 1)): 3.25 swings that grow.
  static func elasticIn(_ p: Double) -> Double { sin(13 * .pi / 2 * p) * exp2(10 * (p - 1)) }

  /// p³ − p · sin(πp).
  static func backIn(_ p: Double) -> Double {
    // sin(πp) is sin(π(1 − p)); the smaller of the two angles keeps the end at exactly 1.
    p * p * p - p * sin(.pi * min(p, 1 - p))
  }

  /// Four parabolas that meet at 4/11, 8/11 and 9/10.
  static func bounceOut(_ p: Double) -> Double {
    if p < 4 / 11 { return 121 * p * p / 16 }
    if p < 8 / 11 { return 363 / 40.0 * p * p - 99 / 10.0 * p + 17 / 5.0 }
    if p < 9 / 10 { return 4356 / 361.0 * p * p - 35442 / 1805.0 * p + 16061 / 1805.0 }
    // 54p²/5 − 513p/25 + 268/25, written from its value at the end.
    return 1 - (1 - p) * (54 / 5.0 * p - 243 / 25.0)
  }
}

/// Source: Robert Penner's equations as easings.net writes them, where they differ from AHEasing.
extension Formula {
  /// 2^(10p − 10) · −sin((10p − 10.75) · 2π/3): period 0.3.
  static func pennerElasticIn(_ p: Double) -> Double {
    p == 0 ? 0 : -exp2(10 * p - 10) * sin((10 * p - 10.75) * 2 * .pi / 3)
  }

  /// The half of the in-out curve, whose period is 0.45.
  static func pennerElasticHalf(_ p: Double) -> Double {
    p == 0 ? 0 : -exp2(10 * p - 10) * sin((10 * p - 11.125) * 2 * .pi / 4.5)
  }

  /// (s + 1)p³ − s·p² with an overshoot s of 1.70158, a tenth of the way.
  static func pennerBackIn(_ p: Double) -> Double { back(p, overshoot: 1.70158) }

  /// The half of the in-out curve, which overshoots 1.525 times as hard.
  static func pennerBackHalf(_ p: Double) -> Double { back(p, overshoot: 1.70158 * 1.525) }

  private static func back(_ p: Double, overshoot: Double) -> Double {
    p * p * (p - overshoot * (1 - p))
  }

  /// Four parabolas of 7.5625p² that meet at 4/11, 8/11 and 10/11.
  static func pennerBounceOut(_ p: Double) -> Double {
    func parabola(around center: Double, floor: Double) -> Double {
      7.5625 * (p - center) * (p - center) + floor
    }
    if p < 4 / 11 { return parabola(around: 0, floor: 0) }
    if p < 8 / 11 { return parabola(around: 6 / 11, floor: 0.75) }
    if p < 10 / 11 { return parabola(around: 9 / 11, floor: 0.9375) }
    // The last, around 21/22 over 0.984375, written from its value at the end.
    return 1 - 7.5625 * (1 - p) * (p - 10 / 11)
  }
}
