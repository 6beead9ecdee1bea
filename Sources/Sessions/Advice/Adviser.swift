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
  private let world: World
  private let trial: LineTrial

  init(world: World, log: StatementLog) {
    self.world = world
    trial = LineTrial(world: world, log: log)
  }

  private var names: NamesAtHand {
    NamesAtHand(views: world.stage.views.map(\.name), colors: Colors.names)
  }

  /// A mistake with the best advice there is.
  func advised(_ diagnostic: Diagnostic) -> Diagnostic {
    guard diagnostic.severity == .error, let span = diagnostic.span, diagnostic.mistake.id.isOfWords
    else { return diagnostic }
    let range = span.source.lineRange(around: span.lower)
    let line = Line(source: span.source, start: range.lowerBound, text: span.source.text(range))
    let guess = diagnostic.mistake.suggestion.map { self.guess($0, at: span, in: line) } ?? .wrong
    // A word that was only misspelled is the nearest mend of all.
    let isOwn = diagnostic.mistake.suggestion.map(ownNames.contains) ?? false
    if guess == .mend, isOwn || !isForeign(span.text) { return diagnostic }
    if guess == .step, diagnostic.mistake.id == .unknownCommand, !isForeign(span.text) {
      return rewritten(diagnostic, span, line) ?? diagnostic
    }
    let isMeant = ForeignWords.translation(of: span.text) == diagnostic.mistake.suggestion
    return rewritten(diagnostic, span, line) ?? (guess == .mend && isMeant ? diagnostic : nil)
      ?? translated(diagnostic, span, line)
      ?? (guess == .wrong ? unguessed(diagnostic, span, line) : diagnostic)
  }

  /// What the person has given names to.
  private var ownNames: Set<String> {
    Set(world.stage.views.map(\.name) + world.objects.names + world.values.variables.names)
      .union(world.values.definitions.keys).union(world.values.handlers.names)
  }

  /// The physical line that is blamed.
  private struct Line {
    let source: Source
    let start: Int
    let text: String
  }

  private func isForeign(_ word: String) -> Bool { ForeignTerm.named(word) != nil }

  // MARK: Misspelled words

  private enum Guess {
    /// The line can be typed so.
    case mend
    /// It can stand there, but something else is wrong behind it.
    case step
    case wrong
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

  private func rewritten(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    let steps = Rewriting.steps(from: line.text, names)
    guard let step = steps.first(where: { isMend($0.line, of: line) }) else { return nil }
    let mistake = diagnostic.mistake.helped(by: "write `\(step.line)`")
    return Diagnostic(
      diagnostic.mistake.id.isOfForeignForms ? mistake : mistake.noted(step.says), at: span)
  }

  private func isMend(_ text: String, of line: Line) -> Bool {
    !text.isEmpty && text != line.text && !text.contains("`") && trial.canStand(text)
  }

  // MARK: Words from elsewhere

  private func translated(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard diagnostic.mistake.id.isOfUnknownWords else { return nil }
    let own = ownNames
    // What has a meaning here is not from elsewhere, unless it stands as a verb or a method would.
    let meant = Set(Builtins.functions.map(\.name) + CurveCalls.names)
    let bytes = Array(line.text.utf8)
    let finds = ForeignTerm.all(in: line.text).filter { find in
      if own.contains(find.word) { return false }
      let isVerb = find.offset == 0 || bytes[find.offset - 1] == UInt8(ascii: ".")
      return isVerb || !meant.contains(find.word)
    }
    for find in ranked(finds, blamed: span.lower - line.start) {
      guard let mend = find.term.lines(for: line.text, names).first(where: trial.canStand)
      else { continue }
      if Commands.known.declaration(of: find.word) != nil {
        return Diagnostic(diagnostic.mistake.helped(by: "write `\(mend)`"), at: span)
      }
      let place = Span(
        line.source, line.start + find.offset, line.start + find.offset + find.word.utf8.count)
      return Diagnostic(.foreignTerm(find.word, find.term, mend: mend), at: place)
    }
    return nil
  }

  /// The word that says most: plain English where it is blamed, then another language's, the
  /// longest first.
  private func ranked(_ finds: [ForeignTerm.Find], blamed offset: Int) -> [ForeignTerm.Find] {
    let (finds, vague) = (finds.filter { !$0.term.isVague }, finds.filter(\.term.isVague))
    let plain = finds.filter { $0.term.origin == nil && $0.offset == offset }
    let foreign = finds.filter { $0.term.origin != nil }
      .sorted { ($0.word.count, $1.offset) > ($1.word.count, $0.offset) }
    return plain + foreign + finds.filter { $0.term.origin == nil } + vague
  }

  // MARK: No guess

  /// What is left to say where no word is near: nothing that could not stand.
  private func unguessed(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic {
    let mistake = diagnostic.mistake.withoutSuggestion
    let help: String? =
      switch mistake.id {
      case .unknownName: advice(about: span, in: line)
      case .unknownView: otherView(for: span, in: line) ?? maker(of: span.text)
      case .subjectWithoutOn: subject(for: span, in: line)
      default: nil
      }
    return Diagnostic(help.map(mistake.helped) ?? mistake, at: span)
  }

  /// The line with a view that there is in the place of the one that there is not.
  private func otherView(for span: Span, in line: Line) -> String? {
    let views = world.stage.views.map(\.name)
    let place = (span.lower - line.start)..<(span.upper - line.start)
    let mends = views.lazy.compactMap {
      trial.mended(line.text.replacing(utf8: place, with: $0))
    }
    guard let mend = mends.first else { return nil }
    let listed = views.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    let start = views.count == 1 ? "the only view is" : "the views are"
    return "\(start) \(listed)\(views.count > 5 ? " and others" : ""): write `\(mend)`"
  }

  private func maker(of name: String) -> String? {
    let line = "view \(name) frame (50, 50, 100, 100)"
    return trial.canStand(line) ? "make it with `\(line)`" : nil
  }

  /// The line with a view behind `on`, where a word stands that is none.
  private func subject(for span: Span, in line: Line) -> String? {
    let before = line.text.utf8.prefix(span.lower - line.start)
    let verb = String(decoding: Array(before), as: UTF8.self)
    for view in [span.text] + world.stage.views.map(\.name) {
      let mended = "\(verb)on \(view)"
      if trial.canStand(mended) { return "write `\(mended)`" }
    }
    return maker(of: span.text)
  }

  /// A name that is nothing: what it could become by what stands behind it.
  private func advice(about span: Span, in line: Line) -> String {
    let behind = Array(line.text.utf8).dropFirst(span.upper - line.start).first
    let isBase = behind == UInt8(ascii: ".")
    if isBase, let other = otherView(for: span, in: line) { return other }
    let isFirst = line.text.utf8.prefix(span.lower - line.start).allSatisfy { $0 == 0x20 }
    if isBase || (isFirst && behind == UInt8(ascii: " ")), let maker = maker(of: span.text) {
      return maker
    }
    let binding = "let \(span.text) = 1"
    return trial.canStand(binding)
      ? "`show` lists what is there; `\(binding)` would name a value"
      : "`show` lists what is there; `help concepts` tells what can be done"
  }
}

extension MistakeID {
  /// Forms of other languages that have an answer of their own, which says all but the line.
  private static let foreignForms: Set<MistakeID> = [
    .foreignSign, .foreignWord, .neverOptional, .singleQuotes, .uiViewAnimate, .unitApart,
  ]

  /// Words and signs that are not known where they stand, or without which a line says too little.
  private static let unknownWords: Set<MistakeID> = [
    .assignmentWithoutLet, .closerWithoutOpener, .expected, .expectedCloser, .expectedValue,
    .missingClause, .missingPath, .missingSubject, .missingValue, .nothingToAnimate,
    .questionInside, .strayCharacter, .subjectWithoutOn, .unclosed, .unexpected, .unknownClause,
    .unknownCommand, .unknownFunction, .unknownKeyPath, .unknownLabel, .unknownName,
    .unknownObject, .unknownProperty, .unknownUnit, .unknownView, .unknownWord,
  ]

  /// How values are written, and what they are.
  private static let values: Set<MistakeID> = [
    .argumentCount, .assignmentToObject, .cannotAnimate, .cannotAssign, .cannotBeNamed,
    .cannotCombine, .cannotNegate, .chained, .commaOutsideBrackets, .commandNotFunction,
    .emptyParenthesis, .functionAsValue, .missingBlock, .mixedUnits, .notCallable,
    .reservedName, .unexpectedBlock, .unknownColor, .unknownEscape, .unknownEvent,
    .valueWithoutKeyword,
    .wrongKind, .wrongUnit,
  ]

  fileprivate var isOfForeignForms: Bool { Self.foreignForms.contains(self) }

  /// Whether a word of another language may be behind it.
  fileprivate var isOfUnknownWords: Bool {
    Self.unknownWords.contains(self) || isOfForeignForms
  }

  /// Whether it is about how a line is written, rather than about what happens when it runs.
  fileprivate var isOfWords: Bool { isOfUnknownWords || Self.values.contains(self) }
}
