import Diagnostics

/// How a statement or a text ended.
public enum Ending: Sendable {
  case finished
  case failed(Diagnostic)
  /// Ctrl-C stopped it. The part of a run that was complete is kept.
  case interrupted
  /// A statement asked to quit.
  case quit

  /// `failed` with a mistake, `finished` without one.
  package init(_ mistake: Diagnostic?) { self = mistake.map(Ending.failed) ?? .finished }

  package var isFinished: Bool { if case .finished = self { true } else { false } }
}
