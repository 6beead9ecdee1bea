import Diagnostics
import Evaluation
import Language
import Sessions
import SwiftCode
import Values

/// Finds what to type instead of a line that failed: the word meant at that place, the translation
/// of pasted Swift or CSS, or the help topics that match the words of the line.
///
/// The mistake itself says what is wrong. Every suggestion was tried in the session. Nothing is
/// guessed: a line without a match gets no advice.
///
/// The order is: pasted CSS or JavaScript, the nearest word (`NearWord`), pasted Swift
/// (`PastedCode`), the statement in other words (`Rewording`), an example with the session's own
/// names (`FittedLine`), help topics. `LineTrial` tries the suggestions.
package struct SceneAdviser: Adviser {
  package init() {}

  /// The maximum length of a text that is parsed as Swift, in bytes.
  private static let longest = 20_000

  package func advice(
    for diagnostic: Diagnostic, in statement: Span, _ trial: LineTrial
  ) -> Advice? {
    // Do not correct mistakes in a block that was written earlier.
    guard let span = diagnostic.span, span.source === statement.source,
      span.lower >= statement.lower, span.upper <= statement.upper,
      statement.upper - statement.lower <= Self.longest
    else { return nil }
    if let listing = PrintedListing(statement.source.text(0..<statement.source.utf8.count)),
      let translation = translation(of: listing.span, trial)
    {
      return .translation(translation)
    }
    let statement = statement.withoutBlanksBefore
    if let web = web(statement.text, trial) { return .translation(web) }
    let near = near(diagnostic.mistake, at: span, in: statement, trial)
    if let word = near.working { return .word(word) }
    let line = statement.source.text(statement.source.lineRange(around: statement.lower))
    if let words = near.omitted { return .omission(words) }
    if let meant = Rewording.command(statement.text, trial.commands.grammar)
      .first(where: { trial.problem(with: $0) == nil })
    {
      return .example(meant, topics: [])
    }
    if let pasted = PastedCode(
      Span(statement.source, statement.lower, statement.source.utf8.count)),
      let translation = pasted.translation(trial, isCertain: false),
      // A line that means itself here has a mistake of its own.
      translation.lines.last != statement.text.trimmed
    {
      return .translation(translation)
    }
    let term = statement.source.text(span.lower..<statement.upper).prefix {
      $0.isLetter || $0 == "."
    }
    if let topic = Help(trial.commands).topic(ofTerm: String(term)) { return .topics([topic]) }
    if let topic = topic(ofForeign: statement.text.trimmed) { return .topics([topic]) }
    let isProse = isProse(line)
    let first = firstLine(of: statement)
    if span.upper <= first.upper,
      let meant = Rewording(first, diagnostic.mistake, at: span, trial.commands.grammar).lines
        .first(where: { trial.problem(with: $0) == nil })
    {
      return .example(meant, topics: [])
    }
    let asks = isProse || isOfNothing(line, diagnostic, trial)
    var topics = asks ? topics(about: line, isProse, trial) : []
    let isConcept =
      topics.count == 1 && diagnostic.mistake.id == .unknownCommand
      && trial.commands.grammar.vocabulary.meaning(of: span.text) == nil
    if !isProse, !isConcept, let word = near.helping { return .word(word) }
    // `box.hide()`
    if diagnostic.mistake.id == .unknownProperty, diagnostic.mistake.suggestions.isEmpty {
      topics = [Help.topic(ofConcept: span.text)].compactMap { $0 }
    }
    if !isProse, let example = example(diagnostic.mistake, at: span, topics, in: first, trial) {
      return .example(example, topics: topics)
    }
    return topics.isEmpty ? nil : .topics(topics)
  }

  /// The help on a name of another system that is all of a line, such as `viewDidAppear`.
  private func topic(ofForeign name: String) -> Topic? {
    guard name.dropFirst().contains(where: \.isUppercase), name.allSatisfy(\.isLetter),
      !APITable.counterparts(of: name).isEmpty
    else { return nil }
    return Topic(line: "help \(name)", summary: "what it is in Motionbook")
  }

  /// The topics that the words of a line find. A line about a view that begins with a concept's
  /// name, such as `move box`, is about the concept.
  private func topics(about line: String, _ isProse: Bool, _ trial: LineTrial) -> [Topic] {
    let views = trial.world.stage.views.map(\.name)
    let found = HelpIndex(trial.commands, lessons: trial.lessons).topics(
      about: String(line.prefix { $0 != "{" }), views: views)
    let words = line.split { !$0.isLetter && !$0.isNumber }.map(String.init)
    guard !isProse, words.contains(where: views.contains),
      let named = words.first.flatMap(Help.topic(ofConcept:))
    else { return found }
    return [named]
  }

  private func firstLine(of statement: Span) -> Span {
    let end = statement.source.lineRange(around: statement.lower).upperBound
    return Span(statement.source, statement.lower, max(statement.lower, min(statement.upper, end)))
  }

  /// A line with the session's own names that runs: an example of the verb behind an unknown word,
  /// as in `new view ball`, of the mistake, or of a topic.
  private func example(
    _ mistake: Mistake, at span: Span, _ topics: [Topic], in statement: Span, _ trial: LineTrial
  ) -> String? {
    let words = statement.text.split(separator: " ", maxSplits: 2).map(String.init)
    let rest = words.dropFirst().joined(separator: " ")
    if [.unknownCommand, .unknownClause, .unknownView].contains(mistake.id), words.count > 1,
      span.lower - statement.lower <= words[0].utf8.count + words[1].utf8.count + 2,
      let form = trial.commands.grammar.form(of: words[1]),
      let example = FittedLine(for: rest, trial).first(of: form.examples)
    {
      return example
    }
    // Several topics are only near.
    let lines =
      [mistake.example].compactMap { $0 }
      + (topics.count == 1 ? Help(trial.commands).examples(of: topics[0]) : [])
    return FittedLine(for: statement.text, trial).first(of: lines)
  }

  /// The word for a mistake, in its line alone, as at the prompt: of a file, the rest is not read
  /// yet. In the whole statement if the line says nothing.
  private func near(
    _ mistake: Mistake, at span: Span, in statement: Span, _ trial: LineTrial
  ) -> NearWord {
    let line = firstLine(of: statement)
    if line.upper < statement.upper, span.upper <= line.upper {
      let near = NearWord(mistake, at: span, in: line, trial)
      if near.working ?? near.helping ?? near.omitted != nil { return near }
    }
    return NearWord(mistake, at: span, in: statement, trial)
  }

  package func translation(of code: Span, _ trial: LineTrial) -> Translation? {
    web(code.text.trimmed, trial)
      ?? PastedCode(code)?.translation(trial, isCertain: true)
  }

  /// The translation of CSS, or of a call of a library of the web; nil for a text that is neither.
  /// If the rest of a file is not CSS, the line alone may be.
  private func web(_ text: String, _ trial: LineTrial) -> Translation? {
    let scene = SceneVocabulary(trial.world, trial.commands)
    let line = text.split(separator: "\n", maxSplits: 1).first.map(String.init) ?? ""
    let (language, lines, remarks): (String, [String], [String])
    if let style = PastedStyle(text, scene) ?? PastedStyle(line, scene) {
      (language, lines, remarks) = ("CSS", style.lines, style.remarks)
    } else if let script = PastedScript(text, scene) {
      (language, lines, remarks) = (script.language, script.lines, script.remarks)
    } else {
      return nil
    }
    var attempt = TranslationTrial(lines, trial)
    attempt.run()
    return Translation(
      language: language, lines: attempt.lines, remarks: attempt.kept(remarks))
  }

  /// Whether a statement does not begin with a word of the language.
  private func isOfNothing(_ line: String, _ diagnostic: Diagnostic, _ trial: LineTrial) -> Bool {
    let first = String(line.drop { $0.isWhitespace }.prefix { $0.isLetter || $0.isNumber })
    return line.utf8.count <= Self.longestLine && diagnostic.mistake.id.isOfProse && !first.isEmpty
      && !trial.begins(with: first)
      && !line.contains("=")
  }

  /// Whether a line is a sentence: four or more words without symbols, two of them such as
  /// `the`.
  private func isProse(_ line: String) -> Bool {
    guard line.utf8.count <= Self.longestLine else { return false }
    let words = line.lowercased().split(separator: " ")
    let isOfLetters = words.allSatisfy { word in
      word.allSatisfy { $0.isLetter || $0.isNumber || "'’,.?!".contains($0) }
        && !word.dropLast().contains(".")
    }
    return words.count >= 4 && isOfLetters
      && words.count(where: { Self.functionWords.contains($0) }) >= 2
  }

  private static let functionWords = Set(
    "a an and are can do how is it me my of please should that the then this to what when why with you"
      .split(separator: " "))

  /// The maximum length of a line that can be a sentence, in bytes.
  private static let longestLine = 500
}

extension Span {
  /// It begins behind the blanks and the ends of lines at its start.
  fileprivate var withoutBlanksBefore: Span {
    let blanks = source.utf8[lower..<upper].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return Span(source, min(blanks.endIndex, upper), upper)
  }
}

extension MistakeID {
  /// Whether the mistake is that words or symbols could not be parsed, or name nothing.
  package var isOfWords: Bool {
    switch self {
    case .commaOutsideBrackets, .expected, .expectedCloser, .expectedValue, .missingComma,
      .operandMissing, .questionInside, .singleQuotes, .strayCharacter, .unexpected,
      .unexpectedBlock, .unknownClause, .unknownCommand, .unknownFunction, .unknownLabel,
      .unknownName, .unknownObject, .unknownProperty, .unknownUnit, .unknownView, .unknownWord,
      .valueWithoutKeyword:
      true
    default: false
    }
  }

  /// Whether plain English can cause the mistake.
  fileprivate var isOfProse: Bool {
    switch self {
    case .unknownCommand, .unknownName, .unexpected, .singleQuotes: true
    default: false
    }
  }
}
