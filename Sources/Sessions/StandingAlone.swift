import Answers
import Diagnostics
import Language

extension Output {
  /// The answer as a notebook has it, where each statement stands on a line of its own: what a
  /// warning shows of the line is the statement it is about, without those typed beside it.
  ///
  /// - Parameter earlier: The statements before, whose blocks may be what runs.
  func standingAlone(in statement: Statement, _ text: String, after earlier: StatementLog) -> Output
  {
    guard case .diagnostic(let diagnostic) = self, let span = diagnostic.span else { return self }
    let whole: (start: Int, text: String)
    if statement.span.contains(span) {
      whole = (statement.span.lower, text)
    } else if let other = earlier.entries.lazy.compactMap(\.statement?.span).last(where: {
      $0.contains(span)
    }) {
      whole = (other.lower, other.text)
    } else {
      return self
    }
    let place = Span(Source(whole.text), span.lower - whole.start, span.upper - whole.start)
    return .diagnostic(
      Diagnostic(diagnostic.mistake, at: place, severity: diagnostic.severity))
  }
}

extension Output {
  /// Whether it warns of what is written in a statement.
  func isAbout(_ statement: Statement) -> Bool {
    guard case .diagnostic(let diagnostic) = self, let span = diagnostic.span else { return false }
    return statement.span.contains(span)
  }
}

extension Span {
  fileprivate func contains(_ other: Span) -> Bool {
    source === other.source && lower <= other.lower && other.upper <= upper
  }
}
