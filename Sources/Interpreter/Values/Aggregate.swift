import Answers

/// A measure that reduces many numbers to one: a path's recorded values, a trace or a list.
///
/// `SeriesMeasure` does the measuring, also for the sentences under plots. `MeasuredCurve` is the
/// series of a curve. `ExpressionEvaluator+Aggregates` finds recorded values, and
/// `ExpressionEvaluator+Moving` decides whether their motion has ended.
package enum Aggregate: String, CaseIterable, Sendable {
  case first, last, min, max, mean, overshoot, rise, settling, period, damping, bounces, speed
  case crossing, peaks, valleys

  /// The default of `within:`.
  package static let settlingShare = 0.01
  /// The values of `within:`. A spring is measured until it is within a thousandth.
  package static let settlingShares = 0.001...0.5

  /// The measures that `measure` shows, in its order: all that need only the numbers and
  /// give one.
  package static let listed = allCases.filter { $0 != .crossing && !$0.isList }

  /// Whether the result is a list.
  package var isList: Bool { self == .peaks || self == .valleys }

  /// Whether the result is one of the values or lies between them.
  package var isValue: Bool {
    switch self {
    case .first, .last, .min, .max, .mean, .peaks, .valleys: true
    case .overshoot, .rise, .settling, .period, .damping, .bounces, .speed, .crossing: false
    }
  }

  /// Whether the result is one of the values.
  package var isOneValue: Bool { self == .first || self == .last || self == .min || self == .max }

  /// Returns the place of the result among some values; nil if it is none of them.
  package func place(in values: [Double]) -> Int? {
    switch self {
    case .first: values.indices.first
    case .last: values.indices.last
    case .min: values.min().flatMap(values.firstIndex)
    case .max: values.max().flatMap(values.firstIndex)
    case .mean, .overshoot, .rise, .settling, .period, .damping, .bounces, .speed, .crossing,
      .peaks, .valleys:
      nil
    }
  }

  /// The summary for help.
  package var summary: String {
    switch self {
    case .first: "the first value"
    case .last: "the last value"
    case .min: "the smallest value"
    case .max: "the largest value"
    case .mean: "the mean, with equal weight for every frame"
    case .overshoot: "largest distance past its last value, as a share of last minus first"
    case .rise: "time it takes from 10 % to 90 % of last minus first"
    case .settling: "time after which it stays within 1 % of its final value, or another share"
    case .period: "duration of one even swing"
    case .damping: "damping ratio of a spring that swings like this, by logarithmic decrement"
    case .bounces: "number of bounces"
    case .speed: "largest change between frames, per second, without its sign"
    case .crossing: "time at which it first reaches a value"
    case .peaks: "its maxima, without the ends, as a list; recorded ones have `.time`"
    case .valleys: "its minima, without the ends, as a list; recorded ones have `.time`"
    }
  }

  /// The result of a measure: a number with its unit and its time.
  package struct Result: Sendable {
    package let value: Double
    package let quantity: Quantity
    /// The unit beside the number; empty for plain numbers.
    package let unit: String
    /// The time in seconds, or the index in a list; nil for a result without a time.
    package let at: Double?
    /// The values of a list, with their times; nil for a number.
    var marks: [SeriesMeasure.Mark]?

    package var listOrNumber: Value {
      marks.map { .list(List($0.map { .number($0.value, quantity) })) } ?? .number(value, quantity)
    }

    /// The time of the result, or the times of a list's values.
    package var time: Value? { moment(.time) }

    /// The time or, along an easing, the progress of the result, or those of a list's values.
    package func moment(_ quantity: Quantity) -> Value? {
      marks.map { .list(List($0.map { .number($0.at, quantity) })) }
        ?? at.map { .number($0, quantity) }
    }
  }

  /// Computes the result of this measure.
  ///
  /// - Parameters:
  ///   - unit: The unit of the values.
  ///   - isTimed: Whether x is seconds instead of a count of values.
  ///   - level: The value that `crossing` looks for.
  ///   - share: The share of the way that `settling` allows.
  /// - Returns: Nil if there is no result. Values that do not swing do not have a period.
  package func result(
    of measure: SeriesMeasure, _ quantity: Quantity, unit: String, isTimed: Bool,
    level: Double? = nil, within share: Double = Aggregate.settlingShare
  ) -> Result? {
    func value(_ mark: SeriesMeasure.Mark) -> Result {
      Result(value: mark.value, quantity: quantity, unit: unit, at: mark.at)
    }
    func time(_ seconds: Double?, at: Double? = nil) -> Result? {
      seconds.map {
        Result(
          value: $0, quantity: isTimed ? .time : .plain, unit: isTimed ? "s" : "", at: at)
      }
    }
    switch self {
    case .first: return value(measure.first)
    case .last: return value(measure.last)
    case .min: return value(measure.least)
    case .max: return value(measure.greatest)
    case .mean: return Result(value: measure.mean, quantity: quantity, unit: unit, at: nil)
    case .overshoot:
      return measure.overshoot.map {
        Result(value: $0.value, quantity: .share, unit: "%", at: $0.at)
      }
    case .rise: return time(measure.rise?.value, at: measure.rise?.at)
    case .settling: return time(measure.settling(within: share))
    case .period: return time(measure.period)
    case .damping:
      return measure.damping.map { Result(value: $0, quantity: .plain, unit: "", at: nil) }
    case .bounces:
      return Result(value: Double(measure.bounces), quantity: .plain, unit: "", at: nil)
    case .speed:
      let rate = isTimed ? (unit.isEmpty ? "1/s" : unit + "/s") : unit
      return measure.speed.map {
        Result(value: $0.value, quantity: .plain, unit: rate, at: $0.at)
      }
    case .crossing: return time(level.flatMap(measure.crossing))
    case .peaks, .valleys:
      let marks = measure.turns(isMaximum: self == .peaks)
      return Result(
        value: Double(marks.count), quantity: quantity, unit: unit, at: nil, marks: marks)
    }
  }
}
