import Text

extension PlotPicture {
  /// Returns the SVG path of a series: its curve, or its points as dots.
  func data(of series: Plot.Series) -> String {
    series.isDotted ? dots(of: series) : path(of: series)
  }

  /// Returns the SVG path through a series' points, restarted after each gap.
  func path(of series: Plot.Series) -> String {
    let scale = y[plot.side(of: series)].scale
    var path = PathText()
    var previous: (x: Double, y: Double)?
    for (x, y) in zip(series.xs, series.ys) {
      guard let place = place(x, y, on: scale) else {
        previous = nil
        path.lift()
        continue
      }
      let from = previous ?? place
      previous = place
      let whole = Segment(x0: from.x, y0: from.y, x1: place.x, y1: place.y)
      guard let seen = whole.clipped(maxX: box.width, maxY: box.height) else {
        path.lift()
        continue
      }
      if seen.x0 != whole.x0 || seen.y0 != whole.y0 { path.lift() }
      path.draw(
        from: (box.left + seen.x0, box.top + seen.y0), to: (box.left + seen.x1, box.top + seen.y1))
      if seen.x1 != whole.x1 || seen.y1 != whole.y1 { path.lift() }
    }
    path.lift()
    return path.text
  }

  /// Returns the SVG path of a series' points as dots: lines of length 0 with round ends. One that
  /// would cover the one before is left out.
  private func dots(of series: Plot.Series) -> String {
    let scale = y[plot.side(of: series)].scale
    var dots: [String] = []
    for (x, y) in zip(series.xs, series.ys) {
      guard let place = place(x, y, on: scale), (0...box.width).contains(place.x),
        (0...box.height).contains(place.y)
      else { continue }
      let across = Markup.number((box.left + place.x).rounded())
      let dot = "M\(across) \(Markup.number((box.top + place.y).rounded()))h0"
      if dot != dots.last { dots.append(dot) }
    }
    return dots.joined()
  }

  /// Returns the position of a point from the box's corner; nil if it has none.
  private func place(_ x: Double, _ y: Double, on scale: Scale) -> (x: Double, y: Double)? {
    guard x.isFinite, y.isFinite else { return nil }
    let fraction = scale.fraction(of: y)
    let place = (
      x: self.x.scale.fraction(of: x) * box.width,
      y: (plot.yGrowsDown ? fraction : 1 - fraction) * box.height
    )
    return place.x.isFinite && place.y.isFinite ? place : nil
  }
}

/// The text of an SVG path: of the points within half a unit across, only the first, the highest,
/// the lowest and the last, because the others are not visible.
private struct PathText {
  private(set) var text = ""
  private var stretch: [(x: Double, y: Double)] = []
  private var isDown = false

  /// The number of points collected before invisible ones are dropped.
  private static let patience = 64

  /// Ends the current piece.
  mutating func lift() {
    flush()
    isDown = false
  }

  mutating func draw(from start: (x: Double, y: Double), to end: (x: Double, y: Double)) {
    if !isDown, stretch.isEmpty { stretch = [start] }
    if let first = stretch.first, (first.x * 2).rounded(.down) != (end.x * 2).rounded(.down) {
      flush()
    }
    // A single point is a line of length 0, which its round ends make a dot.
    stretch.append(end)
    if stretch.count > Self.patience { stretch = Self.outline(of: stretch) }
  }

  private mutating func flush() {
    for point in stretch.count > 4 ? Self.outline(of: stretch) : stretch {
      let word = "\(Markup.number(point.x)) \(Markup.number(point.y))"
      guard isDown else {
        text += (text.isEmpty ? "M" : " M") + word
        isDown = true
        continue
      }
      text += " L" + word
    }
    stretch = []
  }

  /// Returns the first, the highest, the lowest and the last point, in order.
  private static func outline(of points: [(x: Double, y: Double)]) -> [(x: Double, y: Double)] {
    let inner = points.indices.dropFirst().dropLast()
    let low = inner.min { points[$0].y < points[$1].y }
    let high = inner.max { points[$0].y < points[$1].y }
    let kept = Set([points.startIndex, low, high, points.endIndex - 1].compactMap { $0 })
    return kept.sorted().map { points[$0] }
  }
}
