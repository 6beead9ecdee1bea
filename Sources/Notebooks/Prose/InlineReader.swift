/// Builds runs from the inline nodes of a block, which it reads in order.
struct InlineReader {
  private(set) var runs: [ProseRun] = []

  private var emphasis = 0
  private var strong = 0
  private var addresses: [String] = []

  /// Reads the start or the end of a node; a leaf has only a start.
  ///
  /// - Parameter kind: cmark's name for the kind of node.
  mutating func read(
    _ kind: String, isEntering: Bool, literal: String, address: () -> String
  ) {
    switch kind {
    case "emph": emphasis += isEntering ? 1 : -1
    case "strong": strong += isEntering ? 1 : -1
    case "link":
      if isEntering { addresses.append(address()) } else { _ = addresses.popLast() }
    case "text": append(literal)
    case "code": append(literal, isCode: true)
    case "softbreak": append(" ")
    case "linebreak": append("\n")
    case "html_inline": if Self.isLineBreak(literal) { append("\n") }
    // An image's children are its alternative text; other kinds only contain words.
    default: break
    }
  }

  private mutating func append(_ text: String, isCode: Bool = false) {
    var look = ProseRun.Look()
    look.isEmphasized = emphasis > 0
    look.isStrong = strong > 0
    look.isCode = isCode
    look.address = addresses.last
    runs.append(text, look: look)
  }

  private static func isLineBreak(_ html: String) -> Bool {
    HTMLText(html).parts == [.open("br")]
  }
}
