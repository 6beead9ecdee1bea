/// The text of a page or a picture, built element by element. Every text and every attribute is escaped,
/// so nothing that a notebook contains becomes markup.
package struct Markup {
  package typealias Attributes = KeyValuePairs<String, String>

  package enum Form {
    /// HTML. Its lines end where `endLine` says.
    case page
    /// XML, with each element on its own line.
    case picture
    /// XML in a page, where lines and their indentation are only bytes.
    case embeddedPicture
  }

  package private(set) var text = ""
  package var form: Form
  private var open: [String] = []

  package init(_ form: Form = .page) { self.form = form }

  /// Begins an element with children.
  package mutating func begin(_ name: String, _ attributes: Attributes = [:]) {
    begin(name, attributes: attributes.map { ($0, $1) })
  }

  package mutating func begin(_ name: String, attributes: [(String, String)]) {
    put("<\(name)\(written(attributes))>")
    open.append(name)
  }

  /// Ends the element that was begun last.
  package mutating func end() {
    if let name = open.popLast() { put("</\(name)>") }
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
    let start = "<\(name)\(written(attributes))"
    if content == nil, form != .page { return put(start + "/>") }
    put("\(start)>\(escaped(content ?? ""))</\(name)>")
  }

  /// Adds an element of HTML that has no end, such as `<meta>`.
  package mutating func mark(_ name: String, _ attributes: Attributes = [:]) {
    put("<\(name)\(written(attributes.map { ($0, $1) }))>")
  }

  package mutating func add(_ content: String) { text += escaped(content) }

  /// Adds markup as it is: pictures, and a page's own style and script.
  package mutating func addMarkup(_ markup: String) { text += markup }

  package mutating func endLine() { text += "\n" }

  private mutating func put(_ piece: String) {
    text += form == .picture ? String(repeating: "  ", count: open.count) + piece + "\n" : piece
  }

  private func written(_ attributes: [(String, String)]) -> String {
    attributes.map { " \($0)=\"\(escaped($1))\"" }.joined()
  }

  /// A text as it is seen. In a page, tabs and line ends stay.
  private func escaped(_ text: String) -> String {
    guard form == .page else { return text.visibleInLine.escapedForXML }
    let parts = text.split(separator: "\t", omittingEmptySubsequences: false).map(\.visible)
    return parts.joined(separator: "\t").escapedForXML
  }
}
