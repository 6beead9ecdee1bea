import Diagnostics

/// Runs the cells of a notebook one after another, each in the state after the last one.
public protocol CellRunner {
  mutating func run(_ cell: Cell) -> CellResult
}

/// The result of running a cell.
public struct CellResult: Hashable, Sendable {
  /// Everything that it printed, and the error that stopped it.
  public let output: CellOutput

  /// Whether an error stopped it.
  public let failed: Bool

  /// The position of the error in the notebook; nil if there is none or it is unknown.
  public let position: Source.Position?

  /// Creates the result of a cell that printed `output`.
  public init(output: CellOutput, failed: Bool = false, position: Source.Position? = nil) {
    self.output = output
    self.failed = failed
    self.position = position
  }
}
