import Diagnostics

/// The outcome of a cell in a replay.
public enum CellOutcome: Hashable, Sendable {
  case agreed

  /// The cell is `volatile`: it ran, and any output is fine.
  case notCompared

  /// The cell is marked `skip`.
  case skipped

  /// The output says what is recorded, and is written differently.
  case writtenDifferently([Drift])

  case drifted([Drift])

  /// The cell failed; the replay ends here.
  case failed(diagnostic: String)

  /// The cell is marked `error` and did not fail.
  case missingError

  /// An earlier cell failed.
  case notReached

  /// The cell is not part of what was to be checked.
  case outside

  /// Whether the outcome is as the notebook says.
  public var isGood: Bool {
    switch self {
    case .agreed, .writtenDifferently, .notCompared, .skipped, .outside: true
    case .drifted, .failed, .missingError, .notReached: false
    }
  }
}

extension CellOutcome {
  /// The outcome of a cell that ended.
  ///
  /// - Parameters:
  ///   - isCompared: Whether the recorded output is from a run like this one.
  ///   - isExact: Whether an output that is only written differently has drifted.
  public init(
    of cell: Cell, _ ending: CellEnding, _ output: CellOutput, isCompared: Bool = true,
    isExact: Bool = false
  ) {
    switch ending {
    case .skipped: self = .skipped
    case .failed, .stopped: self = .failed(diagnostic: output.text)
    case .missingError: self = .missingError
    case .asExpected where cell.directives.isVolatile || !isCompared: self = .notCompared
    case .asExpected:
      let comparison = OutputComparison.compare(
        recorded: cell.recorded ?? "", actual: output, tolerance: cell.directives.tolerance)
      self =
        if !comparison.drifts.isEmpty {
          .drifted(comparison.drifts)
        } else if !comparison.looks.isEmpty {
          isExact ? .drifted(comparison.looks) : .writtenDifferently(comparison.looks)
        } else {
          .agreed
        }
    }
  }
}

/// A cell of a replay, its output and its outcome.
public struct CellReport: Hashable, Sendable {
  /// The cell, with its recorded output.
  public let cell: Cell
  /// Its output; empty if it did not run.
  public let output: CellOutput
  /// Its outcome.
  public let outcome: CellOutcome
  /// The position in the notebook of the error that stopped it, if known.
  public var position: Source.Position?

  /// Whether its output is that of a run.
  var hasRun: Bool {
    switch outcome {
    case .agreed, .writtenDifferently, .notCompared, .drifted, .failed, .missingError: true
    case .skipped, .notReached, .outside: false
    }
  }

  var isWrittenDifferently: Bool {
    if case .writtenDifferently = outcome { true } else { false }
  }

  /// The output to record in place of the recorded one.
  var acceptedOutput: String {
    OutputComparison.acceptedOutput(
      recorded: cell.recorded ?? "", actual: output, tolerance: cell.directives.tolerance)
  }
}
