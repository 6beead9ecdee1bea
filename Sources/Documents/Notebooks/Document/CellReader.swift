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

  /// The output of the last cell, until it is known what follows.
  private var output: MarkdownBlock?

  private struct OpenCell {
    let fence: MarkdownFence
    let block: MarkdownBlock
    let firstLine: Int
    let options: CellOptions
  }

  init(table: LineTable, _ frontMatter: FrontMatter?) {
    self.table = table
    self.frontMatter = frontMatter
  }

  mutating func read(_ block: MarkdownBlock) {
    if let frontMatter, block.firstLine <= frontMatter.lineCount { return }
    if case .fence(let fence) = block.kind, fence.isOutput {
      if let cell = open, isNext(block, after: cell.block) {
        (open, output) = (nil, block)
        return append(cell, output: fence, in: block)
      }
      if let output, isNext(block, after: output) {
        cells[cells.count - 1].precedesOutput = true
      }
    }
    output = nil
    closeCell()
    if let last = comments.last, !isNext(block, after: last.block) { dropComments() }
    let given = comments.last?.directives ?? .none
    if let comment = DirectiveComment(block, adding: given) {
      comments.append(comment)
      warnings += comment.warnings
    } else if case .fence(let fence) = block.kind,
      fence.isCell(isOfMotionbook: frontMatter?.isOfMotionbook == true)
    {
      open = OpenCell(
        fence: fence, block: block, firstLine: comments.first?.block.firstLine ?? block.firstLine,
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

  /// Whether there are only blank lines between, and no end of a list's item. The definition of a
  /// link is not blank, although it is not a block.
  private func isNext(_ block: MarkdownBlock, after other: MarkdownBlock) -> Bool {
    block.item == other.item && block.firstLine > other.lastLine
      && table.isBlank(lines: (other.lastLine + 1)..<block.firstLine)
  }

  private mutating func dropComments() {
    warnings += comments.map { .strayDirective(line: $0.block.firstLine) }
    comments = []
  }

  private mutating func closeCell() {
    guard let cell = open else { return }
    open = nil
    append(cell, output: nil, in: nil)
  }

  private mutating func append(
    _ cell: OpenCell, output: MarkdownFence?, in outputLines: MarkdownBlock?
  ) {
    let (block, outputBlock) = (bytes(of: cell.block), outputLines.map(bytes(of:)))
    let start = table.range(ofLine: cell.firstLine).lowerBound
    let end = outputBlock?.upperBound ?? block.upperBound
    let contentLines = LineTable(Array(cell.fence.content.utf8)).count
    let isClosed = cell.block.lastLine - cell.block.firstLine > contentLines
    let ending = table.ending(ofLine: cell.block.firstLine)
    let skipped = cell.options.lineCount
    let code = OutputText.joined(Array(OutputText.lines(cell.fence.content).dropFirst(skipped)))
    cells.append(
      Cell(
        index: cells.count, code: code, line: cell.block.firstLine + 1 + skipped,
        optionLines: skipped, info: cell.fence.info, directives: cell.options.directives,
        recorded: output?.text,
        outputLine: outputLines.map { $0.firstLine + 1 } ?? cell.block.lastLine + 1,
        block: block, outputBlock: outputBlock, span: start..<max(start, end),
        missingFence: isClosed ? nil : cell.fence.closing, margin: cell.block.margin,
        outputMargin: outputLines?.margin ?? cell.block.margin,
        ending: ending.isEmpty ? "\n" : ending))
  }

  private func bytes(of block: MarkdownBlock) -> Range<Int> {
    table.range(ofLines: block.firstLine...block.lastLine)
  }
}
