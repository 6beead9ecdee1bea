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

extension CSSEasing.Shape {
  /// The computed value as CSS writes it. Source: CSS Easing Level 2, serialization.
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
  /// At most six decimals and no needless zero, as CSSOM serialises numbers; all digits where
  /// a number is too large for decimals to matter.
  fileprivate var inCSS: String {
    guard magnitude < 1e12 else { return written }
    // Less than 1e18 after scaling, which an Int holds.
    let scaled = Int((self * 1e6).rounded())
    let (whole, rest) = scaled.magnitude.quotientAndRemainder(dividingBy: 1_000_000)
    let sign = scaled < 0 ? "-" : ""
    if rest == 0 { return "\(sign)\(whole)" }
    var decimals = String(String(1_000_000 + rest).dropFirst())
    while decimals.hasSuffix("0") { decimals.removeLast() }
    return "\(sign)\(whole).\(decimals)"
  }
}

/// Why a text is no CSS easing.
public struct CSSProblem: Error, Hashable, Sendable {
  /// One sentence that says what is wrong.
  public let message: String
  /// What to type instead.
  public let help: String
  /// Where it is wrong, in UTF-8 offsets of the text; empty at a place where something is missing.
  public let range: Range<Int>

  /// - Parameter range: UTF-8 offsets inside the text, between characters.
  public init(message: String, help: String, range: Range<Int>) {
    self.message = message
    self.help = help
    self.range = range
  }
}
