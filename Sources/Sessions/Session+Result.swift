import Answers
import Diagnostics
import Execution

extension Session {
  /// One statement's result.
  public struct Result {
    /// The statement as a notebook has it; empty where it could not be read.
    public let text: String
    public let outcome: Outcome
    /// What it answered and was not given out while it ran.
    public internal(set) var outputs: [Output]
    /// Whether a journal keeps it: what a notebook keeps, and `undo`.
    public let isJournaled: Bool

    func adding(_ note: Diagnostic?) -> Result {
      guard let note else { return self }
      var result = self
      result.outputs.append(.warning(note))
      return result
    }
  }

  public enum Outcome {
    case finished
    case failed(Diagnostic)
    /// Ctrl-C came. What was done of it is in the record under `text`, which is empty where it came
    /// between two statements.
    case interrupted
    case request(Request, Span)
  }
}
