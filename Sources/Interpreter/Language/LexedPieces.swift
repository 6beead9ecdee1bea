import Diagnostics

/// A text split by the lexer, including comments and text that it cannot read.
struct LexedPieces {
  /// A token, a comment, or text that the lexer cannot read.
  struct Piece {
    let range: Range<Int>
    /// Its role according to the lexer; the role of a name depends on the parser and the session.
    let role: Highlight.Role?
    var name: String?
    var mark: Mark?
    /// Whether there is a space before it.
    let isSpaced: Bool
  }

  private(set) var all: [Piece] = []
  /// The mark that would close a string left open at the end; nil if there is none.
  private(set) var closingMark: String?
  private let source: Source

  init(_ source: Source) {
    self.source = source
    var lexer = Lexer(source)
    while true {
      let before = lexer.offset
      lexer.skipBlanksAndComment()
      addComment(in: before..<lexer.offset)
      let start = lexer.offset
      do {
        let token = try lexer.next()
        if token.kind == .end { return }
        add(token, isSpaced: start > before)
      } catch {
        let written = lexer.stepOver(from: start)
        let quote = Lexer(source, from: start).quotationMark
        add(start..<lexer.offset, quote == nil ? nil : .text, isSpaced: start > before)
        if let quote, written != nil {
          closingMark = source.text(start..<(start + quote))
          return
        }
      }
    }
  }

  /// The text between two tokens is spaces, then perhaps a comment up to the line's end.
  private mutating func addComment(in gap: Range<Int>) {
    let signs = [UInt8(ascii: "#"), UInt8(ascii: "/")]
    guard let start = gap.first(where: { signs.contains(source.utf8[$0]) }) else { return }
    add(start..<gap.upperBound, .comment, isSpaced: true)
  }

  private mutating func add(_ token: Token, isSpaced: Bool) {
    let role: Highlight.Role? =
      switch token.kind {
      case .number, .size: .number
      case .string: .text
      case .keyword: .keyword
      case .name, .mark, .lineEnd, .end: nil
      }
    add(token.span.lower..<token.span.upper, role, isSpaced: isSpaced)
    if case .name(let name) = token.kind { all[all.count - 1].name = name }
    if case .mark(let mark) = token.kind { all[all.count - 1].mark = mark }
  }

  private mutating func add(_ range: Range<Int>, _ role: Highlight.Role?, isSpaced: Bool) {
    all.append(Piece(range: range, role: role, isSpaced: isSpaced))
  }

  // MARK: Brackets

  /// The bracket at a cursor, or else the one before it, and its partner; empty without a partner.
  func brackets(at cursor: Int?) -> [Range<Int>] {
    guard let cursor else { return [] }
    var open: [(closer: Mark, range: Range<Int>)] = []
    var pairs: [[Range<Int>]] = []
    for piece in all {
      guard let mark = piece.mark else { continue }
      if let closer = mark.closer {
        open.append((closer, piece.range))
      } else if let last = open.last, last.closer == mark {
        pairs.append([last.range, piece.range])
        open.removeLast()
      }
    }
    let atCursor = pairs.first { $0.contains { $0.lowerBound == cursor } }
    return atCursor ?? pairs.first { $0.contains { $0.upperBound == cursor } } ?? []
  }
}

extension Mark {
  /// The bracket that closes this one.
  fileprivate var closer: Mark? {
    switch self {
    case .openParen: .closeParen
    case .openBracket: .closeBracket
    case .openBrace: .closeBrace
    default: nil
    }
  }
}

extension Lexer {
  /// The start of the word that ends at an offset; the offset itself if there is none.
  static func wordStart(before offset: Int, in source: Source) -> Int {
    let lexer = Lexer(source)
    var start = offset
    while start > 0, case let byte = source.utf8[start - 1],
      lexer.isNameStart(byte) || lexer.isDigit(byte)
    {
      start -= 1
    }
    return start
  }
}
