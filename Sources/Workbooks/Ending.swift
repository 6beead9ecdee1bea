import Diagnostics

/// The result of running a text or notebooks, ordered from best to worst.
public enum Ending: Hashable, Comparable, Sendable {
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

extension Diagnostic {
  /// Whether it reports that the user stopped the statement, not a mistake.
  var isInterruption: Bool { mistake.id == .interrupted }
}
