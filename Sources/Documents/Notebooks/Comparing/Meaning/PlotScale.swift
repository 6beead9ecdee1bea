/// The values along one side of a plot, from its labels: cells are even steps.
struct PlotScale {
  /// The value at cell 0.
  private let start: Double
  /// The change from one cell to the next.
  private let step: Double

  /// - Parameter labels: Cells and the values written there; labels stand at the nearest cell.
  /// - Returns: Nil if they are fewer than two or not even, as on a logarithmic axis.
  init?(_ labels: [(cell: Int, value: Double)]) {
    guard let first = labels.first, let last = labels.last, first.cell != last.cell,
      first.value != last.value
    else { return nil }
    let step = (last.value - first.value) / Double(last.cell - first.cell)
    let start = first.value - step * Double(first.cell)
    let isEven = labels.allSatisfy {
      abs(($0.value - start) / step - Double($0.cell)) <= 1
    }
    guard isEven else { return nil }
    (self.start, self.step) = (start, step)
  }

  /// The cells of another scale that show the value of a cell, and those next to them.
  func cells(of cell: Int, in other: PlotScale) -> ClosedRange<Int>? {
    let place = (start + step * Double(cell) - other.start) / other.step
    let reach = 1 + abs(step / other.step)
    guard place.isFinite, reach.isFinite, abs(place) < 10_000, reach < 100 else { return nil }
    let (first, last) = ((place - reach).rounded(.up), (place + reach).rounded(.down))
    return Int(clamping: first)...Int(clamping: last)
  }
}
