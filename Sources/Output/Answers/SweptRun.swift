/// One run of a sweep by itself, as `motionbook sweep --json` writes it.
public struct SweptRun: Sendable {
  /// The number in the whole sweep, from 1.
  public let run: Int
  /// The parameters, by the names of their columns.
  public let params: [Field]
  /// The measured values; empty for a run that failed before.
  public let values: [Field]
  /// The error, as a sentence without its full stop; nil if there was none.
  public let error: String?

  /// A cell with the name of its column.
  public struct Field: Sendable {
    /// The column's name.
    public let name: String
    /// The cell of the sweep's table.
    public let cell: Table.Cell

    /// Creates a field.
    public init(name: String, cell: Table.Cell) {
      self.name = name
      self.cell = cell
    }
  }

  /// Creates a run; `run` counts from 1.
  public init(run: Int, params: [Field], values: [Field], error: String?) {
    self.run = run
    self.params = params
    self.values = values
    self.error = error
  }
}
