import Diagnostics

/// What became of a cell in a replay.
public enum CellOutcome: Hashable, Sendable {
  case agreed

  /// The cell is `volatile`: it ran, and its output may be any.
  case notCompared

  /// The cell is marked `skip`.
  case skipped

  case drifted([Drift])

  /// The cell failed; the replay ends here.
  case failed(diagnostic: String)

  /// The cell is marked `error` and did not fail.
  case missingError

  /// An earlier cell failed.
  case notReached

  /// Whether the notebook is right about this cell.
  public var isGood: Bool {
    switch self {
    case .agreed, .notCompared, .skipped: true
    case .drifted, .failed, .missingError, .notReached: false
    }
  }
}

extension CellOutcome {
  /// What became of a cell that did something, by what its author asks for it.
  public init(of cell: Cell, _ result: CellResult) {
    if result.failed, !cell.directives.expectsError {
      self = .failed(diagnostic: result.output.text)
    } else if !result.failed, cell.directives.expectsError {
      self = .missingError
    } else if cell.directives.isVolatile {
      self = .notCompared
    } else {
      let comparison = OutputComparison.compare(
        recorded: cell.recorded ?? "", actual: result.output,
        tolerance: cell.directives.tolerance)
      self = comparison.agrees ? .agreed : .drifted(comparison.drifts)
    }
  }
}

/// A cell of a replay, what it printed, and what became of it.
public struct CellReport: Hashable, Sendable {
  /// The cell, with what was recorded for it.
  public let cell: Cell
  /// What it printed; nothing where it did not run.
  public let output: CellOutput
  /// What became of it.
  public let outcome: CellOutcome
  /// Where in the notebook the error is that stopped it, where that is known.
  public var position: Source.Position?
}
