import MotionPlatform
import Text

/// A path in the plane, for curves whose x goes back and forth, with facts about its course.
struct Orbit: Sendable {
  let xs: [Double]
  let ys: [Double]
  let xBounds: ClosedRange<Double>
  let yBounds: ClosedRange<Double>

  /// - Precondition: at least one point, all finite.
  init(xs: [Double], ys: [Double]) {
    self.xs = xs
    self.ys = ys
    xBounds = .covering(xs) ?? 0...0
    yBounds = .covering(ys) ?? 0...0
  }

  private var xSpan: Double { xBounds.upperBound - xBounds.lowerBound }
  private var ySpan: Double { yBounds.upperBound - yBounds.lowerBound }

  /// Whether the path ends within 1 % of its width and height from its start.
  var isClosed: Bool { isNearEnd(0) }

  private func isNearEnd(_ index: Int) -> Bool {
    abs(xs[index] - xs[xs.count - 1]) <= 0.01 * xSpan
      && abs(ys[index] - ys[ys.count - 1]) <= 0.01 * ySpan
  }

  /// The first point from where on the path stays near its end, if it was elsewhere before and
  /// stays for at least 3 % of its points.
  var settled: Int? {
    var index = xs.count - 1
    while index > 0, isNearEnd(index - 1) { index -= 1 }
    let isLong = Double(xs.count - index) >= max(3, 0.03 * Double(xs.count))
    return index > 0 && isLong ? index : nil
  }

  /// Returns how often the path, through the point at `end`, winds around a place, positive if x
  /// turns towards y; nil if it passes through the place, or is too wide to tell.
  ///
  /// It sums the angles that the straight pieces subtend, so it is exact for the path as drawn.
  func windings(aroundX x: Double, y: Double, through end: Int) -> Double? {
    guard xSpan.isFinite, ySpan.isFinite, xSpan > 0, ySpan > 0 else { return nil }
    var angle = 0.0
    var (u, v) = ((xs[0] - x) / xSpan, (ys[0] - y) / ySpan)
    for index in 0...end {
      let (nextU, nextV) = ((xs[index] - x) / xSpan, (ys[index] - y) / ySpan)
      let cross = u * nextV - v * nextU
      let dot = u * nextU + v * nextV
      guard abs(cross) > 1e-9 || dot > 1e-9 else { return nil }
      angle += atan2(cross, dot)
      (u, v) = (nextU, nextV)
    }
    return angle / (2 * .pi)
  }

  /// The length of the path, in the unit that both axes share.
  var length: Double {
    zip(zip(xs.dropFirst(), xs), zip(ys.dropFirst(), ys)).reduce(0) { sum, step in
      sum + hypot(step.0.0 - step.0.1, step.1.0 - step.1.1)
    }
  }
}

extension Orbit {
  /// Returns the predicate of the path's sentence, without subject and full stop.
  func sentence(_ say: Phrasing, sharesUnit: Bool) -> WrittenLine {
    let start = point(xs[0], ys[0], say)
    let end = point(xs[xs.count - 1], ys[ys.count - 1], say)
    let corners = [xBounds.lowerBound, xBounds.upperBound, yBounds.lowerBound, yBounds.upperBound]
    let texts = corners.map(say.number)
    if texts[0] == texts[1], texts[2] == texts[3] { return "stays at \(start)" }
    var clauses: [WrittenLine] = [
      start == end ? "starts and ends at \(start)" : "goes from \(start) to \(end)"
    ]
    clauses += windingClause(say).map { [$0] } ?? []
    clauses.append(texts[0] == texts[1] ? "x stays at \(texts[0])" : "x \(texts[0]) to \(texts[1])")
    clauses.append(texts[2] == texts[3] ? "y stays at \(texts[2])" : "y \(texts[2]) to \(texts[3])")
    if sharesUnit, length.isFinite { clauses.append("length \(say.span(length))") }
    return clauses.joined(separator: ", ")
  }

  private func point(_ x: Double, _ y: Double, _ say: Phrasing) -> WrittenLine {
    "(\(say.number(x)), \(say.number(y)))"
  }

  private func windingClause(_ say: Phrasing) -> WrittenLine? {
    if isClosed {
      let x = xBounds.lowerBound / 2 + xBounds.upperBound / 2
      let y = yBounds.lowerBound / 2 + yBounds.upperBound / 2
      let windings = windings(aroundX: x, y: y, through: xs.count - 1) ?? 0
      guard abs(windings) >= 0.9 else { return nil }
      return "\(turns(windings, say)) around \(point(x, y, say))"
    }
    guard let settled else { return nil }
    let (x, y) = (xs[xs.count - 1], ys[ys.count - 1])
    let windings = windings(aroundX: x, y: y, through: settled - 1) ?? 0
    return abs(windings) >= 0.5 ? "spirals in with \(turns(windings, say))" : nil
  }

  /// Returns the winding, such as `2 turns clockwise`, as seen in the plot: with y upward, from x
  /// towards y is anticlockwise.
  private func turns(_ windings: Double, _ say: Phrasing) -> WrittenLine {
    let text = WrittenLine(NumberFormat(digits: 2).string(abs(windings)), isMeasured: true)
    let isClockwise = (windings > 0) == say.growsDown
    return
      "\(text) turn\(text.text == "1" ? "" : "s") \(isClockwise ? "clockwise" : "anticlockwise")"
  }
}
