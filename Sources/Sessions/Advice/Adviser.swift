import Commands
import Diagnostics
import Execution
import Language
import Values

/// Turns what is wrong with a line into a line that can be typed: the person's own, written as it is
/// written here, or one that does what a word of another language does.
///
/// Every line and every word is tried before it is suggested.
struct Adviser {
  let world: World
  let branches: Branches
  let trial: LineTrial
  /// What makes the views that a line speaks of, where there are none yet; and the session as it is.
  var sketch: (makers: [String], session: LineTrial)?

  /// Bytes of a line up to which it is looked at: nobody types a longer one with a word of another
  /// language in it, and forms of text are looked for from each of its places.
  private static let longestLine = 500

  private init(
    world: World, branches: Branches, trial: LineTrial,
    sketch: (makers: [String], session: LineTrial)?
  ) {
    self.world = world
    self.branches = branches
    self.trial = trial
    self.sketch = sketch
  }

  init(world: World, log: StatementLog, branches: Branches) {
    self.init(
      world: world, branches: branches, trial: LineTrial(world: world, log: log), sketch: nil)
  }

  /// The same adviser in the session as it would be with views that a line speaks of.
  func sketching(_ makers: [String], in trial: LineTrial) -> Adviser {
    Adviser(
      world: trial.world, branches: branches, trial: trial, sketch: (makers, session: self.trial))
  }

  var names: NamesAtHand {
    NamesAtHand(
      views: world.stage.views.map(\.name), colors: Colors.names,
      things: world.objects.behaviors.map { .init(verb: $0.verb, name: $0.name) },
      values: Array(world.values.variables.names), falling: falling)
  }

  /// The views that gravity pulls.
  var falling: [String] {
    world.objects.behaviors.filter { $0.verb == "gravity" }.flatMap {
      $0.behavior.items.map(\.name)
    }
  }

  /// A mistake with the best advice there is.
  func advised(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.severity == .error, let span = diagnostic.span, diagnostic.mistake.id.isOfWords
    else { return diagnostic }
    guard span.source.lineLength(around: span.lower) <= Self.longestLine else { return diagnostic }
    let line = line(of: span)
    if let told = ofBranches(diagnostic, span, line) { return told }
    let guess = guess(of: diagnostic, span, line)
    return sketched(diagnostic, span, line) ?? mended(diagnostic, guess, span, line)
      ?? (guess == .wrong ? unguessed(diagnostic, span, line) : diagnostic)
  }

  /// A mistake with the line that was meant; nil where none is known.
  ///
  /// - Parameter isOfForms: whether single words of other languages say too little.
  func mended(
    _ diagnostic: Diagnostic, _ guess: Guess, _ span: Span, _ line: Line, isOfForms: Bool = false
  ) -> Diagnostic? {
    // A word that was only misspelled is the nearest mend of all.
    let isOwn = diagnostic.mistake.suggestion.map(ownNames.contains) ?? false
    let isClause = isCommand(line) && span.lower > line.start
    if guess == .mend, isOwn || isClause || !isForeign(span.text) { return diagnostic }
    if let told = told(diagnostic, span, line) { return told }
    if guess != .mend, !diagnostic.mistake.id.isOfForeignForms,
      !isForeign(span.text) || isCommand(line), let mended = repaired(line)
    {
      return Diagnostic(
        diagnostic.mistake.withoutSuggestion.helped(by: "write `\(typed(mended))`"), at: span)
    }
    if guess == .step, diagnostic.mistake.id == .unknownCommand, !isForeign(span.text) {
      return rewritten(diagnostic, span, line)
    }
    // A place that takes few words is best helped by these.
    if diagnostic.mistake.id == .unknownWord { return rewritten(diagnostic, span, line) }
    let isMeant = ForeignWords.translation(of: span.text) == diagnostic.mistake.suggestion
    return rewritten(diagnostic, span, line) ?? understood(diagnostic, span, line)
      ?? (guess == .mend && isMeant ? diagnostic : nil)
      ?? (isOfForms ? nil : translated(diagnostic, span, line))
  }

  /// The line that is blamed: where the end is, the last one that has something.
  private func line(of span: Span) -> Line {
    var range = span.source.lineRange(around: span.lower)
    while range.lowerBound > 0, span.source.text(range).allSatisfy(\.isWhitespace) {
      range = span.source.lineRange(around: range.lowerBound - 1)
    }
    return Line(
      source: span.source, start: range.lowerBound, text: span.source.text(range),
      whole: Passage(around: range.lowerBound, in: span.source)?.text)
  }

