import Foundation
import TestSupport
import Testing

@testable import Answers

/// Drawings are in their places: samples at their glyphs, labels at their values.
@Suite struct PlaceTests {
  private struct Drawing {
    let plot: Plot
    let x: PlotAxis
    let y: PlotSides
    /// The labels beside each row.
    let labels: [Plot.Side: [String]]
    /// Without the lines that show what is overshot.
    let cells: [[Character]]
    /// The rows with such a line, though a curve may cover all of it.
    let ruled: [Int]
    /// The columns of the marks in the line below the rows.
    let marks: [Int]

    init(_ plot: Plot, width: Int, rows: Int, glyphs: GlyphSet) throws {
      self.plot = plot
      let lines = plot.lines(width: width, height: rows, glyphs: glyphs)[1...rows + 1].map {
        Array($0)
      }
      let bar = try #require(lines[0].firstIndex(of: "|"))
      let end = lines[rows].count - (plot.hasRightAxis ? 1 : 0)
      let columns = bar + 1..<end
      let grid = lines[..<rows].map { line in columns.map { $0 < line.count ? line[$0] : " " } }
      labels = [
        .left: lines[..<rows].map { String($0[..<bar]).filter { $0 != " " } },
        .right: lines[..<rows].map { String($0.dropFirst(end + 1)).filter { $0 != " " } },
      ]
      ruled = grid.indices.filter { grid[$0].contains("-") }
      cells = grid.map { $0.map { $0 == "-" ? " " : $0 } }
      marks = columns.indices.filter { lines[rows][$0] == "+" }.map { $0 - bar - 1 }
      x = PlotAxis.horizontal(plot, columns: columns.count, dots: glyphs.dotColumns)
      y = PlotSides(plot, rows: rows)
    }

    /// The value span of a row of the left axis.
    var rowHeight: Double { 2 * y.left.scale.halfSpan / Double(cells.count - 1) }

    /// Where a value lies among the rows, the first being 0.
    func row(of value: Double, _ side: Plot.Side = .left) -> Double {
      let fraction = y[side].scale.fraction(of: value)
      return (plot.yGrowsDown ? fraction : 1 - fraction) * Double(cells.count - 1)
    }

    func column(of value: Double) -> Double {
      x.scale.fraction(of: value) * Double(cells[0].count - 1)
    }

    /// Whether a glyph lies within half a row and half a column.
    func showsSample(_ valueX: Double, _ valueY: Double, _ side: Plot.Side = .left) -> Bool {
      let (column, row) = (column(of: valueX), row(of: valueY, side))
      return Self.nearest(row).contains { row in
        Self.nearest(column).contains { cells[row][$0] != " " }
      }
    }

