/// Builds runs from the inline nodes of a block, which it reads in order.
struct InlineReader {
  private(set) var runs: [ProseRun] = []

  private var emphasis = 0
  private var strong = 0
  private var addresses: [String] = []
  private var images: [String] = []
  /// The number of runs before the innermost image.
  private var runsBefore = 0

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
    case "image":
      if isEntering {
        images.append(address())
        runsBefore = runs.count
      } else {
        // An image without a text is still there.
        if runs.count == runsBefore { runs.append(ProseRun("", look: look())) }
        _ = images.popLast()
      }
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
    runs.append(text, look: look(isCode: isCode))
  }

  private func look(isCode: Bool = false) -> ProseRun.Look {
    var look = ProseRun.Look()
    look.isEmphasized = emphasis > 0
    look.isStrong = strong > 0
    look.isCode = isCode
    look.address = addresses.last
    // An image in another's text is a part of that text.
    look.image = images.first
    return look
  }

  private static func isLineBreak(_ html: String) -> Bool {
    HTMLText(html).parts == [.open("br")]
  }
}
