/// The search for one family's best motion.
enum MotionSearch {
  /// Returns the best place and what it leaves unexplained.
  static func best(
    _ motion: ProjectedMotion, _ glance: MotionSeries.Glance
  ) throws(MotionFit.Problem) -> (place: [Double], cost: Double) {
    var residuals: [Double] = []
    let places = motion.family.places(glance, fixedStart: motion.fixedStart)
    let ranked = places.map { ($0, motion.residuals($0, into: &residuals)) }
      .enumerated().sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element)
    guard let first = ranked.first else { return ([], .infinity) }
    var tried: [[Double]] = []
    var best = (place: first.0, cost: Double.infinity)
    for (place, _) in ranked where tried.count < motion.family.trials {
      // Starts alone are no difference: the search moves them.
      let shape = Array(motion.shape(place))
      let least = motion.family.leastDifference
      if tried.contains(where: { isAlike($0, shape, within: least) }) { continue }
      tried.append(shape)
      let found = try refined(motion, from: place, steps: 25, tolerance: 1e-3)
      if found.cost < best.cost { best = found }
    }
    return try refined(motion, from: best.place)
  }

  /// Returns the nearest minimum.
  static func refined(
    _ motion: ProjectedMotion, from place: [Double], steps: Int = 60, tolerance: Double = 1e-10
  ) throws(MotionFit.Problem) -> (place: [Double], cost: Double) {
    try motion.work.heedStop()
    guard motion.family.trials > 0 else {
      var residuals: [Double] = []
      return (place, motion.residuals(place, into: &residuals))
    }
    return LevenbergMarquardt(bounds: motion.bounds, steps: steps, tolerance: tolerance) {
      place, residuals in
      motion.residuals(place, into: &residuals)
    }.minimum(from: place)
  }

  private static func isAlike(_ a: [Double], _ b: [Double], within least: Double) -> Bool {
    zip(a, b).allSatisfy { abs($0 - $1) < least }
  }
}
