import MotionGeometry

/// The stage's place on a screen: as large as fits, with cells twice as high as wide.
public struct StagePlace: Hashable, Sendable {
  /// The cell of the stage's top left corner.
  public private(set) var column: Int
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
    self.columns = min(columns, max(1, Int(clamping: (size.width / unit).rounded())))
    self.rows = min(rows, max(1, Int(clamping: (size.height / unit / 2).rounded())))
    self.column = column + (columns - self.columns) / 2
    self.row = row
  }

  /// The same place at another column.
  func moved(toColumn column: Int) -> StagePlace {
    var place = self
    place.column = column
    return place
  }

  /// The point of the stage at the center of a cell; nil for a cell outside the stage.
  public func point(column: Int, row: Int) -> Point? {
    point(x: Double(column) + 0.5, y: Double(row) + 0.5)
  }

  /// The point of the stage at a position on the screen, in cells from its top left corner; nil
  /// outside the stage.
  public func point(x: Double, y: Double) -> Point? {
    let point = nearestPoint(x: x, y: y)
    let (across, down) = (x - Double(column), y - Double(row))
    return across >= 0 && across < Double(columns) && down >= 0 && down < Double(rows) ? point : nil
  }

  /// The point of the stage nearest to a position, for a finger that may have left the stage.
  public func nearestPoint(x: Double, y: Double) -> Point {
    let (across, down) = (x - Double(column), y - Double(row))
    // Half a cell from the edge, where the last cells have their centers.
    return Point(
      min(max(across, 0.5), Double(columns) - 0.5) * pointsPerColumn,
      min(max(down, 0.5), Double(rows) - 0.5) * pointsPerRow)
  }

  package var pointsPerColumn: Double { size.width / Double(columns) }
  package var pointsPerRow: Double { size.height / Double(rows) }
}
