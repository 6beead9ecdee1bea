import Commands
import Diagnostics
import Execution
import Language
import Sessions

/// The search for a word to replace the marked one, or for the keyword that it lacks, by trying
/// candidates in the session.
struct NearWord {
  /// The nearest word with which the statement works.
  private(set) var working: String?
  /// The nearest word that is correct in its place, while something else is still wrong.
  private(set) var helping: String?

  private let mistake: Mistake
  private let statement: Span
  private let place: Range<Int>

  init(_ mistake: Mistake, at span: Span, in statement: Span, _ trial: LineTrial) {
    self.mistake = mistake
    self.statement = statement
    let words: [String]
    var values = [span.text]
    if let whole = Self.hyphenated(around: span, in: statement) {
      place = whole.lower..<whole.upper
      words = (trial.names + PropertyNames.ofViews).nearest(to: whole.text) + [whole.text.humped]
      values = words
    } else {
      place = span.lower..<span.upper
      words = mistake.suggestions
    }
    working = values.lazy.compactMap { [self] in valueWithKeyword($0, trial) }.first
    for word in words where working == nil {
      let problem = trial.problem(with: text(with: word))
      if problem == nil { working = word }
      if let problem, helping == nil, isRight(word, before: problem, trial) { helping = word }
    }
    if working == nil { working = turned(trial) ?? withOtherKeyword(span, trial) }
  }

  /// A value that is of the wrong kind for the keyword before it, with the one keyword that takes
  /// it: `as spring` for `to spring`.
  private func withOtherKeyword(_ span: Span, _ trial: LineTrial) -> String? {
    let before = statement.source.text(statement.lower..<span.lower)
    let after = statement.source.text(span.upper..<statement.upper)
    guard mistake.id.isOfType, before.last == " ",
      let word = before.split(separator: " ").last,
      let form = trial.commands.grammar.form(of: String(before.prefix(while: \.isLetter))),
      form.clause(String(word)) != nil
    else { return nil }
    let fitting = form.clauses.map { "\($0.keyword) \(span.text)" }.filter {
      trial.problem(with: before.dropLast(word.count + 1) + $0 + after) == nil
    }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// A line whose first two words are in the wrong order, such as `hide keyboard`; nil for another.
  private func turned(_ trial: LineTrial) -> String? {
    let line = statement.source.text(statement.lower..<statement.upper)
    let words = line.split(separator: " ", maxSplits: 2)
    guard mistake.id == .unknownCommand, isAtStart, words.count > 1,
      trial.commands.grammar.isVerb(String(words[1]))
    else { return nil }
    let turned = ([words[1], words[0]] + words.dropFirst(2)).joined(separator: " ")
    return trial.problem(with: turned) == nil ? turned : nil
  }

  /// A value without its keyword, with the one keyword that takes it, such as `curve easeOut`; nil
  /// if no keyword or more than one does.
  private func valueWithKeyword(_ value: String, _ trial: LineTrial) -> String? {
    let parts = statement.source.text(statement.lower..<place.lowerBound)
      .split { ";\n{".contains($0) }
    let verbs = parts.map { $0.drop(while: \.isWhitespace).prefix(while: \.isLetter) }
    let grammar = trial.commands.grammar
    guard mistake.id == .unknownClause,
      let form = verbs.reversed().lazy.compactMap({ grammar.form(of: String($0)) }).first
    else { return nil }
    let fitting = form.clauses.map { "\($0.keyword) \(value)" }
      .filter { trial.problem(with: text(with: $0)) == nil }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The statement with another word in place of the marked one.
  private func text(with word: String) -> String {
    let source = statement.source
    return source.text(statement.lower..<place.lowerBound) + word
      + source.text(place.upperBound..<statement.upper)
  }

  /// Whether a word is correct: the remaining mistake is after it, or is not about the syntax.
  private func isRight(_ word: String, before problem: Diagnostic, _ trial: LineTrial) -> Bool {
    let isOfWords = problem.mistake.id.isOfWords
    // Another verb is likely only if the rest of the line fits it, except for a misspelling or for
    // an object that does not exist yet.
    let isVerb =
      mistake.id == .unknownCommand || (isAtStart && trial.commands.grammar.isVerb(word))
    if isVerb {
      return isOfWords
        ? hasMend(problem, of: text(with: word), trial) || trial.hasClause(text(with: word))
          || wordsBehind.first.map(trial.names.words.contains) == true
        : isKnown(trial.names)
    }
    let start = place.lowerBound - statement.lower
    let blamed = problem.span?.lower
    guard isOfWords else { return blamed != start }
    return (blamed ?? 0) >= start + word.utf8.count
  }

  /// Whether the rest of a line has a word to correct too. A keyword that is missing counts if the
  /// line works with it.
  private func hasMend(_ problem: Diagnostic, of line: String, _ trial: LineTrial) -> Bool {
    guard problem.mistake.id == .valueWithoutKeyword, let span = problem.span else {
      return !problem.mistake.suggestions.isEmpty
    }
    let bytes = Array(line.utf8)
    return problem.mistake.suggestions.contains { suggestion in
      trial.problem(
        with: String(decoding: bytes[..<span.lower], as: UTF8.self) + suggestion
          + String(decoding: bytes[span.upper...], as: UTF8.self)) == nil
    }
  }

  /// Whether the statement begins with the word.
  private var isAtStart: Bool { place.lowerBound == statement.lower }

  /// Whether a name after the verb is known, or there is none.
  private func isKnown(_ known: Vocabulary) -> Bool {
    wordsBehind.isEmpty || wordsBehind.contains(where: known.words.contains)
  }

  private var wordsBehind: [String] {
    statement.source.text(place.upperBound..<statement.upper)
      .split { !$0.isLetter && !$0.isNumber }.map(String.init)
  }

  /// A hyphenated word, as in CSS: here it is parsed as a subtraction.
  private static func hyphenated(around span: Span, in statement: Span) -> Span? {
    let bytes = statement.source.utf8
    let isPart = { (byte: UInt8) in byte.isLetter || byte == UInt8(ascii: "-") }
    var (lower, upper) = (span.lower, span.upper)
    while lower > statement.lower, isPart(bytes[lower - 1]) { lower -= 1 }
    while upper < statement.upper, isPart(bytes[upper]) { upper += 1 }
    // A property comes after its view.
    if let dot = bytes[lower..<upper].lastIndex(of: UInt8(ascii: ".")) { lower = dot + 1 }
    let word = bytes[lower..<upper]
    guard word.allSatisfy(isPart), word.contains(UInt8(ascii: "-")), word.first?.isLetter == true,
      word.last?.isLetter == true
    else { return nil }
    return Span(statement.source, lower, upper)
  }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) }
}
