import Diagnostics

/// Why a statement did not run to its end.
package enum Failure: Error {
  /// It is wrong; nothing of it stays.
  case failed(Diagnostic)
  /// Ctrl-C.
  case interrupted
  /// A replay has come to the frame it was to stop at.
  case frameReached
  /// A twin has come to where the statement of its session stands.
  case momentReached
}

extension Failure {
  package init(_ mistake: Mistake, at span: Span?) { self = .failed(Diagnostic(mistake, at: span)) }
}

/// Says where a mistake was made.
package func located<T>(_ span: Span, _ body: () throws(Mistake) -> T) throws(Failure) -> T {
  do {
    return try body()
  } catch {
    throw .failed(Diagnostic(error, at: span))
  }
}
