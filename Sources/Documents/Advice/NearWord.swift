import Diagnostics
import Evaluation
import Language
import Sessions
import Values

/// The search for a word to replace the marked one, or for the keyword that it lacks, by trying
/// candidates in the session.
struct NearWord {
  /// The nearest word with which the statement works.
  private(set) var working: String?
  /// The nearest word that is correct in its place, while something else is still wrong.
  private(set) var helping: String?
  /// Words at the mark without which the statement works.
  private(set) var omitted: String?

  private let trial: LineTrial
  private let mistake: Mistake
  private let statement: Span
  private let place: Range<Int>

  init(_ mistake: Mistake, at span: Span, in statement: Span, _ trial: LineTrial) {
    self.trial = trial
    self.mistake = mistake
    self.statement = statement
    let words: [String]
    // A spring that is named is one with its defaults.
    var values =
      Builtins.springs.contains { $0.name == span.text }
      ? ["\(span.text)()"] : [span.text]
    if mistake.id == .leadingDot {
      let end = Self.end(ofCallAt: span, in: statement)
      let call = statement.source.text(span.lower..<end)
      place = span.lower..<end
      words = [String(call.dropFirst()), PastedCode.curve(of: call, trial)].compactMap { $0 }
    } else if let whole = Self.hyphenated(around: span, in: statement) {
      place = whole.lower..<whole.upper
      words = (trial.names + PropertyNames.ofViews).nearest(to: whole.text) + [whole.text.humped]
      values = words
    } else {
      place = span.lower..<span.upper
      // Nobody says turns in radians beyond a few.
      let turns = mistake.id == .valueWithoutKeyword && Double(span.text).map { abs($0) > 7 } == true
      words = (turns ? mistake.suggestions.map { $0 + "deg" } : []) + mistake.suggestions
    }
    let isNamed = trial.world.stage.views.contains { $0.name == span.text }
    working = values.lazy.compactMap { [self] in valueWithKeyword($0) }.first
    for word in words + views(span.text)
    where working == nil && (!isNamed || word.contains(span.text) || !mistake.id.isOfWords) {
      let problem = trial.problem(with: text(with: word))
      if problem == nil { working = word }
      if let problem, helping == nil, !isTried(word), isRight(word, before: problem) {
        helping = word
      }
    }
    if working == nil { working = turned() ?? (isNamed ? nil : withOtherKeyword(span)) }
    if working == nil {
      omitted = omissions(at: span).first { words in
        trial.problem(with: text(without: words)) == nil
      }
    }
  }

  /// All views for `all`; for one, the part that an example has of its own, such as `box.center.y`.
  private func views(_ name: String) -> [String] {
    let views = trial.world.stage.views.map(\.name)
    if mistake.id == .unknownView, ["all", "everything", "them"].contains(name) {
      return [views.joined(separator: ", ")]
    }
    guard mistake.id.isOfType, views.contains(name) else { return [] }
    let part = mistake.example.flatMap { example in
      example.contains(" ") ? nil : example.firstIndex(of: ".").map { name + example[$0...] }
    }
    return [part, "\(name).center"].compactMap { $0 }
  }

  /// Whether a word is no name that was misspelled, so that it must work.
  private func isTried(_ word: String) -> Bool {
    word == "," || mistake.id == .assignmentToObject || mistake.id.isOfType
  }

  /// The texts to leave out: a comma, a filler, or a filler with the word after it if the next
  /// keyword says the same.
  private func omissions(at span: Span) -> [String] {
    let others: [MistakeID] = [.missingSubject, .missingValue, .emptyParenthesis]
    guard mistake.id.isOfWords || others.contains(mistake.id) else { return [] }
    let isSign = mistake.id != .operandMissing && [",", "()", "=", "+"].contains(span.text)
    if isSign { return [span.text] }
    let before = statement.source.text(statement.lower..<span.lower)
    guard Self.fillers.contains(span.text.lowercased()),
      before.last ?? " " == " " || span.text == "x"
    else { return [] }
    let verb = before.prefix(while: \.isLetter)
    let words = statement.source.text(span.upper..<statement.upper).split(separator: " ")
    let form = trial.commands.grammar.form(of: String(verb))
    // `with spring damping 0.5`, `over time`
    let isIdle =
      words.count > 1
      ? form?.clause(String(words[1]))?.also.contains(String(words[0])) == true : words == ["time"]
    return [span.text] + (isIdle ? ["\(span.text) \(words[0])"] : [])
  }

