/// An easing in CSS's own words. Source: CSS Easing Level 2, working draft of August 2024.
public struct CSSEasing: Hashable, Sendable {
  /// What the words mean.
  public enum Shape: Hashable, Sendable {
    /// The value is the progress: the keyword `linear`.
    case linear
    /// A cubic Bézier with handles (x1, y1) and (x2, y2): `cubic-bezier()`, `ease` and its kin.
    case bezier(x1: Double, y1: Double, x2: Double, y2: Double)
    /// Jumps: `steps()`, `step-start`, `step-end`.
    case steps(Steps)
    /// Straight lines: `linear()`.
    case piecewise(PiecewiseLinear)
  }

  /// What the words mean.
  public let shape: Shape
  /// The computed value as CSS writes it, numbers to six decimals: `steps(1, start)`,
  /// `linear(0 0%, 1 100%)`. It reads back as this easing but for what the rounding took.
  public let serialized: String

  init(_ shape: Shape, keyword: String? = nil) {
    self.shape = shape
    serialized = keyword ?? shape.serialized
  }

  /// The easing that a text names or describes.
  ///
  /// Letter case, white space and comments are as free as in CSS. `calc()` is worked out. Every
  /// parenthesis and comment must be closed, though CSS forgives those at the very end; escapes in
  /// words and mathematical functions other than `calc()` are not read.
  ///
  /// - Parameter text: at most 1,000,000 bytes.
  /// - Throws: `CSSProblem` at the first place that CSS would refuse.
  public static func parse(_ text: String) throws(CSSProblem) -> CSSEasing {
    var parser = try CSSParser(text)
    return try parser.easing()
  }

  /// The value at a progress. Outside 0…1 it goes on as CSS says: lines straight, steps stepping.
  ///
  /// - Parameter isBefore: as in `Steps.value(at:isBefore:)`; only steps ask for it.
  public func value(at x: Double, isBefore: Bool = false) -> Double {
    switch shape {
    case .linear: x
    case .bezier(let x1, let y1, let x2, let y2):
      CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2).value(at: x)
    case .steps(let steps): steps.value(at: x, isBefore: isBefore)
    case .piecewise(let piecewise): piecewise.value(at: x)
    }
  }
}
