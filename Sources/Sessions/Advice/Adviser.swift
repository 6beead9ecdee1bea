import Commands
import Diagnostics
import Execution
import Language
import Staging
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
  static let longestLine = 500

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
      things: world.objects.behaviors.map {
        .init(verb: $0.verb, name: $0.name, views: $0.behavior.items.map(\.name))
      } + world.stage.propertyAnimators.map { .init(verb: "animator", name: $0.name) },
      values: Array(world.values.variables.names), falling: falling,
      frames: Dictionary(
        world.stage.views.map { ($0.name, Self.place(of: $0)) }, uniquingKeysWith: { $1 }),
      stage: (world.stage.size.width, world.stage.size.height), clauses: Self.clauses)
  }

  private static func place(of view: View) -> NamesAtHand.Frame {
    let frame = view.frame
    return .init(x: frame.minX, y: frame.minY, width: frame.size.width, height: frame.size.height)
  }

  /// The clauses of verbs that are said as verbs of their own.
  private static let clauses = Dictionary(
    uniqueKeysWithValues: NamesAtHand.verbsOfClauses.map { verb in
      (verb, Commands.known.declaration(of: verb)?.clauses.map(\.keyword) ?? [])
    })

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
    if let asked = named(diagnostic, span, line) ?? frameless(diagnostic, span, line) {
      return asked
    }
    let guess = guess(of: diagnostic, span, line)
    let spoken = spoken(diagnostic, span, line)
    // A command with all its parts speaks of no view that is not there.
    if guess != .mend, spoken == nil, let loose = loose(diagnostic, span, line) { return loose }
    return sketched(diagnostic, span, line) ?? spoken
      ?? mendedByParts(diagnostic, guess, span, line, isOfForms: false)
      ?? (guess == .wrong ? unguessed(diagnostic, span, line) : diagnostic)
  }

  /// A mistake with the line that was meant; nil where none is known.
  ///
  /// - Parameter isOfForms: whether single words of other languages say too little.
  func mended(
    _ diagnostic: Diagnostic, _ guess: Guess, _ span: Span, _ line: Line, isOfForms: Bool = false
  ) -> Diagnostic? {
    spoken(diagnostic, span, line)
      ?? mendedByParts(diagnostic, guess, span, line, isOfForms: isOfForms)
  }

  /// The same where no sentence was read to its last word.
  private func mendedByParts(
    _ diagnostic: Diagnostic, _ guess: Guess, _ span: Span, _ line: Line, isOfForms: Bool
  ) -> Diagnostic? {
    // A word that was only misspelled is the nearest mend of all.
    let isOwn = diagnostic.mistake.suggestion.map(ownNames.contains) ?? false
    let isClause = isCommand(line) && span.lower > line.start
    if guess == .mend, isOwn || isClause || !isForeign(span.text) {
      if diagnostic.mistake.id == .unknownCommand, let exact = exact(diagnostic, span, line) {
        return exact
      }
      return clauseInWords(diagnostic, span, line) ?? diagnostic
    }
    if sketch != nil, let loose = loose(diagnostic, span, line) { return loose }
    if let owned = owned(diagnostic, span, line) { return owned }
    if let plain = paraphrased(diagnostic, span, line) { return plain }
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
    if let mended = rewritten(diagnostic, span, line) { return mended }
    let known =
      understood(diagnostic, span, line) ?? (guess == .mend && isMeant ? diagnostic : nil)
      ?? (isOfForms ? nil : translated(diagnostic, span, line))
    return isOfForms ? known : nearer(known, diagnostic, span, line)
  }

  /// The whole line for a clause that has another name here: its value may be written in another way
  /// too.
  private func clauseInWords(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    let mistake = diagnostic.mistake
    guard mistake.id == .unknownClause, let word = mistake.suggestion,
      ForeignWords.translation(of: span.text) == word
    else { return nil }
    return rewritten(Diagnostic(mistake.withoutSuggestion, at: span), span, line)
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
  func advice(_ mend: String, for line: Line) -> String {
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

    /// The line with something else in a place of it.
    func text(with word: String, at span: Span) -> String {
      text.replacing(utf8: (span.lower - start)..<(span.upper - start), with: word)
    }
  }

  func isForeign(_ word: String) -> Bool { ForeignTerm.named(word) != nil }

  // MARK: Small slips

  /// Whether a line begins with a verb and so may need little to be right.
  func isCommand(_ line: Line) -> Bool {
    let verb = line.text.prefix { $0.isLetter }
    return Commands.known.declaration(of: String(verb)) != nil
  }

  /// The command that a line begins with, if it only looks: none of its words moves anything.
  func lookingCommand(of line: Line) -> CommandDeclaration? {
    let verb = line.text.prefix { $0.isLetter }
    guard let command = Commands.known.declaration(of: String(verb)), case .look = command.body
    else { return nil }
    return command
  }

  private func repaired(_ line: Line) -> String? {
    guard line.whole == nil, !line.text.contains("`") else { return nil }
    return repair.mended(line.text).flatMap { isMend($0, of: line) ? $0 : nil }
  }
}
