import MotionPlatform

extension MotionFamily {
  /// The places from which a minimum is searched, by what is seen at a glance. The start matters
  /// most; the grid of shapes is for velocity, Béziers and bounces.
  func places(_ glance: MotionSeries.Glance, fixedStart: Double?) -> [[Double]] {
    if self == .steps { return fixedStart == nil ? glance.steps?.places ?? [] : [] }
    let toHalf = max(glance.half - glance.onset, 1e-3)
    let starts =
      fixedStart.map { [$0] } ?? [0.35, 0.15, 0, -0.1].map { glance.onset - $0 * toHalf }
    return (starts + ownStarts(glance, fixedStart)).flatMap { start -> [[Double]] in
      let shapes = shapes(
        half: max(glance.half - start, 1e-3), most: max(glance.most - start, 1e-3),
        rest: max(glance.rest - start, 2e-3), frame: glance.marked.frame)
      return fixedStart == nil ? shapes.map { [start] + $0 } : shapes
    }
  }

  /// Where a given curve with a duration of its own begins, so that it is about half way when the
  /// series is: at some places within a frame, for curves that jump.
  private func ownStarts(_ glance: MotionSeries.Glance, _ fixedStart: Double?) -> [Double] {
    guard case .given(let curve) = self, let duration = curve.ownDuration, fixedStart == nil else {
      return []
    }
    let goal = curve.goal ?? 1
    let marked = (1..<1000).map { Double($0) / 1000 * duration }.first {
      curve($0) / goal >= MotionSeries.Glance.mark
    }
    return (0..<4).map {
      glance.marked.time - Double($0) / 4 * glance.marked.frame - (marked ?? duration / 2)
    }
  }

  /// The number of different shapes from which the search begins; none where only the places
  /// themselves are tried.
  var trials: Int {
    switch self {
    case .springWithVelocity, .bezier: 12
    case .page: 11
    case .spring, .critical, .keyboard, .named, .decay, .decayNormal, .decayFast, .edgePull,
      .edgePullFast, .edgeMet, .edgeMetFast, .fall, .fallWithResistance, .thrown, .bounce,
      .rubberBand, .line, .given:
      4
    case .steps: 0
    }
  }

  /// How far the logarithms of two shapes are apart that are worth a search each.
  var leastDifference: Double { self == .page ? 0 : 0.12 }

  /// - Parameters: The seconds from the start to a half and 70 % of the way, and to rest, and from a
  ///   sample to the next.
  func shapes(half: Double, most: Double, rest: Double, frame: Double) -> [[Double]] {
    switch self {
    case .spring, .springWithVelocity:
      return [0.1, 0.25, 0.45, 0.7, 1, 1.5].flatMap { (ratio: Double) -> [[Double]] in
        let usual = (1.05 + 0.63 * ratio) / half
        return [0.5, 0.7, 0.85, 1, 1.2, 1.6].map { [log(usual * $0), log(ratio)] }
      }
    case .critical: return [0.5, 0.7, 1, 1.4, 2].map { [log(1.68 / half * $0)] }
    case .keyboard, .decayNormal, .decayFast, .edgePull, .edgePullFast, .fall, .thrown, .steps,
      .line:
      return [[]]
    case .edgeMet, .edgeMetFast:
      return [0.05, 0.1, 0.18, 0.28, 0.4, 0.5, 0.6, 0.75, 0.9].map { [log(rest * $0)] }
    case .named(let named): return Self.durations(half, rest) { named.bezier.value(at: $0) }
    case .given(let curve):
      return curve.ownDuration == nil ? Self.durations(half, rest) { curve($0) } : [[]]
    case .bezier:
      return Self.handles.flatMap { (handle: (Double, Double)) -> [[Double]] in
        [0.8, 1, 1.25, 1.6].map { [log(rest * $0), handle.0, handle.1] }
      }
    // Between two frames, where nothing tells one moment from another.
    case .page:
      return [[Parameter.duration.bounds.upperBound]]
        + (-2...7).map { [log(max(rest + (Double($0) - 0.5) * frame, frame))] }
    case .rubberBand: return [0.03, 0.1, 0.3, 1, 3, 10].map { [log($0 / rest)] }
    case .decay, .fallWithResistance:
      return [0.1, 0.3, 0.6, 1, 1.5, 2.5, 4].map { [log(0.693 / half * $0)] }
    case .bounce:
      return (-6...6).flatMap { (step: Int) -> [[Double]] in
        let duration = log(most / 0.837) + 0.05 * Double(step)
        return (1...19).map { [duration, 0.05 * Double($0)] }
      }
    }
  }

  /// The progress at which a curve is half way tells its duration; so does the rest.
  private static func durations(
    _ half: Double, _ rest: Double, _ curve: (Double) -> Double
  ) -> [[Double]] {
    let middle = (1..<100).map { Double($0) / 100 }.first { curve($0) >= 0.5 }
    let duration = half / (middle ?? 0.5)
    return [duration, 0.85 * duration, 1.2 * duration, rest, 0.9 * rest, 1.2 * rest].map {
      [log($0)]
    }
  }

  /// Times of both handles, as presets have them.
  private static let handles: [(Double, Double)] = [
    (0.42, 0.58), (0.25, 0.25), (0.42, 1), (0, 0.58), (0.33, 0.67), (0.65, 0.35), (0.17, 0.83),
    (0.8, 0.2), (0.1, 0.9), (0.5, 0.1),
  ]
}
