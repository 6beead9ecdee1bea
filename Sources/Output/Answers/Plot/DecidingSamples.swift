/// The samples of a series that determine its drawing.
///
/// If very many of them follow each other in one column of dots, the line through them covers the
/// dots from the lowest to the highest: so the first, these two and the last give the same drawing.
struct DecidingSamples {
  /// The indices in order, one for each gap.
  private(set) var indices: [Int]

  /// Up to so many samples in a column of dots are drawn individually.
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

  /// Consecutive samples in one column.
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
