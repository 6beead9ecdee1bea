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
