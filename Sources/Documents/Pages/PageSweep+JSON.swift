import Answers
import JSON
import MotionGeometry

extension PageSweep {
  /// A plot of one value in the run that is shown first, with the courses of all runs on the same
  /// axes.
  struct Chart {
    let plot: EmbeddedPlot
    let name: String
    let growsDown: Bool
  }

  /// A plot of each value that was recorded.
  var charts: [Chart] {
    let names = first?.series.map(\.name) ?? []
    return names.compactMap { name in
      guard let shown = first?.series.first(where: { $0.name == name }) else { return nil }
      let all = runs.flatMap { $0.series.filter { $0.name == name } }
      guard let x = Self.range(all.flatMap(\.xs)), let y = Self.range(all.flatMap(\.ys)) else {
        return nil
      }
      let plot = Plot(
        title: name, xLabel: .init("t", unit: "s"), series: [shown], xRange: x, yRange: y)
      let embedded = plot.embedded(width: nil, height: PlotStyle.standardHeight)
      guard embedded.across != nil, embedded.down != nil else { return nil }
      return Chart(plot: embedded, name: name, growsDown: plot.yGrowsDown)
    }
  }

  private static func range(_ values: [Double]) -> ClosedRange<Double>? {
    let known = values.filter(\.isFinite)
    guard let low = known.min(), let high = known.max(), low < high else { return nil }
    return low...high
  }

  /// The part of the stage that all of its runs are shown in.
  var crop: Rect { Rect.union(of: runs.compactMap { $0.film?.crop }) ?? Rect(0, 0, 0, 0) }

  /// The sweep as data for the page's script, in one line.
  func json(_ charts: [Chart], in crop: Rect) -> JSONText {
    .object([
      (
        "parameters",
        .array(
          parameters.map {
            .object([
              ("name", .string($0.name)), ("labels", .array($0.labels.map(JSONText.string))),
            ])
          })
      ),
      ("measures", .array(measures.map(JSONText.string))),
      ("first", .numbers((first?.places ?? []).map(Double.init))),
      ("runs", .array(runs.map { json($0, charts, in: crop) })),
    ])
  }

  private func json(_ run: Run, _ charts: [Chart], in crop: Rect) -> JSONText {
    var fields: [(String, JSONText)] = [
      ("at", .numbers(run.places.map(Double.init))),
      ("measures", .array(run.measures.map(JSONText.string))),
      (
        "curves",
        .array(
          charts.map { chart in
            let series = run.series.first { $0.name == chart.name }
            return series.flatMap { Self.curve($0, in: chart) } ?? .object([("count", .number(0))])
          })
      ),
    ]
    if let film = run.film { fields.append(("film", film.json)) }
    if let problem = run.problem { fields.append(("problem", .string(problem))) }
    return .object(fields)
  }

  /// Units of a picture that a packed place is off by at most twice.
  private static let resolution = 0.1
  /// The most points of a course.
  private static let pointLimit = 400

  /// A course up to its first gap, in the units of the chart's picture.
  private static func curve(_ series: Plot.Series, in chart: Chart) -> JSONText? {
    guard let across = chart.plot.across, let down = chart.plot.down,
      let first = series.ys.firstIndex(where: \.isFinite)
    else { return nil }
    let known = series.ys[first...].prefix(while: \.isFinite).indices
    let step = max(1, (known.count + pointLimit - 1) / pointLimit)
    var chosen = Array(stride(from: known.lowerBound, to: known.upperBound, by: step))
    if let last = known.last, chosen.last != last { chosen.append(last) }
    let box = chart.plot.box
    var packing = ColumnPacking()
    /// Packs places between two sides of the picture.
    func pack(_ values: [Double], on axis: Scale, from start: Double, to end: Double) {
      packing.append(
        chosen.map {
          let place = start + axis.fraction(of: values[$0]) * (end - start)
          return Int64(clamping: (min(max(place, -1e6), 1e6) / resolution).rounded())
        })
    }
    pack(
      series.xs, on: Scale(lower: across.left, upper: across.right), from: box.left, to: box.right)
    pack(series.ys, on: Scale(lower: down.top, upper: down.bottom), from: box.top, to: box.bottom)
    let scale = JSONText.array([.number(resolution)])
    return .object([
      ("count", .number(Double(chosen.count))), ("values", .array([scale, scale])),
      ("data", .string(packing.base64)),
    ])
  }
}

extension PageSweep.Run {
  /// Whether there is anything of it to see.
  public var isSeen: Bool { film != nil || series.contains { $0.xs.count > 1 } }
}
