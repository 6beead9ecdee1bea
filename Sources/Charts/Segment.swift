/// A straight line between two places, in cells: x columns to the right, y rows down.
struct Segment: Hashable, Sendable {
  var x0: Double
  var y0: Double
  var x1: Double
  var y1: Double

  var isFinite: Bool { x0.isFinite && y0.isFinite && x1.isFinite && y1.isFinite }

  /// The part inside 0...maxX and 0...maxY, or nil where there is none (Liang and Barsky, 1984).
  func clipped(maxX: Double, maxY: Double) -> Segment? {
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
    // Clamped because enter * dx rounds: a clipped end must not fall out of the grid again.
    func inside(_ value: Double, _ limit: Double) -> Double { min(max(value, 0), limit) }
    return Segment(
      x0: enter == 0 ? x0 : inside(x0 + enter * dx, maxX),
      y0: enter == 0 ? y0 : inside(y0 + enter * dy, maxY),
      x1: leave == 1 ? x1 : inside(x0 + leave * dx, maxX),
      y1: leave == 1 ? y1 : inside(y0 + leave * dy, maxY))
  }
}
