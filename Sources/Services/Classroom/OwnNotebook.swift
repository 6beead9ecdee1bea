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
    let steps = notebook.steps[..<count]
    let cell = steps.lastIndex { $0.cell != nil }
    let last = cell.flatMap { steps[$0].cell }
    // The steps after the last cell are sections of prose.
    let sections = count - (cell.map { $0 + 1 } ?? 0)
    let document = notebook.document
    var text = ""
    for part in document.parts {
      switch part {
      case .cell(let cell) where cell.index <= last?.index ?? -1: text += document.source(of: cell)
      case .prose(let prose, let line) where line < last?.line ?? 0: text += prose
      case .prose(let prose, let line):
        return text + begin(of: prose, from: line, sections: sections, hasCell: last != nil)
      case .cell: return text
      }
    }
    return text
  }

  /// The first sections of a text. After a cell, there is also what is about that cell, up to the first heading;
  /// without a heading, it belongs to the next cell.
  private func begin(
    of prose: String, from line: Int, sections: Int, hasCell: Bool
  ) -> String {
    let lines = prose.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let document = notebook.document
    let headings = Set(document.headings.map(\.line))
    let head = document.head.utf8.count { $0 == UInt8(ascii: "\n") }
    var (left, saysSomething) = (sections + (hasCell ? 1 : 0), hasCell)
    for (place, words) in lines.enumerated() where line + place > head {
      if headings.contains(line + place) {
        // A heading right below another one is in the same section.
        if saysSomething { left -= 1 }
        if left == 0 { return lines[..<place].map { String(Substring($0)) + "\n" }.joined() }
        saysSomething = false
      } else if !words.allSatisfy({ $0 == UInt8(ascii: " ") }) {
        saysSomething = true
      }
    }
    return ""
  }
}

extension ClassState {
  /// A person's own notebook: the steps that were read. Until the class has ended, it goes up to the first one
  /// whose answer is not revealed.
  func ownNotebook(_ post: CellsPost, of person: Int) throws(ClassRefusal) -> String {
    let count = notebook.steps.indices.first { step in
      step > pace.reached
        || !hasEnded
          && questions.contains {
            $0.step == step && $0.state != .revealed && !$0.told.contains(person)
          }
    }
    let own = OwnNotebook(notebook, steps: count ?? notebook.steps.count)
    do throws(NotebookProblem) {
      return try own.text(codes: post.codes)
    } catch {
      throw .badRequest
    }
  }
}
