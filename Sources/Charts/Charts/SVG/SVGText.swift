import Text

/// The text of an SVG picture, built element by element, each on its own line.
package struct SVGText {
  package typealias Attributes = KeyValuePairs<String, String>

  package private(set) var text = ""
  private var open: [String] = []
  /// Whether it is part of a page, where lines and their indentation are only bytes.
  private var isPart = false

  package init() {}

  /// The fonts of pictures, the reader's own first.
  package static let fonts =
    "system-ui, -apple-system, 'Segoe UI', 'Noto Sans', Helvetica, Arial, sans-serif"

  /// Begins an element with children.
  package mutating func begin(_ name: String, _ attributes: Attributes = [:]) {
    begin(name, attributes: attributes.map { ($0, $1) })
  }

  package mutating func begin(_ name: String, attributes: [(String, String)]) {
    line("<\(name)\(Self.written(attributes))>")
    open.append(name)
  }

  /// Begins a picture.
  /// - Parameter part: The class of a picture that is part of a page; nil for a file of its own.
  package mutating func beginPicture(
    viewBox: String, width: String, height: String, part: String? = nil
  ) {
    isPart = part != nil
    let origin: (String, String) =
      part.map { ("class", $0) } ?? ("xmlns", "http://www.w3.org/2000/svg")
    begin(
      "svg",
      [
        origin.0: origin.1, "viewBox": viewBox, "width": width, "height": height, "role": "img",
      ])
  }

  /// Ends the element that was begun last.
  package mutating func end() {
    if let name = open.popLast() { line("</\(name)>") }
  }

  /// Adds an element with a text or nothing in it.
  package mutating func element(
    _ name: String, _ attributes: Attributes = [:], _ content: String? = nil
  ) {
    element(name, attributes: attributes.map { ($0, $1) }, content)
  }

  package mutating func element(
    _ name: String, attributes: [(String, String)], _ content: String? = nil
  ) {
    let start = "<\(name)\(Self.written(attributes))"
    let text = content.map { $0.visibleInLine.escapedForXML }
    line(text.map { "\(start)>\($0)</\(name)>" } ?? "\(start)/>")
  }

  /// Adds elements that were built apart.
  package mutating func append(_ part: SVGText) { text += part.text }

  private mutating func line(_ line: String) {
    text += isPart ? line : String(repeating: "  ", count: open.count) + line + "\n"
  }

  private static func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\($1.visibleInLine.escapedForXML)\"" }.joined()
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
