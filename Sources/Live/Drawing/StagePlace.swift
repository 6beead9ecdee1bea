import Geometry

/// The stage's place on a screen: as large as fits, with cells twice as high as wide.
public struct StagePlace: Hashable, Sendable {
  /// The cell of the stage's top left corner.
  public let column: Int
  public let row: Int
  /// Its size in cells.
  public let columns: Int
  public let rows: Int
  /// Points per column; a row has twice as many.
  public let unit: Double
  /// The stage's size, in points.
  public let size: Size

  /// The largest place within some cells, centered horizontally; nil if it does not fit.
  public init?(for size: Size, column: Int, row: Int, columns: Int, rows: Int) {
    guard columns > 0, rows > 0, size.width > 0, size.height > 0 else { return nil }
    unit = max(size.width / Double(columns), size.height / Double(2 * rows))
    self.size = size
    self.columns = min(columns, max(1, Int((size.width / unit).rounded())))
    self.rows = min(rows, max(1, Int((size.height / unit / 2).rounded())))
    self.column = column + (columns - self.columns) / 2
    self.row = row
  }

  /// The point of the stage at the center of a cell; nil for a cell outside the stage.
  public func point(column: Int, row: Int) -> Point? {
    let (across, down) = (column - self.column, row - self.row)
    guard (0..<columns).contains(across), (0..<rows).contains(down) else { return nil }
    return point(across, down)
  }

  /// The point of the stage nearest to a cell, for a finger that may have left the stage.
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
