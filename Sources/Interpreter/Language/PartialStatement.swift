import Diagnostics

/// The statement at the end of a text, as tokens of the lexer: for completion, whose text ends at
/// the cursor.
///
/// It may be incomplete: the last word may be half typed, brackets and strings may be open, and
/// what the lexer cannot read is skipped.
public struct PartialStatement: Sendable {
  /// A word, a value or a mark before the cursor.
  public struct Word: Hashable, Sendable {
    /// As written.
    public let text: String
    public let sort: Sort
    /// Whether there is no space before it, as before a call's bracket.
    public let isTouching: Bool
  }

  /// The kind of a word in the lexer.
  public enum Sort: Hashable, Sendable {
    /// A word of letters, including the words of the grammar.
    case name
    /// A number, a size, a string, or text that the lexer cannot read.
    case value
    case mark
  }

  /// The place of the cursor.
  public enum Place: Hashable, Sendable {
    /// Between words, or after a name that can be continued.
    case words
    /// After a number, or after text that cannot be read: a letter typed here would change it.
    case value
    /// In an open string, with its contents as written.
    case text(String)
    case comment
  }

  /// The words of the statement before the one at the cursor.
  public private(set) var words: [Word]
  /// The name that the cursor touches; empty if there is none.
  public private(set) var begun = ""
  public let place: Place

  /// Creates the statement in which a text ends: the innermost one, if blocks are open.
  public init(endOf text: String) {
    let source = Source(text)
    let scan = CutScan(source)
    words = scan.statement.words
    place = scan.place
    guard place == .words, let last = words.last else { return }
    if last.sort == .name, scan.end == source.utf8.count {
      begun = last.text
      words.removeLast()
    }
  }
}

/// A source read to its end, including its mistakes.
private struct CutScan {
  /// A statement up to the current token.
  struct Statement {
    var words: [PartialStatement.Word] = []
    /// The number of open brackets in it; inside them, a line end does not end it.
    var depth = 0
  }

  /// The open statements, each in a block of the one before it; at least one.
  private var open = [Statement()]
  /// The end of the last word.
  private(set) var end = 0
  private(set) var place = PartialStatement.Place.words

  var statement: Statement { open.last ?? Statement() }

  init(_ source: Source) {
    var lexer = Lexer(source)
    var isSealed = false
    while true {
      let before = lexer.offset
      lexer.skipBlanksAndComment()
      let start = lexer.offset
      let isTouching = start == before && start > 0
      do {
        let token = try lexer.next()
        if token.kind == .end { break }
        read(token, isTouching: isTouching)
        isSealed = token.kind.isNumber
      } catch {
        if let written = lexer.stepOver(from: start) {
          place = .text(written.text)
          return
        }
        add(source.text(start..<lexer.offset), .value, isTouching: isTouching)
        isSealed = true
      }
      end = lexer.offset
    }
    if lexer.endsInComment {
      place = .comment
    } else if isSealed, end == source.utf8.count {
      place = .value
    }
  }

  private mutating func read(_ token: Token, isTouching: Bool) {
    switch token.kind {
    case .name, .keyword: add(token, .name, isTouching)
    case .number, .size, .string: add(token, .value, isTouching)
    case .mark(let mark): read(mark, token, isTouching)
    case .lineEnd where statement.depth == 0: endStatement()
    case .lineEnd, .end: break
    }
  }

  private mutating func read(_ mark: Mark, _ token: Token, _ isTouching: Bool) {
    switch mark {
    case .semicolon: endStatement()
    case .openBrace: open.append(Statement())
    case .closeBrace:
      // The statement around the block continues after it, with `then` or `as`.
      if open.count > 1 { open.removeLast() } else { endStatement() }
      add(token, .mark, isTouching)
    case .openParen, .openBracket:
      add(token, .mark, isTouching)
      open[open.count - 1].depth += 1
    case .closeParen, .closeBracket:
      add(token, .mark, isTouching)
      open[open.count - 1].depth = max(0, statement.depth - 1)
    default: add(token, .mark, isTouching)
    }
  }

  private mutating func endStatement() { open[open.count - 1] = Statement() }

  private mutating func add(_ token: Token, _ sort: PartialStatement.Sort, _ isTouching: Bool) {
    add(token.span.text, sort, isTouching: isTouching)
  }

  private mutating func add(_ text: String, _ sort: PartialStatement.Sort, isTouching: Bool) {
    open[open.count - 1].words.append(.init(text: text, sort: sort, isTouching: isTouching))
  }
}

extension Token.Kind {
  /// Whether it is made of digits, so that letters after it would be a unit.
  fileprivate var isNumber: Bool {
    switch self {
    case .number, .size: true
    case .string, .name, .keyword, .mark, .lineEnd, .end: false
    }
  }
}
