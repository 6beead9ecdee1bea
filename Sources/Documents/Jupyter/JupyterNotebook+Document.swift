import JSON
import Notebooks

/// A notebook of Jupyter from a notebook in Markdown, so that nothing is lost on the way back.
///
/// A piece of the file, a cell with what belongs to it or the prose between two of them, becomes a
/// cell. Where writing that cell as Markdown would give other bytes, the piece is kept in the cell's
/// metadata, under `motion`.
extension JupyterNotebook {
  /// - Parameter outputs: What each cell showed, by its index; the recorded output of those that are
  ///   missing.
  public init(_ document: NotebookDocument, outputs: [Int: [JSONValue]] = [:]) {
    cells = []
    metadata = [
      "kernelspec": [
        "name": .string(KernelDescription.name), "display_name": "Motionbook",
        "language": .string(KernelDescription.name),
      ],
      "language_info": KernelDescription.content["language_info"] ?? [:],
      "jupytext": JupytextWords.metadata,
    ]
    var gap = ""
    var notes: [String: JSONValue] = [:]
    if !document.head.isEmpty { notes["head"] = .string(document.head) }
    for (index, part) in document.parts.enumerated() {
      switch part {
      case .prose(let whole, _):
        let headLength = index == 0 ? document.head.utf8.count : 0
        let text = String(decoding: whole.utf8.dropFirst(headLength), as: UTF8.self)
        let prose = BlankLines(text)
        gap += prose.before
        guard !prose.inner.isEmpty else { continue }
        append(Cell(.markdown, prose.inner.plainLines), prose.inner, after: gap)
        gap = prose.after
      case .cell(let cell):
        let shown = outputs[cell.index] ?? Self.outputs(recorded: cell)
        append(Cell(cell, shown), document.source(of: cell), after: gap)
        gap = ""
      }
    }
    if !gap.isEmpty { notes["after"] = .string(gap) }
    if !notes.isEmpty { metadata["motion"] = .object(notes) }
  }

  /// - Parameters:
  ///   - piece: The part of the file that the cell stands for.
  ///   - gap: The blank lines before it.
  private mutating func append(_ cell: Cell, _ piece: String, after gap: String) {
    var cell = cell
    var notes = cell.metadata["motion"]?.object ?? [:]
    if gap != Self.gap(isFirst: cells.isEmpty) { notes["before"] = .string(gap) }
    if cell.writtenMarkdown != piece { notes["markdown"] = .string(piece) }
    if !notes.isEmpty { cell.metadata["motion"] = .object(notes) }
    cells.append(cell)
  }

  /// The usual blank lines before a piece.
  static func gap(isFirst: Bool) -> String { isFirst ? "" : "\n" }

  /// The recorded output of a cell that was not run: its lines, and the error that ends them.
  private static func outputs(recorded cell: Notebooks.Cell) -> [JSONValue] {
    guard let recorded = cell.recorded, !recorded.isEmpty else { return [] }
    // Each line with its end, of which the last one's is left out unless the line is empty.
    let text = recorded.hasSuffix("\n") ? recorded : recorded + "\n"
    let lines = text.dropLast().split(separator: "\n", omittingEmptySubsequences: false)
      .map(String.init)
    guard cell.directives.expectsError,
      let start = lines.lastIndex(where: { $0.hasPrefix("error: ") })
    else { return [JupyterOutput.stream(text)] }
    let before = lines[..<start].map { $0 + "\n" }.joined()
    return (before.isEmpty ? [] : [JupyterOutput.stream(before)])
      + [
        JupyterOutput.error(
          "error", String(lines[start].dropFirst("error: ".count)), lines: Array(lines[start...]))
      ]
  }
}

extension JupyterNotebook.Cell {
  /// A cell of a notebook in Markdown.
  fileprivate init(_ cell: Notebooks.Cell, _ outputs: [JSONValue]) {
    self.init(.code, cell.code.plainLines)
    self.outputs = outputs
    let directives = cell.directives
    let tags = directives.tags
    if !tags.isEmpty { metadata["tags"] = .array(tags.map(JSONValue.string)) }
    var notes: [String: JSONValue] = [:]
    if directives.isVolatile { notes["volatile"] = true }
    if let tolerance = directives.tolerance { notes["tol"] = .number(tolerance) }
    if !notes.isEmpty { metadata["motion"] = .object(notes) }
  }

  /// The directives that its tags and its metadata say.
  var directives: CellDirectives {
    var directives = CellDirectives()
    directives.add(tags: tags)
    directives.isVolatile = metadata["motion"]?["volatile"]?.flag ?? false
    directives.tolerance = metadata["motion"]?["tol"]?.number.flatMap { $0 >= 0 ? $0 : nil }
    return directives
  }

  /// The cell as Markdown, without regard to the piece that it came from.
  var writtenMarkdown: String {
    guard kind == .code else { return NotebookWriter.text([.note(source)]) }
    return NotebookWriter.text([
      .cell(code: source, output: JupyterOutput.text(of: outputs).text, directives: directives)
    ])
  }
}

/// How jupytext is told that a fence of Motionbook's is a cell: it knows only a list of languages.
enum JupytextWords {
  static let languages = ["motionbook", "motion"]

  static let metadata: JSONValue = [
    "custom_language_magics": .string(languages.joined(separator: ","))
  ]
}

/// A text between its blank lines at the beginning and at the end.
private struct BlankLines {
  let before: String
  let inner: String
  let after: String

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var lines: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? bytes.count
      lines.append(start..<end)
      start = end
    }
    let isBlank = { (line: Range<Int>) in bytes[line].allSatisfy { " \t\r\n".utf8.contains($0) } }
    let first = lines.firstIndex { !isBlank($0) }.map { lines[$0].lowerBound } ?? bytes.count
    let last = lines.lastIndex { !isBlank($0) }.map { lines[$0].upperBound } ?? bytes.count
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    (before, inner, after) = (string(0..<first), string(first..<last), string(last..<bytes.count))
  }
}

extension String {
  /// Its lines, ended by LF, without the end of the last one.
  fileprivate var plainLines: String {
    var bytes: [UInt8] = []
    var isAfterReturn = false
    for byte in utf8 {
      if byte == UInt8(ascii: "\n"), isAfterReturn { bytes.removeLast() }
      bytes.append(byte)
      isAfterReturn = byte == UInt8(ascii: "\r")
    }
    if bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
