import Curves
import Diagnostics
import Execution

/// A curve as a function of progress, whatever it takes: 0 to 1, over its own time.
struct Progress {
  let curve: Curve
  let name: String
  /// The seconds that make progress 1; nil for what fills any time.
  let duration: Double?

  init(of named: NamedCurve, _ call: Look) throws(Failure) {
    curve = named.curve
    name = named.name
    duration = curve.ownDuration
    if case .rate = curve { throw call.fail(.rateIsNoPace(name), at: call.subjectPlace) }
    if let duration, duration > 1e6 {
      throw call.fail(.neverSettles(name), at: call.subjectPlace)
    }
  }

  /// What is lost where straight lines follow a jump.
  static let jumpNote = "but for its jumps, each of which takes 0.01 % of the time"

  /// Whether it jumps, which straight lines can only follow in a ten-thousandth of the time.
  var jumps: Bool {
    let values = CurveSamples.spread(0...1, count: 10_000).map { self($0) }
    let range = (values.max() ?? 0) - (values.min() ?? 0)
    return zip(values, values.dropFirst()).contains { abs($1 - $0) > 0.05 * range }
  }

  func callAsFunction(_ progress: Double) -> Double {
    guard let duration else { return curve.value(elapsed: progress, duration: 1) }
    return curve.value(elapsed: progress * duration, duration: duration)
  }
}
