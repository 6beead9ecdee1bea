import Charts

/// One run of a sweep, told apart from the others: what `motionbook sweep --json` writes.
public struct SweptRun: Sendable {
  /// Its number in the whole sweep, from 1.
  public let run: Int
  /// What it was given, by the columns' names.
  public let params: [Field]
  /// What was measured; empty of a run that failed before that.
  public let values: [Field]
  /// What went wrong, as a sentence without its full stop; nil where nothing did.
  public let error: String?

  /// A cell with the name of its column.
  public struct Field: Sendable {
    /// The column's name.
    public let name: String
    /// As it stands in the sweep's table.
    public let cell: Table.Cell

    /// A cell with the name of its column.
    public init(name: String, cell: Table.Cell) {
      self.name = name
      self.cell = cell
    }
  }

  /// A run; `run` counts from 1.
  public init(run: Int, params: [Field], values: [Field], error: String?) {
    self.run = run
    self.params = params
    self.values = values
    self.error = error
  }
}
