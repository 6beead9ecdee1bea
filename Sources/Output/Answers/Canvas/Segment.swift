/// A straight line between two places, in cells: x columns to the right, y rows down.
package struct Segment: Hashable, Sendable {
  package var x0: Double
  package var y0: Double
  package var x1: Double
  package var y1: Double

  package init(x0: Double, y0: Double, x1: Double, y1: Double) {
    (self.x0, self.y0, self.x1, self.y1) = (x0, y0, x1, y1)
  }

  var isFinite: Bool { x0.isFinite && y0.isFinite && x1.isFinite && y1.isFinite }

  /// Returns the part inside 0...maxX and 0...maxY, or nil if there is none (Liang and Barsky,
  /// 1984).
  package func clipped(maxX: Double, maxY: Double) -> Segment? {
    guard isFinite else { return nil }
    let dx = x1 - x0
    let dy = y1 - y0
    var enter = 0.0
    var leave = 1.0
    for (run, room) in [(-dx, x0), (dx, maxX - x0), (-dy, y0), (dy, maxY - y0)] {
      if run == 0 {
        if room < 0 { return nil }
      } else if run < 0 {
        enter = max(enter, room / run)
      } else {
        leave = min(leave, room / run)
      }
    }
    guard enter <= leave, dx.isFinite, dy.isFinite else { return nil }
    // Clamped because enter * dx rounds: a clipped end must not leave the grid again.
    func inside(_ value: Double, _ limit: Double) -> Double { min(max(value, 0), limit) }
    return Segment(
      x0: enter == 0 ? x0 : inside(x0 + enter * dx, maxX),
      y0: enter == 0 ? y0 : inside(y0 + enter * dy, maxY),
      x1: leave == 1 ? x1 : inside(x0 + leave * dx, maxX),
      y1: leave == 1 ? y1 : inside(y0 + leave * dy, maxY))
  }
}

/// A cell of a grid.
struct Cell: Hashable, Sendable {
  var column: Int
  var row: Int
}

/// The cells of a connected line, each touching the previous one by a side or a corner.
struct CellWalk: Sendable {
  private(set) var cells: [Cell] = []
  /// The indices of `cells` that are not elbows, however the line turns there: those of samples.
  private var kept: Set<Int> = []

  /// Moves to the segment's start and along it. The segment must be inside the grid.
  mutating func follow(
    _ segment: Segment, keepingStart: Bool = false, keepingEnd: Bool = false
  ) {
    append(x: segment.x0, y: segment.y0)
    if keepingStart { kept.insert(cells.count - 1) }
    defer { if keepingEnd { kept.insert(cells.count - 1) } }
    let dx = segment.x1 - segment.x0
    let dy = segment.y1 - segment.y0
    // At most one cell further per step, so nothing is skipped.
    let steps = max(1, max(abs(dx), abs(dy)).rounded(.up))
    var step = 0.0
    while step <= steps {
      let part = step / steps
      append(x: segment.x0 + dx * part, y: segment.y0 + dy * part)
      step += 1
    }
  }

  mutating func append(x: Double, y: Double) {
    // Clipped coordinates are at most a few thousand, far within the range of Int.
    let cell = Cell(column: Int(clamping: x.rounded()), row: Int(clamping: y.rounded()))
    if cells.last != cell { cells.append(cell) }
  }

  /// The walk without the elbows that a line one cell wide does not need.
  var thinned: [Cell] {
    var thinned: [Cell] = []
    for (index, cell) in cells.enumerated() {
      if let before = thinned.last, index + 1 < cells.count, !kept.contains(index),
        isElbow(before, cell, cells[index + 1])
      {
        continue
      }
      thinned.append(cell)
    }
    return thinned
  }

  /// Returns whether three cells make a right angle whose ends touch by a corner.
  private func isElbow(_ a: Cell, _ b: Cell, _ c: Cell) -> Bool {
    let bends =
      (a.column == b.column) != (b.column == c.column)
      && (a.row == b.row) != (b.row == c.row)
    return bends && abs(a.column - c.column) == 1 && abs(a.row - c.row) == 1
  }
}
