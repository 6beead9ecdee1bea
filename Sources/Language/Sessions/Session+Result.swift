import Answers
import Diagnostics
import Execution

extension Session {
  /// One statement's result.
  public struct Result {
    /// The statement as a notebook records it; empty if it could not be parsed.
    public let text: String
    public let outcome: Outcome
    /// The answers that were not shown while it ran.
    public internal(set) var outputs: [Output]
    /// Whether a journal keeps it: what a notebook keeps, and `undo`.
    public let isJournaled: Bool

    func adding(_ warning: Diagnostic?, _ outputs: [Output]) -> Result {
      var result = self
      if let warning { result.outputs.append(.warning(warning)) }
      result.outputs += outputs
      return result
    }
  }

  /// How a statement ended.
  public enum Outcome {
    case finished
    case failed(Diagnostic)
    /// Ctrl-C stopped it. The completed part is in the record under `text`, which is empty if
    /// Ctrl-C came between two statements.
    case interrupted
    case request(Request, Span)
  }
}
