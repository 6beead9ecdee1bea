/// An easing in CSS syntax. Source: CSS Easing Level 2, working draft of August 2024.
///
/// ```swift
/// let easing = try CSSEasing.parse("linear(0, 0.25 75%, 1)")
/// print(easing.value(at: 0.5))  // 0.1666…
/// print(easing.serialized)  // linear(0 0%, 0.25 75%, 1 100%)
/// ```
public struct CSSEasing: Hashable, Sendable {
  /// The kind of an easing, with its parameters.
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

  /// The kind with its parameters.
  public let shape: Shape
  /// The computed value as CSS serialises it, with up to six decimals: `steps(1, start)`, `linear(0
  /// 0%, 1 100%)`. Except for rounding, it parses back to this easing.
  public let serialized: String

  init(_ shape: Shape, keyword: String? = nil) {
    self.shape = shape
    serialized = keyword ?? shape.serialized
  }

  /// Parses an easing.
  ///
  /// Letter case, white space and comments are as free as in CSS. `calc()` is evaluated. Every
  /// parenthesis and comment must be closed, although CSS accepts open ones at the very end;
  /// escapes in words and mathematical functions other than `calc()` are not supported.
  ///
  /// - Parameter text: at most 1,000,000 bytes.
  /// - Throws: `CSSProblem` at the first place that CSS would reject.
  public static func parse(_ text: String) throws(CSSProblem) -> CSSEasing {
    var parser = try CSSParser(text)
    return try parser.easing()
  }

  /// Returns the value at a progress. Outside 0…1 it continues as CSS specifies: lines straight,
  /// steps stepping.
  ///
  /// - Parameter isBefore: as in `Steps.value(at:isBefore:)`; only steps use it.
  /// - Parameter x: the progress of the animation; it may be outside of 0 to 1.
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

extension CSSEasing.Shape {
  /// The computed value as CSS serialises it. Source: CSS Easing Level 2, serialization.
  var serialized: String {
    switch self {
    case .linear: "linear"
    case .bezier(let x1, let y1, let x2, let y2):
      "cubic-bezier(\([x1, y1, x2, y2].map(\.inCSS).joined(separator: ", ")))"
    case .steps(let steps):
      switch steps.position {
      case .end, .jumpEnd: "steps(\(steps.count))"
      case .start, .jumpStart, .jumpNone, .jumpBoth:
        "steps(\(steps.count), \(steps.position.cssName))"
      }
    case .piecewise(let piecewise):
      "linear(\(piecewise.points.map(\.inCSS).joined(separator: ", ")))"
    }
  }
}

extension PiecewiseLinear.Point {
  fileprivate var inCSS: String { "\(output.inCSS) \((input * 100).inCSS)%" }
}

extension Double {
  /// The number with up to six decimals and without trailing zeros, as CSSOM serialises numbers;
  /// with all digits if it is too large for decimals to matter.
  fileprivate var inCSS: String {
    guard magnitude < 1e12 else { return written }
    // Less than 1e18 after scaling, so an Int64 holds it.
    let scaled = Int64((self * 1e6).rounded())
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = scaled < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(String(1_000_000 + rest).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}

/// The reason why a text is not a CSS easing.
public struct CSSProblem: Error, Hashable, Sendable {
  /// The problem in one sentence.
  public let message: String
  /// The text to write instead.
  public let help: String
  /// The place of the problem, in UTF-8 offsets of the text; empty where something is missing.
  public let range: Range<Int>

  /// Creates a problem in a text of CSS.
  /// - Parameter range: UTF-8 offsets inside the text, between characters.
  /// - Parameter message: what is wrong, as a sentence.
  /// - Parameter help: what to write instead.
  public init(message: String, help: String, range: Range<Int>) {
    self.message = message
    self.help = help
    self.range = range
  }
}
