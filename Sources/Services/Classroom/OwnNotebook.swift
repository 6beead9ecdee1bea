import Notebooks

/// The notebook that somebody takes home: as far as it may be read, with their own code.
struct OwnNotebook {
  private let notebook: ClassNotebook
  /// The number of steps that are in it.
  private let count: Int

  init(_ notebook: ClassNotebook, steps count: Int) {
    (self.notebook, self.count) = (notebook, count)
  }

  /// The text of the file. From the first changed cell on there are no outputs: they may be others now.
  func text(codes: [Int: String]) throws(NotebookProblem) -> String {
    let read = try NotebookDocument(text: written)
    let changed = notebook.byCell(codes).filter { index, code in
      read.cells.contains { $0.index == index && $0.code != code }
    }
    guard let first = changed.keys.min() else { return read.text }
    let stale = read.cells.filter { $0.index >= first }.map { ($0.index, String?.none) }
    let plain = try NotebookDocument(
      text: read.replacingOutputs(Dictionary(stale) { $1 }))
    return plain.replacingCode(changed)
  }

  /// The notebook up to the end of its last step, which is the next heading after a cell or the cell's end.
  private var written: String {
    guard count < notebook.steps.count else { return notebook.document.text }
    guard let last = notebook.steps[..<count].last?.cell else { return "" }
    let document = notebook.document
    var text = ""
    for part in document.parts {
      switch part {
      case .cell(let cell) where cell.index <= last.index: text += document.source(of: cell)
      case .prose(let prose, let line) where line < last.line: text += prose
      case .prose(let prose, let line): return text + ownProse(prose, from: line)
      case .cell: return text
      }
    }
    return text
  }

  /// The text between the last cell and the next heading. Without a heading it belongs to the next cell.
  private func ownProse(_ prose: String, from line: Int) -> String {
    let lines = prose.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let headings = notebook.document.headings.map(\.line)
    guard let heading = headings.first(where: { $0 >= line && $0 < line + lines.count }) else {
      return ""
    }
    return lines[..<(heading - line)].map { String(Substring($0)) + "\n" }.joined()
  }
}

extension ClassState {
  /// A person's own notebook: the steps that were read, up to the first one whose answer is not revealed.
  func ownNotebook(_ post: CellsPost) throws(ClassRefusal) -> String {
    let count = notebook.steps.indices.first { $0 > pace.reached || !isRevealed($0) }
    let own = OwnNotebook(notebook, steps: count ?? notebook.steps.count)
    do throws(NotebookProblem) {
      return try own.text(codes: post.codes)
    } catch {
      throw .badRequest
    }
  }
}
