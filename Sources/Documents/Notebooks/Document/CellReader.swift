/// Finds the cells among a notebook's blocks, each with the directives above and the output below.
struct CellReader {
  private(set) var cells: [Cell] = []
  private(set) var warnings: [NotebookWarning] = []

  private let table: LineTable
  private let frontMatter: FrontMatter?

  /// Directives for the next block, which must be a cell.
  private var comments: [DirectiveComment] = []

  /// The last cell, until it is known whether an output follows.
  private var open: OpenCell?

  private struct OpenCell {
    let fence: MarkdownFence
    let lines: ClosedRange<Int>
    let firstLine: Int
    let options: CellOptions
  }

  init(table: LineTable, _ frontMatter: FrontMatter?) {
    self.table = table
    self.frontMatter = frontMatter
  }

  mutating func read(_ block: MarkdownBlock) {
    if let frontMatter, block.firstLine <= frontMatter.lineCount { return }
    if case .fence(let fence) = block.kind, fence.isOutput, let cell = open,
      isNext(block, after: cell.lines.upperBound)
    {
      open = nil
      return append(cell, output: fence, lines: block.firstLine...block.lastLine)
    }
    closeCell()
    if let last = comments.last, !isNext(block, after: last.lastLine) { dropComments() }
    let given = comments.last?.directives ?? .none
    if let comment = DirectiveComment(block, adding: given) {
      comments.append(comment)
      warnings += comment.warnings
    } else if case .fence(let fence) = block.kind,
      fence.isCell(isOfMotionbook: frontMatter?.isOfMotionbook == true)
    {
      open = OpenCell(
        fence: fence, lines: block.firstLine...block.lastLine,
        firstLine: comments.first?.firstLine ?? block.firstLine,
        options: CellOptions(fence, adding: given))
      comments = []
    } else {
      dropComments()
    }
  }

  /// Ends the reading at the end of the file.
  mutating func finish() {
    closeCell()
    dropComments()
  }

  /// Whether there are only blank lines between. The definition of a link is not blank, although it
  /// is not a block.
  private func isNext(_ block: MarkdownBlock, after line: Int) -> Bool {
    block.firstLine > line && table.isBlank(lines: (line + 1)..<block.firstLine)
  }

  private mutating func dropComments() {
    warnings += comments.map { .strayDirective(line: $0.firstLine) }
    comments = []
  }

  private mutating func closeCell() {
    guard let cell = open else { return }
    open = nil
    append(cell, output: nil, lines: nil)
  }

  private mutating func append(
    _ cell: OpenCell, output: MarkdownFence?, lines: ClosedRange<Int>?
  ) {
    let block = table.range(ofLines: cell.lines)
    let outputBlock = lines.map(table.range(ofLines:))
    let start = table.range(ofLine: cell.firstLine).lowerBound
    let end = outputBlock?.upperBound ?? block.upperBound
    let contentLines = LineTable(Array(cell.fence.content.utf8)).count
    let isClosed = cell.lines.count >= contentLines + 2
    let ending = table.ending(ofLine: cell.lines.lowerBound)
    let skipped = cell.options.lineCount
    let code = OutputText.joined(Array(OutputText.lines(cell.fence.content).dropFirst(skipped)))
    cells.append(
      Cell(
        index: cells.count, code: code, line: cell.lines.lowerBound + 1 + skipped,
        optionLines: skipped, info: cell.fence.info, directives: cell.options.directives,
        recorded: output?.text,
        outputLine: lines.map { $0.lowerBound + 1 } ?? cell.lines.upperBound + 1,
        block: block, outputBlock: outputBlock, span: start..<max(start, end),
        missingFence: isClosed ? nil : cell.fence.closing, ending: ending.isEmpty ? "\n" : ending))
  }
}
