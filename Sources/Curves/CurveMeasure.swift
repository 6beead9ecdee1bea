/// What there is to say of a curve in numbers, from samples of it.
public struct CurveMeasure: Sendable {
  /// The greatest value and where it is first reached.
  public let peak: (value: Double, at: Double)
  /// How far it goes beyond its goal, as a part of the way; 0 where it does not.
  public let overshoot: Double
  /// From where on it stays within 1 % of the way from its goal; nil where it never does.
  public let settles: Double?

  /// The share of the way that counts as settled.
  public static let settlingBand = 0.01

  /// - Parameters:
  ///   - xs: rising.
  ///   - ys: the values there, as many; empty lists give zeros.
  ///   - goal: where the curve comes to; nil for what has none, and then neither overshoot nor
  ///     settling means anything.
  public init(xs: [Double], ys: [Double], goal: Double?) {
    var highest = 0
    for index in ys.indices where ys[index] > ys[highest] { highest = index }
    guard let first = ys.first, xs.count == ys.count else {
      peak = (0, 0)
      overshoot = 0
      settles = nil
      return
    }
    peak = (ys[highest], xs[highest])
    guard let goal, goal != first else {
      overshoot = 0
      settles = nil
      return
    }
    let way = goal - first
    overshoot = max(0, ys.reduce(0) { max($0, ($1 - goal) / way) })
    let band = abs(way) * Self.settlingBand
    var index = ys.count
    while index > 0, abs(ys[index - 1] - goal) <= band { index -= 1 }
    settles = index < ys.count ? xs[index] : nil
  }

  /// The greatest distance between two curves sampled at the same places, and where it is.
  public static func greatestDifference(
    _ a: [Double], _ b: [Double], at xs: [Double]
  ) -> (value: Double, at: Double) {
    var greatest = (value: 0.0, at: xs.first ?? 0)
    for (x, pair) in zip(xs, zip(a, b)) where abs(pair.0 - pair.1) > greatest.value {
      greatest = (abs(pair.0 - pair.1), x)
    }
    return greatest
  }
}
