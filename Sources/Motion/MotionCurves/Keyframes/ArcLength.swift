/// The arc length of a spline, and the place of a length on it, for motion at constant speed.
///
/// Each piece is divided into slices whose lengths are summed by five-point Gauss–Legendre
/// quadrature.
struct ArcLength: Hashable, Sendable {
  private let spline: Spline
  private let slices: Int
  /// The cumulative length at the end of each slice.
  private let lengths: [Double]

  var total: Double { lengths.last ?? 0 }

  /// Nil for a spline whose length is 0 or not finite: there is no constant speed.
  init?(_ spline: Spline) {
    // The more pieces, the shorter each.
    let slices = spline.count > 10_000 ? 1 : 32
    var lengths: [Double] = []
    lengths.reserveCapacity(spline.count * slices)
    var sum = 0.0
    for slice in 0..<(spline.count * slices) {
      let from = Double(slice % slices) / Double(slices)
      sum += Self.length(spline, slice / slices, from, from + 1 / Double(slices))
      lengths.append(sum)
    }
    guard sum > 0, sum.isFinite else { return nil }
    self.spline = spline
    self.slices = slices
    self.lengths = lengths
  }

  /// Returns the piece and its parameter at a share of the whole length.
  func place(at share: Double) -> (piece: Int, u: Double) {
    let target = share * total
    let slice = min(lengths.firstIndex(after: target), lengths.count - 1)
    let before = slice == 0 ? 0 : lengths[slice - 1]
    let piece = slice / slices
    let from = Double(slice % slices) / Double(slices)
    return (piece, solve(piece, from: from, rest: target - before, length: lengths[slice] - before))
  }

  /// Solves by Newton's method in a bracket, starting from a uniform speed.
  private func solve(_ piece: Int, from: Double, rest: Double, length: Double) -> Double {
    guard length > 0 else { return from }
    var (low, high) = (from, from + 1 / Double(slices))
    var u = from + rest / length / Double(slices)
    for _ in 0..<40 {
      let error = Self.length(spline, piece, from, u) - rest
      if error > 0 { high = u } else { low = u }
      let newton = u - error / spline.speed(piece, u)
      if abs(newton - u) <= 1e-15 { return newton }
      u = newton > low && newton < high ? newton : (low + high) / 2
    }
    return u
  }

  private static let nodes: [(place: Double, weight: Double)] = [
    (0, 128.0 / 225), (0.538_469_310_105_683_1, 0.478_628_670_499_366_47),
    (-0.538_469_310_105_683_1, 0.478_628_670_499_366_47),
    (0.906_179_845_938_664, 0.236_926_885_056_189_08),
    (-0.906_179_845_938_664, 0.236_926_885_056_189_08),
  ]

  private static func length(_ spline: Spline, _ piece: Int, _ from: Double, _ to: Double) -> Double
  {
    let (middle, half) = ((from + to) / 2, (to - from) / 2)
    var sum = 0.0
    for node in nodes { sum += node.weight * spline.speed(piece, middle + half * node.place) }
    return sum * half
  }
}

extension RandomAccessCollection<Double> where Index == Int {
  /// Returns the first index whose entry is greater than a number, in a list that never decreases;
  /// the count if there is none.
  func firstIndex(after x: Double) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] > x { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
