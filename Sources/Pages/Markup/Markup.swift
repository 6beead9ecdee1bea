import Text

/// The text of a page, built element by element. Every text and every attribute is escaped, so that
/// nothing that a notebook contains becomes markup.
struct Markup {
  typealias Attributes = KeyValuePairs<String, String>

  private(set) var text = ""
  private var open: [String] = []

  mutating func begin(_ name: String, _ attributes: Attributes = [:]) {
    text += "<\(name)\(Self.written(attributes))>"
    open.append(name)
  }

  mutating func begin(_ name: String, attributes: [(String, String)]) {
    text += "<\(name)"
    for (key, value) in attributes { text += " \(key)=\"\(Self.escaped(value))\"" }
    text += ">"
    open.append(name)
  }

  mutating func end() {
    if let name = open.popLast() { text += "</\(name)>" }
  }

  /// Adds an element with a text in it.
  mutating func element(_ name: String, _ attributes: Attributes = [:], _ content: String = "") {
    text += "<\(name)\(Self.written(attributes))>\(Self.escaped(content))</\(name)>"
  }

  /// Adds an element that has no end, such as `<meta>`.
  mutating func mark(_ name: String, _ attributes: Attributes = [:]) {
    text += "<\(name)\(Self.written(attributes))>"
  }

  mutating func add(_ content: String) { text += Self.escaped(content) }

  /// Adds markup as it is: pictures and the page's own style and script.
  mutating func addMarkup(_ markup: String) { text += markup }

  mutating func endLine() { text += "\n" }

  private static func written(_ attributes: Attributes) -> String {
    attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      case "\n", "\t": escaped.append(scalar)
      // Not characters of a page, or such that turn what is around them about.
      case _ where scalar.isTerminalControl: escaped += scalar.escaped.unicodeScalars
      default: escaped.append(scalar)
      }
    }
    return String(escaped)
  }
}
