import Text

/// The layout of prose in lines of text.
///
/// With styles, headings, emphasis and code have their own style, and links can be clicked. Without
/// styles, titles are underlined, code is in backticks, and web addresses follow the linked words.
///
/// `MarkdownTree` parses the text, and `ProseBlock` is its meaning. `NotebookPassage` is a notebook
/// in reading order, with hints folded.
public struct ProseLayout: Hashable, Sendable {
  /// The maximum width in columns; wider prose is hard to read.
  public static let widest = 72
  /// The minimum width in columns.
  public static let narrowest = 20
  /// The minimum width of the contents of a list or a quotation.
  private static let narrowestInside = 12

  let width: Int
  /// The width of code, which may be wider than prose.
  private let codeWidth: Int
  let isStyled: Bool

  /// - Parameter columns: The available columns; nil if lines may be of any length, as in a file.
  ///   Prose is at most `widest` columns wide.
  public init(columns: Int? = nil, isStyled: Bool) {
    codeWidth = max(columns ?? .max, Self.narrowest)
    width = min(codeWidth, Self.widest)
    self.isStyled = isStyled
  }

  private init(inside outer: ProseLayout, indent: Int) {
    width = outer.width - indent
    codeWidth = outer.codeWidth - indent
    isStyled = outer.isStyled
  }

  /// The lines of blocks, separated by empty lines. No line is too wide, except for single long
  /// words of prose.
  public func lines(of blocks: [ProseBlock]) -> [WrittenLine] {
    joined(blocks.map(lines), gap: true)
  }

  /// The lines of one block.
  private func lines(of block: ProseBlock) -> [WrittenLine] {
    switch block {
    case .heading(let level, let runs): heading(runs, level: level)
    case .paragraph(let runs): text(runs).lines(width: width)
    case .list(let items, let numbering, let isTight):
      list(items, numbering: numbering, isTight: isTight)
    case .quote(let blocks): inside(mark: "> ", style: .dim, rest: "> ") { $0.lines(of: blocks) }
    case .code(let code): self.code(code)
    case .table(let table): lines(of: table)
    case .rule: [WrittenLine(String(repeating: "-", count: width), style: .dim)]
    }
  }

  func text(_ runs: [ProseRun], in style: TextStyle? = nil) -> ProseText {
    ProseText(runs, in: style, isStyled: isStyled)
  }

  func joined(_ parts: [[WrittenLine]], gap: Bool) -> [WrittenLine] {
    parts.filter { !$0.isEmpty }.enumerated().flatMap { index, lines in
      (gap && index > 0 ? [""] : []) + lines
    }
  }

  // MARK: Blocks

  private func heading(_ runs: [ProseRun], level: Int) -> [WrittenLine] {
    let lines = text(runs, in: level == 1 ? .strongUnderlined : .strong).lines(width: width)
    guard !isStyled, level <= 2 else { return lines }
    let columns = lines.map { DisplayWidth.of($0.text) }.max() ?? 0
    return lines + [WrittenLine(String(repeating: level == 1 ? "=" : "-", count: columns))]
  }

  private func code(_ code: String) -> [WrittenLine] {
    var lines = OutputText.lines(code)
    while lines.last?.trimmingBlanks.isEmpty == true { lines.removeLast() }
    return lines.flatMap { line in
      Wrapping.code(WrittenLine(line.visible).trimmingTrailingBlanks, width: codeWidth - 2)
    }.map { ("  " + $0).trimmingTrailingBlanks }
  }

  private func list(
    _ items: [[ProseBlock]], numbering: ProseBlock.Numbering, isTight: Bool
  ) -> [WrittenLine] {
    let marks = marks(items.count, numbering)
    let columns = marks.map(\.utf8.count).max() ?? 0
    let rest = String(repeating: " ", count: columns)
    let parts = zip(items, marks).map { item, mark in
      inside(mark: mark.padded(left: columns), style: nil, rest: rest) {
        $0.joined(item.map($0.lines), gap: !isTight)
      }
    }
    return joined(parts, gap: !isTight)
  }

  private func marks(_ count: Int, _ numbering: ProseBlock.Numbering) -> [String] {
    switch numbering {
    case .bullets: Array(repeating: "- ", count: count)
    case .numbers(let first): (0..<count).map { "\(first + $0). " }
    }
  }

  /// Indented contents, each line after a mark. If that leaves too little room, the mark gets a
  /// line of its own.
  private func inside(
    mark: String, style: TextStyle?, rest: String, _ lines: (ProseLayout) -> [WrittenLine]
  ) -> [WrittenLine] {
    let mark = WrittenLine(mark, style: isStyled ? style : nil)
    let columns = mark.text.utf8.count
    guard width - columns >= Self.narrowestInside else {
      return [mark.trimmingTrailingBlanks] + lines(self)
    }
    let rest = WrittenLine(rest, style: isStyled ? style : nil)
    let inner = lines(ProseLayout(inside: self, indent: columns))
    guard let first = inner.first else { return [mark.trimmingTrailingBlanks] }
    return [(mark + first).trimmingTrailingBlanks]
      + inner.dropFirst().map { (rest + $0).trimmingTrailingBlanks }
  }
}
