import Text

extension Orbit {
  /// Where the path leads, in the words of one sentence without subject and full stop.
  func sentence(_ say: Phrasing, sharesUnit: Bool) -> String {
    let start = point(xs[0], ys[0], say)
    let end = point(xs[xs.count - 1], ys[ys.count - 1], say)
    let corners = [xBounds.lowerBound, xBounds.upperBound, yBounds.lowerBound, yBounds.upperBound]
    let texts = corners.map(say.number)
    if texts[0] == texts[1], texts[2] == texts[3] { return "stays at \(start)" }
    var clauses = [start == end ? "starts and ends at \(start)" : "goes from \(start) to \(end)"]
    clauses += windingClause(say).map { [$0] } ?? []
    clauses.append(texts[0] == texts[1] ? "x stays at \(texts[0])" : "x \(texts[0]) to \(texts[1])")
    clauses.append(texts[2] == texts[3] ? "y stays at \(texts[2])" : "y \(texts[2]) to \(texts[3])")
    if sharesUnit, length.isFinite { clauses.append("length \(say.x(length))") }
    return clauses.joined(separator: ", ")
  }

  private func point(_ x: Double, _ y: Double, _ say: Phrasing) -> String {
    "(\(say.number(x)), \(say.number(y)))"
  }

  private func windingClause(_ say: Phrasing) -> String? {
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

  /// `2 turns clockwise`, as seen in the plot: with y upward, from x towards y is anticlockwise.
  private func turns(_ windings: Double, _ say: Phrasing) -> String {
    let text = NumberFormat(digits: 2).string(abs(windings))
    let isClockwise = (windings > 0) == say.growsDown
    return "\(text) turn\(text == "1" ? "" : "s") \(isClockwise ? "clockwise" : "anticlockwise")"
  }
}