  /// How a line is suggested: as the one to write, or as an example of it where it does not have all
  /// the numbers that were typed.
  private func advice(_ mend: String, for line: Line) -> String {
    KeptNumbers.areAll(of: line.whole ?? line.text, in: mend)
      ? "write `\(typed(mend))`" : "write something like `\(typed(mend))`"
  }

  /// The same for a line that is made for a word: an example too where it brings values of its own.
  ///
  /// - Parameter isOwn: whether the line was made of what was typed, rather than for one word of it.
  func example(_ mend: String, for line: Line, isOwn: Bool) -> String {
    let text = line.whole ?? line.text
    if !isOwn, KeptNumbers.leavesWords(of: text, outOf: mend, besides: names.views) {
      return "write something like `\(typed(mend))`"
    }
    return example(mend, of: text, for: line)
  }

  private func example(_ mend: String, of text: String, for line: Line) -> String {
    KeptNumbers.areSome(of: mend, besides: text, colors: Colors.names)
      || KeptNumbers.bringsProperty(mend, besides: text)
      ? "write something like `\(typed(mend))`" : advice(mend, for: line)
  }

  /// What the person has given names to.
  var ownNames: Set<String> {
    Set(world.stage.views.map(\.name) + world.objects.names + world.values.variables.names)
      .union(world.values.definitions.names).union(world.values.handlers.names)
  }

  /// The physical line that is blamed.
  struct Line {
    let source: Source
    let start: Int
    let text: String
    /// The statement that it is part of, as one line; nil where that is the line itself.
    let whole: String?
  }

  func isForeign(_ word: String) -> Bool { ForeignTerm.named(word) != nil }

  // MARK: Small slips

  /// Whether a line begins with a verb and so may need little to be right.
  private func isCommand(_ line: Line) -> Bool {
    let verb = line.text.prefix { $0.isLetter }
    return Commands.known.declaration(of: String(verb)) != nil
  }

  private func repaired(_ line: Line) -> String? {
    guard line.whole == nil, !line.text.contains("`") else { return nil }
    return repair.mended(line.text).flatMap { isMend($0, of: line) ? $0 : nil }
  }

  // MARK: Misspelled words

  enum Guess {
    /// The line can be typed so.
    case mend
    /// It can stand there, but something else is wrong behind it.
    case step
    case wrong
  }

