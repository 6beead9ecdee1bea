import Foundation
import TestSupport
import Testing

@testable import Answers

/// Curves are drawn whole: where two samples follow each other there is no hole between them.
@Suite struct CurveDrawingTests {
  private func cells(_ lines: [String], rows: Int) -> [Cell] {
    lines[1...rows].enumerated().flatMap { row, line -> [Cell] in
      guard let bar = Array(line).firstIndex(of: "|") else { return [] }
      // A line that shows what is overshot is no curve.
      return line.dropFirst(bar + 1).enumerated().filter { $1 != " " && $1 != "-" }
        .map { Cell(column: $0.offset, row: row) }
    }
  }

  /// How many pieces the cells fall into, corners counting as contact.
  private func pieces(_ cells: [Cell]) -> Int {
    var left = Set(cells)
    var count = 0
    while let start = left.popFirst() {
      count += 1
      var edge = [start]
      while let cell = edge.popLast() {
        for column in -1...1 {
          for row in -1...1 {
            let next = Cell(column: cell.column + column, row: cell.row + row)
            if left.remove(next) != nil { edge.append(next) }
          }
        }
      }
    }
    return count
  }

  @Test(arguments: SampleCurves.families, GlyphSet.allCases)
  func curvesHaveNoHoles(family: String, glyphs: GlyphSet) {
    for seed in UInt64(1)...40 {
      let curve = SampleCurves.curve(family, seed: seed)
      let plot = Plot(title: "", series: [Plot.Series(name: "", xs: curve.xs, ys: curve.ys)])
      let drawn = cells(plot.lines(glyphs: glyphs), rows: 16)
      #expect(pieces(drawn) == 1, "\(curve)")
      #expect(drawn.contains { $0.column == 0 })
    }
  }

  @Test(arguments: SampleCurves.families)
  func everySampleIsOnTheCurve(family: String) throws {
    for seed in UInt64(1)...40 {
      let curve = SampleCurves.curve(family, seed: seed)
      let plot = Plot(
        title: "", series: [Plot.Series(name: "", xs: curve.xs, ys: curve.ys)], yRange: -2000...2000
      )
      let drawn = Set(cells(plot.lines(height: 40), rows: 40))
      let width = try #require(drawn.map(\.column).max()) + 1
      for (x, y) in zip(curve.xs, curve.ys) where abs(y) <= 2000 {
        let column = Int((x / curve.xs[curve.xs.count - 1] * Double(width - 1)).rounded())
        let row = Int(((2000 - y) / 4000 * 39).rounded())
        // Thinning may take an elbow away, never more: the curve passes next to it.
        let near = [(0, 0), (1, 0), (-1, 0), (0, 1), (0, -1)]
        #expect(near.contains { drawn.contains(Cell(column: column + $0.0, row: row + $0.1)) })
      }
    }
  }

  @Test func gapsStayOpen() {
    let ys = [1, 1, 1, .nan, .nan, .nan, 1, 1, 1.0]
    let plot = Plot(
      title: "", series: [Plot.Series(name: "", xs: ys.indices.map(Double.init), ys: ys)])
    #expect(pieces(cells(plot.lines(), rows: 16)) == 2)
  }

  @Test func whatIsOutsideIsClipped() {
    let xs = (0...100).map { Double($0) / 100 }
    let plot = Plot(
      title: "", series: [Plot.Series(name: "", xs: xs, ys: xs.map { tan(3 * $0) * 1e9 })],
      yRange: -1...1)
    #expect(!cells(plot.lines(), rows: 16).isEmpty)
  }

  @Test func thinnedWalksKeepTouching() {
    var random = Seeded(5)
    for _ in 0..<200 {
      var walk = CellWalk()
      var place = (random.value(0...60), random.value(0...20))
      for _ in 0..<5 {
        let next = (random.value(0...60), random.value(0...20))
        walk.follow(Segment(x0: place.0, y0: place.1, x1: next.0, y1: next.1))
        place = next
      }
      for cells in [walk.cells, walk.thinned] {
        for (a, b) in zip(cells, cells.dropFirst()) {
          #expect(max(abs(a.column - b.column), abs(a.row - b.row)) == 1)
        }
      }
      #expect(walk.thinned.first == walk.cells.first && walk.thinned.last == walk.cells.last)
    }
  }
}
