import Text

/// Pictures in SVG.
extension Markup {
  /// The fonts of pictures, the reader's own first.
  package static let fonts =
    "system-ui, -apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif"

  /// Begins a picture.
  /// - Parameter part: The class of a picture that is part of a page; nil for a file of its own.
  package mutating func beginPicture(
    viewBox: String, width: String, height: String, part: String? = nil
  ) {
    form = part == nil ? .picture : .embeddedPicture
    let origin = part.map { ("class", $0) } ?? ("xmlns", "http://www.w3.org/2000/svg")
    begin(
      "svg",
      [
        origin.0: origin.1, "viewBox": viewBox, "width": width, "height": height, "role": "img",
      ])
  }

  /// Returns a coordinate or a length, to a hundredth of the picture's unit.
  package static func number(_ value: Double) -> String {
    let hundredths = (value * 100).rounded(.toNearestOrEven)
    // A picture has thousands of them, and printf takes its time.
    guard abs(hundredths) < 1e15 else { return NumberFormat.rounded(value, decimals: 2) }
    let (whole, rest) = Int64(hundredths).magnitude.quotientAndRemainder(dividingBy: 100)
    let sign = hundredths < 0 ? "-" : ""
    switch rest {
    case 0: return "\(sign)\(whole)"
    case _ where rest.isMultiple(of: 10): return "\(sign)\(whole).\(rest / 10)"
    case ..<10: return "\(sign)\(whole).0\(rest)"
    default: return "\(sign)\(whole).\(rest)"
    }
  }
}
