/// A piece of a notebook, in reading order.
///
/// Recorded outputs, directives and other comments are not passages, because they are for the
/// program.
public enum NotebookPassage: Hashable, Sendable {
  case prose(ProseBlock)
  case cell(Cell)
  /// A folded part (`<details>`) that can be unfolded.
  indirect case hint(NotebookHint)
}

/// Passages that are folded under a summary.
public struct NotebookHint: Hashable, Sendable {
  /// The text shown while it is folded.
  public let summary: String
  public let passages: [NotebookPassage]
}

extension NotebookDocument {
  /// The notebook's passages, from top to bottom.
  public var passages: [NotebookPassage] {
    var reader = PassageReader(cells)
    let tree = MarkdownTree(bytes)
    let start = frontMatter?.lineCount ?? 0
    for node in tree.blocks where node.firstLine > start { reader.read(node) }
    return reader.folding.finished()
  }
}

/// Finds the passages of a notebook among its blocks.
private struct PassageReader {
  var folding = PassageFolding()
  /// The cells that are still to come.
  private var cells: ArraySlice<Cell>
  /// The lines that open recorded outputs.
  private let outputs: Set<Int>

  init(_ cells: [Cell]) {
    self.cells = cells[...]
    outputs = Set(cells.filter { $0.recorded != nil }.map { $0.outputLine - 1 })
  }

  mutating func read(_ node: MarkdownNode) {
    if node.kind == "list", let cell = cells.first, cell.openingLine <= node.lastLine {
      read(list: node)
    } else if let cell = cells.first, cell.openingLine == node.firstLine {
      cells.removeFirst()
      folding.append(.cell(cell))
    } else if let html = node.html {
      for part in HTMLText(html).parts { folding.append(part) }
    } else if !outputs.contains(node.firstLine) {
      for block in node.prose { folding.append(.prose(block)) }
    }
  }

  /// A list with cells falls into its parts: what comes before the first cell of an item keeps its
  /// marker, and what comes after it follows like any prose.
  private mutating func read(list: MarkdownNode) {
    var items: [[ProseBlock]] = []
    var next = 0
    func end(before index: Int) {
      let first = index - items.count
      let numbering = list.listStart.map { ProseBlock.Numbering.numbers(from: $0 + first) }
      if !items.isEmpty {
        folding.append(
          .prose(.list(items: items, numbering: numbering ?? .bullets, isTight: list.isTight)))
      }
      items = []
    }
    for item in list.children {
      let contents = item.children
      let lead = contents.prefix { node in
        node.html == nil && cells.first.map { node.lastLine < $0.openingLine } ?? true
      }
      let prose = lead.flatMap(\.prose)
      let isWhole = lead.count == contents.count
      if isWhole || !prose.isEmpty { items.append(prose) } else { end(before: next) }
      next += 1
      if isWhole { continue }
      end(before: next)
      for node in contents.dropFirst(lead.count) { read(node) }
    }
    end(before: next)
  }
}

extension Cell {
  /// The line of the file that opens the cell's fence.
  fileprivate var openingLine: Int { line - 1 - optionLines }
}

/// Nests passages in their hints.
private struct PassageFolding {
  /// The maximum depth of nested hints; deeper ones are merged into the innermost allowed one.
  private static let depthLimit = 8

  private struct Level {
    var summary = ""
    var passages: [NotebookPassage] = []
  }

  /// The open levels, the innermost last; the first is the notebook itself.
  private var levels = [Level()]
  /// The number of open hints that are nested too deep.
  private var flattened = 0
  private var isInSummary = false

  mutating func append(_ passage: NotebookPassage) {
    levels[levels.count - 1].passages.append(passage)
  }

  mutating func append(_ part: HTMLText.Part) {
    switch part {
    case .open("details"): open()
    case .close("details"): close()
    case .open("summary"): isInSummary = true
    case .close("summary"): isInSummary = false
    case .open, .close: break
    case .text(let text):
      if isInSummary, levels.count > 1 {
        levels[levels.count - 1].summary += text
      } else if !text.trimmingBlanks.isEmpty {
        append(.prose(.paragraph([ProseRun(text.joinedInOneLine)])))
      }
    }
  }

  private mutating func open() {
    if levels.count > Self.depthLimit { flattened += 1 } else { levels.append(Level()) }
    isInSummary = false
  }

  private mutating func close() {
    isInSummary = false
    if flattened > 0 {
      flattened -= 1
      return
    }
    guard levels.count > 1 else { return }
    let level = levels.removeLast()
    let summary = level.summary.joinedInOneLine
    append(
      .hint(
        NotebookHint(summary: summary.isEmpty ? "More" : summary, passages: level.passages)))
  }

  /// All passages; a hint that was never closed ends with the notebook.
  mutating func finished() -> [NotebookPassage] {
    flattened = 0
    while levels.count > 1 { close() }
    return levels[0].passages
  }
}

extension String {
  /// The words, separated by single spaces.
  fileprivate var joinedInOneLine: String {
    split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }
}
