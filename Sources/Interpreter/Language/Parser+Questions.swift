import Diagnostics

/// Other forms of commands: questions, which become `help`, and the command marks of other prompts.
extension Parser {
  /// `?gravity` and `?`.
  mutating func parseLeadingQuestion() throws(ParseProblem) -> Statement.Kind {
    let mark = current.span
    try advance()
    return .command(try helpCommand(asked: mark))
  }

  /// `gravity?`.
  mutating func parseTrailingQuestion() throws(ParseProblem) -> Statement.Kind {
    let command = try helpCommand(asked: current.span)
    if isTouched(by: .dot) { throw .invalid(.neverOptional("?"), current.span) }
    try advance()
    return .command(command)
  }

  /// The words that begin a question.
  package static let questionWords = Set(
    "are can did does how hows is should was were what whats when where wheres which who whos why will"
      .split(separator: " ").map(String.init))

  /// Whether a line is a question in plain words, such as `how do I make it bounce?`, or words to
  /// search for, such as `help bounce off the floor`.
  func isQuestion(_ word: String, _ next: Token) -> Bool {
    // `help "pan gesture"` searches for the words in the quotes.
    if word == "help", case .string = next.kind { return true }
    guard (next.isWord && next.isSpaced) || isFollowedByApostrophe, !isDefined(word) else {
      return false
    }
    // `help` and `why` are also commands, which take one word.
    if word == "help", isDotted(behind: next) { return true }
    if word == "help" || word == "why" { return hasSeveralWordsBehind }
    guard !grammar.isVerb(word) else { return false }
    return (Self.questionWords.contains(word.lowercased()) && !isBlockAhead) || endsWithQuestionMark
  }

  /// `what's the time`.
  private var isFollowedByApostrophe: Bool {
    source.text(current.span.upper..<(current.span.upper + 1)) == "'"
  }

  private var hasSeveralWordsBehind: Bool {
    var ahead = self
    guard (try? ahead.advance()) != nil else { return false }
    // `why doesn't it move`
    if ahead.isFollowedByApostrophe { return true }
    return (try? ahead.advance()) != nil && ahead.current.isWord
  }

  /// `keyboard.willShow`, an event's name, or `cubic-bezier`, a name of CSS.
  private func isDotted(behind name: Token) -> Bool {
    name.span.upper < source.utf8.count
      && [UInt8(ascii: "."), UInt8(ascii: "-")].contains(source.utf8[name.span.upper])
  }

  private var endsWithQuestionMark: Bool {
    let range = source.lineRange(around: current.span.lower)
    return source.utf8[range].last { $0 != 0x20 } == UInt8(ascii: "?")
  }

  /// `help` with the words or the question as written.
  mutating func askedCommand() throws(ParseProblem) -> Command {
    if currentWord == "help" { try advance() }
    let question = try consumeLine()
    var command = try help(at: question.span)
    command.subject = [.word(question)]
    return command
  }

  private mutating func helpCommand(asked span: Span) throws(ParseProblem) -> Command {
    var command = try help(at: span)
    if let word = currentWord { command.subject = [.word(try consumeWord(word))] }
    return command
  }

  /// `help` for a question; without that command, a question is no statement.
  private func help(at span: Span) throws(ParseProblem) -> Command {
    guard let row = grammar.row(of: "help") else {
      throw .invalid(.unknownCommand("help", nearest: []), span)
    }
    return Command(Name("help", span), row, isMarked: true)
  }

  /// `:quit`, `.exit`, `%help`: commands as other tools write them. Unique prefixes are accepted.
  mutating func parseMeta() throws(ParseProblem) -> Statement.Kind {
    let mark = current
    try advance()
    guard let word = currentWord, !current.isSpaced else {
      throw .invalid(.unexpected(mark.text), mark.span)
    }
    if let row = grammar.row(of: word) {
      return .command(try parseCommand(row, isMarked: true))
    }
    // `.red` does not abbreviate a verb: it is a view's name written like a class in a style sheet.
    let isShort = mark.kind != .mark(.dot)
    let matches = isShort ? grammar.verbs.filter { $0.hasPrefix(word) } : []
    guard matches.count == 1, let row = grammar.row(of: matches[0]) else {
      let nearest = grammar.vocabulary.nearest(to: word)
      throw .invalid(
        matches.isEmpty
          ? .unknownCommand(word, nearest: nearest) : .ambiguousCommand(word, matches),
        current.span)
    }
    return .command(try parseCommand(row, isMarked: true))
  }
}

extension Token {
  fileprivate var isWord: Bool {
    switch kind {
    case .name, .keyword: true
    case .number, .size, .string, .mark, .lineEnd, .end: false
    }
  }
}
