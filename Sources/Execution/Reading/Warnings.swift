import Diagnostics

/// Warnings that come up while a statement's expressions are read; the evaluator tells them, each
/// once, however often a loop reads the same place.
package final class Warnings {
  private var waiting: [Diagnostic] = []
  private var places: Set<Int> = []

  package init() {}

  package func note(_ mistake: Mistake, at span: Span) {
    guard places.insert(span.lower).inserted else { return }
    waiting.append(Diagnostic(mistake, at: span, severity: .warning))
  }

  /// What has not been told yet.
  func take() -> [Diagnostic] {
    defer { waiting = [] }
    return waiting
  }
}
