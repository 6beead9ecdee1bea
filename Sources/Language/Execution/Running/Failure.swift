import Diagnostics

/// The reason that a statement did not finish.
package enum Failure: Error {
  /// A mistake; the statement's changes are undone.
  case failed(Diagnostic)
  /// The user pressed Ctrl-C.
  case interrupted
  /// A replay has reached its last frame.
  case frameReached
  /// A twin has reached the moment of its session's statement.
  case momentReached
}

extension Failure {
  package init(_ mistake: Mistake, at span: Span?) { self = .failed(Diagnostic(mistake, at: span)) }
}

/// Adds a place to a mistake that the body throws.
package func located<T>(_ span: Span, _ body: () throws(Mistake) -> T) throws(Failure) -> T {
  do {
    return try body()
  } catch {
    throw .failed(Diagnostic(error, at: span))
  }
}
