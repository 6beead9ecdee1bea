import Charts

/// What can be told of many numbers in one: of what was recorded of a path, of a trace, of a list.
///
/// The measuring is `SeriesMeasure`'s, which the sentences under plots rest on too.
package enum Aggregate: String, CaseIterable, Sendable {
  case first, last, min, max, mean, overshoot, rise, settling, period, damping, bounces, speed
  case crossing

  /// What `measure` tells, in its order: all that need nothing but the numbers.
  package static let told = allCases.filter { $0 != .crossing }

  /// Whether it is one of the values, or lies among them.
  package var isValue: Bool {
    switch self {
    case .first, .last, .min, .max, .mean: true
    case .overshoot, .rise, .settling, .period, .damping, .bounces, .speed, .crossing: false
    }
  }

  /// What it is, for help.
  package var summary: String {
    switch self {
    case .first: "the first value"
    case .last: "the last value"
    case .min: "the smallest"
    case .max: "the largest"
    case .mean: "the mean, in which each frame counts alike"
    case .overshoot: "how far it goes beyond its last value, as a share of last less first"
    case .rise: "how long it takes from 10 % to 90 % of last less first"
    case .settling: "from when on it stays within 1 % of last less first"
    case .period: "how long an even swing takes"
    case .damping: "the damping ratio of a spring that swings so, by its logarithmic decrement"
    case .bounces: "how often it turns back at one value, like a ball at a wall"
    case .speed: "the greatest change from frame to frame, by the second, without its sign"
    case .crossing: "when it first reaches a value"
    }
  }

  /// What comes of it: a number with its unit, and when it was so.
  package struct Told: Sendable {
    package let value: Double
    package let quantity: Quantity
    /// As it stands beside the number; empty for plain numbers.
    package let unit: String
    /// In seconds, or where no time passes, how many values before it; nil for what has no moment.
    package let at: Double?

    package var number: Value { .number(value, quantity) }
  }

  /// - Parameters:
  ///   - unit: of the values.
  ///   - isTimed: Whether x is seconds, and not a count of values.
  ///   - level: What `crossing` waits for.
  /// - Returns: Nil where there is no such thing, such as the period of what does not swing.
  package func told(
    of measure: SeriesMeasure, _ quantity: Quantity, unit: String, isTimed: Bool,
    level: Double? = nil
  ) -> Told? {
    func value(_ mark: SeriesMeasure.Mark) -> Told {
      Told(value: mark.value, quantity: quantity, unit: unit, at: mark.at)
    }
    func time(_ seconds: Double?, at: Double? = nil) -> Told? {
      seconds.map {
        Told(
          value: $0, quantity: isTimed ? .time : .plain, unit: isTimed ? "s" : "", at: at)
      }
    }
    switch self {
    case .first: return value(measure.first)
    case .last: return value(measure.last)
    case .min: return value(measure.least)
    case .max: return value(measure.greatest)
    case .mean: return Told(value: measure.mean, quantity: quantity, unit: unit, at: nil)
    case .overshoot:
      return measure.overshoot.map {
        Told(value: $0.value, quantity: .share, unit: "%", at: $0.at)
      }
    case .rise: return time(measure.rise?.value, at: measure.rise?.at)
    case .settling: return time(measure.settling)
    case .period: return time(measure.period)
    case .damping:
      return measure.damping.map { Told(value: $0, quantity: .plain, unit: "", at: nil) }
    case .bounces:
      return Told(value: Double(measure.bounces), quantity: .plain, unit: "", at: nil)
    case .speed:
      let rate = isTimed ? (unit.isEmpty ? "1/s" : unit + "/s") : unit
      return measure.speed.map {
        Told(value: $0.value, quantity: .plain, unit: rate, at: $0.at)
      }
    case .crossing: return time(level.flatMap(measure.crossing))
    }
  }
}