  /// What comes of a line with the word that was probably meant.
  func guess(of diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Guess {
    // The name of a thing is no misspelled verb.
    let isNamed = diagnostic.mistake.id == .unknownCommand && ownNames.contains(span.text)
    // Nor is a verb that only lacks something.
    let isVerb = span.lower == line.start && Commands.known.declaration(of: span.text) != nil
    guard !isNamed, !isVerb, let word = diagnostic.mistake.suggestion else { return .wrong }
    let guess = guess(word, at: span, in: line)
    // A word of two letters is near to any other.
    let isShort = diagnostic.mistake.id == .unknownCommand && span.text.count <= 2
    return guess == .step && isShort ? .wrong : guess
  }

  /// What comes of a line where another word stands in a place.
  private func guess(_ word: String, at span: Span, in line: Line) -> Guess {
    let lower = span.lower - line.start
    let mended = line.text.replacing(utf8: lower..<(span.upper - line.start), with: word)
    guard let problem = trial.problem(with: mended) else { return .mend }
    guard let place = problem.span else { return .step }
    return place.lower >= lower + word.utf8.count || place.upper <= lower ? .step : .wrong
  }

  // MARK: The line as it is written here

  func rewritten(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard let step = step(from: line) else { return nil }
    let help =
      step.invents ? example(step.line, for: line, isOwn: true) : advice(step.line, for: line)
    let mistake = diagnostic.mistake.helped(by: help)
    return Diagnostic(
      diagnostic.mistake.id.isOfForeignForms ? mistake : mistake.noted(step.says), at: span)
  }

  private func step(from line: Line) -> Rewriting.Step? {
    // A line that opens a block says little without the rest of it.
    let isHead = line.whole.map { $0.hasPrefix(Passage.head(of: line.text)) } ?? false
    let texts = [isHead ? nil : line.text, line.whole, isHead ? line.text : nil].compactMap { $0 }
    for text in texts {
      if let step = step(from: text, of: line) { return step }
      if let mended = withBlocksMended(text) {
        if isMend(mended.line, of: line) { return mended }
        if let step = step(from: mended.line, of: line) { return step }
      }
    }
    return nil
  }

  private func step(from text: String, of line: Line) -> Rewriting.Step? {
    let steps = Rewriting.steps(from: text, names)
    if let step = steps.first(where: { isMend($0.line, of: line) }) {
      // A block that only waits, as a command's own, has not been tried with it.
      guard step.line.contains("{"), let whole = withBlocksMended(step.line),
        isMend(whole.line, of: line)
      else { return step }
      return Rewriting.Step(line: whole.line, says: step.says, invents: step.invents)
    }
    guard let last = steps.last else { return nil }
    if last.line.contains("{"), let mended = withBlocksMended(last.line),
      isMend(mended.line, of: line)
    {
      return Rewriting.Step(line: mended.line, says: last.says, invents: last.invents)
    }
    // What is left may be a slip, or a name that the person has given elsewhere.
    guard let nearly = repair.mended(last.line) ?? withNames(last.line), isMend(nearly, of: line),
      KeptNumbers.areAll(of: last.line, in: nearly)
    else {
      return nil
    }
    return Rewriting.Step(line: nearly, says: last.says, invents: last.invents)
  }

  private var repair: Repair { Repair(trial: trial, grammar: Commands.known.grammar) }

  /// Names of a person's own that a line may use before they are there.
  private static let mostNames = 3

  /// A line with its unknown names made before it; nil where something else is wrong with it.
  private func withNames(_ line: String) -> String? {
    var makers = ""
    for _ in 0..<Self.mostNames {
      guard
        let problem = trial.checkedProblem(with: makers + line)
          ?? trial.problem(with: makers + line)
      else { return makers.isEmpty ? nil : makers + line }
      guard problem.mistake.id == .unknownName, let span = problem.span,
        !isForeign(span.text), Commands.known.declaration(of: span.text) == nil,
        span.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" })
      else { return nil }
      makers += "let \(span.text) = 1; "
    }
    return nil
  }

  private func isMend(_ text: String, of line: Line) -> Bool {
    // A view's name alone says nothing.
    // What acts once it is made is not made again and again.
    let isMadeOften =
      text.hasPrefix("repeat ")
      && (text.contains("gravity on") || text.contains("collision on"))
    return !isMadeOften && !text.isEmpty && text != line.text && !names.views.contains(text)
      && !text.contains("`")
      && trial.canStand(text) && !hasUnknownStatement(text)
  }

  // MARK: Plain sentences

  /// A line that waits for what a sentence speaks of, and does then what it says.
  private func told(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard line.whole == nil, let sentence = ConditionalSentence(line.text, names) else {
      return nil
    }
    let known = inWords(sentence.action, about: sentence.subject)
    for action in [known, sentence.example].compactMap({ $0 }) {
      let mend = sentence.line(doing: action)
      guard isMend(mend, of: line) else { continue }
      let help =
        action == known
        ? example(mend, for: line, isOwn: true) : "write something like `\(typed(mend))`"
      return Diagnostic(
        diagnostic.mistake.withoutSuggestion.helped(by: help).noted(sentence.says), at: span)
    }
    return nil
  }

  /// What a part of a sentence does, as it is written here; nil where its words are not known.
  func inWords(_ text: String, about view: String? = nil) -> String? {
    guard !text.isEmpty else { return nil }
    if trial.canStand(text) { return text }
    if let spoken = text.split(separator: " ", maxSplits: 1).last, text.hasPrefix("print "),
      spoken.allSatisfy({ $0.isLetter || $0 == " " || $0 == "!" }), spoken.count > 1
    {
      return "print \"\(spoken)\""
    }
    let names = view.map(self.names.ordered) ?? self.names
    if let step = Rewriting.steps(from: text, names).first(where: { trial.canStand($0.line) }) {
      return step.line
    }
    if let sentence = PlainSentence.line(for: text, names), trial.canStand(sentence) {
      return sentence
    }
    for find in ForeignTerm.all(in: text)
    where !ownNames.contains(find.word) && !find.term.isVague && !find.term.isMissing {
      if let mend = find.term.lines(for: text, names).first(where: trial.canStand) { return mend }
    }
    return nil
  }

  /// A line that does what a sentence says.
  private func understood(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    // A command whose values are wrong is one all the same.
    let isWrittenHere =
      isCommand(line)
      && (!diagnostic.mistake.id.isOfUnknownWords
        || (diagnostic.mistake.id == .missingClause && !line.text.hasPrefix("animate")))
    guard line.whole == nil, !isWrittenHere,
      let sentence = PlainSentence.line(for: line.text, names),
      isMend(sentence, of: line)
    else { return nil }
    return Diagnostic(
      diagnostic.mistake.withoutSuggestion.helped(by: example(sentence, for: line, isOwn: true)),
      at: span)
  }
}
