/// The analysis of a curve read from left to right, as facts that hold for its samples.
///
/// "Ripple", "change" and "range" have one meaning throughout: the change is the last value minus
/// the first, the range is the greatest minus the least, and a ripple is a thousandth of the range.
struct SeriesAnalysis: Sendable {
  let xs: [Double]
  let ys: [Double]
  /// The samples at which the curve is first lowest and first highest.
  let lowest: Int
  let highest: Int
  let turns: [Turn]
  /// The value that the curve arrives at: the known goal, else its last value.
  let aim: Double
  /// Whether it is a function, which has values between its samples too.
  let isFunction: Bool
  /// Whether something still moved the value at its last sample, so that this sample is a moment
  /// and need not be an end.
  private let isMoving: Bool

  /// - Precondition: at least two samples, all finite, the xs never decreasing and not all equal.
  init(
    xs: [Double], ys: [Double], goal: Double? = nil, isFunction: Bool = false,
    isMoving: Bool = false
  ) {
    self.xs = xs
    self.ys = ys
    aim = goal ?? ys[ys.count - 1]
    self.isFunction = isFunction
    self.isMoving = isMoving
    var lowest = 0
    var highest = 0
    for index in ys.indices {
      if ys[index] < ys[lowest] { lowest = index }
      if ys[index] > ys[highest] { highest = index }
    }
    self.lowest = lowest
    self.highest = highest
    let range = ys[highest] - ys[lowest]
    turns = range.isFinite && range > 0 ? Turn.all(in: ys, ripple: 0.001 * range) : []
  }

  var first: Double { ys[0] }
  var last: Double { ys[ys.count - 1] }
  var change: Double { last - first }
  var range: Double { ys[highest] - ys[lowest] }
  var ripple: Double { 0.001 * range }
  var bounds: ClosedRange<Double> { ys[lowest]...ys[highest] }

  /// Returns the share of the x span after a sample, 0...1.
  private func remaining(after index: Int) -> Double {
    let end = xs[xs.count - 1] / 2
    return (end - xs[index] / 2) / (end - xs[0] / 2)
  }

  /// The way from the first value to the aim.
  var way: Double { aim - first }

  /// Whether the way is large enough to be the measure of other quantities.
  var hasChange: Bool { abs(way) >= 0.25 * range }

  /// The band of "settles within 1 %": 1 % of the way, or of the range if the way is short.
  var settlingBand: Double { band(of: 0.01) }

  /// Returns a share of the way, or of the range if the way is short.
  func band(of share: Double) -> Double { share * (hasChange ? abs(way) : range) }

  /// Whether the last sample is a moment in a motion and not its end: the value was still moving, it
  /// had not come to rest, and it had not settled for as long as its last swing took.
  var isUnderWay: Bool { isMoving && rested == nil && !hasSettledForASwing }

  /// Whether the curve has been within 1 % of its last value for as long as its last swing before
  /// that: any shorter, and it may be at a turn.
  private var hasSettledForASwing: Bool {
    guard let arrived else { return false }
    let turns = turns.map(\.index).filter { $0 <= arrived }
    let swing =
      switch turns.count {
      case 0: xs[arrived] - xs[departed ?? 0]
      case 1: 2 * (xs[turns[0]] - xs[departed ?? 0])
      case 2: 2 * (xs[turns[1]] - xs[turns[0]])
      default: xs[turns[turns.count - 1]] - xs[turns[turns.count - 3]]
      }
    return xs[xs.count - 1] - xs[arrived] >= swing
  }

  /// The first sample from where on the curve stays within 1 % of its aim.
  var arrived: Int? { arrived(within: settlingBand) }

  /// The first sample from where on the curve stays within a distance of its aim.
  func arrived(within band: Double) -> Int? {
    abs(last - aim) <= band ? firstOfTail { abs($0 - aim) <= band } : nil
  }

  /// The same, if it stays for at least 3 % of the x span: every curve is near its end at its end.
  var settled: Int? { settled(within: settlingBand) }

  /// The first sample from where on it stays within a distance of its aim, under the same condition.
  func settled(within band: Double) -> Int? {
    guard !isUnderWay, let index = arrived(within: band) else { return nil }
    return remaining(after: index) >= 0.03 ? index : nil
  }

  /// Returns the x at which a curve arrives within a distance, by default `settlingBand`: that of
  /// the sample or, for a function, where the line from the previous sample meets the band.
  func place(ofArrival index: Int, within band: Double? = nil) -> Double {
    guard isFunction, index > 0 else { return xs[index] }
    let (before, after) = (abs(ys[index - 1] - aim), abs(ys[index] - aim))
    // A curve that passes the aim between two samples comes from the band's other side.
    let sameSide = (ys[index - 1] < aim) == (ys[index] < aim)
    let rest = sameSide ? before - after : before + after
    let part = (before - (band ?? settlingBand)) / rest
    return xs[index - 1] + (xs[index] - xs[index - 1]) * min(max(part, 0), 1)
  }

  /// The first sample of the curve's constant end, of at least the same length.
  var rested: Int? {
    let index = firstOfTail { abs($0 - last) <= 1e-9 * range }
    return ys.count - index >= 3 && remaining(after: index) >= 0.03 ? index : nil
  }

  private func firstOfTail(_ belongs: (Double) -> Bool) -> Int {
    var index = ys.count - 1
    while index > 0, belongs(ys[index - 1]) { index -= 1 }
    return index
  }

  /// The last sample of the curve's constant beginning, at least 5 % of the x span and three
  /// samples long.
  var departed: Int? {
    let leaving = ys.firstIndex { abs($0 - first) > 1e-9 * range }
    guard let leaving, leaving >= 3, remaining(after: leaving - 1) <= 0.95 else { return nil }
    return leaving - 1
  }

  /// The overshoot beyond the aim, as a share of the way; 0 if there is none.
  var excess: Double {
    guard way != 0 else { return 0 }
    return max(0, (ys[way > 0 ? highest : lowest] - aim) / way)
  }

  /// The overshoot, if it is visible and the curve settles, and the turn at which it is largest.
  var overshoot: (part: Double, turn: Int)? {
    guard hasChange, settled != nil, excess * abs(way) >= ripple else { return nil }
    let farthest = way > 0 ? highest : lowest
    return turns.firstIndex { $0.index == farthest }.map { (excess, $0) }
  }
}

/// A place where a curve stops rising and begins to fall, or the other way round.
struct Turn: Hashable, Sendable {
  /// The index of the sample.
  let index: Int
  let isMaximum: Bool

  /// Returns the turns of a sequence, except reversals smaller than `ripple`.
  ///
  /// Between neighbouring turns, and before the first and after the last, the values never go back
  /// by `ripple` or more. Maxima and minima alternate. Of equal extremes the first counts.
  static func all(in values: [Double], ripple: Double) -> [Turn] {
    var turns: [Turn] = []
    var high = 0
    var low = 0
    // Nil until the curve has moved by a ripple from its start.
    var isRising: Bool?
    for index in values.indices {
      if values[index] > values[high] { high = index }
      if values[index] < values[low] { low = index }
      if isRising != false, values[high] - values[index] >= ripple {
        if isRising == true { turns.append(Turn(index: high, isMaximum: true)) }
        isRising = false
        low = index
      } else if isRising != true, values[index] - values[low] >= ripple {
        if isRising == false { turns.append(Turn(index: low, isMaximum: false)) }
        isRising = true
        high = index
      }
    }
    return turns
  }
}
