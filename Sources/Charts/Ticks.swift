#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The values an axis marks: multiples of 1, 2 or 5 times a power of ten.
struct Ticks: Hashable, Sendable {
  /// The distance between neighbours.
  let step: Double
  /// The power of ten of the step's one digit: -1 for 0.2.
  let decade: Int
  let values: [Double]

  /// The ticks inside a scale, the step chosen so that there are about `count` and not many more.
  init(in scale: Scale, count: Int) {
    let raw = scale.halfSpan / Double(max(count, 2)) * 2
    (step, decade) = Self.step(atLeast: raw)
    values = Self.multiples(of: step, in: scale)
  }

  init(step: Double, decade: Int, in scale: Scale) {
    self.step = step
    self.decade = decade
    values = Self.multiples(of: step, in: scale)
  }

  /// One tick at a value, for an axis that has nothing else to tell.
  init(at value: Double) {
    let exponent = value == 0 ? 0 : Int(log10(abs(value)).rounded(.down))
    // Four digits, but no decimals that are all zeros.
    decade = value == value.rounded() && exponent < 6 ? 0 : exponent - 3
    step = pow(10, Double(decade))
    values = [value]
  }

  private static func step(atLeast raw: Double) -> (Double, Int) {
    guard raw.isFinite, raw > 0 else { return (1, 0) }
    let decade = Int(log10(raw).rounded(.down))
    let base = pow(10, Double(decade))
    // Half as many ticks again as asked for are nearer the wish than less than half as many.
    let digit = [1.0, 2, 5].first { raw <= $0 * base * 1.5 }
    guard let digit else {
      let next = pow(10, Double(decade + 1))
      return next.isFinite ? (next, decade + 1) : (base, decade)
    }
    return (digit * base).isFinite ? (digit * base, decade) : (base, decade)
  }

  private static func multiples(of step: Double, in scale: Scale) -> [Double] {
    // A hair of slack, because an end that is a multiple may not divide exactly.
    var factor = (scale.lower / step - 1e-9).rounded(.up)
    let last = (scale.upper / step + 1e-9).rounded(.down)
    var values: [Double] = []
    // There are never so many: the bound only makes sure of an end where factors lose their ones.
    while factor <= last, values.count < 512 {
      // Adding zero turns -0 into 0.
      values.append(factor * step + 0)
      factor += 1
    }
    return values.filter(\.isFinite)
  }
}
