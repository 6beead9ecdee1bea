import Text

/// The dots along one side of a grid. The ends of a scale are in the middles of the outermost
/// cells, so that a value is at most half a cell from the middle of its cell, whatever the dots.
struct Dots {
  let perCell: Int
  let cells: Int

  /// The last dot, counted from 0.
  var last: Double { Double(perCell * cells - 1) }

  /// Returns the position, in dots, of a fraction of the scale, 0 to 1.
  func place(at fraction: Double) -> Double {
    (fraction * Double(cells - 1) + 0.5) * Double(perCell) - 0.5
  }

  /// Returns the dot nearest to a fraction of the scale; half way it is the later one.
  func dot(at fraction: Double) -> Int { Int(clamping: place(at: fraction).rounded()) }
}

/// The grid of a plot while curves are drawn into it.
struct CurveGrid {
  let columns: Int
  let rows: Int
  let glyphs: GlyphSet
  /// The rows with a dashed line where nothing else is drawn.
  let ruled: Set<Int>
  private var dots: [UInt8]
  /// The series whose mark a cell shows, counted from 1; 0 for none.
  private var marks: [UInt8]
  /// The series whose color a cell has, counted from 1; 0 for none.
  private var owners: [UInt8]

  init(columns: Int, rows: Int, glyphs: GlyphSet, ruled: Set<Int> = []) {
    self.columns = columns
    self.rows = rows
    self.glyphs = glyphs
    self.ruled = ruled
    dots = Array(repeating: 0, count: columns * rows)
    marks = dots
    owners = dots
  }

  /// The dots of a dash, and of the gap after it.
  private static let dash = 3

  private var across: Dots { Dots(perCell: glyphs.dotColumns, cells: columns) }
  private var down: Dots { Dots(perCell: glyphs.dotRows, cells: rows) }

  /// Draws one curve, joined between consecutive finite points.
  ///
  /// - Parameters:
  ///   - index: the index of the series, which determines its mark.
  ///   - count: the number of series; a single one needs no marks among its dots.
  ///   - isDashed: whether dots are left out, because another curve has its color.
  mutating func draw(
    _ series: Plot.Series, index: Int, of count: Int, x: Scale, y: Scale, down: Bool,
    isDashed: Bool = false
  ) {
    var cells: [Cell] = []
    for walk in walks(of: series, x: x, y: y, down: down) {
      for (place, dot) in walk.thinned.enumerated() {
        if isDashed, glyphs != .ascii, place / Self.dash % 2 == 1 { continue }
        let cell = Cell(column: dot.column / glyphs.dotColumns, row: dot.row / glyphs.dotRows)
        set(dot, in: cell, as: index)
        if cells.last != cell { cells.append(cell) }
      }
    }
    switch glyphs {
    case .ascii: mark(cells, every: 1, from: 0, as: index)
    case .unicode, .braille:
      guard count > 1, !cells.isEmpty else { return }
      let spacing = max(8, columns / 5)
      let start = min(cells.count - 1, spacing / 2 + index * spacing / count)
      mark(cells, every: spacing, from: start, as: index)
    }
  }

  /// Returns one walk for each part of the curve without a gap and inside the grid.
  private func walks(of series: Plot.Series, x: Scale, y: Scale, down: Bool) -> [CellWalk] {
    var walks: [CellWalk] = []
    var current = CellWalk()
    var previous: (x: Double, y: Double)?
    func finish() {
      if !current.cells.isEmpty { walks.append(current) }
      current = CellWalk()
    }
    for index in DecidingSamples(of: series, x: x, y: y, across: across).indices {
      let (valueX, valueY) = (series.xs[index], series.ys[index])
      guard valueX.isFinite, valueY.isFinite else {
        previous = nil
        finish()
        continue
      }
      let fraction = y.fraction(of: valueY)
      let place = (
        x: across.place(at: x.fraction(of: valueX)),
        y: self.down.place(at: down ? fraction : 1 - fraction)
      )
      // On a logarithmic axis, values that are not above 0 have no position.
      guard place.x.isFinite, place.y.isFinite else {
        previous = nil
        finish()
        continue
      }
      let from = previous ?? place
      previous = place
      let whole = Segment(x0: from.x, y0: from.y, x1: place.x, y1: place.y)
      guard let seen = whole.clipped(maxX: across.last, maxY: self.down.last) else {
        finish()
        continue
      }
      if seen.x0 != whole.x0 || seen.y0 != whole.y0 { finish() }
      // Of a line that leaves the grid, only an end inside belongs to a sample.
      let isInside = seen.x1 == whole.x1 && seen.y1 == whole.y1
      current.follow(
        seen, keepingStart: seen.x0 == whole.x0 && seen.y0 == whole.y0,
        keepingEnd: isInside)
    }
    finish()
    return walks
  }

  private mutating func set(_ dot: Cell, in cell: Cell, as series: Int) {
    guard let index = index(of: cell) else { return }
    // Two curves in the same cells take turns, so that neither hides the other.
    if glyphs == .ascii || owners[index] == 0 || cell.column.isMultiple(of: 2) {
      owners[index] = UInt8(series + 1)
    }
    dots[index] |= glyphs.bit(
      column: dot.column % glyphs.dotColumns, row: dot.row % glyphs.dotRows)
  }

  private mutating func mark(_ cells: [Cell], every spacing: Int, from start: Int, as series: Int) {
    for position in stride(from: start, to: cells.count, by: spacing) {
      guard let index = index(of: cells[position]) else { continue }
      marks[index] = UInt8(series + 1)
      owners[index] = marks[index]
    }
  }

  private func index(of cell: Cell) -> Int? {
    guard (0..<columns).contains(cell.column), (0..<rows).contains(cell.row) else { return nil }
    return cell.row * columns + cell.column
  }

  /// Returns one row of the grid, at full width.
  ///
  /// - Parameter inks: the style of each series; empty for none.
  func line(row: Int, inks: [TextStyle]) -> WrittenLine {
    var runs: [WrittenLine.Run] = []
    for column in 0..<columns {
      let index = row * columns + column
      let (mark, owner) = (Int(clamping: marks[index]), Int(clamping: owners[index]))
      if owner == 0 {
        let isRuled = ruled.contains(row) && column % 2 == 0
        runs.append(isRuled ? "-" : " ", style: isRuled ? .dim : nil)
        continue
      }
      let character =
        mark > 0 ? GlyphSet.seriesMarks[mark - 1] : glyphs.character(bits: dots[index])
      runs.append(character, style: inks.isEmpty ? nil : inks[owner - 1])
    }
    return WrittenLine(runs)
  }
}
