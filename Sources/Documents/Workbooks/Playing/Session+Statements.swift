import Answers
import Diagnostics
import Execution
import Sessions

/// The one place that handles the result of a statement.
extension Session {
  /// The reason why statements stopped before the end of their text.
  enum Stop {
    case failed(Diagnostic)
    /// Ctrl-C stopped a run; the frames so far are kept.
    case interrupted
    case quit
  }

  /// What happens between two statements.
  typealias Pause = (_ isStopped: Bool) -> Stop?

  /// Runs the statements of a text, one after another, until one of them stops. Only a `Player`
  /// calls it.
  func run(
    _ source: Source, ended: (_ kept: String?) -> Void, show: ([Output]) -> Void,
    answer: (any Request, Span) -> Stop?, pause: Pause, passes: (Diagnostic) -> Bool
  ) -> Stop? {
    var stop: Stop?
    execute(source) { result in
      ended(result.isJournaled ? result.text : nil)
      show(result.outputs)
      switch result.outcome {
      case .finished: stop = pause(false)
      case .failed(let diagnostic) where diagnostic.isInterruption:
        stop = pause(true)
        if case .interrupted = stop { stop = .failed(diagnostic) }
      case .failed(let diagnostic): stop = passes(diagnostic) ? nil : .failed(diagnostic)
      case .interrupted: stop = pause(true)
      case .request(let request, let span): stop = answer(request, span)
      }
      return stop == nil
    }
    return stop
  }
}
