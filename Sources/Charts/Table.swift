import Text

/// Rows of texts and numbers under headers, each column lined up.
public struct Table: Hashable, Sendable {
  public enum Alignment: String, Hashable, Sendable {
    case left
    case right
  }

  public struct Column: Hashable, Sendable {
    public let header: String
    public let alignment: Alignment

    public init(header: String, alignment: Alignment = .right) {
      self.header = header
      self.alignment = alignment
    }
  }

  public enum Cell: Hashable, Sendable {
    case text(String)
    case number(Double)
    case empty
  }

  public let columns: [Column]
  /// One list of cells per row. A short row ends in empty cells; cells beyond the last column
  /// are not shown.
  public let rows: [[Cell]]
  /// How the numbers are written, in `lines(width:)`.
  public let format: NumberFormat

  public init(columns: [Column], rows: [[Cell]], format: NumberFormat = .standard) {
    self.columns = columns
    self.rows = rows
    self.format = format
  }

  /// The cell of a row and column, empty where the row is too short.
  func cell(row: Int, column: Int) -> Cell {
    rows[row].indices.contains(column) ? rows[row][column] : .empty
  }
}
