/// A notebook file: the unchanged text, and the positions of its cells. It knows no session:
/// the session that was opened from it, or is saved as it, belongs to a `Workbook`.
///
/// Writing inserts outputs into the text. Everything else stays byte for byte: line endings, tabs,
/// a byte order mark, a missing final newline.
public struct NotebookDocument: Sendable {
  /// The maximum length of a notebook, in bytes.
  public static let byteLimit = 16 << 20

  /// The text of the whole file.
  public let text: String

  /// The text of the first `#` heading, without its markup.
  public let title: String?

  /// All headings of the file, in order.
  public let headings: [Heading]

  /// Fenced blocks whose first word is `motion`, in order; and those that jupytext writes for
  /// Motionbook's kernel; in lists, too. A block inside a quotation is prose.
  public let cells: [Cell]

  /// Warnings for the reader, by line.
  public let warnings: [NotebookWarning]

  /// The languages of the fenced blocks, in order, each once; of cells too.
  public let blockLanguages: [String]

  let bytes: [UInt8]
  let frontMatter: FrontMatter?

  /// A heading of the file.
  public struct Heading: Hashable, Sendable {
    /// 1, the title, to 6.
    public let level: Int
    /// The text, without its markup.
    public let text: String
    /// The line of the file, from 1.
    public let line: Int
  }

  /// Parses the bytes of a file.
  public init(bytes: [UInt8]) throws(NotebookProblem) {
    guard bytes.count <= Self.byteLimit else {
      throw .tooLong(bytes: bytes.count, limit: Self.byteLimit)
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      throw .notUTF8(line: Self.firstInvalidLine(bytes))
    }
    try self.init(bounded: text, bytes: bytes)
  }

  /// Parses a text.
  public init(text: String) throws(NotebookProblem) {
    let bytes = Array(text.utf8)
    guard bytes.count <= Self.byteLimit else {
      throw .tooLong(bytes: bytes.count, limit: Self.byteLimit)
    }
    try self.init(bounded: text, bytes: bytes)
  }

  private init(bounded text: String, bytes: [UInt8]) throws(NotebookProblem) {
    if let problem = MarkdownLoad(bytes).problem { throw problem }
    self.init(validated: text, bytes: bytes)
  }

  private init(validated text: String, bytes: [UInt8]) {
    let table = LineTable(bytes)
    let blocks = MarkdownBlock.blocks(of: table)
    frontMatter = FrontMatter(table)
    var reader = CellReader(table: table, frontMatter)
    for block in blocks { reader.read(block) }
    reader.finish()
    let start = frontMatter?.lineCount ?? 0
    let headings = blocks.filter { $0.item == 0 && $0.firstLine > start }
      .compactMap(Heading.init)
    var languages: [String] = []
    for case .fence(let fence) in blocks.map(\.kind) {
      let word = fence.info.split(whereSeparator: \.isWhitespace).first.map(String.init) ?? ""
      if !word.isEmpty, !languages.contains(word) { languages.append(word) }
    }
    blockLanguages = languages
    self.text = text
    self.bytes = bytes
    self.headings = headings
    self.title = headings.first { $0.level == 1 }?.text
    self.cells = reader.cells
    self.warnings = reader.warnings.sorted { $0.line < $1.line }
  }

  private static func firstInvalidLine(_ bytes: [UInt8]) -> Int {
    let table = LineTable(bytes)
    return (1...max(1, table.count)).first { line in
      String(validating: bytes[table.range(ofLine: line)], as: UTF8.self) == nil
    } ?? 1
  }
}

extension NotebookDocument {
  /// A part of the file.
  public enum Part: Hashable, Sendable {
    /// Markdown that is not a cell, as written; `line` is its first line in the file.
    case prose(String, line: Int)
    case cell(Cell)
  }

  /// The file from top to bottom: prose, and cells with their directives and outputs.
  public var parts: [Part] {
    var parts: [Part] = []
    var offset = 0
    var line = 1
    let appendProse = { (end: Int) in
      guard end > offset else { return }
      parts.append(.prose(String(decoding: bytes[offset..<end], as: UTF8.self), line: line))
    }
    for cell in cells {
      appendProse(cell.span.lowerBound)
      parts.append(.cell(cell))
      line += LineTable(Array(bytes[offset..<cell.span.upperBound])).count
      offset = cell.span.upperBound
    }
    appendProse(bytes.count)
    return parts
  }

  /// The front matter at the file's top and the line end after it; empty if there is none.
  public var head: String {
    guard let frontMatter else { return "" }
    let end = LineTable(bytes).range(ofLine: frontMatter.lineCount).upperBound
    return String(decoding: bytes[..<end], as: UTF8.self)
  }

  /// The cell as in the file, with its directives and its output.
  public func source(of cell: Cell) -> String {
    String(decoding: bytes[cell.span], as: UTF8.self)
  }
}

extension NotebookDocument.Heading {
  init?(_ block: MarkdownBlock) {
    guard case .heading(let level, let text) = block.kind else { return nil }
    self.init(level: level, text: text, line: block.firstLine)
  }
}
