/// Writes a session as a notebook: UTF-8, LF, one newline at the end.
///
/// The writer parses its own output, so that a title is read back as the same title, a note as
/// prose and nothing else, and a cell as the same cell.
public enum NotebookWriter {
  /// The entries of a session, in order.
  public enum Entry: Hashable, Sendable {
    /// Plain text on one line; the notebook's `#` heading.
    case title(String)
    /// Plain text on one line; a section's `##` heading.
    case heading(String)
    /// Markdown.
    case note(String)
    /// A text in a fence, such as code of another language.
    case quoted(String, language: String)
    /// Statements and their output; `""` for none.
    case cell(code: String, output: String, directives: CellDirectives = .none)
  }

  /// The notebook's text; `""` if there is nothing to write.
  public static func text(_ entries: [Entry]) -> String {
    entries.map(block).filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// An entry as lines that each end with LF; empty if the entry is empty.
  private static func block(_ entry: Entry) -> String {
    switch entry {
    case .title(let text): heading("# ", text)
    case .heading(let text): heading("## ", text)
    case .note(let markdown): note(markdown)
    case .quoted(let text, let language): quoted(text, language)
    case .cell(let code, let output, let directives):
      cell(code: code, output: output, directives: directives)
    }
  }

  private static func cell(code: String, output: String, directives: CellDirectives) -> String {
    let outputLines = OutputText.lines(output)
    var text = directives.comment.map { $0 + "\n" } ?? ""
    text += MarkdownFence.block(info: "motion", lines: OutputText.lines(code))
    if !outputLines.isEmpty {
      text += "\n" + MarkdownFence.block(info: "output", lines: outputLines)
    }
    return text
  }

  /// A fence that is neither a cell nor an output, whatever its language is called.
  private static func quoted(_ text: String, _ language: String) -> String {
    let word = language.filter { $0.isLetter || $0.isNumber }.lowercased()
    let info = ["motion", "output"].contains { word.hasPrefix($0) } ? "" : word
    return MarkdownFence.block(info: info, lines: OutputText.lines(text))
  }

  /// A heading that is read back as the given text; punctuation is escaped only if necessary.
  private static func heading(_ marker: String, _ text: String) -> String {
    let words = text.split(whereSeparator: { $0.isWhitespace }).joined(separator: " ")
    guard !words.isEmpty else { return "" }
    let plain = marker + words + "\n"
    return readHeading(plain) == words ? plain : marker + words.escapedForMarkdown + "\n"
  }

  private static func readHeading(_ line: String) -> String? {
    (try? NotebookDocument(text: line))?.headings.first?.text
  }

  /// A note as given, or as a quotation if it would form a cell of its own, claim a cell's output
  /// or directives, or leave a fence or a comment open that swallows what follows; or as a block of
  /// code if no notebook may hold its Markdown.
  private static func note(_ markdown: String) -> String {
    // At the start of a file, a byte order mark would disappear and the rest would begin the line.
    let bytes = Array(markdown.utf8)
    let mark = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var lines = OutputText.lines(String(decoding: bytes[mark...], as: UTF8.self))[...]
    while let last = lines.last, last.trimmingBlanks.isEmpty { lines.removeLast() }
    while let first = lines.first, first.trimmingBlanks.isEmpty { lines.removeFirst() }
    let text = lines.map { $0 + "\n" }.joined()
    if text.isEmpty || isProse(text) { return text }
    let quotation = lines.map { $0.isEmpty ? ">\n" : "> \($0)\n" }.joined()
    if isProse(quotation) { return quotation }
    return MarkdownFence.block(info: "", lines: Array(lines))
  }

  /// Puts the note between two cells and checks that the notebook still has exactly these two.
  private static func isProse(_ note: String) -> Bool {
    let text = "```motion\nshow\n```\n\n\(note)\n```motion\ndraw\n```\n"
    guard let read = try? NotebookDocument(text: text) else { return false }
    return read.warnings.isEmpty && read.cells.map(\.code) == ["show", "draw"]
      && read.cells.allSatisfy { $0.recorded == nil && $0.directives == .none }
  }
}
