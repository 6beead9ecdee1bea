import Text

/// Rows of texts and numbers under headers, with aligned columns.
///
/// A table declares what its columns hold; the renderer decides from that how numbers are written.
public struct Table: Hashable, Sendable {
  /// The alignment of a column's cells.
  public enum Alignment: String, Hashable, Sendable {
    case left
    case right
  }

  /// The content of a column, which determines how its cells are written and aligned.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Seconds.
    case time
    /// A measured number, written to the table's digits.
    case measured
    /// A number computed from exact ones, such as a count; written to the table's digits.
    case computed
    /// A whole number.
    case count
    /// A number with all its digits.
    case exact
    /// A share of a whole, 0 to 1, written in percent.
    case share
    /// True or false.
    case flag
    case text
    /// The unit of the number before it in its row.
    case unit
    /// A point or a rectangle, as its numbers.
    case place
    /// Several named numbers.
    case quantities

    /// Whether its numbers were measured or computed, so that another machine may differ in the
    /// last digit. Times are not: they identify frames.
    var isMeasured: Bool {
      switch self {
      case .measured, .share, .place, .quantities: true
      case .time, .computed, .count, .exact, .flag, .text, .unit: false
      }
    }

    /// The alignment: texts left, numbers right.
    var alignment: Alignment {
      switch self {
      case .time, .measured, .computed, .count, .exact, .share, .flag: .right
      case .text, .unit, .place, .quantities: .left
      }
    }
  }

  /// A column without its cells.
  public struct Column: Hashable, Sendable {
    /// The title above it, without the unit.
    public let title: String
    /// The unit's symbol, such as `pt/s`; empty for none.
    public let unit: String
    /// The content of its cells.
    public let kind: Kind
    /// The alignment of its cells.
    public let alignment: Alignment
    /// The significant digits of its measured numbers; nil for the table's.
    public let digits: Int?
    /// The decimals to which people read its numbers; nil for as many as its digits ask for.
    public let decimals: Int?
    /// Whether its texts are names that differ anywhere in their letters, and so are never
    /// truncated.
    public let isWhole: Bool
    /// Whether its texts are the names of the series of a plot, row by row, which have their marks
    /// before them where the plot does.
    public let hasMarks: Bool

    /// - Parameter alignment: nil for that of the kind.
    public init(
      _ title: String, unit: String = "", kind: Kind = .measured, alignment: Alignment? = nil,
      digits: Int? = nil, decimals: Int? = nil, isWhole: Bool = false, hasMarks: Bool = false
    ) {
      self.title = title
      self.unit = unit
      self.kind = kind
      self.alignment = alignment ?? kind.alignment
      self.digits = digits
      self.decimals = decimals
      self.isWhole = isWhole
      self.hasMarks = hasMarks
    }

    /// The title with its unit, as the header shows it.
    public var header: String { unit.isEmpty ? title : "\(title) (\(unit))" }
  }

  /// A number with a name, such as `stiffness 100`.
  public struct Quantity: Hashable, Sendable {
    /// The name of the number.
    public let name: String
    /// The number, in `unit`.
    public let value: Double
    /// The unit's symbol; empty for none.
    public let unit: String
    /// The significant digits; nil for the column's.
    public let digits: Int?

    /// Creates a number with its name and unit.
    public init(_ name: String, _ value: Double, unit: String = "", digits: Int? = nil) {
      self.name = name
      self.value = value
      self.unit = unit
      self.digits = digits
    }
  }

  /// The content of a cell.
  public enum Cell: Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    /// The numbers of a point or a rectangle.
    case tuple([Double])
    case quantities([Quantity])
    case empty
  }

  /// The columns from left to right.
  public let columns: [Column]
  /// One list of cells per row. A short row is filled with empty cells; cells beyond the last
  /// column are not shown.
  public let rows: [[Cell]]
  /// The significant digits of measured numbers, in `NumberFormat.digitsRange`.
  public let digits: Int
  /// The subject of the rows, if each is one result of it: a name, a value and its unit, as `measure`
  /// gives them. Nil for any other table.
  public let subject: String?
  /// The forces that its rows are, for pictures; nil for any other table.
  public var acting: ActingForces?

  /// Creates a table of columns and rows.
  public init(
    columns: [Column], rows: [[Cell]], digits: Int = NumberFormat.standard.digits,
    subject: String? = nil
  ) {
    self.columns = columns
    self.rows = rows
    self.digits = digits
    self.subject = subject
  }

  /// Returns the cell of a row and column, empty if the row is too short.
  func cell(row: Int, column: Int) -> Cell {
    rows[row].indices.contains(column) ? rows[row][column] : .empty
  }
}
