import Answers

/// The range in which guesses are drawn, in whole steps. What is outside stands at its ends.
struct GuessAxis: Hashable, Sendable {
  /// The distance between two round values of it.
  let step: Double
  let from: Double
  let to: Double

  /// Values that are closer are one: nothing would tell their labels apart.
  private static let leastWidth = 1e-6
  private static let leastShare = 2e-4
  /// Ends beyond it would overflow.
  private static let farthest = 1e300

  /// A round range around most of some values, and around one that must be in it.
  init(_ values: [Double], including answer: Double?) {
    let ends = (Self.usual(values.filter(\.isFinite).sorted()) + [answer].compactMap(\.self))
      .filter(\.isFinite).map { min(max($0, -Self.farthest), Self.farthest) }
    guard let low = ends.min(), let high = ends.max() else {
      (step, from, to) = (0.1, 0, 1)
      return
    }
    let size = max(abs(low), abs(high))
    let isWide = high - low > max(Self.leastWidth, size * Self.leastShare)
    let width = isWide ? high - low : max(size, 1)
    step = Self.roundStep(width / 8)
    // Adding zero turns -0 into 0.
    from = ((low - width * 0.1) / step).rounded(.down) * step + 0
    to = ((high + width * 0.1) / step).rounded(.up) * step + 0
  }

  private init(step: Double, from: Double, to: Double) {
    (self.step, self.from, self.to) = (step, from, to)
  }

  /// The axis with a value in it: longer at one end, or with other steps where these would be too many.
  func widened(to value: Double) -> GuessAxis {
    guard value.isFinite, !range.contains(value) else { return self }
    let low = min(from, (value / step).rounded(.down) * step)
    let high = max(to, (value / step).rounded(.up) * step)
    guard high - low <= 20 * step else { return GuessAxis([from, to], including: value) }
    return GuessAxis(step: step, from: low, to: high)
  }

  var range: ClosedRange<Double> { from...to }

  private var scale: Scale { Scale(lower: from, upper: to) }

  /// Its round values, from one end to the other.
  var values: [Double] { Ticks.multiples(of: step, in: scale) }

  /// The few round values that are written at it.
  var labels: [Double] { Ticks.multiples(of: Self.roundStep((to - from) / 3), in: scale) }

  /// Sorted values without those that are far out: by more than three times the width of the middle half,
  /// which counts as a tenth of its middle at least.
  ///
  /// Source: J. W. Tukey, Exploratory Data Analysis, 1977, section 2D.
  private static func usual(_ sorted: [Double]) -> [Double] {
    guard let low = sorted.quantile(0.25), let middle = sorted.quantile(0.5),
      let high = sorted.quantile(0.75)
    else { return [] }
    let reach = 3 * max(high - low, abs(middle) / 10)
    return sorted.filter { low - reach <= $0 && $0 <= high + reach }
  }

  /// The largest 1, 2 or 5 of a power of ten that is not above a number, which is above 0.
  static func roundStep(_ number: Double) -> Double {
    Ticks.step(notAbove: min(max(number, 1 / farthest), farthest))
  }
}

extension [Double] {
  /// The value below which a share of sorted values lies; nil for none.
  func quantile(_ share: Double) -> Double? {
    isEmpty ? nil : self[Swift.min(Int(clamping: share * Double(count)), count - 1)]
  }
}
