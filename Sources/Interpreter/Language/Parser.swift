import Diagnostics

/// Parses lines of the language.
///
///     program    = { line }
///     line       = [ statement { ";" statement } ] [ "#" comment ] end-of-line
///     block      = "{" { line } "}"
///
/// The productions of statements and commands are in `Parser+Statements` and `Parser+Commands`,
/// those of expressions in `Parser+Expressions`. The parser evaluates nothing: verbs and clauses
/// come from a `Grammar`, and commands defined by `def` are recognized by name.
public struct Parser: Sendable {
  /// The maximum depth of nested brackets and braces.
  static let nestingLimit = 100
  /// The maximum depth of an expression.
  static let depthLimit = 500
  /// The maximum length of a line, in bytes.
  static let lineLength = 1_000_000

  let source: Source
  let grammar: Grammar
  /// The names of commands that `def` defined before this text.
  public var definitions: Set<String>
  /// The names of commands defined in this text.
  var ownDefinitions: Set<String> = []
  /// The names of the session's curves. A call of one is valid even if a verb has the same name.
  public var callables: Set<String> = []
  /// The names of the session, when the cause of a problem is looked for; nil while a line is read.
  var names: Set<String>?
  var current: Token
  private var lexer: Lexer
  /// The end of the last consumed token.
  private(set) var consumedEnd = 0
  /// In parentheses and square brackets, line ends are spaces.
  private var isInBrackets = false
  private var nesting = 0
  /// The last infix operator.
  var lastOperator: Span?
  /// The first token of the last statement.
  private(set) var statementStart: Token
  /// The roles of words, by their offsets; noted only for a `Highlighter`.
  var notedRoles: [Int: Highlight.Role] = [:]
  var isNoting = false

  public init(_ source: Source, grammar: Grammar, definitions: Set<String> = []) {
    self.init(source, from: 0, grammar: grammar, definitions: definitions)
  }

  /// Creates a parser that starts at an offset, as if there were nothing before it.
  init(_ source: Source, from offset: Int, grammar: Grammar, definitions: Set<String>) {
    self.source = source
    self.grammar = grammar
    self.definitions = definitions
    lexer = Lexer(source, from: offset)
    // A line end that is not in the source; `nextLine` reads the first real token.
    current = Token(kind: .lineEnd, span: Span(source, offset, offset), isSpaced: true)
    statementStart = current
  }

  /// The start of the line that `nextLine` reads.
  public var lineStart: Int { current.span.lower }

  /// The next line that is not empty; nil at the end.
  public mutating func nextLine() throws(ParseProblem) -> Line? {
    while true {
      while case .lineEnd = current.kind { try advance() }
      if case .end = current.kind { return nil }
      let line = try parseLine()
      switch current.kind {
      case .lineEnd, .end: break
      case .mark(.closeBrace): throw .invalid(.closerWithoutOpener("}"), current.span)
      default: throw .invalid(unexpectedHere, current.span)
      }
      if !line.statements.isEmpty { return line }
    }
  }

  /// Parses all lines, to check a whole text.
  public mutating func allLines() throws(ParseProblem) -> [Line] {
    var lines: [Line] = []
    while let line = try nextLine() { lines.append(line) }
    return lines
  }

  // MARK: Lines and blocks

  /// Parses statements up to a line end, the end of the text or a closing brace, which it leaves.
  private mutating func parseLine() throws(ParseProblem) -> Line {
    guard source.lineLength(around: current.span.lower) <= Self.lineLength else {
      throw .invalid(.lineTooLong(Self.lineLength), current.span)
    }
    var statements: [Statement] = []
    var isMuted = false
    while !isAtLineEnd {
      // An empty statement between two semicolons is skipped.
      if current.kind != .mark(.semicolon) {
        statements.append(try parseStatement())
        isMuted = false
      }
      guard case .mark(.semicolon) = current.kind else { break }
      try advance()
      isMuted = true
    }
    return Line(statements: statements, isMuted: isMuted)
  }

  var isAtLineEnd: Bool {
    switch current.kind {
    case .lineEnd, .end, .mark(.closeBrace): true
    default: false
    }
  }

  mutating func parseBlock(after what: String) throws(ParseProblem) -> Block {
    guard case .mark(.openBrace) = current.kind else {
      throw blockMissing(after: what)
    }
    let opener = current.span
    let outer = isInBrackets
    isInBrackets = false
    try enter(opener)
    try advance()
    var lines: [Line] = []
    while true {
      while case .lineEnd = current.kind { try advance() }
      if case .mark(.closeBrace) = current.kind { break }
      if case .end = current.kind { throw .incomplete(.unclosed("{"), opener) }
      lines.append(try parseLine())
      guard isAtLineEnd else { throw .invalid(unexpectedHere, current.span) }
    }
    nesting -= 1
    isInBrackets = outer
    try advance()
    return Block(lines: lines, span: span(from: opener))
  }

