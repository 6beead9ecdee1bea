import Commands
import Diagnostics

/// The line that was typed, as it is written here.
extension Adviser {
  func rewritten(_ diagnostic: Diagnostic, _ span: Span, _ line: Line) -> Diagnostic? {
    guard let step = wholeStep(from: line) else { return nil }
    let help =
      step.reckons
      ? "write `\(typed(step.line))`"
      : step.invents ? example(step.line, for: line, isOwn: true) : advice(step.line, for: line)
    let mistake = diagnostic.mistake.helped(by: help)
    return Diagnostic(
      diagnostic.mistake.id.isOfForeignForms ? mistake : mistake.noted(step.says), at: span)
  }

  /// The line as a whole, or statement by statement where that keeps more of what was typed.
  private func wholeStep(from line: Line) -> Rewriting.Step? {
    let whole = step(from: line)
    if let whole, KeptNumbers.areAll(of: line.text, in: whole.line) { return whole }
    return piecewise(line) ?? whole
  }

  private static let mostPieces = 5

  /// Statements with semicolons between them, each as it is written here.
  private func piecewise(_ line: Line) -> Rewriting.Step? {
    let parts = line.text.split(separator: ";").map { Rewriting.trimmed($0) }.filter { !$0.isEmpty }
    guard line.whole == nil, (2...Self.mostPieces).contains(parts.count),
      !line.text.contains(where: { "{}\"".contains($0) })
    else { return nil }
    var mended: [String] = []
    for part in parts {
      let steps = [Rewriting.loose(part, names)].compactMap { $0 } + Rewriting.spoken(part, names)
      let ways = [part] + (steps + Rewriting.steps(from: part, names)).map(\.line)
      guard
        let way = ways.first(where: {
          KeptNumbers.areAll(of: part, in: $0)
            && trial.canStand((mended + [$0]).joined(separator: "; "))
        })
      else { return nil }
      mended.append(way)
    }
    let whole = mended.joined(separator: "; ")
    return isMend(whole, of: line)
      ? Rewriting.Step(line: whole, says: "each statement is written as here") : nil
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
    guard
      let nearly = repair.mended(last.line)
        ?? (last.line.hasPrefix("run until ") ? withProperties(last.line) : nil)
          ?? withNames(last.line),
      isMend(nearly, of: line),
      KeptNumbers.areAll(of: last.line, in: nearly)
    else {
      return nil
    }
    return Rewriting.Step(line: nearly, says: last.says, invents: last.invents)
  }

  var repair: Repair { Repair(trial: trial, grammar: Commands.known.grammar) }

  /// A line with the names of properties that stand alone in it as those of the first view; nil where
  /// it has none, or something else is wrong with it.
  func withProperties(_ line: String) -> String? {
    guard let view = names.ordered(by: line).views.first else { return nil }
    var line = line
    for count in 0..<Self.mostNames {
      guard let problem = trial.problem(with: line) else { return count > 0 ? line : nil }
      if problem.mistake.id == .untilNothingMoves { return "gravity on \(view); \(line)" }
      guard problem.mistake.id == .unknownName, let span = problem.span,
        let path = WrittenPath.named(span.text)
      else { return nil }
      line = line.replacing(utf8: span.lower..<span.upper, with: "\(view).\(path)")
    }
    return nil
  }

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
        span.text.allSatisfy({ $0.isLetter || $0.isNumber || $0 == "_" }),
        // What has properties is no number.
        !line.contains("\(span.text).")
      else { return nil }
      makers += "let \(span.text) = 1; "
    }
    return nil
  }

  func isMend(_ text: String, of line: Line) -> Bool {
    // What acts once it is made is not made again and again.
    let isMadeOften =
      text.hasPrefix("repeat ")
      && (text.contains("gravity on") || text.contains("collision on"))
    // A view's name alone says nothing.
    return !isMadeOften && !text.isEmpty && text != line.text && !names.views.contains(text)
      && !text.contains("`")
      && trial.canStand(text) && !hasUnknownStatement(text)
  }
}
