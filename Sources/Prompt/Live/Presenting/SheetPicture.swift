import Answers
import Text

/// A page of a notebook on a screen: lines in the middle, a status row and a message row.
public struct SheetPicture: Sendable {
  public var lines: [WrittenLine] = []
  /// The first visible line.
  public var top = 0
  /// The status: the notebook and the page.
  public var status = ""
  /// The message; empty for none.
  public var message = ""
  /// Lines shown over the page, such as the list of keys; may be empty.
  public var overlay: [String] = []

  /// An empty page.
  public init() {}

  /// The area for the lines on a screen.
  public struct Room: Hashable, Sendable {
    /// The first column and the number of columns; longer lines may continue to the screen's edge.
    public let column: Int
    public let columns: Int
    /// The first row and the number of rows.
    public let row: Int
    public let rows: Int
  }

  /// The fewest columns and rows for a readable page.
  private static let least = (columns: 24, rows: 8)
  /// Columns beyond which lines are hard to read.
  private static let widest = 72

  /// The columns for a stage beside a page; nil if both do not fit.
  ///
  /// - Parameter ratio: The stage's width divided by its height.
  public static func columns(besideStageOf ratio: Double, columns: Int, rows: Int) -> Int? {
    let room = columns - widest - 2
    guard room >= narrowestStage else { return nil }
    // A cell is twice as high as wide, and there is a border around the stage.
    let wanted = (2 * ratio * Double(max(0, rows - 4))).rounded(.up)
    return min(room, max(narrowestStage, Int(min(wanted, 1000)) + 3))
  }

  /// The fewest columns for a stage beside a page.
  private static let narrowestStage = 24

  /// The area for lines on a screen of so many cells; nil if the screen is too small.
  public static func room(columns: Int, rows: Int) -> Room? {
    guard columns >= least.columns, rows >= least.rows else { return nil }
    let width = min(widest, columns - 4)
    // A margin above and below, and two rows for status and message.
    return Room(column: (columns - width) / 2, columns: width, row: 1, rows: rows - 4)
  }

  /// The page on a screen of so many cells.
  public func grid(columns: Int, rows: Int) -> CellGrid {
    var grid = CellGrid(columns: columns, rows: rows)
    guard let room = Self.room(columns: columns, rows: rows) else {
      grid.write("too small to show a page", column: 0, row: 0)
      return grid
    }
    let list = max(0, columns - 2 - (overlay.map(DisplayWidth.of).max() ?? 0))
    // A list that would cover part of the page replaces it.
    let isCovered = !overlay.isEmpty && list < room.column + room.columns
    let seen = isCovered ? [] : lines.dropFirst(top).prefix(room.rows)
    for (index, line) in seen.enumerated() {
      grid.write(line, column: room.column, row: room.row + index)
    }
    for (row, line) in overlay.prefix(rows - 2).enumerated() {
      grid.write(line, column: list + 1, row: row, style: .dim)
    }
    grid.write(status, column: room.column, row: rows - 2, style: .strong)
    grid.write(message, column: room.column, row: rows - 1, style: .dim)
    return grid
  }
}