  private static let fillers = Set(
    "a all an and at be by for in is it let my now of on over please the then to using with x"
      .split(separator: " ")
      .map(String.init))

  /// The statement without words that begin at the mark.
  private func text(without words: String) -> String {
    let source = statement.source
    return source.text(statement.lower..<place.lowerBound)
      + source.text((place.lowerBound + words.utf8.count)..<statement.upper)
  }

  /// The one keyword that fits: for a value of the wrong kind with it, as `as spring` for
  /// `to spring`, or in place of a word that is none, as `to` in `attach box with card`.
  private func withOtherKeyword(_ span: Span) -> String? {
    let before = statement.source.text(statement.lower..<span.lower)
    let after = statement.source.text(span.upper..<statement.upper)
    guard before.last == " ",
      let form = trial.commands.grammar.form(of: String(before.prefix(while: \.isLetter)))
    else { return nil }
    var (kept, value) = (before[...], "")
    if mistake.id.isOfType, let word = before.split(separator: " ").last,
      form.clause(String(word)) != nil
    {
      (kept, value) = (before.dropLast(word.count + 1), " " + span.text)
    } else if mistake.id != .unknownClause {
      return nil
    }
    return only(form.clauses.map { $0.keyword + value }) { kept + $0 + after }
  }

  /// The only one of some texts with which the statement works.
  private func only(_ texts: [String], in line: (String) -> String) -> String? {
    let fitting = texts.filter { trial.problem(with: line($0)) == nil }
    return fitting.count == 1 ? fitting[0] : nil
  }

  /// The end of a call such as `.spring(duration: 0.5)`, or of the name alone.
  private static func end(ofCallAt span: Span, in statement: Span) -> Int {
    let bytes = statement.source.utf8
    guard span.upper < statement.upper, bytes[span.upper] == UInt8(ascii: "(") else {
      return span.upper
    }
    var depth = 0
    let end = bytes[span.upper..<statement.upper].firstIndex { byte in
      depth += byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
      return depth == 0
    }
    return end.map { $0 + 1 } ?? span.upper
  }

  /// A line whose first two words are in the wrong order, such as `hide keyboard`; nil for another.
  private func turned() -> String? {
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
  private func valueWithKeyword(_ value: String) -> String? {
    let parts = statement.source.text(statement.lower..<place.lowerBound)
      .split { ";\n{".contains($0) }
    let verbs = parts.map { $0.drop(while: \.isWhitespace).prefix(while: \.isLetter) }
    let grammar = trial.commands.grammar
    guard mistake.id == .unknownClause,
      let form = verbs.reversed().lazy.compactMap({ grammar.form(of: String($0)) }).first
    else { return nil }
    return only(form.clauses.map { "\($0.keyword) \(value)" }, in: text(with:))
  }

  /// The statement with another word in place of the marked one.
  func text(with word: String) -> String {
    let source = statement.source
    return source.text(statement.lower..<place.lowerBound) + word
      + source.text(place.upperBound..<statement.upper)
  }

  /// Whether a word is correct: the remaining mistake is after it, or is not about the syntax.
  private func isRight(_ word: String, before problem: Diagnostic) -> Bool {
    let isOfWords = problem.mistake.id.isOfWords
    // Another verb is likely only if the rest of the line fits it, except for a misspelling or for
    // an object that does not exist yet.
    let isVerb =
      mistake.id == .unknownCommand || (isAtStart && trial.commands.grammar.isVerb(word))
    if isVerb {
      return isOfWords
        ? hasMend(problem, of: text(with: word)) || trial.hasClause(text(with: word))
          || wordsBehind.first.map {
            trial.names.words.contains($0) && !trial.commands.grammar.isVerb($0)
          } == true
        : isKnown(trial.names)
    }
    let start = place.lowerBound - statement.lower
    let blamed = problem.span?.lower
    guard isOfWords else { return blamed != start }
    return (blamed ?? 0) >= start + word.utf8.count
  }

  /// Whether the rest of a line has a word to correct too. A keyword that is missing counts if the
  /// line works with it.
  private func hasMend(_ problem: Diagnostic, of line: String) -> Bool {
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
