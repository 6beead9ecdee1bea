import Diagnostics

/// Tells what each part of a text is, be it finished or not.
///
/// Numbers, texts and comments are as the lexer cuts them; which words are verbs and keywords is the
/// parser's to say, as far as it understands the text. Behind a mistake it begins anew with the next
/// line.
public struct Highlighter {
  /// Bytes of a text; a longer one has no highlights, for they are made anew with every key.
  static let textLength = 20_000

  private let source: Source
  private let pieces: LexedPieces
  private let parser: Parser
  /// In UTF-8.
  private let cursor: Int?

  /// - Parameters:
  ///   - cursor: An offset in Unicode scalars; nil for a text that nobody edits.
  ///   - parser: One that knows the session's own commands and curves; of which text does not matter.
  public init(_ text: String, cursor: Int?, like parser: Parser) {
    source = Source(text)
    pieces = LexedPieces(source)
    self.parser = parser
    self.cursor = cursor.map { String.UnicodeScalarView(text.unicodeScalars.prefix($0)) }
      .map { String($0).utf8.count }
  }

  /// The highlights, in order; no two overlap.
  ///
  /// - Parameter isKnown: Whether a name stands for something.
  public func highlights(isKnown: (String) -> Bool) -> [Highlight] {
    guard source.utf8.count <= Self.textLength else { return [] }
    var roles = [Highlight.Role?](repeating: nil, count: source.utf8.count)
    let words = words
    for (index, piece) in pieces.all.enumerated() {
      let role = piece.role ?? words[piece.range.lowerBound]
      roles.fill(piece.range, role ?? name(index, in: pieces.all, isKnown))
    }
    if let mistake = sureMistake { roles.fill(mistake, .mistake) }
    for bracket in pieces.brackets(at: cursor) { roles.fill(bracket, .bracket) }
    return source.highlights(roles)
  }

  /// A name in a path is that of a property, which nobody looks up here.
  private func name(
    _ index: Int, in pieces: [LexedPieces.Piece], _ isKnown: (String) -> Bool
  ) -> Highlight.Role? {
    guard let name = pieces[index].name else { return nil }
    let isPart = index > 0 && pieces[index - 1].mark == .dot && !pieces[index].isSpaced
    return !isPart && isKnown(name) ? .name : nil
  }

  // MARK: What the parser says

  /// What the parser says of words, by where they begin.
  private var words: [Int: Highlight.Role] {
    let source = closedSource
    var words: [Int: Highlight.Role] = [:]
    var start = 0
    while start < source.utf8.count {
      var part = parser.noting(source, from: start)
      let problem = part.problem()
      words.merge(part.notedRoles) { old, _ in old }
      guard case .invalid(_, let span)? = problem else { break }
      let line = source.lineRange(around: max(start, span.lower))
      start = line.upperBound + 1
    }
    return words
  }

  /// The source, with the mark that its last text still lacks.
  private var closedSource: Source {
    pieces.closingMark.map { Source(source.text(0..<source.utf8.count) + $0) } ?? source
  }

  /// Where the first mistake is, if it is one whatever is typed at the cursor.
  ///
  /// The word that is begun there may become any other; so at the text's end it is not looked at.
  private var sureMistake: Range<Int>? {
    var judged = parser.noting(judgedSource, from: 0)
    guard let problem = judged.problem(), case .invalid(let mistake, let span) = problem else {
      return nil
    }
    var range = span.lower..<span.upper
    // An operator at the cursor waits for its value.
    let rest = judged.source.utf8[span.upper...]
    if mistake.id == .operandMissing, cursor != nil, rest.allSatisfy({ $0 == 0x20 }) { return nil }
    if mistake.id == .unclosedString {
      range = span.lower..<max(span.upper, source.lineRange(around: span.lower).upperBound)
    }
    if let cursor, range.lowerBound <= cursor, cursor <= range.upperBound { return nil }
    return range
  }
}

extension Highlighter {
  /// The source as far as no typing changes how it reads: whoever types a text will close it.
  private var judgedSource: Source {
    guard cursor == source.utf8.count else { return source }
    if pieces.closingMark != nil { return closedSource }
    return Source(source.text(0..<Lexer.wordStart(before: source.utf8.count, in: source)))
  }
}

extension Parser {
  /// The parser of another text, which notes what words are.
  fileprivate func noting(_ source: Source, from offset: Int) -> Parser {
    var parser = Parser(source, from: offset, grammar: grammar, definitions: definitions)
    parser.callables = callables
    parser.notedRoles = [:]
    parser.isNoting = true
    return parser
  }

  /// Reads to the first problem; nil where there is none.
  fileprivate mutating func problem() -> ParseProblem? {
    do {
      while try nextLine() != nil {}
      return nil
    } catch {
      return error
    }
  }
}

extension [Highlight.Role?] {
  fileprivate mutating func fill(_ range: Range<Int>, _ role: Highlight.Role?) {
    for index in range.clamped(to: indices) { self[index] = role }
  }
}

extension Source {
  /// Bytes' roles as stretches of scalars.
  fileprivate func highlights(_ roles: [Highlight.Role?]) -> [Highlight] {
    var highlights: [Highlight] = []
    var scalar = 0
    for (byte, role) in zip(utf8, roles) where byte & 0xC0 != 0x80 {
      defer { scalar += 1 }
      guard let role else { continue }
      if let last = highlights.last, last.range.upperBound == scalar, last.role == role {
        highlights[highlights.count - 1] = Highlight(last.range.lowerBound..<(scalar + 1), role)
      } else {
        highlights.append(Highlight(scalar..<(scalar + 1), role))
      }
    }
    return highlights
  }
}
