import Diagnostics

/// The statement that a text is cut in, in the lexer's own words: for Tab, whose text ends at the
/// cursor.
///
/// Nothing of it needs to be whole: the last word may be half written, brackets and texts may be
/// open, and what cannot be read is passed over.
public struct CutStatement: Sendable {
  /// A word, a value or a mark before the cursor.
  public struct Word: Hashable, Sendable {
    /// As it is written.
    public let text: String
    public let sort: Sort
    /// Whether it touches what is before it, as a call's bracket does.
    public let isTouching: Bool
  }

  /// What a word is to the lexer.
  public enum Sort: Hashable, Sendable {
    /// A word of letters; one of the grammar's own among them.
    case name
    /// A number, a size or a text, or what nobody can read.
    case value
    case mark
  }

  /// What the cursor stands in.
  public enum Place: Hashable, Sendable {
    /// Between words, or behind a name that may go on.
    case words
    /// Behind a number, or what cannot be read: letters would make something else of it.
    case value
    /// A text that is open, with what is in it as it is written.
    case text(String)
    case comment
  }

  /// What the statement has before the word that is begun.
  public private(set) var words: [Word]
  /// The name that the cursor touches; empty where there is none.
  public private(set) var begun = ""
  public let place: Place

  /// The statement in which a text ends, the innermost one where blocks are open.
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

/// A source read to its end, mistakes and all.
private struct CutScan {
  /// A statement as far as it goes.
  struct Statement {
    var words: [CutStatement.Word] = []
    /// How many brackets are open in it; a line's end does not end it then.
    var depth = 0
  }

  /// The statements that are open, each in a block of the one before it; one at least.
  private var open = [Statement()]
  /// Where the last word ends.
  private(set) var end = 0
  private(set) var place = CutStatement.Place.words

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
        take(token, isTouching: isTouching)
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

  private mutating func take(_ token: Token, isTouching: Bool) {
    switch token.kind {
    case .name, .keyword: add(token, .name, isTouching)
    case .number, .size, .string: add(token, .value, isTouching)
    case .mark(let mark): take(mark, token, isTouching)
    case .lineEnd where statement.depth == 0: endStatement()
    case .lineEnd, .end: break
    }
  }

  private mutating func take(_ mark: Mark, _ token: Token, _ isTouching: Bool) {
    switch mark {
    case .semicolon: endStatement()
    case .openBrace: open.append(Statement())
    case .closeBrace:
      // The statement around the block goes on behind it, with `then` or `as`.
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

  private mutating func add(_ token: Token, _ sort: CutStatement.Sort, _ isTouching: Bool) {
    add(token.span.text, sort, isTouching: isTouching)
  }

  private mutating func add(_ text: String, _ sort: CutStatement.Sort, isTouching: Bool) {
    open[open.count - 1].words.append(.init(text: text, sort: sort, isTouching: isTouching))
  }
}

extension Token.Kind {
  /// Whether it is made of digits, which letters behind it would be a unit of.
  fileprivate var isNumber: Bool {
    switch self {
    case .number, .size: true
    case .string, .name, .keyword, .mark, .lineEnd, .end: false
    }
  }
}
