import Foundation
import TestSupport
import Testing

@testable import Charts

/// What is drawn stands where it is: samples at their glyphs, labels at their values.
@Suite struct PlaceTests {
  private struct Drawing {
    let plot: Plot
    let rows: Int
    let x: PlotAxis
    let y: PlotAxis
    let labels: [String]
    let cells: [[Character]]

    init(_ plot: Plot, width: Int, rows: Int, glyphs: GlyphSet) throws {
      self.plot = plot
      self.rows = rows
      let lines = plot.lines(width: width, height: rows, glyphs: glyphs)[1...rows].map { Array($0) }
      let bars = try lines.map { try #require($0.firstIndex(of: "|")) }
      labels = zip(lines, bars).map { String($0[..<$1]).filter { $0 != " " } }
      let columns = width - bars[0] - 1
      cells = zip(lines, bars).map { line, bar in
        let row = Array(line[(bar + 1)...])
        return row + Array(repeating: " ", count: columns - row.count)
      }
      x = PlotAxis.horizontal(plot, columns: columns, dots: glyphs.dotColumns)
      y = PlotAxis.vertical(plot, rows: rows)
    }

    /// Where a value lies among the rows, the first being 0.
    func row(of value: Double) -> Double {
      let fraction = y.scale.fraction(of: value)
      return (plot.yGrowsDown ? fraction : 1 - fraction) * Double(rows - 1)
    }

    func column(of value: Double) -> Double {
      x.scale.fraction(of: value) * Double(cells[0].count - 1)
    }

    /// Whether a glyph lies within half a row and half a column.
    func showsSample(_ valueX: Double, _ valueY: Double) -> Bool {
      let (column, row) = (column(of: valueX), row(of: valueY))
      return Self.nearest(row).contains { row in
        Self.nearest(column).contains { cells[row][$0] != " " }
      }
    }

    /// The whole number nearest to a place; where it lies half way, both.
    private static func nearest(_ place: Double) -> ClosedRange<Int> {
      Int((place - 1e-6).rounded())...Int((place + 1e-6).rounded())
    }
  }

  private static func plot(_ random: inout Seeded, down: Bool) -> Plot {
    let count = Int(random.value(2...120))
    let size = pow(10, random.value(-6...6))
    let offset = random.value(-3...3) * size
    var x = random.value(-10...10)
    let points = (0..<count).map { _ -> (x: Double, y: Double) in
      x += random.value(0.01...1)
      let isGap = random.value(0...1) < 0.05
      return (x, isGap ? .nan : offset + random.value(-1...1) * size)
    }
    return Plot(title: "p", series: [.init(name: "p", points: points, growsDown: down)])
  }

  @Test(arguments: GlyphSet.allCases, 0..<40)
  func everySampleIsAtItsGlyph(_ glyphs: GlyphSet, seed: UInt64) throws {
    var random = Seeded(seed)
    let plot = Self.plot(&random, down: seed.isMultiple(of: 2))
    let drawing = try Drawing(
      plot, width: Int(random.value(24...160)), rows: Int(random.value(4...50)), glyphs: glyphs)
    for (x, y) in zip(plot.series[0].xs, plot.series[0].ys) where y.isFinite {
      #expect(drawing.showsSample(x, y), "(\(x), \(y))")
    }
  }

  @Test(arguments: GlyphSet.allCases, 0..<40)
  func everyLabelIsAtItsValue(_ glyphs: GlyphSet, seed: UInt64) throws {
    var random = Seeded(seed &+ 1000)
    let plot = Self.plot(&random, down: seed.isMultiple(of: 2))
    let drawing = try Drawing(
      plot, width: Int(random.value(24...160)), rows: Int(random.value(4...50)), glyphs: glyphs)
    var labelled = 0
    for (value, text) in zip(drawing.y.ticks.values, drawing.y.labels.texts) {
      let row = drawing.row(of: value)
      #expect(abs(row - row.rounded()) < 1e-6, "a tick between rows: \(value)")
      #expect(drawing.labels[Int(row.rounded())] == text)
      labelled += 1
    }
    #expect(labelled >= 2)
    #expect(drawing.labels.count { !$0.isEmpty } == labelled)
  }

  /// On logarithmic axes and on those that run down, too, if not always on the very row.
  @Test(arguments: GlyphSet.allCases, 0..<40)
  func logarithmicAndTurnedAxesKeepPlaces(_ glyphs: GlyphSet, seed: UInt64) throws {
    var random = Seeded(seed &+ 2000)
    let (size, decades) = (pow(10, random.value(-6...6)), random.value(0.2...9))
    var x = pow(10, random.value(-3...3))
    let points = (0..<Int(random.value(2...120))).map { _ -> (x: Double, y: Double) in
      x *= random.value(1.01...1.5)
      return (x, size * pow(10, random.value(0...decades)))
    }
    let plot = Plot(
      title: "p", series: [.init(name: "p", points: points, growsDown: seed.isMultiple(of: 2))],
      logAxes: seed.isMultiple(of: 3) ? [.x, .y] : seed.isMultiple(of: 5) ? [.x] : [.y],
      xRunsDown: seed.isMultiple(of: 4))
    let drawing = try Drawing(
      plot, width: Int(random.value(24...160)), rows: Int(random.value(6...50)), glyphs: glyphs)
    for (x, y) in points { #expect(drawing.showsSample(x, y), "(\(x), \(y))") }
    for (value, text) in zip(drawing.y.ticks.values, drawing.y.labels.texts) {
      let row = Int(drawing.row(of: value).rounded())
      #expect(drawing.labels[row] == text || !drawing.labels[row].isEmpty, "\(value)")
      if plot.logAxes.contains(.y) {
        #expect(abs((Double(text) ?? 0) / value - 1) < 0.005, "\(text) is \(value)")
      }
    }
    #expect(drawing.y.ticks.values.count >= 2)
  }

  @Test func undefinedSamplesAreGaps() throws {
    let xs = (0...100).map { Double($0) / 100 }
    let ys = xs.map { (0.4...0.6).contains($0) ? Double.nan : 1 + $0 }
    let plot = Plot(title: "p", series: [.init(name: "p", xs: xs, ys: ys)])
    let drawing = try Drawing(plot, width: 60, rows: 16, glyphs: .ascii)
    for place in [0.42, 0.5, 0.58] {
      let column = Int(drawing.column(of: place).rounded())
      #expect(drawing.cells.allSatisfy { $0[column] == " " })
    }
  }
}