  /// Parses the contents of a bracket; line ends inside are spaces.
  mutating func bracketed<T>(
    _ opener: String, closedBy closer: Mark,
    _ body: (inout Parser) throws(ParseProblem) -> T
  ) throws(ParseProblem) -> T {
    let start = current.span
    let outer = isInBrackets
    try enter(start)
    isInBrackets = true
    try advance()
    let value = try body(&self)
    if case .end = current.kind { throw .incomplete(.unclosed(opener), start) }
    guard current.kind == .mark(closer) else {
      throw .invalid(
        .expectedCloser(closer.rawValue, opener: opener, found: current.text), current.span)
    }
    nesting -= 1
    isInBrackets = outer
    try advance()
    return value
  }

  /// Parses an operand one level down, so that a long run of signs is bounded too.
  mutating func nested(
    _ opener: Span, _ body: (inout Parser) throws(ParseProblem) -> Expression
  ) throws(ParseProblem) -> Expression {
    try enter(opener)
    defer { nesting -= 1 }
    return try body(&self)
  }

  private mutating func enter(_ opener: Span) throws(ParseProblem) {
    nesting += 1
    if nesting > Self.nestingLimit { throw .invalid(.nestedTooDeep(Self.nestingLimit), opener) }
  }

  // MARK: Tokens

  mutating func beginStatement() { statementStart = current }

  /// Notes the role of the current word.
  mutating func note(_ role: Highlight.Role) {
    if isNoting { notedRoles[current.span.lower] = role }
  }

  mutating func advance() throws(ParseProblem) {
    consumedEnd = current.span.upper
    repeat { current = try lexer.next() } while isInBrackets && current.kind == .lineEnd
  }

  /// Takes the rest of the line as written.
  mutating func consumeLine() throws(ParseProblem) -> Name {
    let range = source.lineRange(around: current.span.lower)
    let span = Span(source, current.span.lower, range.upperBound)
    lexer = Lexer(source, from: range.upperBound)
    consumedEnd = range.upperBound
    current = try lexer.next()
    return Name(span.text, span)
  }

  /// Takes the Swift code in the braces at this place; nil if they are not closed.
  mutating func consumeSwift() throws(ParseProblem) -> Span? {
    let opener = current.span.lower
    guard let end = SwiftText(source.utf8).end(ofBracketAt: opener) else { return nil }
    lexer = Lexer(source, from: end)
    consumedEnd = end
    current = try lexer.next()
    return Span(source, opener + 1, end - 1)
  }

  /// The token after the current one; a line end if the text there cannot be read.
  func peek() -> Token {
    var ahead = lexer
    let end = Token(kind: .lineEnd, span: current.span, isSpaced: true)
    return (try? ahead.next()) ?? end
  }

  /// Skips line ends if the given keyword follows them, as in `}` newline `else {`.
  mutating func skipLineEnds(before keyword: Keyword) throws(ParseProblem) -> Bool {
    var ahead = self
    while case .lineEnd = ahead.current.kind { try ahead.advance() }
    guard ahead.current.kind == .keyword(keyword) else { return false }
    self = ahead
    return true
  }

  func span(from start: Span) -> Span { Span(source, start.lower, max(consumedEnd, start.upper)) }

  /// Whether a bracket or a brace is open.
  var isInside: Bool { nesting > 0 }

  /// A problem at the current token: incomplete if the text ends inside a bracket.
  func problem(_ mistake: Mistake) -> ParseProblem {
    if case .end = current.kind, isInside { return .incomplete(mistake, current.span) }
    return .invalid(mistake, current.span)
  }

  /// The current token as a word, reserved or not.
  var currentWord: String? {
    switch current.kind {
    case .name(let word): word
    case .keyword(let keyword): keyword.rawValue
    default: nil
    }
  }

  /// Whether this mark follows the current token without a space.
  func isTouched(by mark: Mark) -> Bool {
    let next = peek()
    return next.kind == .mark(mark) && !next.isSpaced
  }
}

extension Token {
  /// The token as written, for messages.
  var text: String {
    switch kind {
    case .end: "the end"
    case .lineEnd: "the end of the line"
    default: span.text
    }
  }
}
