import Commands
import Diagnostics

/// Words that are near to one that can stand there.
extension Adviser {
  private static let everything: Set = ["all", "both", "everything", "them", "it"]

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
    // Nor is a word for all of them a name.
    guard !isNamed, !isVerb, !Self.everything.contains(span.text),
      let word = diagnostic.mistake.suggestion
    else { return .wrong }
    let guess = guess(word, at: span, in: line)
    // A word of two letters is near to any other.
    let isShort = diagnostic.mistake.id == .unknownCommand && span.text.count <= 2
    return guess == .step && isShort ? .wrong : guess
  }

  /// What comes of a line where another word stands in a place.
  private func guess(_ word: String, at span: Span, in line: Line) -> Guess {
    let lower = span.lower - line.start
    guard let problem = trial.problem(with: line.text(with: word, at: span)) else { return .mend }
    guard let place = problem.span else { return .step }
    return place.lower >= lower + word.utf8.count || place.upper <= lower ? .step : .wrong
  }
}
