import Diagnostics

/// How a statement ended, or the statements of a text.
public enum Ending: Sendable {
  case finished
  case failed(Diagnostic)
  /// Ctrl-C stopped it. The completed part of a run is kept.
  case interrupted
  /// A statement asked to quit.
  case quit

  /// With the mistake, if there is one.
  package init(_ mistake: Diagnostic?) { self = mistake.map(Ending.failed) ?? .finished }

  package var isFinished: Bool { if case .finished = self { true } else { false } }
}
