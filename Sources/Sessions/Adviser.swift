import Diagnostics

/// Finds what to type instead of a line that failed. A session that has none tells the mistake
/// alone, which is enough for `check`, sweeps and tests.
package protocol Adviser {
  /// What to type instead; nil where the mistake's own help says all.
  ///
  /// - Parameters:
  ///   - statement: The statement that failed, or all that could not be read.
  ///   - trial: Tries lines in the session as it stands.
  func advice(for diagnostic: Diagnostic, in statement: Span, _ trial: LineTrial) -> Advice?

  /// What code of another system means in this session; nil where it cannot be read.
  func translation(of code: Span, _ trial: LineTrial) -> Translation?
}
