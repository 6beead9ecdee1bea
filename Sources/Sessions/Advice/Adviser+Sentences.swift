import Diagnostics

/// Plain sentences, answered with a line that does what they say.
extension Adviser {
  /// The line that a sentence means, where each of its words is understood.
  func spoken(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard line.whole == nil,
      let step = Rewriting.spoken(line.text, names).first(where: { isMend($0.line, of: line) })
    else { return nil }
    return answered(diagnostic, with: step.line, step.says, span, line)
  }

  /// The command that a line has all parts of, though not as they are written here.
  func loose(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard line.whole == nil, let step = Rewriting.loose(line.text, names),
      isMend(step.line, of: line)
    else { return nil }
    return answered(diagnostic, with: step.line, step.says, span, line)
  }

  /// A mistake with the line that was meant, and with what is to be known of it.
  func answered(
    _ diagnostic: Diagnostic, with mend: String, _ says: String, _ span: Span, _ line: Line
  ) -> Diagnostic {
    Diagnostic(
      diagnostic.mistake.withoutSuggestion
        .helped(by: example(mend, for: line, isOwn: true)).noted(says), at: span)
  }

  /// What a line means once it is said more plainly: by those readers that take each word.
  func paraphrased(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard line.whole == nil, let plain = Rewriting.paraphrase(line.text, names) else { return nil }
    if Inquiry.isQuestion(plain) {
      guard let asked = answer(to: plain), isMend(asked.line, of: line) else { return nil }
      return answered(diagnostic, with: asked.line, asked.says, span, line)
    }
    if isMend(plain, of: line) {
      return Diagnostic(
        diagnostic.mistake.withoutSuggestion.helped(by: example(plain, for: line, isOwn: true)),
        at: span)
    }
    let steps =
      Rewriting.spoken(plain, names) + [Rewriting.loose(plain, names)].compactMap { $0 }
      + Rewriting.steps(from: plain, names).filter { !$0.invents }
    guard let step = steps.first(where: { isMend($0.line, of: line) }) else {
      return spelled(diagnostic, span, line)
    }
    return answered(diagnostic, with: step.line, step.says, span, line)
  }

  /// What is advised for the line without its slips of spelling.
  private func spelled(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard let spelled = Rewriting.spelled(line.text, names),
      let problem = trial.problem(with: spelled), let place = problem.span
    else { return nil }
    let source = Source(spelled)
    let inner = Span(source, place.lower, place.upper)
    let again = Line(source: source, start: 0, text: spelled, whole: nil)
    let found = Diagnostic(problem.mistake, at: inner)
    guard let told = mended(found, guess(of: found, inner, again), inner, again),
      told.mistake.suggestion == nil, let help = told.mistake.help
    else { return nil }
    let mistake = diagnostic.mistake.withoutSuggestion.helped(by: help)
    return Diagnostic(told.mistake.note.map(mistake.noted) ?? mistake, at: span)
  }

  /// A line that waits for what a sentence speaks of, and does then what it says.
  func told(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard line.whole == nil, let sentence = ConditionalSentence(line.text, names) else {
      return nil
    }
    let known = inWords(sentence.action, about: sentence.subject)
    let prelude = sentence.prelude.flatMap { inWords($0, about: sentence.subject) }
    if sentence.prelude != nil, prelude == nil { return nil }
    for action in [known, sentence.example].compactMap({ $0 }) {
      let mend = (prelude.map { $0 + "; " } ?? "") + sentence.line(doing: action)
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
    return translated(text, view.map(names.ordered) ?? names, where: trial.canStand)?.line
  }

  /// Whether a line is a command for all that is wrong with it: its values, or a clause of one that
  /// only looks, which moves nothing.
  private func isWrittenHere(_ line: Line, but id: MistakeID) -> Bool {
    if id == .unknownClause, lookingCommand(of: line) != nil { return true }
    return isCommand(line)
      && (!id.isOfUnknownWords || (id == .missingClause && !line.text.hasPrefix("animate")))
  }

  /// A line that does what a sentence says.
  func understood(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard line.whole == nil, !isWrittenHere(line, but: diagnostic.mistake.id),
      let sentence = PlainSentence.line(for: line.text, names),
      isMend(sentence, of: line)
    else { return nil }
    return Diagnostic(
      diagnostic.mistake.withoutSuggestion.helped(by: example(sentence, for: line, isOwn: true)),
      at: span)
  }
}
