/// The range in which guesses are drawn. What is outside stands at its ends.
struct GuessAxis: Hashable, Sendable {
  let from: Double
  let to: Double
  /// The distance between two round values of it.
  let step: Double

  /// A round range around most of some values, and around one that must be in it.
  init(_ values: [Double], including answer: Double?) {
    var ends = Self.usual(values.sorted())
    if let answer { ends.append(answer) }
    guard let low = ends.min(), let high = ends.max() else {
      (from, to, step) = (0, 1, 0.1)
      return
    }
    let width = high > low ? high - low : max(abs(high), 1)
    step = Self.roundStep(width / 8)
    from = ((low - width * 0.1) / step).rounded(.down) * step
    to = ((high + width * 0.1) / step).rounded(.up) * step
  }

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

  /// The largest 1, 2 or 5 of a power of ten that is not above a number.
  static func roundStep(_ number: Double) -> Double {
    var power = 1.0
    while power * 10 <= number { power *= 10 }
    while power > number { power /= 10 }
    let most = number / power
    return power * (most < 2 ? 1 : most < 5 ? 2 : 5)
  }
}

extension [Double] {
  /// The value below which a share of sorted values lies; nil for none.
  func quantile(_ share: Double) -> Double? {
    isEmpty ? nil : self[Swift.min(Int(share * Double(count)), count - 1)]
  }
}
