/// The samples of a series that decide what is drawn of it.
///
/// Where very many follow each other in one column of dots, the line through them covers the dots
/// from the lowest to the highest: so the first, these two and the last draw what all of them would.
struct DecidingSamples {
  /// In their order; of a gap there is one.
  private(set) var indices: [Int]

  /// So few samples in a column of dots are drawn as they are.
  private static let few = 16

  init(of series: Plot.Series, x: Scale, y: Scale, across: Dots) {
    let (xs, ys) = (series.xs, series.ys)
    indices = []
    guard xs.count > Self.few * across.perCell * across.cells else {
      indices = Array(xs.indices)
      return
    }
    var stretch: Stretch?
    for index in xs.indices {
      let place = across.place(at: x.fraction(of: xs[index]))
      guard place.isFinite, y.fraction(of: ys[index]).isFinite else {
        if let stretch { indices += stretch.deciding }
        if stretch != nil || indices.isEmpty { indices.append(index) }
        stretch = nil
        continue
      }
      let column = place.rounded()
      if stretch?.column == column {
        stretch?.add(index, ys)
      } else {
        if let stretch { indices += stretch.deciding }
        stretch = Stretch(column: column, index: index)
      }
    }
    if let stretch { indices += stretch.deciding }
  }

  /// Samples that follow each other in one column.
  private struct Stretch {
    let column: Double
    private let first: Int
    private var lowest: Int
    private var highest: Int
    private var last: Int

    init(column: Double, index: Int) {
      self.column = column
      (first, lowest, highest, last) = (index, index, index, index)
    }

    mutating func add(_ index: Int, _ ys: [Double]) {
      if ys[index] < ys[lowest] { lowest = index }
      if ys[index] > ys[highest] { highest = index }
      last = index
    }

    var deciding: [Int] {
      [min(lowest, highest), max(lowest, highest), last].reduce(into: [first]) { all, index in
        if all.last != index { all.append(index) }
      }
    }
  }
}
