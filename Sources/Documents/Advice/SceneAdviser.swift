import Diagnostics
import Evaluation
import Language
import Sessions
import SwiftCode
import Values

/// Finds what to type instead of a line that failed: the word meant at that place, the line that was
/// meant, the translation of pasted code, or the lines that plain words are near.
///
/// The mistake itself says what is wrong. Every suggestion was tried in the session. One word of
/// several never decides: two of them speak for the line that is shown, or the nearest three are.
///
/// The order is: pasted CSS or JavaScript, a line for the shell (`ShellLine`), the nearest word
/// (`NearWord`), pasted Swift (`PastedCode`), the statement in other words (`Rewording`) or mended in
/// several places (`MendedLine`), the handler for what waits for something (`SpokenHandler`), the lines
/// that plain words are near (`PlainWords`), which `FittedLine` fits to the scene. `LineTrial` tries the
/// suggestions.
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
    // The rest of a paste, of which a line could be read as one of ours.
    let rest = Span(
      statement.source, statement.lower,
      min(statement.source.utf8.count, statement.lower + Self.longest))
    let alone = web(statement.text, trial)
    if rest.upper > statement.upper, let whole = web(rest.text, trial),
      whole.lines.count > alone?.lines.count ?? -1
    {
      return .translation(whole)
    }
    if let alone { return .translation(alone) }
    if let shell = ShellLine(statement.text, trial) { return .translation(shell.translation) }
    let near = near(diagnostic.mistake, at: span, in: statement, trial)
    // What a block does is not tried where it stands: it may be Swift's.
    if let word = near.working, word != "def" { return .word(word) }
    let line = statement.source.text(statement.source.lineRange(around: statement.lower))
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
    if let topic = Help(trial.commands).topic(ofTerm: String(term)) { return .nearest([topic]) }
    if let topic = topic(ofForeign: statement.text.trimmed) { return .nearest([topic]) }
    let first = firstLine(of: statement)
    if span.upper <= first.upper, let meant = meant(by: first, diagnostic, trial) {
      return .example(meant)
    }
    let verb = String(line.trimmed.prefix(while: \.isLetter))
    let begins = trial.begins(with: verb)
    // A command that is understood says itself what it lacks, unless the words around it are English.
    let english = englishWords(of: line, trial)
    let isSentence =
      english.count >= Self.sentence
      && english.contains { word in
        HelpIndex.isIdle(word) && !trial.commands.grammar.forms.contains { $0.clause(word) != nil }
      }
    // `keybord open` is no line of `open`.
    let isMisspelled =
      diagnostic.mistake.id == .unknownCommand && !diagnostic.mistake.suggestions.isEmpty
      && verb.count >= Self.long && line.words.count == 2
    let isSaid =
      !begins && isOfPlainWords(line) || isSentence
      || !english.isEmpty && diagnostic.mistake.id.isOfSentence
    if isSaid, !isMisspelled, let answer = answer(to: line, fewest: begins ? 2 : 1, trial) {
      return answer
    }
    // `box.fadeOut()`
    let humps = span.text.humps
    if diagnostic.mistake.id == .unknownProperty, diagnostic.mistake.suggestions.isEmpty,
      first.text.names.first.map(trial.world.stage.views.map(\.name).contains) == true,
      let hump = humps.first, Help.topic(ofConcept: hump) != nil,
      let answer = answer(to: (humps + first.text.parts).joined(separator: " "), trial)
    {
      return answer
    }
    if let word = near.helping { return .word(word) }
    if diagnostic.mistake.isAboutMissingName,
      let topic = Help(trial.commands).topic(ofWord: span.text)
    {
      return .nearest([topic])
    }
    // What an example says about other things is no answer to a sentence.
    let example = example(diagnostic.mistake, in: first, trial)
    let views = trial.world.stage.views.map(\.name)
    if let example, !isSentence || example.names.contains(where: views.contains) {
      return .example(example)
    }
    if isSaid, begins, diagnostic.mistake.id != .unknownHelp,
      !diagnostic.mistake.isAboutMissingName,
      let topic = Help(trial.commands).topic(ofWord: verb)
    {
      return .nearest([topic])
    }
    if !begins, !isMisspelled, diagnostic.mistake.id.isOfProse,
      !line.contains("=") || isOfPlainWords(line)
    {
      if let line = shown(by: first.text, trial) { return .example(line) }
      if !line.contains("{"), let answer = answer(to: line, fewest: 2, trial) { return answer }
    }
    return instead(of: diagnostic.mistake, near, in: first, trial)
  }

  /// The line that is the first one in other words, or mended.
  private func meant(by first: Span, _ diagnostic: Diagnostic, _ trial: LineTrial) -> String? {
    guard let span = diagnostic.span else { return nil }
    let reworded = Rewording(first, diagnostic.mistake, at: span, trial.commands.grammar).lines
    return reworded.first { trial.problem(with: $0) == nil }
      ?? MendedLine.line(for: first.text.trimmed, reworded, diagnostic, trial)
  }

  /// The line that shows the command behind a first word, as in `new view ball`, or what the first
  /// word means, as in `while box.center.y < 300 { … }`.
  private func shown(by text: String, _ trial: LineTrial) -> String? {
    let words = text.words
    if words.count > 1, let form = trial.commands.grammar.form(of: words[1]) {
      let rest = words.dropFirst().joined(separator: " ")
      return FittedLine(for: rest, trial).first(of: form.examples)
    }
    guard let topic = words.first.flatMap(Help.topic(ofConcept:)), !isOfPlainWords(text) else {
      return nil
    }
    // `class Ball {` asks for no lesson.
    let examples = Help(trial.commands).examples(of: topic)
      .filter { !text.contains("{") || !$0.hasPrefix("lesson ") }
    return FittedLine(for: text, trial).first(of: examples)
  }

  /// What stands in place of a mistake's own help if that proposes what does not work here: a line
  /// of it with the session's names, or the help on the command. Nil if it may be shown.
  private func instead(
    of mistake: Mistake, _ near: NearWord, in line: Span, _ trial: LineTrial
  ) -> Advice? {
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
    if let example = FittedLine(for: line.text, trial).first(of: lines) { return .example(example) }
    let help = Help(trial.commands)
    return .nearest(line.text.names.prefix(1).compactMap(help.topic(ofWord:)))
  }

  /// The line for which two of the words speak, or the nearest ones.
  ///
  /// - Parameter fewest: How many words have to speak for the nearest line.
  private func answer(to words: String, fewest: Int = 1, _ trial: LineTrial) -> Advice? {
    let words = String(words.prefix { $0 != "{" })
    if let handler = handler(for: words, trial) { return .nearest([handler]) }
    let lines = PlainWords(words, fewest: fewest, trial).lines
    return lines.isEmpty ? nil : .nearest(lines)
  }

  private func handler(for words: String, _ trial: LineTrial) -> Topic? {
    guard let handler = SpokenHandler(words, trial), let wish = line(for: handler.wish, trial)
    else { return nil }
    let line = handler.line(doing: wish)
    guard trial.problem(with: line) == nil else { return nil }
    return Topic(line: line, summary: SpokenHandler.summary)
  }

  /// The one line for a wish, which may be a line of ours itself.
  private func line(for wish: String, _ trial: LineTrial) -> String? {
    guard let problem = trial.problem(with: wish) else { return wish }
    guard let source = problem.span?.source else { return nil }
    switch advice(for: problem, in: Span(source, 0, source.utf8.count), trial) {
    case .example(let line)?: return line
    case .nearest(let lines)? where lines.count == 1 && !lines[0].line.hasPrefix("help "):
      return lines[0].line
    default: return nil
    }
  }

  package func nearest(to words: String, _ trial: LineTrial) -> [Topic] {
    handler(for: words, trial).map { [$0] } ?? PlainWords(words, trial).lines
  }

  /// The help on a name of another system that is all of a line, such as `viewDidAppear`.
  private func topic(ofForeign name: String) -> Topic? {
    guard name.dropFirst().contains(where: \.isUppercase), name.allSatisfy(\.isLetter),
      !APITable.counterparts(of: name).isEmpty
    else { return nil }
    return Topic(line: "help \(name)", summary: "what it is in Motionbook")
  }

  private func firstLine(of statement: Span) -> Span {
    let end = statement.source.lineRange(around: statement.lower).upperBound
    return Span(statement.source, statement.lower, max(statement.lower, min(statement.upper, end)))
  }

  /// The example of a mistake with the session's own names, in the form of the very command.
  private func example(_ mistake: Mistake, in statement: Span, _ trial: LineTrial) -> String? {
    let text = statement.text
    guard let example = mistake.example else { return nil }
    // `save as html page`: the command's own example with the words of the line.
    let form = text.names.first.flatMap { trial.commands.grammar.form(of: $0) }
    let words = englishWords(of: text, trial)
    let own = form?.examples.filter { !words.isDisjoint(with: $0.names) } ?? []
    return FittedLine(for: text, trial).first(of: own + [example])
  }

  /// The word for a mistake, in its line alone, as at the prompt: of a file, the rest is not read
  /// yet. In the whole statement if the line says nothing.
  private func near(
    _ mistake: Mistake, at span: Span, in statement: Span, _ trial: LineTrial
  ) -> NearWord {
    let line = firstLine(of: statement)
    if line.upper < statement.upper, span.upper <= line.upper {
      let near = NearWord(mistake, at: span, in: line, trial)
      if near.working ?? near.helping != nil { return near }
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
      let isRead = !script.lines.isEmpty || !script.remarks.isEmpty
      (language, lines) = (script.language, script.lines)
      remarks = isRead ? script.remarks : ["no animation in it is read"]
    } else {
      return nil
    }
    var attempt = TranslationTrial(lines, trial)
    attempt.run()
    return Translation(
      language: language, lines: attempt.lines, remarks: attempt.kept(remarks))
  }

  /// Whether a line is of several words without symbols.
  private func isOfPlainWords(_ line: String) -> Bool {
    guard line.utf8.count <= Self.longestLine else { return false }
    let words = line.replacing(PlainWords.coordinate) { "\($0.1) " }.split(separator: " ").map {
      String($0).trimmingSuffix { "?!.,".contains($0) }
    }
    return words.count > 1
      && words.allSatisfy { word in
        word.allSatisfy { $0.isLetter || $0.isNumber || "'’,.?!-".contains($0) }
          && (!word.dropLast().contains(".") || Double(word) != nil || word.hasSuffix(".md"))
      }
  }

  /// How long a word has to be to be one of ours with a slip, rather than another one.
  private static let long = 5
  /// How many of such words, behind a command, make a sentence that the command is part of.
  private static let sentence = 3

  /// The words of plain words that their command does not take and that name nothing.
  private func englishWords(of line: String, _ trial: LineTrial) -> Set<String> {
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

extension Span {
  /// It begins behind the blanks and the ends of lines at its start.
  fileprivate var withoutBlanksBefore: Span {
    let blanks = source.utf8[lower..<upper].prefix { [0x20, 0x09, 0x0A, 0x0D].contains($0) }
    return Span(source, min(blanks.endIndex, upper), upper)
  }
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
