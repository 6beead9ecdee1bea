import Notebooks

/// The result of running a text or notebooks, ordered from best to worst.
public enum RunStatus: Hashable, Comparable, Sendable {
  /// Everything ran, and every checked notebook agrees.
  case finished
  /// A statement asked to quit.
  case quit
  /// A statement failed, or a notebook's output differs from the recorded one.
  case failed
  /// A file cannot be read, or is not a notebook.
  case unreadable
  /// The user stopped it.
  case interrupted
}

extension RunStatus {
  /// The status of a script.
  ///
  /// - Parameter last: The ending of the cell that ended it; nil if all cells were played.
  init(of last: CellEnding?) {
    switch last {
    case nil, .skipped, .asExpected: self = .finished
    case .failed, .missingError: self = .failed
    case .stopped: self = .interrupted
    }
  }
}
