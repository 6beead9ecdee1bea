/// The numbers of a curve's sentence.
public struct CurveMeasure: Sendable {
  /// The greatest value and where it is first reached.
  public let peak: (value: Double, at: Double)
  /// The overshoot beyond the goal, as a share of the way; 0 if there is none.
  public let overshoot: Double
  /// The x from where on it stays within 1 % of the way from its goal; nil if it never does.
  public let settles: Double?

  /// - Parameter function: without a goal, overshoot and settling are undefined.
  public init(_ function: Plot.Function) {
    let points = zip(function.xs, function.ys).filter { $0.isFinite && $1.isFinite }
    guard points.count > 1 else {
      peak = (points.first?.1 ?? 0, points.first?.0 ?? 0)
      overshoot = 0
      settles = nil
      return
    }
    let course = SeriesAnalysis(
      xs: points.map(\.0), ys: points.map(\.1), goal: function.goal, isFunction: true)
    peak = (course.ys[course.highest], course.xs[course.highest])
    let moves = function.goal != nil && course.way != 0
    overshoot = moves ? course.excess : 0
    settles = moves ? course.arrived.map { course.place(ofArrival: $0) } : nil
  }
}
