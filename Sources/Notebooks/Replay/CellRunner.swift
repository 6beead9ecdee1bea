import Diagnostics

/// What runs the cells of a notebook, one after another, each in the state the last one left.
public protocol CellRunner {
  mutating func run(_ cell: Cell) -> CellResult
}

/// What a cell did.
public struct CellResult: Hashable, Sendable {
  /// All that it printed, and the error that stopped it.
  public let output: CellOutput

  /// Whether an error stopped it.
  public let failed: Bool

  /// Where in the notebook the error is; nil when there is none, or its place is not known.
  public let position: Source.Position?

  /// Makes the result of a cell that printed `output`.
  public init(output: CellOutput, failed: Bool = false, position: Source.Position? = nil) {
    self.output = output
    self.failed = failed
    self.position = position
  }
}
