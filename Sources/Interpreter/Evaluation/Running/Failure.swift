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

/// Runs code of the layers below; a problem of theirs becomes a failure at a place in the source.
package func attempt<T>(at span: Span, _ body: () throws -> T) throws(Failure) -> T {
  do {
    return try body()
  } catch let failure as Failure {
    throw failure
  } catch {
    throw .failed(Diagnostic(Mistake(reported: error), at: span))
  }
}
