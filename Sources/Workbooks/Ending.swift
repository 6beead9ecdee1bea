import Diagnostics

/// How it ended to run a text, a notebook, or several; from the best to the worst.
public enum Ending: Hashable, Comparable, Sendable {
  /// All of it ran, and a notebook that was checked agrees.
  case finished
  /// A statement asked to leave.
  case quit
  /// A statement failed, or a notebook is not as it says.
  case failed
  /// A file cannot be read, or is no notebook.
  case unreadable
  /// The person stopped it.
  case interrupted
}

extension Diagnostic {
  /// Whether it says that the person stopped the statement, rather than that something is wrong.
  var isInterruption: Bool { mistake.id == .interrupted }
}
