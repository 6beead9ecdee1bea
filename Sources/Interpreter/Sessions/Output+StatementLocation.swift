import Answers
import Diagnostics
import Language

extension Output {
  /// The answer as a notebook records it, with each statement on its own line: a warning shows only
  /// the statement that it is about, without others on the typed line.
  ///
  /// - Parameter earlier: The statements before, whose blocks may be running.
  func locatedInStatement(in statement: Statement, _ text: String, after earlier: StatementLog)
    -> Output
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
  /// Whether it is a warning about the text of a statement.
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
