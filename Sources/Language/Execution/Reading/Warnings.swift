import Diagnostics

/// Warnings found while a statement's expressions are evaluated. The evaluator reports each once,
/// however often a loop evaluates the same place.
package final class Warnings {
  private var waiting: [Diagnostic] = []
  private var places: Set<Int> = []

  package init() {}

  package func note(_ mistake: Mistake, at span: Span) {
    guard places.insert(span.lower).inserted else { return }
    waiting.append(Diagnostic(mistake, at: span, severity: .warning))
  }

  /// Returns the warnings that have not been reported yet.
  func take() -> [Diagnostic] {
    defer { waiting = [] }
    return waiting
  }
}
