import Diagnostics

/// A line that speaks of views that are not there is mended as if they were, and its mend makes them
/// first.
extension Adviser {
  /// Advice for a line with the views that it speaks of; nil where those are there, or nothing is known
  /// of the line.
  func sketched(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard sketch == nil else { return nil }
    let own = ownNames
    let all = SpokenViews.names(in: line.whole ?? line.text)
    let spoken = all.filter { !own.contains($0) }
    if world.stage.views.isEmpty {
      return spoken.isEmpty
        ? unspoken(diagnostic, span, line)
        : sketched(diagnostic, span, line, with: spoken) ?? lone(diagnostic, span, line, spoken)
    }
    guard !spoken.isEmpty else { return nil }
    // One that is there comes first, unless the line speaks of both.
    if spoken.count == all.count {
      let guess = guess(of: diagnostic, span, line)
      if let mended = mended(diagnostic, guess, span, line, isOfForms: true) { return mended }
    }
    return sketched(diagnostic, span, line, with: spoken, isOfForms: true)
  }

  /// A line of an empty stage that names no view: by what is known of its words, or with a view that
  /// it may mean.
  private func unspoken(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    let guess = guess(of: diagnostic, span, line)
    if let mended = mended(diagnostic, guess, span, line, isOfForms: true)
      ?? sketched(diagnostic, span, line, with: ["box"], isOfForms: true)
    {
      return mended
    }
    if let mended = mended(diagnostic, guess, span, line),
      mended.mistake.help?.contains(Self.anyMaker) != true
    {
      return mended
    }
    return sketched(diagnostic, span, line, with: ["box"])
  }

  /// How a line begins that was made for any word.
  private static let anyMaker = "`view box frame (100, 50, 80, 80); "

  /// A line that is right but for its views.
  private func lone(
    _ diagnostic: Diagnostic, _ span: Span, _ line: Line, _ views: [String]
  ) -> Diagnostic? {
    // What fails only as it runs is told by its own words.
    guard diagnostic.mistake.id.isOfUnknownWords, let drawn = drawn(views),
      drawn.trial.canStand(line.text)
    else { return nil }
    let help = views == [span.text] ? maker(of: span.text) : nil
    return Diagnostic(
      diagnostic.mistake.withoutSuggestion.helped(
        by: help ?? "write `\(drawn.typed(line.text))`"), at: span)
  }

  private func sketched(
    _ diagnostic: Diagnostic, _ span: Span, _ line: Line, with views: [String],
    isOfForms: Bool = false
  ) -> Diagnostic? {
    guard let drawn = drawn(views), let problem = drawn.trial.problem(with: line.text),
      problem.mistake.id.isOfWords, let place = problem.span
    else { return nil }
    let there = Span(line.source, line.start + place.lower, line.start + place.upper)
    let seen = Diagnostic(problem.mistake, at: there)
    let guess = drawn.guess(of: seen, there, line)
    guard let mended = drawn.mended(seen, guess, there, line, isOfForms: isOfForms) else {
      return nil
    }
    let help = drawn.spelled(mended.mistake, there, line) ?? mended.mistake.help
    if mended.mistake.id == .foreignWord { return mended }
    let mistake = diagnostic.mistake.withoutSuggestion.helped(by: help)
    return Diagnostic(mended.mistake.note.map(mistake.noted) ?? mistake, at: span)
  }

  /// The same session with views that are not there yet.
  private func drawn(_ views: [String]) -> Adviser? {
    let makers = views.enumerated().map { place, name in
      "view \(name) frame (\((100 + 100 * place) % 300), 50, 80, 80); "
    }
    return trial.after(makers.joined()).map { sketching(makers, in: $0) }
  }

  /// A line as it can be typed: with its views, unless it needs none.
  func typed(_ mend: String) -> String {
    guard let sketch, !sketch.session.canStand(mend) else { return mend }
    let makers = sketch.makers
    let needed = makers.indices.filter { place in
      var others = makers
      others.remove(at: place)
      return makers.count < 2 || !sketch.session.canStand(others.joined() + mend)
    }
    return needed.map { makers[$0] }.joined() + mend
  }

  /// The line with the word that was meant.
  private func spelled(_ mistake: Mistake, _ span: Span, _ line: Line) -> String? {
    guard let word = mistake.suggestion else { return nil }
    return "write `\(typed(line.text(with: word, at: span)))`"
  }
}
