import Diagnostics

/// Suggests what to type instead of a line that failed. A session without one shows only the
/// mistake, which is enough for `check`, sweeps and tests.
package protocol Adviser {
  /// The replacement to type; nil if the mistake's own help is enough.
  ///
  /// - Parameters:
  ///   - statement: The statement that failed, or the text that could not be parsed.
  ///   - trial: Tries lines in the current session.
  func advice(for diagnostic: Diagnostic, in statement: Span, _ trial: LineTrial) -> Advice?

  /// Whole lines of this session that plain words are near, the nearest first.
  func nearest(to words: String, _ trial: LineTrial) -> [Topic]

  /// The translation of another system's code for this session; nil if it cannot be read.
  func translation(of code: Span, _ trial: LineTrial) -> Translation?
}
