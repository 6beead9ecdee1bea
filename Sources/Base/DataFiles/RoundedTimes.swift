/// Times that repeat because they are written with few digits: 0.0, 0.0, 0.1, 0.1, 0.1 at 30 rows a
/// second.
enum RoundedTimes {
  /// Rows a second, as the written digits allow.
  enum Rate {
    /// One that nothing else fits.
    case one(Double)
    /// Any of a wide range.
    case range(ClosedRange<Double>)
  }

  /// The rates at which rows without a gap, rounded, have these times; nil if there is none.
  ///
  /// - Parameters:
  ///   - times: Never falling.
  ///   - scale: Seconds in a unit of them.
  static func rate(of times: [Double], scale: Double) -> Rate? {
    let places = times.map(places)
    guard let finest = places.lazy.map(\.last).min() else { return nil }
    let steps =
      steps(times, times.map { _ in power(finest) })
      ?? steps(times, quanta(of: places, finest: finest))
    guard let steps, steps.upperBound > 0 else { return nil }
    let rates = 1 / (steps.upperBound * scale)...1 / (steps.lowerBound * scale)
    return isClear(rates) ? .one(roundest(in: rates)) : .range(rates)
  }

  /// Whether one rate stands out: all are nearly the same, or one of them is a whole number.
  private static func isClear(_ rates: ClosedRange<Double>) -> Bool {
    let (low, high) = (rates.lowerBound, rates.upperBound)
    return high < low * 1.02 || high < low * 1.1 && high.rounded(.down) == low.rounded(.up)
  }

  /// The powers of ten of a number's first and last digit that is not 0.
  private static func places(_ time: Double) -> (first: Int, last: Int) {
    guard time != 0 else { return (0, 0) }
    let parts = "\(abs(time))".split(separator: "e")
    let exponent = parts.count > 1 ? Int(parts[1], radix: 10) ?? 0 : 0
    let digits = parts[0].split(separator: ".")
    let whole = digits[0].utf8.count
    let all = Array(digits.joined().utf8)
    let zero = UInt8(ascii: "0")
    guard let first = all.firstIndex(where: { $0 != zero }),
      let last = all.lastIndex(where: { $0 != zero })
    else { return (0, 0) }
    return (whole - 1 - first + exponent, whole - 1 - last + exponent)
  }

  /// With a fixed number of digits in all, as in `1.00E+01`, larger times are coarser.
  private static func quanta(of places: [(first: Int, last: Int)], finest: Int) -> [Double] {
    var lasts: [Int: Int] = [:]
    for place in places { lasts[place.first] = min(lasts[place.first] ?? place.last, place.last) }
    return places.map { power(lasts[$0.first] ?? finest) }
  }

  /// The steps s for which some start t has t + i·s within half a digit of each time; nil for none.
  private static func steps(_ times: [Double], _ quanta: [Double]) -> ClosedRange<Double>? {
    guard let first = times.first, let last = times.last, times.count > 2, last > first else {
      return nil
    }
    /// How far the nearest row of steps misses; it is convex.
    func miss(_ step: Double) -> Double {
      var (low, high) = (-Double.infinity, Double.infinity)
      for index in times.indices {
        let time = times[index] - Double(index) * step
        let half = quanta[index] * (0.5 + 1e-6)
        low = max(low, time - half)
        high = min(high, time + half)
      }
      return low - high
    }
    let count = Double(times.count - 1)
    let mean = (last - first) / count
    let width = (quanta[0] + quanta[times.count - 1]) / 2 / count * 1.001
    var (low, high) = (max(mean - width, 0), mean + width)
    for _ in 0..<50 {
      let (left, right) = (low + (high - low) / 3, high - (high - low) / 3)
      if miss(left) <= miss(right) { high = right } else { low = left }
    }
    let best = (low + high) / 2
    guard miss(best) <= 0 else { return nil }
    func edge(_ outside: Double) -> Double {
      var (inside, outside) = (best, outside)
      if miss(outside) <= 0 { return outside }
      for _ in 0..<40 {
        let middle = (inside + outside) / 2
        if miss(middle) <= 0 { inside = middle } else { outside = middle }
      }
      return inside
    }
    let (lower, upper) = (edge(max(mean - width, 0)), edge(mean + width))
    return lower <= upper ? lower...upper : nil
  }

  /// The mean rate, to advise.
  static func mean(of times: [Double], scale: Double) -> Double {
    guard let first = times.first, let last = times.last, last > first else { return 60 }
    let rate = Double(times.count - 1) / ((last - first) * scale)
    return rate.isFinite && rate > 0 ? roundest(in: rate * 0.99...rate * 1.01) : 60
  }

  /// The number with the fewest digits in a range.
  private static func roundest(in range: ClosedRange<Double>) -> Double {
    let middle = (range.lowerBound + range.upperBound) / 2
    for exponent in stride(from: 9, through: -9, by: -1) {
      // A division by a power of ten gives the number that is written so.
      let (step, divisor) = (power(max(exponent, 0)), power(max(-exponent, 0)))
      let rounded = (middle / step * divisor).rounded() * step / divisor
      if range.contains(rounded), rounded > 0 { return rounded }
    }
    return middle
  }

  private static func power(_ exponent: Int) -> Double {
    let power = (0..<min(abs(exponent), 300)).reduce(1.0) { power, _ in power * 10 }
    return exponent < 0 ? 1 / power : power
  }
}
