import Text

/// Rows of texts and numbers under headers, each column lined up.
///
/// A table says what its columns hold; whoever shows it decides from that how numbers are written.
public struct Table: Hashable, Sendable {
  /// The side at which a column's cells are lined up.
  public enum Alignment: String, Hashable, Sendable {
    case left
    case right
  }

  /// What a column holds, from which follows how its cells are written and lined up.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// Seconds.
    case time
    /// A number that was measured, worth the table's digits.
    case measured
    /// A number worked out from what is exact, such as a count; worth the table's digits.
    case computed
    /// How many: a whole number.
    case count
    /// A number that is told in full.
    case exact
    /// A part of a whole, 0 to 1, written in percent.
    case share
    /// True or false.
    case flag
    case text
    /// A point or a rectangle, as its numbers.
    case place
    /// Several named numbers.
    case quantities

    /// Whether its numbers were measured or computed, so that another machine may differ in the
    /// last place. Times are not: they name frames.
    var isMeasured: Bool {
      switch self {
      case .measured, .share, .place, .quantities: true
      case .time, .computed, .count, .exact, .flag, .text: false
      }
    }

    /// Texts begin at the left, numbers end at the right.
    var alignment: Alignment {
      switch self {
      case .time, .measured, .computed, .count, .exact, .share, .flag: .right
      case .text, .place, .quantities: .left
      }
    }
  }

  /// A column without its cells.
  public struct Column: Hashable, Sendable {
    /// What stands above it, without the unit.
    public let title: String
    /// The unit's sign, such as `pt/s`; empty where there is none.
    public let unit: String
    /// What its cells hold.
    public let kind: Kind
    /// The side at which its cells are lined up.
    public let alignment: Alignment
    /// Significant digits that its measured numbers are worth; nil for the table's.
    public let digits: Int?
    /// Whether its texts are names that are told apart by all of their letters, and so never cut.
    public let isWhole: Bool

    /// - Parameter alignment: nil for what the kind asks for.
    public init(
      _ title: String, unit: String = "", kind: Kind = .measured, alignment: Alignment? = nil,
      digits: Int? = nil, isWhole: Bool = false
    ) {
      self.title = title
      self.unit = unit
      self.kind = kind
      self.alignment = alignment ?? kind.alignment
      self.digits = digits
      self.isWhole = isWhole
    }

    /// The title with its unit, as it stands above the column.
    public var header: String { unit.isEmpty ? title : "\(title) (\(unit))" }
  }

  /// A number under a name, such as `stiffness 100`.
  public struct Quantity: Hashable, Sendable {
    /// What the number is called.
    public let name: String
    /// The number, in `unit`.
    public let value: Double
    /// The unit's sign; empty where there is none.
    public let unit: String
    /// Significant digits that it is worth; nil for the column's.
    public let digits: Int?

    /// A number with its name and unit.
    public init(_ name: String, _ value: Double, unit: String = "", digits: Int? = nil) {
      self.name = name
      self.value = value
      self.unit = unit
      self.digits = digits
    }
  }

  /// What stands in a row and a column.
  public enum Cell: Hashable, Sendable {
    case text(String)
    case number(Double)
    case flag(Bool)
    /// The numbers of a point or a rectangle.
    case tuple([Double])
    case quantities([Quantity])
    case empty
  }

  /// From left to right.
  public let columns: [Column]
  /// One list of cells per row. A short row ends in empty cells; cells beyond the last column
  /// are not shown.
  public let rows: [[Cell]]
  /// Significant digits that measured numbers are worth, in `NumberFormat.digitsRange`.
  public let digits: Int

  /// A table of columns and rows.
  public init(columns: [Column], rows: [[Cell]], digits: Int = NumberFormat.standard.digits) {
    self.columns = columns
    self.rows = rows
    self.digits = digits
  }

  /// The cell of a row and column, empty where the row is too short.
  func cell(row: Int, column: Int) -> Cell {
    rows[row].indices.contains(column) ? rows[row][column] : .empty
  }
}
