import Diagnostics
import Evaluation
import Language
import Sessions
import SwiftCode
import Values

/// A line that failed, and what to type instead: what its code means here, the line that was meant, or
/// the lines that its words are near.
///
/// The order is: the nearest word (`NearWord`), pasted Swift (`PastedCode`), the statement in other
/// words (`Rewording`, `OtherForms`) or mended in several places (`MendedLine`), the handler for what
/// waits for something (`SpokenHandler`), the spring that numbers say (`SpokenSpring`), the lines that
/// plain words are near (`PlainWords`), which `FittedLine` fits to the scene, and the mistake's own
/// example.
struct FailedLine {
  private let mistake: Mistake
  private let diagnostic: Diagnostic
  private let span: Span
  private let statement: Span
  /// The statement, as far as its first line goes.
  private let first: Span
  private let line: String
  /// The first word, and whether statements begin with it.
  private let verb: String
  private let begins: Bool
  private let near: NearWord
  private let trial: LineTrial
  /// The words that the command does not take and that name nothing.
  private let english: Set<String>
  /// Whether they make a sentence that the command is a part of. A command that is understood says
  /// itself what it lacks, unless the words around it are English.
  private let isSentence: Bool
  /// Whether its first word is one of ours with a slip: `keybord open` is no line of `open`.
  private let isMisspelled: Bool
  /// Whether the line is English.
  private let isSaid: Bool

  init(_ diagnostic: Diagnostic, at span: Span, in statement: Span, _ trial: LineTrial) {
    (self.diagnostic, mistake) = (diagnostic, diagnostic.mistake)
    (self.span, self.statement, self.trial) = (span, statement, trial)
    first = Self.firstLine(of: statement)
    near = Self.near(diagnostic.mistake, at: span, in: statement, trial)
    line = statement.source.text(statement.source.lineRange(around: statement.lower))
    verb = String(line.trimmed.prefix(while: \.isLetter))
    begins = trial.begins(with: verb)
    english = Self.englishWords(of: line, trial)
    isSentence =
      english.count >= Self.sentence
      && english.contains { word in
        HelpIndex.isIdle(word) && !trial.commands.grammar.forms.contains { $0.clause(word) != nil }
      }
    isMisspelled =
      mistake.id == .unknownCommand && !mistake.suggestions.isEmpty
      && verb.count >= Self.long && line.words.count == 2 && Self.isOfPlainWords(line)
      && trial.commands.grammar.vocabulary.meaning(of: verb) == nil
    isSaid =
      !begins && Self.isOfPlainWords(line, withPaths: true) || isSentence
      || !english.isEmpty && mistake.id.isOfSentence
  }

  var advice: Advice? { ofCode ?? meant.map(Advice.example) ?? said ?? ofMistake }

  // MARK: Code

  /// The nearest word that works, the translation of Swift, and the help on a name of another system.
  private var ofCode: Advice? {
    // What a block does is not tried where it stands: it may be Swift's.
    if let word = near.working, word != "def" { return .word(word) }
    if let pasted = PastedCode(
      Span(statement.source, statement.lower, statement.source.utf8.count)),
      let translation = pasted.translation(trial, isCertain: false),
      // A line that means itself here has a mistake of its own.
      translation.lines.last != statement.text.trimmed
    {
      return .translation(translation)
    }
    if let word = near.working { return .word(word) }
    let term = statement.source.text(span.lower..<statement.upper).prefix {
      $0.isLetter || $0 == "."
    }
    let topic =
      Help(trial.commands).topic(ofTerm: String(term))
      ?? Self.topic(ofForeign: statement.text.trimmed)
    return topic.map { .nearest([$0]) }
  }

  /// The help on a name of another system that is all of a line, such as `viewDidAppear`.
  private static func topic(ofForeign name: String) -> Topic? {
    guard name.dropFirst().contains(where: \.isUppercase), name.allSatisfy(\.isLetter),
      !APITable.counterparts(of: name).isEmpty
    else { return nil }
    return Topic(line: "help \(name)", summary: "what it is in Motionbook")
  }

  // MARK: Lines

  /// The line that is the first one in other words, or mended.
  private var meant: String? {
    guard span.upper <= first.upper else { return nil }
    let reworded = Rewording(first, mistake, at: span, trial.commands.grammar).lines
    return reworded.first { trial.problem(with: $0) == nil }
      ?? MendedLine.line(for: first.text.trimmed, reworded, diagnostic, trial)
  }

  private static func firstLine(of statement: Span) -> Span {
    let end = statement.source.lineRange(around: statement.lower).upperBound
    return Span(statement.source, statement.lower, max(statement.lower, min(statement.upper, end)))
  }

