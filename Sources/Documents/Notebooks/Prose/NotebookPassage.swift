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
    var folding = PassageFolding()
    let tree = MarkdownTree(bytes)
    var cells = self.cells[...]
    let outputs = Set(cells.filter { $0.recorded != nil }.map { $0.outputLine - 1 })
    let start = frontMatter?.lineCount ?? 0
    for node in tree.blocks where node.firstLine > start {
      if let cell = cells.first, cell.openingLine == node.firstLine {
        cells.removeFirst()
        folding.append(.cell(cell))
      } else if let html = node.html {
        for part in HTMLText(html).parts { folding.take(part) }
      } else if !outputs.contains(node.firstLine) {
        for block in node.prose { folding.append(.prose(block)) }
      }
    }
    return folding.finished()
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

  mutating func take(_ part: HTMLText.Part) {
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
