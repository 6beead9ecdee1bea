/// A curve read from left to right, as facts that hold for its samples.
///
/// "Ripple", "change" and "range" have one meaning throughout: the change is the last value less
/// the first, the range is the greatest less the least, and a ripple is a thousandth of the range.
struct Course: Sendable {
  let xs: [Double]
  let ys: [Double]
  /// Samples at which the curve is lowest and highest for the first time.
  let lowest: Int
  let highest: Int
  let turns: [Turn]

  /// - Precondition: at least two samples, all finite, the xs never falling and not all equal.
  init(xs: [Double], ys: [Double]) {
    self.xs = xs
    self.ys = ys
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

  /// How much of the x span lies behind a sample, 0...1.
  private func remaining(after index: Int) -> Double {
    let end = xs[xs.count - 1] / 2
    return (end - xs[index] / 2) / (end - xs[0] / 2)
  }

  /// Whether the curve gets somewhere else, so that its change is a measure for the rest.
  var hasChange: Bool { abs(change) >= 0.25 * range }

  /// What "settles within 1 %" is 1 % of: the change, or the range where the change is small.
  var settlingBand: Double { 0.01 * (hasChange ? abs(change) : range) }

  /// The first sample from which on the curve stays within 1 % of its last value, where that is
  /// for at least 3 % of the x span: every curve is near its end at its end.
  var settled: Int? {
    let index = firstOfTail { abs($0 - last) <= settlingBand }
    return remaining(after: index) >= 0.03 ? index : nil
  }

  /// The first sample of a stretch, likewise long, in which the curve keeps its last value.
  var rested: Int? {
    let index = firstOfTail { abs($0 - last) <= 1e-9 * range }
    return ys.count - index >= 3 && remaining(after: index) >= 0.03 ? index : nil
  }

  private func firstOfTail(_ belongs: (Double) -> Bool) -> Int {
    var index = ys.count - 1
    while index > 0, belongs(ys[index - 1]) { index -= 1 }
    return index
  }

  /// The last sample of a stretch at the beginning, at least 5 % of the x span and three samples
  /// long, in which the curve keeps its first value.
  var departed: Int? {
    let leaving = ys.firstIndex { abs($0 - first) > 1e-9 * range }
    guard let leaving, leaving >= 3, remaining(after: leaving - 1) <= 0.95 else { return nil }
    return leaving - 1
  }

  /// How far the curve goes beyond the value it settles at, as a part of the change, and the
  /// turn at which it is farthest; nil where it does not settle or not go beyond.
  var overshoot: (part: Double, turn: Int)? {
    guard hasChange, settled != nil else { return nil }
    let farthest = change > 0 ? highest : lowest
    let beyond = abs(ys[farthest] - last)
    guard beyond >= ripple, let turn = turns.firstIndex(where: { $0.index == farthest }) else {
      return nil
    }
    return (beyond / abs(change), turn)
  }
}