  /// The word for a mistake, in its line alone, as at the prompt: of a file, the rest is not read
  /// yet. In the whole statement if the line says nothing.
  private static func near(
    _ mistake: Mistake, at span: Span, in statement: Span, _ trial: LineTrial
  ) -> NearWord {
    let line = firstLine(of: statement)
    if line.upper < statement.upper, span.upper <= line.upper {
      let near = NearWord(mistake, at: span, in: line, trial)
      if near.working ?? near.helping != nil { return near }
    }
    return NearWord(mistake, at: span, in: statement, trial)
  }

  // MARK: Words

  /// What a sentence asks for, or a method such as `box.fadeOut()`.
  private var said: Advice? {
    if isSaid, !isMisspelled, let answer = answer(to: line, fewest: begins ? 2 : 1) {
      return answer
    }
    let humps = span.text.humps
    guard mistake.id == .unknownProperty, mistake.suggestions.isEmpty,
      first.text.names.first.map(trial.world.stage.views.map(\.name).contains) == true,
      let hump = humps.first, Help.topic(ofConcept: hump) != nil
    else { return nil }
    return answer(to: (humps + first.text.parts).joined(separator: " "))
  }

  /// What the mistake says, as far as it is true here.
  private var ofMistake: Advice? {
    if let word = nearWord ?? (isMisspelled ? mistake.suggestions.first : nil) {
      return .word(word)
    }
    if mistake.isAboutMissingName, let topic = Help(trial.commands).topic(ofWord: span.text) {
      return .nearest([topic])
    }
    // What an example says about other things is no answer to a sentence.
    let views = trial.world.stage.views.map(\.name)
    if let example = ownExample, !isSentence || example.names.contains(where: views.contains) {
      return .example(example)
    }
    if isSaid, begins, mistake.id != .unknownHelp, !mistake.isAboutMissingName,
      let topic = Help(trial.commands).topic(ofWord: verb)
    {
      return .nearest([topic])
    }
    if !begins, !isMisspelled, mistake.id.isOfProse,
      !line.contains("=") || Self.isOfPlainWords(line)
    {
      if let line = shown(by: first.text) { return .example(line) }
      if !line.contains("{"), let answer = answer(to: line, fewest: 2) { return answer }
    }
    // A line of one unknown word asks for no name.
    let isWord = mistake.id == .unknownName && mistake.suggestions.isEmpty
    return insteadOfHelp
      ?? (isWord && span.text == line.trimmed
        ? .nearest([Topic(line: "help", summary: "lists the commands and topics")]) : nil)
  }

