/// A scale with ticks on rows: the distance of two rows is a whole fraction of a tick's step.
///
/// A label is then its row's own value, and a curve drawn beside it differs from it by less than
/// half a row.
struct RowScale {
  let scale: Scale
  let ticks: Ticks
  /// The share of the grid's height that the data use, 0 to 1.
  let use: Double

  /// The candidates for the rows between ticks, the best first.
  private static let rowsPerTick = [3, 2, 4, 5]
  /// The extra use of the height, per rank, that a lower-ranked number of rows needs to win.
  private static let preference = 0.08

  /// Returns the scales with at least two ticks that show all of the data, the best first.
  static func all(rows: Int, covering bounds: ClosedRange<Double>) -> [RowScale] {
    let scales = rowsPerTick.enumerated().compactMap { rank, parts in
      RowScale(rows: rows, rowsPerTick: parts, covering: bounds).map { (rank: rank, scale: $0) }
    }
    func merit(_ entry: (rank: Int, scale: RowScale)) -> Double {
      entry.scale.use - preference * Double(entry.rank)
    }
    return scales.sorted { merit($0) > merit($1) }.map(\.scale)
  }

  /// Creates the finest scale with a number of rows between ticks.
  private init?(rows: Int, rowsPerTick: Int, covering bounds: ClosedRange<Double>) {
    let span = bounds.upperBound - bounds.lowerBound
    let parts = Double(rowsPerTick)
    let last = Double(rows - 1)
    guard span.isFinite, span > 0 else { return nil }
    for (step, decade) in Ticks.steps(from: span / last * parts) {
      let unit = step / parts
      // A little slack, because an end that is on a row may not divide exactly.
      var first = (bounds.lowerBound / unit + 1e-9).rounded(.down)
      let needed = (bounds.upperBound / unit - 1e-9).rounded(.up) - first
      guard needed <= last else { continue }
      first -= Self.rowsBelow(first, spare: last - needed, top: first + needed)
      let scale = Scale(lower: first * unit, upper: (first + last) * unit)
      let ticks = Ticks(step: step, decade: decade, in: scale)
      guard ticks.values.count >= 2, scale.lower.isFinite, scale.upper.isFinite else { return nil }
      (self.scale, self.ticks, use) = (scale, ticks, span / (last * unit))
      return
    }
    return nil
  }

  /// Returns how many of the spare rows are below the data: half of them, except that nonnegative
  /// data get no negative rows, and nonpositive data no positive ones.
  private static func rowsBelow(_ first: Double, spare: Double, top: Double) -> Double {
    let half = (spare / 2).rounded(.down)
    if first >= 0 { return min(half, first) }
    if top <= 0 { return max(half, spare + top) }
    return half
  }
}
