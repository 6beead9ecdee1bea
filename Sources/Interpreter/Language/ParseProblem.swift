import Diagnostics

/// The reason why a line could not be parsed.
public enum ParseProblem: Error, Sendable {
  /// More text could complete it: a bracket, brace or string is open at the end.
  case incomplete(Mistake, Span)
  /// No more text can make it valid.
  case invalid(Mistake, Span)

  public var diagnostic: Diagnostic {
    switch self {
    case .incomplete(let mistake, let span), .invalid(let mistake, let span):
      Diagnostic(mistake, at: span)
    }
  }

  public var isIncomplete: Bool {
    switch self {
    case .incomplete: true
    case .invalid: false
    }
  }
}