  /// The word that helps. A short one at the start of a sentence is no slip of a command.
  private var nearWord: String? {
    let isOfSentence =
      mistake.id == .unknownCommand && verb.count < Self.long && line.words.count > 3
      && trial.commands.grammar.vocabulary.meaning(of: verb) == nil
    // `viewof x = …` is no line of a command.
    let isAssignment = mistake.id == .unknownCommand && line.contains(#/^\w+ \w+ = /#)
    return isOfSentence || isAssignment ? nil : near.helping
  }

  /// The line for which two of the words speak, or the nearest ones.
  ///
  /// - Parameter fewest: How many words have to speak for the nearest line.
  private func answer(to words: String, fewest: Int = 1) -> Advice? {
    let words = String(words.prefix { $0 != "{" })
    let lines = PlainWords.lines(for: words, fewest: fewest, trial)
    return lines.isEmpty ? nil : .nearest(lines)
  }

  /// The line that shows the command behind a first word, as in `new view ball`, or what the first
  /// word means, as in `while box.center.y < 300 { … }`.
  private func shown(by text: String) -> String? {
    let words = text.words
    if words.count > 1, let form = trial.commands.grammar.form(of: words[1]) {
      let rest = words.dropFirst().joined(separator: " ")
      return whole(rest, of: form.examples)
    }
    guard let topic = words.first.flatMap(Help.topic(ofConcept:)), !Self.isOfPlainWords(text) else {
      return nil
    }
    // `class Ball {` asks for no lesson.
    let examples = Help(trial.commands).examples(of: topic)
      .filter { !text.contains("{") || !$0.hasPrefix("lesson ") }
    return whole(text, of: examples)
  }

  /// The first line with the session's names that says all numbers of a text: without them it is another.
  private func whole(_ text: String, of lines: [String]) -> String? {
    FittedLine(for: text, trial).first(of: lines).flatMap { Self.keeps($0, text) ? $0 : nil }
  }

  /// Whether a line says all numbers of a text.
  private static func keeps(_ line: String, _ text: String) -> Bool {
    let numbers = text.parts.filter { $0.first?.isNumber == true }
    return Set(numbers).isSubset(of: line.parts) && SpokenValues(text).lost(in: line) == 0
  }

  /// What stands in place of a mistake's own help if that proposes what does not work here: a line
  /// of it with the session's names, or the help on the command. Nil if it may be shown.
  private var insteadOfHelp: Advice? {
    let parts = mistake.help?.split(separator: "`", omittingEmptySubsequences: false) ?? []
    let code = parts.indices.filter { $0 % 2 == 1 }.map { String(parts[$0]) }
    let lines = code.filter { part in
      part.contains(" ") && !part.contains("…") && trial.begins(with: part.names.first ?? "")
    }
    let isFalse =
      mistake.id == .valueWithoutKeyword
      ? !code.contains { trial.problem(with: near.text(with: $0)) == nil }
      : lines.contains { trial.problem(with: $0)?.mistake.isAboutName == true }
    guard isFalse else { return nil }
    // An example of what is missing says what is there.
    let isShort =
      [.missingClause, .missingSubject].contains(mistake.id)
      && !trial.world.stage.views.isEmpty
    if let example = FittedLine(for: first.text, trial).first(of: lines),
      !isShort || Self.keeps(example, first.text)
    {
      return .example(example)
    }
    let help = Help(trial.commands)
    return .nearest(first.text.names.prefix(1).compactMap(help.topic(ofWord:)))
  }

  /// The example of a mistake with the session's own names, in the form of the very command.
  private var ownExample: String? {
    let text = first.text
    guard let example = mistake.example else { return nil }
    // `save as html page`: the command's own example with the words of the line.
    let form = text.names.first.flatMap { trial.commands.grammar.form(of: $0) }
    let words = Self.englishWords(of: text, trial)
    let own = form?.examples.filter { !words.isDisjoint(with: $0.names) } ?? []
    // What is marked is wrong anyway.
    let rest = text.replacing(span.text, with: "")
    return FittedLine(for: text, trial).first(of: own + [example]).flatMap {
      Self.keeps($0, rest) ? $0 : nil
    }
  }

  /// Whether a line is of several words without symbols.
  ///
  /// - Parameter withPaths: Whether `box.center.y` may be one of them.
  private static func isOfPlainWords(_ line: String, withPaths: Bool = false) -> Bool {
    guard line.utf8.count <= longestLine else { return false }
    let words = line.replacing(PlainWords.coordinate) { "\($0.1) " }.split(separator: " ").map {
      String($0).trimmingSuffix { "?!.,".contains($0) }
    }
    return words.count > 1
      && words.allSatisfy { word in
        word.allSatisfy { $0.isLetter || $0.isNumber || "'’,.?!-".contains($0) }
          && (!word.dropLast().contains(".") || Double(word) != nil || word.hasSuffix(".md")
            || withPaths && words.count > 3 && word.contains(#/^[a-z]\w*(?:\.[a-z]+)+$/#))
      }
  }

  /// How long a word has to be to be one of ours with a slip, rather than another one.
  private static let long = 5
  /// How many of such words, behind a command, make a sentence that the command is part of.
  private static let sentence = 3

  /// The words of plain words that their command does not take and that name nothing.
  private static func englishWords(of line: String, _ trial: LineTrial) -> Set<String> {
    guard isOfPlainWords(line) else { return [] }
    let words = SpokenValues.withDigits(line).words
    let form = words.first.flatMap { trial.commands.grammar.form(of: $0) }
    let grammar = trial.commands.grammar
    let names = trial.names.words.filter { !grammar.isVerb($0) }
    return Set(
      words.dropFirst().filter { word in
        word.allSatisfy(\.isLetter) && word != "on" && form?.clause(word) == nil
          && !names.contains(word)
      })
  }

  /// The maximum length of a line that can be a sentence, in bytes.
  private static let longestLine = 500
}

extension Mistake {
  /// Whether a name is missing, taken, or of something else.
  fileprivate var isAboutName: Bool {
    isAboutMissingName || id == .nameTaken || id == .unknownObject
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

  /// Whether a sentence that begins with a command can cause the mistake.
  fileprivate var isOfSentence: Bool {
    isOfWords || self == .missingSubject
  }

  /// Whether plain English can cause the mistake.
  fileprivate var isOfProse: Bool {
    switch self {
    case .unknownCommand, .unknownName, .unexpected, .singleQuotes, .strayCharacter: true
    default: false
    }
  }
}
