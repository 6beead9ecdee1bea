import Answers
import Evaluation
import MotionCurves
import Text

enum CompareCommand: LookCommand {
  struct Clauses: CommandClauses {
    let curves = Subject(
      "VALUES", .expressions, "two or more paths, traces, curves or lists")
    let form = PlotClauses()
  }

  static let verb = "compare"
  static let declaration = declare(
    "Overlays runs or curves and compares overshoot, settling time and distance", .looking,
    Clauses(),
    examples: [
      "compare elasticOut, classic(elasticOut)",
      "compare backOut, quadOut width 60 height 12 glyphs unicode",
      "run 1s; trace red.center.y as low; goto 0s; g.magnitude = 2; run 1s; compare low, red.center.y",
      "compare spring(mass: 1, stiffness: 100, damping: 10), uiSpring(damping: 0.5, duration: 1s)",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red as g"],
    notes: [
      "Recorded values are compared at the same stage time, without a shift.",
      "`half` is the time at which a value is halfway between the first value's start and end. The "
        + "value that gets there first leads.",
      "Next to a curve, a measured series is compared with the curve where it fits best: at the "
        + "start and between the ends that leave the least.",
      "Next to a curve, a recorded value is scaled to run from 0 at its start to 1 at its end, and "
        + "the curve starts when the recording starts.",
      "Differences are measured from the first value. If any curve has its own duration, easings "
        + "fill the longest duration.",
      "A value has settled when it stays within 1 % of its total change.",
    ],
    roles: [.comparesCurves], work: .survey)

  static func run(_ call: Look<Clauses>) throws(Failure) {
    let expressions = call[\.curves]
    guard expressions.count <= Plot.seriesLimit else {
      throw call.fail(.tooManySeries(Plot.seriesLimit), at: expressions[Plot.seriesLimit].span)
    }
    if !call.expressions.sources(of: expressions).isEmpty {
      guard expressions.count > 1 else { throw call.fail(.comparesSeveral) }
      if let fitted = try FittedComparison(expressions, call) { return try fitted.answer(call) }
      let recorded = try RecordedComparison(expressions, call)
      try call.emit(.plot(recorded.plot, try PlotClauses.style(call[part: \.form])))
      try call.emit(.table(recorded.table(call.expressions.format)))
      let leads = recorded.leads(call.expressions.format)
      return leads.isEmpty ? () : try call.emit(.lines(leads))
    }
    if let lists = try ListComparison.among(expressions, call) {
      try call.emit(.plot(lists.plot, try PlotClauses.style(call[part: \.form])))
      return try call.emit(.table(lists.table(call.expressions.format)))
    }
    guard let samples = try CurveSamples.among(expressions, call) else {
      throw call.fail(.notACurve("compare"))
    }
    guard samples.entries.count > 1 else { throw call.fail(.comparesSeveral) }
    let functions = samples.functions()
    try call.emit(.plot(samples.plot(functions), try PlotClauses.style(call[part: \.form])))
    try call.emit(.table(samples.comparison(of: functions, call.expressions.format)))
  }
}

extension CurveSamples {
  /// A row for each curve: peak, overshoot, settling time, and greatest difference from the first.
  fileprivate func comparison(of functions: [Plot.Function], _ format: NumberFormat) -> Table {
    let rows = functions.enumerated().map { index, function -> [Table.Cell] in
      let difference = CurveDistance.greatest(
        functions[0].ys, function.ys, at: function.xs
      ) { (values(of: entries[0], at: $0), values(of: entries[index], at: $0)) }
      return [.text(entries[index].name)]
        + Self.cells(of: CurveMeasure(function), hasGoal: function.goal != nil)
        + (index == 0 ? [] : Self.cells(of: difference))
    }
    func place(_ title: String) -> Table.Column {
      isTimed ? .init(title, unit: "s", kind: .time) : .init(title)
    }
    return Table(
      columns: [
        .names("curve", of: entries.map(\.name)), .init("peak"), place("at"),
        .init("overshoot", unit: "%"),
        place("settles"), .init("apart"), place("at"),
      ],
      rows: rows, digits: min(format.digits, 5))
  }

  /// Treats a rounding error between two forms of one curve as no difference.
  private static func cells(of difference: (value: Double, at: Double)) -> [Table.Cell] {
    difference.value < 1e-12
      ? [.number(0), .empty] : [.number(difference.value), .number(difference.at)]
  }

  private static func cells(
    of measure: CurveMeasure, hasGoal: Bool
  ) -> [Table.Cell] {
    [
      .number(measure.peak.value), .number(measure.peak.at),
      !hasGoal ? .empty : .number(NumberFormat.settled(100 * measure.overshoot)),
      measure.settles.map { .number($0) } ?? .empty,
    ]
  }
}

/// One of several series that a comparison overlays.
struct ComparedSeries {
  let name: String
  /// Empty for a scaled value.
  let unit: String
  /// One for each value: seconds, values of a parameter, or indices.
  let xs: [Double]
  let ys: [Double]
  let growsDown: Bool
  /// Whether something still moved the value at its last point.
  var isMoving = false
  /// The color of the view that it is a value of; nil for other values.
  var color: ViewColor?

  /// The greatest difference from another where both are known; nil if they have no x value in
  /// common or have different units.
  func greatestDifference(from other: ComparedSeries) -> (value: Double, at: Double)? {
    guard unit == other.unit else { return nil }
    let others = Dictionary(zip(other.xs, other.ys)) { first, _ in first }
    let both = zip(xs, ys).compactMap { x, y -> (value: Double, at: Double)? in
      guard let other = others[x], other.isFinite, y.isFinite else { return nil }
      return (abs(y - other), x)
    }
    guard let first = both.first else { return nil }
    return both.reduce(first) { $1.value > $0.value ? $1 : $0 }
  }
}
