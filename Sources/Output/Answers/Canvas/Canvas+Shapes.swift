import Text

extension Canvas {
  /// Draws a straight line.
  public mutating func line(
    from start: (x: Double, y: Double), to end: (x: Double, y: Double), stroke: Stroke = .slope
  ) {
    guard let start = place(start), let end = place(end) else { return }
    draw(Segment(x0: start.x, y0: start.y, x1: end.x, y1: end.y), stroke: stroke)
  }

  /// Draws lines from point to point; a point that is not finite leaves a gap.
  public mutating func path(_ points: [(x: Double, y: Double)], stroke: Stroke = .slope) {
    for (start, end) in zip(points, points.dropFirst()) {
      line(from: start, to: end, stroke: stroke)
    }
  }

  /// Draws a closed outline, such as a box, rotated or not.
  ///
  /// - Parameter fill: a character for the inside, drawn first; a blank hides what is behind, nil
  ///   leaves it visible.
  public mutating func polygon(
    _ points: [(x: Double, y: Double)], stroke: Stroke = .slope, fill: Character? = nil
  ) {
    let places = points.compactMap { place($0) }
    guard places.count == points.count, let last = places.last else { return }
    if let fill { self.fill(places, with: fill) }
    var start = last
    for end in places {
      draw(Segment(x0: start.x, y0: start.y, x1: end.x, y1: end.y), stroke: stroke)
      start = end
    }
    guard stroke == .slope else { return }
    markCorners(places)
  }

  private mutating func markCorners(_ places: [(x: Double, y: Double)]) {
    let cells = places.map {
      Cell(column: Int(clamping: $0.x.rounded()), row: Int(clamping: $0.y.rounded()))
    }
    for (index, place) in places.enumerated() {
      let others = (1..<cells.count).map { cells[(index + $0) % cells.count] }
        .filter { $0 != cells[index] }
      let part =
        if let after = others.first, let before = others.last {
          LinePart(at: cells[index], from: before, to: after)
        } else {
          LinePart.joint
        }
      mark(part.character, at: place)
    }
  }

  /// Draws one character at a point.
  public mutating func dot(at point: (x: Double, y: Double), glyph: Character = "*") {
    if let place = place(point) { mark(glyph, at: place) }
  }

  /// Draws one character at a point, unless anything but blanks and fainter characters is there.
  public mutating func trace(
    at point: (x: Double, y: Double), glyph: Character, over fainter: [Character]
  ) {
    guard let place = place(point) else { return }
    let (column, row) = (Int(clamping: place.x.rounded()), Int(clamping: place.y.rounded()))
    guard (0..<columns).contains(column), (0..<rows).contains(row),
      ([" "] + fainter).contains(character(at: Cell(column: column, row: row)))
    else { return }
    set(glyph, column: column, row: row)
  }

  /// Writes a text at a point; the part outside the canvas is cut off.
  ///
  /// - Parameter width: the maximum width, as a length in the plane; a longer text is truncated
  ///   with `…`.
  public mutating func text(
    _ text: String, at point: (x: Double, y: Double), anchor: Anchor = .center,
    width: Double? = nil
  ) {
    guard let place = place(point), place.y >= -0.5, place.y < Double(rows) - 0.5 else { return }
    let text = width.map { text.visibleInLine.truncated(to: columns(of: $0)) } ?? text.visibleInLine
    let span = DisplayWidth.of(text)
    let column = Int(clamping: place.x.rounded())
    var next =
      switch anchor {
      case .start: column
      case .center: column - (span - 1) / 2
      case .end: column - span + 1
      }
    for character in text {
      set(character, column: next, row: Int(clamping: place.y.rounded()))
      next += DisplayWidth.of(character)
    }
  }

  private mutating func mark(_ glyph: Character, at place: (x: Double, y: Double)) {
    guard place.x >= -1e-9, place.x <= maxX + 1e-9, place.y >= -1e-9, place.y <= maxY + 1e-9
    else { return }
    set(glyph, column: Int(clamping: place.x.rounded()), row: Int(clamping: place.y.rounded()))
  }

  private mutating func draw(_ segment: Segment, stroke: Stroke) {
    let cells = cells(of: segment)
    for (index, cell) in cells.enumerated() {
      let glyph =
        switch stroke {
        case .glyph(let character): character
        case .slope: Self.part(of: segment, at: index, in: cells).character
        }
      set(glyph, column: cell.column, row: cell.row)
    }
  }

  /// Returns the cells of a line, in order.
  func cells(of segment: Segment) -> [Cell] {
    guard let seen = segment.clipped(maxX: maxX, maxY: maxY) else { return [] }
    var walk = CellWalk()
    walk.follow(seen)
    return walk.thinned
  }

  /// Returns what looks most like the line in one of its cells.
  private static func part(of segment: Segment, at index: Int, in cells: [Cell]) -> LinePart {
    let dx = segment.x1 - segment.x0
    let dy = segment.y1 - segment.y0
    let diagonal: LinePart = (dx > 0) == (dy > 0) ? .falling : .rising
    if abs(dy) > 0.4 * abs(dx), abs(dy) < 2.5 * abs(dx) { return diagonal }
    // Flat and steep lines run straight with occasional steps: only the steps are slanted.
    let from = cells[index + 1 < cells.count ? index : max(0, index - 1)]
    let to = cells[min(index + 1, cells.count - 1)]
    if from.row == to.row { return abs(dy) < abs(dx) ? .flat : .upright }
    if from.column == to.column { return .upright }
    return diagonal
  }

  /// Fills the cells whose middles are inside a polygon, by the even-odd rule.
  private mutating func fill(_ places: [(x: Double, y: Double)], with glyph: Character) {
    for row in 0..<rows {
      for span in EvenOdd.spans(of: places, at: Double(row)) {
        let first = max(0, span.first.rounded(.up))
        let last = min(maxX, span.last.rounded(.down))
        guard first <= last else { continue }
        for column in Int(clamping: first)...Int(clamping: last) {
          set(glyph, column: column, row: row)
        }
      }
    }
  }
}
