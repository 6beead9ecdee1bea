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
      words = [whole.text.humped] + (trial.names + PropertyNames.ofViews).nearest(to: whole.text)
      values = words
    } else {
      place = span.lower..<span.upper
      let turns =
        mistake.id == .valueWithoutKeyword && Double(span.text)?.isInDegrees == true
        && !["expect", "predict"].contains(statement.text.words.first)
      // A value alone, such as `on` for `yes`, is no line, and neither is a function.
      let isAlone = statement.text.trimmed == span.text
      let suggestions = mistake.suggestions.filter {
        !isAlone || !["on", "off"].contains($0) && Builtins.function(named: $0) == nil
      }
      words = (turns ? suggestions.map { $0 + "deg" } : []) + suggestions
    }
    let isNamed = trial.world.stage.views.contains { $0.name == span.text }
    working = values.lazy.compactMap { [self] in valueWithKeyword($0) }.first
    for word in words + views(span.text)
    where working == nil && (!isNamed || word.contains(span.text) || !mistake.id.isOfWords) {
      let problem = trial.problem(with: text(with: word))
      if problem == nil { working = word }
      // `with` is English, and hardly a slip of `width`.
      let isEnglish = word.first == span.text.first && MendedLine.fillers.contains(span.text)
      if let problem, helping == nil, !isTried(word), !isEnglish, isRight(word, before: problem) {
        helping = word
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

  /// A value without its keyword, with the one keyword that takes it, such as `curve easeOut`; nil
  /// if no keyword or more than one does.
  private func valueWithKeyword(_ value: String) -> String? {
    let parts = statement.source.text(statement.lower..<place.lowerBound)
      .split { ";\n{".contains($0) }
    let verbs = parts.map { $0.drop(while: \.isWhitespace).prefix(while: \.isLetter) }
    let grammar = trial.commands.grammar
    guard mistake.id == .unknownClause,
      let form = verbs.reversed().lazy.compactMap({ grammar.form(of: String($0)) }).first,
      // Another word for a keyword is no value.
      form.keywords.meaning(of: value) == nil
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
      // `list.contentOffset` is about an object.
      guard next != UInt8(ascii: ".") else { return false }
      return isOfWords
        ? hasMend(problem, of: text(with: word)) || trial.hasClause(text(with: word))
        : isKnown(trial.names)
    }
    let start = place.lowerBound - statement.lower
    let blamed = problem.span?.lower
    // What is called, such as `spring(0.5, 0.3)`, is a value and no keyword.
    if mistake.id == .unknownClause, next == UInt8(ascii: "(") { return false }
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

  /// The byte behind the marked word.
  private var next: UInt8? { statement.source.utf8.dropFirst(place.upperBound).first }

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

extension Double {
  /// Nobody says turns in radians beyond a few.
  var isInDegrees: Bool { abs(self) > 7 }
}

extension UInt8 {
  fileprivate var isLetter: Bool { (0x61...0x7A).contains(self) || (0x41...0x5A).contains(self) }
}
