import MotionPlatform

extension CurveFit {
  /// A spring over a given duration.
  public struct SpringFit: Hashable, Sendable {
    /// The spring, with mass 1 and its velocity.
    public let spring: Spring
    /// The seconds that correspond to progress 1.
    public let duration: Double
    /// The greatest distance from the curve, and its place.
    public let greatest: CurveFit.Error
    /// The greatest error.
    public var error: Double { greatest.value }
  }

  /// Returns the spring whose motion over a duration is nearest to a function of progress, by the
  /// greatest error; nil if the duration is not greater than 0 or no spring has a finite error.
  ///
  /// Frequencies, damping ratios up to 3 and velocities are searched on a grid, and the best few
  /// are refined.
  public static func spring(
    duration: Double, of function: (Double) -> Double
  ) -> SpringFit? {
    guard duration > 0, duration.isFinite else { return nil }
    let coarse = samples(48, function)
    var found: [(place: [Double], value: Double)] = []
    for frequency in stride(from: log(2.0), through: log(120.0), by: 0.25) {
      for ratio in [0.08, 0.2, 0.35, 0.5, 0.7, 0.85, 1, 1.3, 2] {
        for velocity in [-3.0, 0, 3] {
          let place = [frequency, log(ratio), velocity]
          found.append((place, distance(place, coarse)))
        }
      }
    }
    found.sort { $0.value < $1.value }
    let fine = samples(400, function)
    var best = (place: [0.0, 0, 0], value: Double.infinity)
    for start in found.prefix(4) {
      var polished = (place: start.place, value: Double.infinity)
      for step in [0.1, 0.02, 0.002] {
        polished = NelderMead.minimum(
          from: polished.place, steps: [step, step, 10 * step], evaluations: 90
        ) { distance($0, fine) }
      }
      if polished.value < best.value { best = polished }
    }
    return finish(best.place, duration, function)
  }

  private static func finish(
    _ place: [Double], _ duration: Double, _ function: (Double) -> Double
  ) -> SpringFit? {
    let (frequency, ratio) = (exp(place[0]) / duration, exp(place[1]))
    let stiffness = rounded(frequency * frequency)
    let damping = rounded(2 * ratio * frequency)
    guard
      let spring = try? Spring(
        stiffness: stiffness, damping: damping,
        velocity: (place[2] / duration * 10_000).rounded() / 10_000,
        allowsOverdamping: ratio > 1)
    else { return nil }
    let greatest = error(samples(steps, function)) { spring($0 * duration) }
    guard greatest.value.isFinite else { return nil }
    return SpringFit(spring: spring, duration: duration, greatest: greatest)
  }

  /// Rounds to six digits.
  private static func rounded(_ number: Double) -> Double {
    guard number != 0, number.isFinite else { return number }
    let size = pow(10, 5 - log10(abs(number)).rounded(.down))
    guard size.isNormal else { return number }
    let digits = (number * size).rounded()
    // Dividing by an integral power of ten keeps the fewest digits.
    return size >= 1 ? digits / size.rounded() : digits * (1 / size).rounded()
  }

  /// Returns the greatest error at duration 1.
  private static func distance(_ place: [Double], _ samples: [Double]) -> Double {
    let (frequency, ratio) = (exp(place[0]), exp(place[1]))
    guard frequency.isFinite, ratio.isFinite, abs(place[2]) < 1000, ratio < 3, ratio > 1e-4,
      frequency < 1e4
    else { return .infinity }
    let motion = SpringMotion(
      frequency: frequency, dampingRatio: ratio, velocity: place[2])
    return error(samples, motion.value(at:)).value
  }
}
