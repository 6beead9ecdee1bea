import Answers
import Diagnostics
import Evaluation
import Sessions

/// The one place that handles the result of a statement.
extension Session {
  /// The work between two statements.
  typealias Pause = (_ isStopped: Bool) -> Ending

  /// Runs the statements of a text, one after another, until one of them stops. Only a `Player`
  /// calls it.
  func play(
    _ source: Source, ended: (_ kept: String?) -> Void, show: ([Output]) -> Void,
    answer: (HandedUpRequest) -> Ending, pause: Pause, passes: (Diagnostic) -> Bool
  ) -> Ending {
    var ending = Ending.finished
    execute(source) { result in
      ended(result.isJournaled ? result.text : nil)
      show(result.outputs)
      switch result.outcome {
      case .finished:
        ending = result.request.map(answer) ?? pause(false)
        // A request that was refused is a mistake too.
        if case .failed(let diagnostic) = ending, passes(diagnostic) { ending = .finished }
      case .failed(let diagnostic) where diagnostic.isInterruption:
        ending = pause(true)
        if case .interrupted = ending { ending = .failed(diagnostic) }
      case .failed(let diagnostic): ending = passes(diagnostic) ? .finished : .failed(diagnostic)
      case .interrupted: ending = pause(true)
      case .quit: ending = .quit
      }
      return ending.isFinished
    }
    return ending
  }
}
