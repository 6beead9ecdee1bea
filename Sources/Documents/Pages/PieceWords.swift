import Notebooks

/// A piece in words, for a screen that is read from afar, and for whoever leads: the prose around its cell.
package struct PieceWords: Sendable {
  /// The last sentence that asks; nil for none.
  package private(set) var question: String?
  /// The other paragraphs and items of lists before its cell.
  package private(set) var text: [String] = []
  /// Those after it.
  package private(set) var after: [String] = []
  /// What is quoted: notes of the author.
  package private(set) var notes: [String] = []

  package init(_ piece: PagePiece) {
    for case .prose(let block) in piece.lead { append(block, to: \.text) }
    for case .prose(let block) in piece.after { append(block, to: \.after) }
    guard let place = text.lastIndex(where: { $0.sentences.contains { $0.hasSuffix("?") } }) else {
      return
    }
    var sentences = text[place].sentences
    let asked = sentences.lastIndex { $0.hasSuffix("?") }
    question = asked.map { sentences.remove(at: $0) }
    text[place] = sentences.joined(separator: " ")
    text.removeAll(where: \.isEmpty)
  }

  private mutating func append(
    _ block: ProseBlock, to lines: WritableKeyPath<PieceWords, [String]>
  ) {
    switch block {
    case .paragraph, .list: self[keyPath: lines] += block.lines
    case .quote: notes += block.lines
    case .heading, .code, .table, .rule: break
    }
  }
}

extension ProseBlock {
  /// Its paragraphs without their looks.
  fileprivate var lines: [String] {
    switch self {
    case .paragraph(let runs): [runs.text]
    case .list(let items, _, _): items.map { "• " + $0.flatMap(\.lines).joined(separator: " ") }
    case .quote(let blocks): blocks.flatMap(\.lines)
    case .heading, .code, .table, .rule: []
    }
  }
}
