import Text

/// Labels of outlines, which cover no edge: inside if there is room, else beside.
extension Canvas {
  /// The minimum number of columns for a truncated label inside an outline; a lone `…` is useless.
  private static let shortestLabel = 3

  /// Writes a label inside an outline, in the middle of its visible part.
  ///
  /// - Returns: whether there was room; otherwise nothing is written.
  public mutating func label(_ text: String, inside points: [(x: Double, y: Double)]) -> Bool {
    guard let seen = seenCells(of: points) else { return false }
    let edge = outline(points)
    let (row, middle) = (seen.middle.row, seen.middle.column)
    return label(text, around: middle, row: row) { column in
      seen.columns.contains(column) && !edge.contains(Cell(column: column, row: row))
    }
  }

  /// Writes a label into the inner part of a row around a column.
  mutating func label(
    _ text: String, around middle: Int, row: Int, isInside: (Int) -> Bool
  ) -> Bool {
    guard isInside(middle) else { return false }
    var (first, last) = (middle, middle)
    while isInside(first - 1) { first -= 1 }
    while isInside(last + 1) { last += 1 }
    let room = last - first + 1
    let text = text.visibleInLine
    let width = DisplayWidth.of(text)
    guard width <= room || room >= Self.shortestLabel else { return false }
    let span = min(width, room)
    let start = min(max(middle - (span - 1) / 2, first), last + 1 - span)
    write(text.truncated(to: room), from: start, row: row)
    return true
  }

  /// Writes a label beside an outline, where nothing is drawn yet: right, below, above or left. If
  /// all places are taken, it goes to the right, as far as the canvas reaches.
  ///
  /// - Parameter backdrop: a character that it may cover, besides blanks.
  public mutating func label(
    _ text: String, beside points: [(x: Double, y: Double)], over backdrop: Character = " "
  ) {
    if let seen = seenCells(of: points) { label(text, beside: seen, over: backdrop) }
  }

  /// Writes a label beside some cells, like beside an outline.
  public mutating func label(
    _ text: String, beside stencil: Stencil, over backdrop: Character = " "
  ) {
    let cells = stencil.cells
    let columns = cells.map(\.column)
    guard let left = columns.min(), let right = columns.max(), let top = cells.first?.row,
      let bottom = cells.last?.row
    else { return }
    let middle = Cell(column: (left + right) / 2, row: (top + bottom) / 2)
    label(text, beside: (left...right, top...bottom, middle), over: backdrop)
  }

  private mutating func label(
    _ text: String, beside seen: Seen, over backdrop: Character
  ) {
    let text = text.visibleInLine
    let width = DisplayWidth.of(text)
    let row = seen.middle.row
    let start = seen.middle.column - (width - 1) / 2
    let right = Cell(column: seen.columns.upperBound + 1, row: row)
    let left = Cell(column: seen.columns.lowerBound - width, row: row)
    let others = [
      Cell(column: start, row: seen.rows.upperBound + 1),
      Cell(column: start, row: seen.rows.lowerBound - 1), left,
    ]
    func isFree(_ cell: Cell) -> Bool {
      let isBeside = cell.row == row
      return self.isFree(
        from: cell, width: width, over: backdrop, touching: isBeside ? seen.columns : -2 ... -2)
    }
    let place = ([right] + others).first(where: isFree) ?? right
    write(text, from: place.column, row: place.row)
  }

  private mutating func write(_ text: String, from column: Int, row: Int) {
    var next = column
    for character in text {
      set(character, column: next, row: row)
      next += DisplayWidth.of(character)
    }
  }

  /// The visible columns and rows of a shape, and its middle.
  typealias Seen = (columns: ClosedRange<Int>, rows: ClosedRange<Int>, middle: Cell)

  /// Returns the cells around an outline that are on the canvas; nil if it is outside.
  func seenCells(of points: [(x: Double, y: Double)]) -> Seen? {
    let places = points.compactMap { place($0) }
    guard places.count == points.count,
      let columns = Self.seen(places.map(\.x), count: columns),
      let rows = Self.seen(places.map(\.y), count: rows)
    else { return nil }
    let middle = Cell(
      column: Self.middle(places.map(\.x), within: columns),
      row: Self.middle(places.map(\.y), within: rows))
    return (columns, rows, middle)
  }

  /// Returns the cell of a shape's middle or, if that is off the canvas, the middle of the visible
  /// part.
  private static func middle(_ values: [Double], within seen: ClosedRange<Int>) -> Int {
    let middle = Int((values.reduce(0, +) / Double(values.count)).rounded())
    return seen.contains(middle) ? middle : (seen.lowerBound + seen.upperBound) / 2
  }

  private static func seen(_ values: [Double], count: Int) -> ClosedRange<Int>? {
    guard let least = values.min(), let most = values.max() else { return nil }
    // Places are limited to 1e9 cells, so an Int holds them.
    let (first, last) = (max(0, Int(least.rounded())), min(count - 1, Int(most.rounded())))
    return first <= last ? first...last : nil
  }

  /// Returns the cells of an outline's edges.
  private func outline(_ points: [(x: Double, y: Double)]) -> Set<Cell> {
    let places = points.compactMap { place($0) }
    var cells: Set<Cell> = []
    guard var start = places.last else { return cells }
    for end in places {
      cells.formUnion(self.cells(of: Segment(x0: start.x, y0: start.y, x1: end.x, y1: end.y)))
      start = end
    }
    return cells
  }
}
