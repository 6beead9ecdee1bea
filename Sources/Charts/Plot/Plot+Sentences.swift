import Text

extension Plot {
  /// One sentence for each drawn series, computed from its finite points within `xRange`, with the
  /// series' name as its subject and no full stop (a dot after a number could be part of it).
  ///
  /// A path, whose x goes back and forth, is told whole: without some of its points it would be
  /// another path.
  public var sentences: [String] { writtenSentences.map(\.text) }

  /// The sentences, with what in them was measured.
  var writtenSentences: [WrittenLine] { writtenSentences(row: nil) }

  /// - Parameter row: of the grid that is drawn, for a value.
  func writtenSentences(row: ((Double) -> Int?)?) -> [WrittenLine] {
    drawnSeries.map { series in
      let name = series.name.visibleInLine
      let predicate = predicate(for: series, Phrasing(self, of: series, row: row))
      return name.isEmpty ? predicate : "\(name) \(predicate)"
    }
  }

  private func predicate(for series: Series, _ say: Phrasing) -> WrittenLine {
    let (allXs, allYs) = (series.function?.xs ?? series.xs, series.function?.ys ?? series.ys)
    guard !allXs.isEmpty else { return "has no samples" }
    let points = zip(allXs, allYs).filter { $0.isFinite && $1.isFinite }
    guard !points.isEmpty else { return "has no finite samples" }
    if !series.poles.isEmpty { return predicate(ofPoles: series.poles, points, say) }
    let gaps = allXs.count - points.count
    let missing = gaps == 0 ? "" : ", \(gaps) of \(allXs.count) samples are not finite"
    let note = WrittenLine(missing + noteOnNoRatio(points))
    let (xs, ys) = (points.map(\.0), points.map(\.1))
    guard xRunsDown else { return predicate(for: series, xs: xs, ys: ys, say) + note }
    return predicate(for: series, xs: xs.reversed().map { -$0 }, ys: ys.reversed(), say) + note
  }

  /// How many points have no place on a logarithmic axis.
  private func noteOnNoRatio(_ points: [(Double, Double)]) -> String {
    let count = points.count { x, y in
      logAxes.contains(.x) && x <= 0 || logAxes.contains(.y) && y <= 0
    }
    return count == 0
      ? "" : ", \(count) of \(points.count) samples are not above 0 and not drawn"
  }

  /// Beyond a pole a curve begins anew, so that there is little to say of all of it.
  private func predicate(
    ofPoles poles: [Double], _ points: [(Double, Double)], _ say: Phrasing
  ) -> WrittenLine {
    let ends =
      xRunsDown
      ? (points[points.count - 1].1, points[0].1)
      : (points[0].1, points[points.count - 1].1)
    let places = poles.prefix(3).map { say.span($0) }.joined(separator: ", ")
    let count = poles.count == 1 ? "a pole" : "\(poles.count) poles"
    let some: WrittenLine = poles.count > 3 ? "the first ones near " : "near "
    return "starts at \(say.number(ends.0)), has \(count), \(some)\(places), not joined there, "
      + "ends at \(say.number(ends.1))"
  }

  private func predicate(
    for series: Series, xs: [Double], ys: [Double], _ say: Phrasing
  ) -> WrittenLine {
    // A curve that runs from left to right is read as one; any other is a path in the plane.
    guard zip(xs, xs.dropFirst()).allSatisfy({ $0 <= $1 }), xs[0] < xs[xs.count - 1] else {
      let sharesUnit = !xLabel.unit.isEmpty && xLabel.unit == yLabel.unit
      return xs.count == 1
        ? point(xs[0], ys[0], say) : Orbit(xs: xs, ys: ys).sentence(say, sharesUnit: sharesUnit)
    }
    let shown = shownIndices(of: xs)
    guard let first = shown.first, let last = shown.last else {
      return "has no samples between the ends of the x axis"
    }
    guard xs[first] < xs[last] else { return point(xs[first], ys[first], say) }
    // Where only a part of it is shown, the sentence is about that part, which has no aim.
    let isWhole = last - first + 1 == series.function?.xs.count
    return Course(
      xs: Array(xs[first...last]), ys: Array(ys[first...last]),
      goal: isWhole ? series.function?.goal : nil, isFunction: series.function != nil
    ).sentence(say)
  }

  private func point(_ x: Double, _ y: Double, _ say: Phrasing) -> WrittenLine {
    "is \(say.number(y)) at \(say.x(x))"
  }

  /// The samples within `xRange`, of a curve that runs from left to right.
  private func shownIndices(of xs: [Double]) -> Range<Int> {
    guard var xRange, xRange.isFinite else { return xs.indices }
    if xRunsDown { xRange = -xRange.upperBound ... -xRange.lowerBound }
    let start = xs.firstIndex { $0 >= xRange.lowerBound } ?? xs.count
    let end = xs.lastIndex { $0 <= xRange.upperBound }.map { $0 + 1 } ?? 0
    return start..<max(start, end)
  }
}
