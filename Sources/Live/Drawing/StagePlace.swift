import Geometry

/// Where on a screen the stage lies: as large as fits, a cell being twice as high as it is wide.
public struct StagePlace: Hashable, Sendable {
  /// The cell of the stage's top left corner.
  public let column: Int
  public let row: Int
  /// How many cells it takes.
  public let columns: Int
  public let rows: Int
  /// Points that a column stands for; a row stands for twice as many.
  public let unit: Double
  /// The stage's size, in points.
  public let size: Size

  /// The largest place within some cells, in the middle of their columns; nil where there is no room.
  public init?(for size: Size, column: Int, row: Int, columns: Int, rows: Int) {
    guard columns > 0, rows > 0, size.width > 0, size.height > 0 else { return nil }
    unit = max(size.width / Double(columns), size.height / Double(2 * rows))
    self.size = size
    self.columns = min(columns, max(1, Int((size.width / unit).rounded())))
    self.rows = min(rows, max(1, Int((size.height / unit / 2).rounded())))
    self.column = column + (columns - self.columns) / 2
    self.row = row
  }

  /// The point of the stage in the middle of a cell; nil of a cell beside it.
  public func point(column: Int, row: Int) -> Point? {
    let (across, down) = (column - self.column, row - self.row)
    guard (0..<columns).contains(across), (0..<rows).contains(down) else { return nil }
    return point(across, down)
  }

  /// The same for a finger that may have left it: the nearest point of the stage.
  public func nearestPoint(column: Int, row: Int) -> Point {
    point(
      min(max(column - self.column, 0), columns - 1), min(max(row - self.row, 0), rows - 1))
  }

  private func point(_ across: Int, _ down: Int) -> Point {
    Point((Double(across) + 0.5) * pointsPerColumn, (Double(down) + 0.5) * pointsPerRow)
  }

  var pointsPerColumn: Double { size.width / Double(columns) }
  var pointsPerRow: Double { size.height / Double(rows) }
}
