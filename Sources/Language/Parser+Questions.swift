import Diagnostics

/// Other ways to ask for a command: questions, which are asked of `help`, and the signs of other
/// prompts.
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

  /// Words that begin a question, where another word follows and no statement could.
  private static let questionWords: Set = [
    "how", "what", "why", "where", "when", "which", "who", "can", "could", "should", "does", "did",
    "is", "are", "was", "were", "do", "will", "would", "has", "have", "whats", "wheres", "hows",
    "explain", "tell",
  ]

  /// Whether a line is a question in plain words, such as `how do I make it bounce?`.
  func isQuestion(_ word: String, _ next: Token) -> Bool {
    if word.lowercased() == "help" { return next.isSpaced && isFollowedByWords }
    if isCondition(word, next) { return false }
    guard Self.questionWords.contains(word.lowercased()) || isTrailingQuestion(word) else {
      return false
    }
    if source.text(current.span.upper..<(current.span.upper + 2)) == "'s" { return true }
    guard next.isSpaced,
      grammar.form(of: word) == nil, !isDefined(word)
    else { return false }
    switch next.kind {
    case .name, .keyword: return true
    default: return false
    }
  }

  /// `when red hits blue print "ouch"`, which asks nothing, unlike `when does red hit blue`.
  private func isCondition(_ word: String, _ next: Token) -> Bool {
    if word.lowercased() == "tell" {
      let rest = source.text(
        current.span.upper..<source.lineRange(around: current.span.lower).upperBound)
      return [" me when ", " me if ", " me once "].contains(where: rest.lowercased().hasPrefix)
    }
    guard word.lowercased() == "when", !Self.questionWords.contains(next.text.lowercased())
    else { return false }
    let rest = source.text(
      current.span.upper..<source.lineRange(around: current.span.lower).upperBound)
    if [" what ", " how ", " which "].contains(where: rest.lowercased().contains) { return false }
    return wordsAhead?.isAsked != true
  }

  /// A question is no longer: what is read ahead is bounded.
  private static let longestQuestion = 16

  /// The words behind this one, and what the line ends with; nil where something else is there too.
  private var wordsAhead: (count: Int, last: String, isAsked: Bool)? {
    var ahead = self
    var (count, last) = (0, "")
    guard (try? ahead.advance()) != nil else { return nil }
    while !ahead.isAtLineEnd, count < Self.longestQuestion {
      switch ahead.current.kind {
      case .name, .keyword: (count, last) = (count + 1, ahead.current.text.lowercased())
      case .mark(.question):
        guard (try? ahead.advance()) != nil, ahead.isAtLineEnd else { return nil }
        return (count, last, true)
      default: return nil
      }
      guard (try? ahead.advance()) != nil else { return nil }
    }
    return (count, last, false)
  }

  /// `help` takes one word: more are a question.
  private var isFollowedByWords: Bool { wordsAhead.map { $0.count > 1 } ?? false }

  /// Whether the line's last word asks, as in `bounce how`, or a `?` stands behind several.
  private func isTrailingQuestion(_ word: String) -> Bool {
    guard grammar.form(of: word) == nil, !definitions.contains(word), let words = wordsAhead,
      words.count > 0
    else { return false }
    return words.isAsked ? words.count > 1 : ["how", "why"].contains(words.last)
  }

  /// `help` with the question as it was written.
  mutating func askedCommand() throws(ParseProblem) -> Command {
    let question = try takeLine()
    return Command(
      verb: Name("help", question.span), subject: [.word(question)], clauses: [], name: nil,
      block: nil, thenBlock: nil, isMarked: true)
  }

  private mutating func helpCommand(asked span: Span) throws(ParseProblem) -> Command {
    var subject: [CommandValue] = []
    if let word = currentWord { subject = [.word(try takeWord(word))] }
    return Command(
      verb: Name("help", span), subject: subject, clauses: [], name: nil, block: nil,
      thenBlock: nil, isMarked: true)
  }

  /// `:quit`, `.exit`, `%help`: what fingers know from other tools. Unique beginnings do.
  mutating func parseMeta() throws(ParseProblem) -> Statement.Kind {
    let mark = current
    try advance()
    guard let word = currentWord, !current.isSpaced else {
      throw .invalid(.unexpected(mark.text), mark.span)
    }
    if let form = grammar.form(of: word) {
      return .command(try parseCommand(form, isMarked: true))
    }
    // `.red` is no short word for a verb, but a view's name with a sign of style sheets.
    let isShort = mark.kind != .mark(.dot)
    let matches = isShort ? grammar.verbs.filter { $0.hasPrefix(word) } : []
    guard matches.count == 1, let form = grammar.form(of: matches[0]) else {
      let nearest = Suggestion.nearest(to: word, in: grammar.verbs)
      throw .invalid(
        matches.isEmpty
          ? .unknownCommand(word, nearest: nearest) : .ambiguousCommand(word, matches),
        current.span)
    }
    return .command(try parseCommand(form, isMarked: true))
  }
}
