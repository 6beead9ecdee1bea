import Text

/// The analysis of a series, done once for its sentence and for its drawing.
struct SeriesReading: Sendable {
  enum Shape: Sendable {
    /// Only these words.
    case words(String)
    case poles([Double], first: Double, last: Double)
    case point(x: Double, y: Double)
    /// A path in the plane, whose x goes back and forth.
    case orbit(Orbit)
    /// A curve read from left to right.
    case course(SeriesAnalysis)
  }

  let shape: Shape
  /// A remark on samples that are not in the shape.
  private(set) var note = ""

  init(_ series: Plot.Series, in plot: Plot) {
    let (allXs, allYs) = (series.function?.xs ?? series.xs, series.function?.ys ?? series.ys)
    let points = zip(allXs, allYs).filter { $0.isFinite && $1.isFinite }
    guard let first = points.first, let last = points.last else {
      shape = .words(allXs.isEmpty ? "has no samples" : "has no finite samples")
      return
    }
    guard series.poles.isEmpty else {
      shape =
        plot.xRunsDown
        ? .poles(series.poles, first: last.1, last: first.1)
        : .poles(series.poles, first: first.1, last: last.1)
      return
    }
    let gaps = allXs.count - points.count
    if gaps > 0 { note = ", \(gaps) of \(allXs.count) samples are not finite" }
    note += Self.noteOnNoRatio(points, plot)
    let (xs, ys) = (points.map(\.0), points.map(\.1))
    shape =
      plot.xRunsDown
      ? Self.shape(xs.reversed().map { -$0 }, ys.reversed(), series, plot)
      : Self.shape(xs, ys, series, plot)
  }

  /// Returns a remark on the points that have no position on a logarithmic axis.
  private static func noteOnNoRatio(_ points: [(Double, Double)], _ plot: Plot) -> String {
    guard !plot.logAxes.isEmpty else { return "" }
    let count = points.count { x, y in
      plot.logAxes.contains(.x) && x <= 0 || plot.logAxes.contains(.y) && y <= 0
    }
    return count == 0
      ? "" : ", \(count) of \(points.count) samples are not above 0 and not drawn"
  }

  private static func shape(
    _ xs: [Double], _ ys: [Double], _ series: Plot.Series, _ plot: Plot
  ) -> Shape {
    // A curve that runs from left to right is read as one; any other is a path in the plane.
    guard zip(xs, xs.dropFirst()).allSatisfy({ $0 <= $1 }), xs[0] < xs[xs.count - 1] else {
      return xs.count == 1 ? .point(x: xs[0], y: ys[0]) : .orbit(Orbit(xs: xs, ys: ys))
    }
    let shown = shownIndices(of: xs, plot)
    guard let first = shown.first, let last = shown.last else {
      return .words("has no samples between the ends of the x axis")
    }
    guard xs[first] < xs[last] else { return .point(x: xs[first], y: ys[first]) }
    // If only a part is shown, the sentence is about that part, which has no goal.
    let function = series.function
    let isWhole = last - first + 1 == function?.xs.count
    return .course(
      SeriesAnalysis(
        xs: Array(xs[first...last]), ys: Array(ys[first...last]),
        goal: isWhole ? function?.goal : nil, isFunction: function != nil,
        isMoving: series.isMoving))
  }

  /// Returns the samples within the plot's range, for a curve that runs from left to right.
  private static func shownIndices(of xs: [Double], _ plot: Plot) -> Range<Int> {
    guard var range = plot.xRange, range.isFinite else { return xs.indices }
    if plot.xRunsDown { range = -range.upperBound ... -range.lowerBound }
    let start = xs.firstIndex { $0 >= range.lowerBound } ?? xs.count
    let end = xs.lastIndex { $0 <= range.upperBound }.map { $0 + 1 } ?? 0
    return start..<max(start, end)
  }

  /// The value that the series overshoots; if its sentence says so, a line shows it.
  var target: Double? {
    if case .course(let course) = shape { course.target } else { nil }
  }
}
