import Answers
import Diagnostics
import Execution
import Sessions

/// The one place that takes apart what a session gives back for a statement.
extension Session {
  /// Why statements stopped before the end of their text.
  enum Stop {
    case failed(Diagnostic)
    /// Ctrl-C came in a run that is kept as far as it got.
    case interrupted
    case quit
  }

  /// Runs the statements of a text, one after the other, until one stops them.
  ///
  /// - Parameters:
  ///   - ended: Told first when a statement has ended, with its text if a journal keeps it.
  ///   - show: Given what a statement answered and did not give out while it ran.
  ///   - perform: Asked for what a statement wants of files and of the program's end.
  /// - Returns: Why they stopped; nil at the end of the text.
  func run(
    _ source: Source, ended: (_ kept: String?) -> Void, show: ([Output]) -> Void,
    perform: (Request, Span) -> Stop?
  ) -> Stop? {
    var stop: Stop?
    execute(source) { result in
      ended(result.isJournaled ? result.text : nil)
      show(result.outputs)
      switch result.outcome {
      case .finished: break
      case .failed(let diagnostic): stop = .failed(diagnostic)
      case .interrupted: stop = .interrupted
      case .request(let request, let span): stop = perform(request, span)
      }
      return stop == nil
    }
    return stop
  }

  /// Lets the time of a `play` pass where nobody looks on.
  func runUnseen(
    _ request: PlayRequest, ended: (_ kept: String?) -> Void, show: ([Output]) -> Void
  ) -> Stop? {
    run(Source(request.unseen), ended: ended, show: show, perform: { _, _ in nil })
  }
}
