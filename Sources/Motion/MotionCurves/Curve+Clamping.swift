import MotionGeometry
import MotionPlatform

/// Curves whose values are held within a range, and springs that stop where they first arrive.
extension Curve {
  /// Returns the curve with its values held within a range that includes its start, 0, and its end, 1.
  ///
  /// A curve in seconds keeps its own duration; an undamped spring is followed for two seconds.
  ///
  /// ```swift
  /// let spring = Curve.spring(try Spring(duration: 0.5, bounce: 0.5))
  /// let clamped = try spring.clamped(from: 0, to: 1)
  /// print(spring(0.3))  // 1.1614…
  /// print(clamped(0.3))  // 1.0
  /// ```
  ///
  /// - Throws: `CurveProblem` for a range without 0 and 1, or limits beyond ±1000.
  public func clamped(
    from low: Double, to high: Double
  ) throws(CurveProblem) -> Curve {
    for (name, value, range) in [("low", low, -1000...0.0), ("high", high, 1.0...1000)]
    where !range.contains(value) {
      throw .outside(
        parameter: name, of: "clamp", value: value, low: range.lowerBound, high: range.upperBound)
    }
    let name = "clamp(\(self.name), \(low.written), \(high.written))"
    let duration = shownDuration
    let formula = HeldFormula(curve: self, duration: duration ?? 1, low: low, high: high)
    let easing = Easing(name, "a curve held within a range", isHeld: true, formula)
    return duration.map { .timed(easing, duration: $0) } ?? .easing(easing)
  }
}

extension Spring {
  /// The spring up to where it first reaches its end, at which it stays: rebound's, React Native's and
  /// Flutter's `overshootClamping`, react-spring's `clamp`.
  ///
  /// One that comes to rest without passing its end is itself.
  public var stoppedAtEnd: Curve {
    guard let arrival = motion.arrival, arrival < lasts else { return .spring(self) }
    let label = "overshootClamping: true"
    let name =
      name.hasSuffix("()") ? "\(name.dropLast())\(label))" : "\(name.dropLast()), \(label))"
    let formula = HeldFormula(
      curve: .spring(self), duration: arrival, low: -.infinity, high: .infinity)
    return .timed(
      Easing(name, "a spring that stops at its end", isHeld: true, formula), duration: arrival)
  }
}

extension SpringMotion {
  /// The seconds until it is first at its end; nil if it never is, but only comes near.
  ///
  /// From `offset` = 0: `even` = (v − β)·`odd`.
  var arrival: Double? {
    let push = velocity - beta
    switch regime {
    case .underdamped(let swing):
      return atan2(swing, push) / swing
    case .critical:
      return push > 0 ? 1 / push : nil
    case .overdamped(let spread):
      // tanh(δt) = δ / (v − β)
      return push > spread ? atanh(spread / push) / spread : nil
    }
  }
}

/// A curve over its duration, held within a range. What a spring lacks at its end it jumps, as in an
/// animation.
private struct HeldFormula: EasingFormula {
  let curve: Curve
  let duration: Double
  let low: Double
  let high: Double

  func callAsFunction<S: SmoothScalar>(_ p: S) -> S {
    let x = p.value
    if x >= 1 { return p.mapped(min(max(end, low), high), 0, 0) }
    let value = curve.value(elapsed: max(x, 0) * duration, duration: duration)
    guard x >= 0, value > low, value < high else {
      return p.mapped(min(max(value, low), high), 0, 0)
    }
    return p.mapped(value, slope(.velocity, at: x), slope(.acceleration, at: x))
  }

  private var end: Double {
    if case .easing(let easing) = curve { easing(1) } else { 1 }
  }

  /// The derivative by progress.
  private func slope(_ order: Curve.Order, at x: Double) -> Double {
    let rate = Curve.rate(curve, order).value(elapsed: x * duration, duration: duration)
    return order == .velocity ? rate * duration : rate * duration * duration
  }
}