    /// The whole number nearest to a place; where it lies half way, both.
    static func nearest(_ place: Double) -> ClosedRange<Int> {
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

  /// Of very many samples only those are drawn that decide, and what is drawn is the same.
  @Test(arguments: GlyphSet.allCases, 0..<10)
  func everyOneOfManySamplesIsAtItsGlyph(_ glyphs: GlyphSet, seed: UInt64) throws {
    var random = Seeded(seed &+ 6000)
    let count = 20_000
    let goesBack = seed % 3 == 0
    let xs = (0..<count).map { index in
      goesBack ? sin(Double(index) / 700) + 2 : Double(index + 1) / 1000
    }
    let noise = random.value(0...2)
    let ys = xs.indices.map { index -> Double in
      if random.value(0...1) < 0.001 { return .nan }
      return 4 + 2 * sin(Double(index) / 900) + noise * random.value(-1...1)
    }
    let plot = Plot(
      title: "p", series: [.init(name: "p", xs: xs, ys: ys, growsDown: seed.isMultiple(of: 2))],
      logAxes: seed.isMultiple(of: 5) ? [.y] : [])
    let drawing = try Drawing(
      plot, width: Int(random.value(24...80)), rows: Int(random.value(4...40)), glyphs: glyphs)
    let missed = zip(xs, ys).filter { $1.isFinite && $1 > 0 && !drawing.showsSample($0, $1) }
    #expect(missed.isEmpty, "\(missed.prefix(3))")
    let dots = Dots(perCell: glyphs.dotColumns, cells: drawing.cells[0].count)
    let deciding = DecidingSamples(
      of: plot.series[0], x: drawing.x.scale, y: drawing.y.left.scale, across: dots)
    #expect(deciding.indices.count < count / 4)
    #expect(deciding.indices == Set(deciding.indices).sorted())
  }

  @Test(arguments: GlyphSet.allCases, 0..<40)
  func everyLabelIsAtItsValue(_ glyphs: GlyphSet, seed: UInt64) throws {
    var random = Seeded(seed &+ 1000)
    let plot = Self.plot(&random, down: seed.isMultiple(of: 2))
    let drawing = try Drawing(
      plot, width: Int(random.value(24...160)), rows: Int(random.value(4...50)), glyphs: glyphs)
    var labelled = 0
    for (value, text) in zip(drawing.y.left.ticks.values, drawing.y.left.labels.texts) {
      let row = drawing.row(of: value)
      #expect(abs(row - row.rounded()) < 1e-6, "a tick between rows: \(value)")
      #expect(drawing.labels[.left]?[Int(row.rounded())] == text)
      labelled += 1
    }
    #expect(labelled >= 2)
    #expect(drawing.labels[.left]?.count { !$0.isEmpty } == labelled)
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
    for (value, text) in zip(drawing.y.left.ticks.values, drawing.y.left.labels.texts) {
      let row = Int(drawing.row(of: value).rounded())
      #expect(drawing.labels[.left]?[row].isEmpty == false, "\(value): \(text)")
      if plot.logAxes.contains(.y) {
        #expect(abs((Double(text) ?? 0) / value - 1) < 0.005, "\(text) is \(value)")
      }
    }
    #expect(drawing.y.left.ticks.values.count >= 2)
  }

  /// The marks below the rows, each within half a column of its value.
  @Test(arguments: GlyphSet.allCases, 0..<40)
  func everyMarkIsAtItsValue(_ glyphs: GlyphSet, seed: UInt64) throws {
    var random = Seeded(seed &+ 3000)
    var plot = Self.plot(&random, down: false)
    if seed.isMultiple(of: 3), plot.series[0].xs[0] > 0 { plot.logAxes = [.x] }
    let turned = Plot(
      title: "", series: plot.series, logAxes: plot.logAxes, xRunsDown: seed.isMultiple(of: 2))
    let drawing = try Drawing(
      turned, width: Int(random.value(24...160)), rows: Int(random.value(4...50)), glyphs: glyphs)
    for value in drawing.x.ticks.values {
      let column = drawing.column(of: value)
      let isMarked = drawing.marks.contains { abs(Double($0) - column) <= 0.5 + 1e-6 }
      #expect(isMarked || column < 0.5 + 1e-6, "\(value) at \(column), marks \(drawing.marks)")
    }
  }

  /// Two units: every sample by its own axis, and both axes' labels at their values.
  @Test(arguments: GlyphSet.allCases, 0..<40)
  func twoAxesKeepPlaces(_ glyphs: GlyphSet, seed: UInt64) throws {
    var random = Seeded(seed &+ 4000)
    let sides = [Self.plot(&random, down: seed.isMultiple(of: 2)), Self.plot(&random, down: false)]
    let series = zip(sides, ["pt", "pt/s"]).map { plot, unit in
      Plot.Series(
        name: unit, xs: plot.series[0].xs, ys: plot.series[0].ys, unit: unit,
        growsDown: plot.yGrowsDown)
    }
    let drawing = try Drawing(
      Plot(title: "p", series: series), width: Int(random.value(40...160)),
      rows: Int(random.value(4...50)), glyphs: glyphs)
    for (series, side) in zip(series, [Plot.Side.left, .right]) {
      #expect(drawing.plot.side(of: series) == side)
      for (x, y) in zip(series.xs, series.ys) where y.isFinite {
        #expect(drawing.showsSample(x, y, side), "(\(x), \(y))")
      }
      let axis = drawing.y[side]
      #expect(axis.ticks.values.count >= 2)
      for (value, text) in zip(axis.ticks.values, axis.labels.texts) {
        let row = drawing.row(of: value, side)
        #expect(drawing.labels[side]?[Int(row.rounded())] == text)
      }
    }
  }

  /// An overshot value has a line on the row in which the curve comes to rest on it, and is named
  /// there.
  @Test(arguments: GlyphSet.allCases, 0..<40)
  func aTargetIsOnItsRow(_ glyphs: GlyphSet, seed: UInt64) throws {
    var random = Seeded(seed &+ 5000)
    let (from, goal) = (random.value(-500...500), random.value(-500...500))
    let (damping, pace) = (random.value(0.1...0.7), random.value(5...40))
    let xs = (0...300).map { Double($0) / 100 }
    let ys = xs.map { goal + (from - goal) * exp(-damping * pace * $0) * cos(pace * $0) }
    let plot = Plot(
      title: "p",
      series: [.init(name: "p", xs: xs, ys: ys, growsDown: seed.isMultiple(of: 2))])
    let drawing = try Drawing(
      plot, width: Int(random.value(30...160)), rows: Int(random.value(4...50)), glyphs: glyphs)
    guard let target = plot.readings[0].target else {
      #expect(!plot.sentences[0].contains("overshoots"))
      return #expect(drawing.ruled == [])
    }
    #expect(plot.sentences[0].contains("overshoots \(plot.format.string(target))"))
    let row = Int(drawing.row(of: target).rounded())
    // In a narrow plot the curve may cover all of it.
    #expect(drawing.ruled == [row] || drawing.ruled == [])
    let rest = try #require(drawing.cells[row].last)
    #expect(rest != " ", "the curve rests on the line")
    let label = try #require(drawing.labels[.left]?[row])
    #expect(label.isEmpty || abs((Double(label) ?? 0) - target) <= 0.51 * abs(drawing.rowHeight))
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
