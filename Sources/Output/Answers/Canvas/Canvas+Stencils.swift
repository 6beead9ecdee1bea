import Text

extension Canvas {
  /// All cells.
  public var everything: Stencil { Stencil(columns: columns, rows: rows).inverse }

  /// Returns the cells enclosed by a closed outline, by the even-odd rule; none if a coordinate is
  /// not finite.
  ///
  /// - Parameter isWhole: whether to include the cells that the outline passes through, as for the
  ///   cells that a shape covers, or to exclude them, as for a hole in other shapes.
  public func stencil(
    of points: [(x: Double, y: Double)], isWhole: Bool = true
  ) -> Stencil {
    var stencil = Stencil(columns: columns, rows: rows)
    let places = points.compactMap { place($0) }
    guard places.count == points.count, var start = places.last else { return stencil }
    for row in -1...rows {
      for span in EvenOdd.spans(of: places, at: Double(row)) {
        stencil.set(from: span.first.rounded(.up), to: span.last.rounded(.down), row)
      }
    }
    for end in places {
      stencil.touch(Segment(x0: start.x, y0: start.y, x1: end.x, y1: end.y), as: isWhole)
      start = end
    }
    if isWhole { for corner in Self.turns(of: places).sharp { stencil.touch(corner) } }
    return stencil
  }

  /// Returns the cells in which a closed outline bends without a corner.
  public func bends(of points: [(x: Double, y: Double)]) -> Stencil {
    var stencil = Stencil(columns: columns, rows: rows)
    for bend in Self.turns(of: points.compactMap { place($0) }).round { stencil.touch(bend) }
    return stencil
  }

  /// Fills cells with blanks, and draws a line along their edge.
  ///
  /// - Parameters:
  ///   - edge: the stencil's own edge.
  ///   - bends: the cells where it goes around a rounded corner.
  public mutating func shape(_ stencil: Stencil, edge: Stencil, bends: Stencil) {
    for cell in stencil.cells {
      let isEdge = edge.contains(cell.column, cell.row)
      let isRound = bends.contains(cell.column, cell.row)
      set(
        isEdge ? edge.part(cell.column, cell.row, isRound: isRound).character(glyphs) : " ",
        column: cell.column, row: cell.row)
    }
  }

  private func isBlank(_ cell: Cell) -> Bool { character(at: cell) == " " }

  /// Writes one character into every cell.
  ///
  /// - Parameter onlyBlanks: whether to keep what is already drawn.
  public mutating func cover(_ stencil: Stencil, with glyph: Character, onlyBlanks: Bool = false) {
    for cell in stencil.cells where !onlyBlanks || isBlank(cell) {
      set(glyph, column: cell.column, row: cell.row)
    }
  }
}

extension Canvas {
  /// Returns the points at which a polygon turns, split by whether it turns more than the pieces of
  /// an arc do.
  private static func turns(
    of places: [(x: Double, y: Double)]
  ) -> (sharp: [(x: Double, y: Double)], round: [(x: Double, y: Double)]) {
    var apart: [(x: Double, y: Double)] = []
    // Where two arcs meet, rounding may leave two points instead of one.
    for place in places where apart.last.map({ isApart($0, place) }) ?? true {
      apart.append(place)
    }
    while let first = apart.first, let last = apart.last, apart.count > 1, !isApart(first, last) {
      apart.removeLast()
    }
    let isSharp = apart.indices.map { index in
      let (here, before) = (apart[index], apart[(index + apart.count - 1) % apart.count])
      let after = apart[(index + 1) % apart.count]
      let (dx, dy, ex, ey) = (
        here.x - before.x, here.y - before.y, after.x - here.x, after.y - here.y
      )
      // By more than 30°: the cosine between both sides is below √3/2.
      return dx * ex + dy * ey
        < 0.866 * ((dx * dx + dy * dy) * (ex * ex + ey * ey)).squareRoot()
    }
    let turns = zip(apart, isSharp)
    return (turns.filter(\.1).map(\.0), turns.filter { !$0.1 }.map(\.0))
  }

  private static func isApart(
    _ a: (x: Double, y: Double), _ b: (x: Double, y: Double)
  ) -> Bool {
    abs(a.x - b.x) + abs(a.y - b.y) > 1e-6
  }
}

extension Stencil {
  /// Sets a row's cells from one column to another, within its bounds.
  fileprivate mutating func set(
    from first: Double, to last: Double, _ row: Int
  ) {
    let (first, last) = (max(first, -1), min(last, Double(columns)))
    guard first <= last else { return }
    for column in Int(clamping: first)...Int(clamping: last) { insert(column, row) }
  }

  /// Sets the cells whose middles are nearer than half a cell to a line.
  fileprivate mutating func touch(_ segment: Segment, as isHeld: Bool) {
    let (top, bottom) = (min(segment.y0, segment.y1), max(segment.y0, segment.y1))
    let (first, last) = (max(-1, (top - 0.5).rounded(.up)), min(Double(rows), bottom + 0.5))
    guard first <= last else { return }
    for row in Int(clamping: first)...Int(clamping: last) {
      let a = segment.x(at: max(top, Double(row) - 0.5))
      let b = segment.x(at: min(bottom, Double(row) + 0.5))
      let isFlat = segment.y0 == segment.y1
      let left = max(-1, (isFlat ? min(segment.x0, segment.x1) : min(a, b)) - 0.5)
      let right = min(Double(columns), (isFlat ? max(segment.x0, segment.x1) : max(a, b)) + 0.5)
      guard left <= right else { continue }
      let first = Int(clamping: left.rounded(.up))
      for column in first...max(first, Int(clamping: right)) {
        let distance = segment.distance(to: (x: Double(column), y: Double(row)))
        if distance < Self.halfCell { isHeld ? insert(column, row) : remove(column, row) }
      }
    }
  }

  /// Adds the cell that contains a point.
  fileprivate mutating func touch(_ place: (x: Double, y: Double)) {
    let (column, row) = (place.x.rounded(), place.y.rounded())
    guard column >= -1, column <= Double(columns), row >= -1, row <= Double(rows),
      abs(place.x - column) < Self.halfCell, abs(place.y - row) < Self.halfCell
    else { return }
    insert(Int(clamping: column), Int(clamping: row))
  }

  /// Within rounding errors a cell's border belongs to neither side, so that mirrored shapes have
  /// mirrored cells.
  private static let halfCell = 0.5 - 1e-9
}

extension Segment {
  /// Returns x at a height that the segment passes.
  fileprivate func x(at y: Double) -> Double {
    y1 == y0 ? x0 : x0 + (x1 - x0) * ((y - y0) / (y1 - y0))
  }

  fileprivate func distance(to place: (x: Double, y: Double)) -> Double {
    let (dx, dy) = (x1 - x0, y1 - y0)
    let square = dx * dx + dy * dy
    let part = square > 0 ? ((place.x - x0) * dx + (place.y - y0) * dy) / square : 0
    let nearest = min(max(part, 0), 1)
    let (gapX, gapY) = (place.x - x0 - nearest * dx, place.y - y0 - nearest * dy)
    return (gapX * gapX + gapY * gapY).squareRoot()
  }
}
