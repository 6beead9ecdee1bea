import Evaluation
import MotionCurves

/// Any curve as a function of progress, from 0 to 1 over its own duration.
struct Progress {
  let curve: Curve
  let name: String
  /// The seconds at which progress is 1; nil for a curve that fills any duration.
  let duration: Double?

  init(of named: NamedCurve, _ call: Look<some CommandClauses>) throws(Failure) {
    curve = named.curve
    name = named.name
    duration = curve.ownDuration
    if case .derived = curve { throw call.fail(.rateIsNoPace(name), at: call.subjectPlace) }
    if let duration, duration > 1e6 {
      throw call.fail(.neverSettles(name), at: call.subjectPlace)
    }
  }

  /// The inaccuracy of straight lines at a jump.
  static let jumpNote = "except at its jumps, which take 0.01 % of the time each"

  /// Whether it jumps. Straight lines need a ten-thousandth of the time to follow a jump.
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
