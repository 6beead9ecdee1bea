import Charts
import Text

/// The text of a page, built element by element. Every text and every attribute is escaped, so that
/// nothing that a notebook contains becomes markup.
package struct Markup {
  package typealias Attributes = KeyValuePairs<String, String>

  package private(set) var text = ""
  private var open: [String] = []

  package mutating func begin(_ name: String, _ attributes: Attributes = [:]) {
    begin(name, attributes: Array(attributes))
  }

  package mutating func begin(_ name: String, attributes: [(key: String, value: String)]) {
    text += "<\(name)\(Self.written(attributes))>"
    open.append(name)
  }

  package mutating func end() {
    if let name = open.popLast() { text += "</\(name)>" }
  }

  /// Adds an element with a text in it.
  package mutating func element(_ name: String, _ attributes: Attributes = [:], _ content: String = "") {
    text += "<\(name)\(Self.written(attributes))>\(Self.escaped(content))</\(name)>"
  }

  /// Adds an element that has no end, such as `<meta>`.
  package mutating func mark(_ name: String, _ attributes: Attributes = [:]) {
    text += "<\(name)\(Self.written(attributes))>"
  }

  package mutating func add(_ content: String) { text += Self.escaped(content) }

  /// Adds markup as it is: pictures and the page's own style and script.
  package mutating func addMarkup(_ markup: String) { text += markup }

  package mutating func endLine() { text += "\n" }

  private static func written(_ attributes: some Sequence<(key: String, value: String)>) -> String {
    attributes.map { " \($0.key)=\"\(escaped($0.value))\"" }.joined()
  }

  /// A text as it is seen; tabs and line ends stay.
  private static func escaped(_ text: String) -> String {
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(\.visible)
    return parts.joined(separator: "\t").escapedForXML
  }
}
