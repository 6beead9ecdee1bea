import MotionGeometry

/// A curve as a timing function of CSS.
public struct CSSTiming: Hashable, Sendable {
  /// Such as `cubic-bezier(0.42, 0, 0.58, 1)`.
  public let text: String
  /// The greatest distance from the curve, as a share of the way, both ends included; 0 if it is
  /// exact.
  public let error: Double

  /// Writes a curve as a timing of CSS.
  /// - Parameter duration: in seconds, for a curve without its own; finite.
  /// - Parameter curve: the curve to write.
  public init(_ curve: Curve, duration: Double) {
    if case .easing(let easing) = curve, let exact = easing.exactCSS {
      (text, error) = (exact, 0)
      return
    }
    if case .timed(let easing, _) = curve, let exact = easing.exactCSS {
      (text, error) = (exact, 0)
      return
    }
    let cut: Double? = if case .spring(let spring) = curve { spring(spring.lasts) } else { nil }
    let sampled = SampledText(name: curve.name, isWhole: curve.goal == 1) {
      $0 >= 1 && cut != nil ? cut ?? 1 : curve.value(elapsed: $0 * duration, duration: duration)
    }
    (text, error) = (sampled.linear, sampled.error)
  }
}

extension Easing {
  fileprivate var exactCSS: String? {
    // A straight line has a shorter word.
    (css == nil ? exactHandles : bezierHandles).map {
      "cubic-bezier(\($0.map(\.written).joined(separator: ", ")))"
    } ?? css
  }
}
