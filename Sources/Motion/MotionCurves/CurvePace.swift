/// A curve over one duration, prepared for evaluation in every frame: extracting a curve from its
/// case, or an easing's formula from its closure, costs more than most formulas.
public struct CurvePace: Sendable {
  private enum Kind {
    case straight, bezier, easing, seconds
  }

  private let kind: Kind
  private let duration: Double
  private let curve: Curve
  private let handles: CubicBezier
  private let formula: @Sendable (Double) -> Double

  /// Creates the pace of a curve over a duration.
  /// - Parameters:
  ///   - curve: the curve.
  ///   - duration: the duration, as in `Curve.value(elapsed:duration:)`.
  public init(_ curve: Curve, duration: Double) {
    self.curve = curve
    self.duration = duration
    var handles = CubicBezier(x1: 0, y1: 0, x2: 1, y2: 1)
    let easing: Easing
    switch curve {
    case .easing(let plain): easing = plain
    case .spring, .timed, .decay, .fling, .keyframes, .derived:
      kind = .seconds
      formula = { $0 }
      self.handles = handles
      return
    }
    formula = easing.formula
    if let given = easing.bezierHandles {
      handles = CubicBezier(x1: given[0], y1: given[1], x2: given[2], y2: given[3])
      kind = .bezier
    } else {
      kind = curve == .linear ? .straight : .easing
    }
    self.handles = handles
  }

  /// Returns the curve's value after some seconds, equal to `Curve.value(elapsed:duration:)`.
  public func callAsFunction(_ elapsed: Double) -> Double {
    if kind == .seconds { return curve.value(elapsed: elapsed, duration: duration) }
    let progress = elapsed >= duration ? 1 : max(elapsed, 0) / duration
    return switch kind {
    case .straight: progress
    case .bezier: handles.value(at: progress)
    case .easing, .seconds: formula(progress)
    }
  }
}
