import Diagnostics

/// Finds the role of each part of a text, complete or not.
///
/// The lexer decides about numbers, strings and comments, the parser about verbs and keywords as
/// far as it understands the text. After a mistake the parser restarts at the next line.
///
/// Each front end gives the roles its own colors.
public struct Highlighter {
  /// The maximum length in bytes; a longer text is not highlighted, because the highlights are
  /// recomputed at each key.
  static let textLength = 20_000

  private let source: Source
  private let pieces: LexedPieces
  private let parser: Parser
  /// An offset in UTF-8.
  private let cursor: Int?

  /// - Parameters:
  ///   - cursor: An offset in Unicode scalars; nil for a text that is not being edited.
  ///   - parser: A parser with the session's commands and curves. Its own text is ignored.
  public init(_ text: String, cursor: Int?, like parser: Parser) {
    source = Source(text)
    pieces = LexedPieces(source)
    self.parser = parser
    self.cursor = cursor.map { String.UnicodeScalarView(text.unicodeScalars.prefix($0)) }
      .map { String($0).utf8.count }
  }

  /// The highlights, in order and without overlaps.
  ///
  /// - Parameter isKnown: Whether a name is defined.
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

  /// The role of a name. A name after a dot is a property's, which is not looked up here.
  private func name(
    _ index: Int, in pieces: [LexedPieces.Piece], _ isKnown: (String) -> Bool
  ) -> Highlight.Role? {
    guard let name = pieces[index].name else { return nil }
    let isPart = index > 0 && pieces[index - 1].mark == .dot && !pieces[index].isSpaced
    return !isPart && isKnown(name) ? .name : nil
  }

  // MARK: Roles from the parser

  /// The roles of words according to the parser, by the offsets of the words.
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

  /// The source, with its last string closed.
  private var closedSource: Source {
    pieces.closingMark.map { Source(source.text(0..<source.utf8.count) + $0) } ?? source
  }

  /// The range of the first mistake, if it is one whatever is typed at the cursor.
  ///
  /// The word at the cursor may still become any other, so a word at the end of the text is
  /// ignored.
  private var sureMistake: Range<Int>? {
    var judged = parser.noting(judgedSource, from: 0)
    guard let problem = judged.problem(), case .invalid(let mistake, let span) = problem else {
      return nil
    }
    var range = span.lower..<span.upper
    // An operator at the cursor is waiting for its operand.
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
  /// The part of the source that further typing cannot change, with an open string closed.
  private var judgedSource: Source {
    guard cursor == source.utf8.count else { return source }
    if pieces.closingMark != nil { return closedSource }
    return Source(source.text(0..<Lexer.wordStart(before: source.utf8.count, in: source)))
  }
}

extension Parser {
  /// A parser of another text that notes the roles of words.
  fileprivate func noting(_ source: Source, from offset: Int) -> Parser {
    var parser = Parser(source, from: offset, grammar: grammar, definitions: definitions)
    parser.callables = callables
    parser.notedRoles = [:]
    parser.isNoting = true
    return parser
  }

  /// The first problem; nil if there is none.
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
  /// The roles of bytes as highlights in scalars.
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

/// A range of a text and its role in the language, for syntax coloring.
public struct Highlight: Hashable, Sendable {
  /// The role of a range.
  public enum Role: Hashable, Sendable {
    /// A command, or a name defined by `def`.
    case verb
    /// A word of the grammar in its place: a clause, a control word, `on`.
    case keyword
    /// A name that is defined.
    case name
    case number, text, comment
    /// A mistake that no further typing can correct.
    case mistake
    /// The bracket at the cursor, and its partner.
    case bracket
  }

  /// Offsets in Unicode scalars.
  public let range: Range<Int>
  public let role: Role

  public init(_ range: Range<Int>, _ role: Role) {
    self.range = range
    self.role = role
  }
}
