import Commands
import Diagnostics

/// What is left to say where no word is near.
extension Adviser {
  /// What is left to say where no word is near: nothing that could not stand.
  func unguessed(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic {
    if let later = later(diagnostic, span, line) { return later }
    if let phrased = phrased(diagnostic, span, line) { return phrased }
    if let indexed = indexed(diagnostic, span, line) { return indexed }
    let mistake = diagnostic.mistake.withoutSuggestion
    let help: String? =
      switch mistake.id {
      case .unknownName: advice(about: span, in: line)
      case .unknownView: otherView(for: span, in: line) ?? maker(of: span.text)
      case .missingSubject, .missingValue: shown(by: line)
      case .missingBlock: block(for: line)
      case .subjectWithoutOn: subject(for: span, in: line)
      default: nil
      }
    return Diagnostic(help.map(mistake.helped) ?? mistake, at: span)
  }

  /// The line of help's index that most of the words are about, where no statement begins.
  private func indexed(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard diagnostic.mistake.id.isOfUnknownWords, line.whole == nil, !isCommand(line),
      !line.text.contains("="),
      let entry = Help.indexed(line.text, views: names.ordered(by: line.text).views),
      trial.canStand(entry.line)
    else { return nil }
    return Diagnostic(
      diagnostic.mistake.withoutSuggestion
        .helped(by: "write something like `\(typed(entry.line))`").noted(entry.says), at: span)
  }

  /// The line with a view that there is in the place of the one that there is not.
  private func otherView(for span: Span, in line: Line) -> String? {
    let views = world.stage.views.map(\.name)
    let mends = views.lazy.compactMap { trial.mended(line.text(with: $0, at: span)) }
    guard let mend = mends.first, !changesNothing(mend) else { return nil }
    let listed = views.prefix(5).map { "`\($0)`" }.joined(separator: ", ")
    let start = views.count == 1 ? "the only view is" : "the views are"
    return "\(start) \(listed)\(views.count > 5 ? " and others" : ""): write `\(mend)`"
  }

  /// Where only the form is wrong: what is wrong with the line when it is written as here.
  private func later(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard [.expectedValue, .unexpected, .strayCharacter].contains(diagnostic.mistake.id),
      let step = Rewriting.steps(from: line.text, names).last,
      let problem = trial.problem(with: step.line), let word = problem.span?.text,
      ![.expectedValue, .unexpected, .strayCharacter, .expectedCloser].contains(
        problem.mistake.id)
    else { return nil }
    guard let place = line.text.firstRange(of: word) else { return nil }
    let lower =
      line.start + line.text.utf8.distance(from: line.text.startIndex, to: place.lowerBound)
    return Diagnostic(
      problem.mistake.withoutSuggestion, at: Span(line.source, lower, lower + word.utf8.count))
  }

  /// Whether a line gives something the value that it has.
  private func changesNothing(_ line: String) -> Bool {
    let sides = line.split(separator: "=").map { Rewriting.trimmed(String($0)) }
    return sides.count == 2 && sides[0] == sides[1]
  }

  /// An example of a verb that stands alone where it needs more.
  private func shown(by line: Line) -> String? {
    let verb = Rewriting.trimmed(line.text)
    let examples = (Commands.known.declaration(of: verb)?.examples ?? []).flatMap {
      [$0, names.inPlaceOfExamples($0)]
    }
    return examples.first { $0.hasPrefix("\(verb) ") && trial.canStand($0) }.map {
      "write something like `\($0)`"
    }
  }

  /// What a block looks like, for the word that the line begins with.
  private func block(for line: Line) -> String? {
    let examples = [
      "if": "if t > 1s { print t }",
      "for": "for i in 1..3 { print i }", "repeat": "repeat 3 { step }",
      "def": "def double(x) { print 2 * x }",
      "on": "on contact { print event.point }", "at": "at t + 1s { print t }",
    ]
    let word = line.text.drop(while: \.isWhitespace).prefix { $0.isLetter }
    guard let example = examples[String(word)], trial.canStand(example) else { return nil }
    return "write it in braces, as in `\(example)`"
  }

  func maker(of name: String) -> String? {
    let line = "view \(name) frame (50, 50, 100, 100)"
    return trial.canStand(line) ? "make it with `\(line)`" : nil
  }

  /// Whether a line asks something of a word that a view can answer: else no view was meant.
  private func isViewLike(_ span: Span, in line: Line) -> Bool {
    guard let view = world.stage.views.first?.name else { return true }
    return trial.isKnown(line.text(with: view, at: span))
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
    if isBase || (isFirst && behind == UInt8(ascii: " ")), isViewLike(span, in: line),
      let maker = maker(of: span.text)
    {
      return maker
    }
    let binding = "let \(span.text) = 1"
    return trial.canStand(binding)
      ? "`show` lists what is there; `\(binding)` would name a value"
      : "`show` lists what is there; `help concepts` tells what can be done"
  }
}
