import Foundation
import Testing
import Text

@testable import Answers

/// The text form of a plot, which notebooks recognise.
@Suite struct PlotFormTests {
  private let time = Plot.AxisLabel("time", unit: "s")

  private func plot(_ series: [Plot.Series]) -> Plot {
    Plot(title: "t", xLabel: time, series: series)
  }

  private func series(
    _ ys: [Double], name: String = "a", growsDown: Bool = false
  ) -> Plot.Series {
    Plot.Series(name: name, xs: ys.indices.map(Double.init), ys: ys, growsDown: growsDown)
  }

  /// Data of every awkward kind.
  private var awkward: [Plot.Series] {
    [
      series([]), series([5]), series([0, 0]), series([-0.0, 0.0]), series([.nan, .nan]),
      series([1, .nan, 3, .infinity, -.infinity, 2]), series([1e308, -1e308, 1.7e308]),
      series([.leastNonzeroMagnitude, 0, .leastNonzeroMagnitude]),
      series([1e15, 1e15 + 1, 1e15 + 2]), series([518.1, 518.1001]),
      series([-123456.7, 123456.7]), series([-1e-9, 2e-9]),
      series([0.1, 0.2, 0.30000000000000004]),
      Plot.Series(name: "v", xs: [1e300, -1e300, .nan], ys: [1, 2, 3]),
      Plot.Series(name: "줄\n바꿈\t", xs: [3, 1, 2], ys: [1, 2]),
    ]
  }

  @Test(arguments: GlyphSet.allCases, [(72, 16), (24, 4), (100, 30), (-5, -5), (200, 5)])
  func everyPlotHasTheForm(glyphs: GlyphSet, size: (width: Int, height: Int)) throws {
    for (index, series) in awkward.enumerated() {
      for given in [nil, 0...2, -1e-300...1e-300, -1e308...1e308, 1...1] as [ClosedRange<Double>?] {
        let plot = Plot(
          title: "t", xLabel: time, yLabel: Plot.AxisLabel("y", unit: "pt"), series: [series],
          xRange: index % 2 == 0 ? given : nil, yRange: given)
        let lines = plot.lines(width: size.width, height: size.height, glyphs: glyphs)
        try checkForm(lines, width: max(24, size.width), height: max(4, size.height))
      }
    }
  }

  private func checkForm(_ lines: [String], width: Int, height: Int) throws {
    #expect(lines.count == height + 4)
    #expect(lines.allSatisfy { $0.last != " " && !$0.contains("\n") })
    let bar = try #require(lines[1].firstIndex(of: "|")).utf16Offset(in: lines[1])
    #expect(bar <= TickLabels.longest + 1)
    for line in lines[1...height] {
      #expect(Array(line)[bar] == "|")
      #expect(line.count <= width)
      let label = line.prefix(bar).trimmingCharacters(in: .whitespaces)
      #expect(label.isEmpty || Double(label) != nil)
    }
    let axis = lines[height + 1]
    #expect(axis.count == width)
    #expect(axis.prefix(bar).allSatisfy { $0 == " " } && Array(axis)[bar] == "+")
    #expect(axis.dropFirst(bar + 1).allSatisfy { $0 == "-" || $0 == "+" })
    #expect(lines[height + 2].count <= width)
  }

  @Test func wholePlot() {
    let ys = (0...40).map { Double($0 * $0) / 16 }
    let xs = (0...40).map { Double($0) / 20 }
    let plot = Plot(
      title: "box.center.y", xLabel: time, yLabel: Plot.AxisLabel("", unit: "pt"),
      series: [Plot.Series(name: "box.center.y", xs: xs, ys: ys)])
    let expected = """
      box.center.y (pt) against time (s)
          |
      100 |                                   **
          |                                ***
          |                            ****
       50 |                       *****
          |                   *****
          |           ********
        0 |***********
          +---------+--------+--------+--------+
           0       0.5      1.0      1.5   2.0 s
      box.center.y rises from 0 to 100
      """
    #expect(plot.lines(width: 42, height: 8).joined(separator: "\n") == expected)
  }

  /// On a terminal that shows them; what is recorded has axes of ASCII.
  @Test func axesOfBoxDrawingStandWhereThoseOfASCIIDo() {
    let ys = (0...40).map { Double($0 * $0) / 16 }
    let plots = [
      plot([series(ys)]),
      plot([
        series(ys), Plot.Series(name: "b", xs: [0, 40], ys: [5, 1], unit: "s"),
      ]),
    ]
    let ascii: [Character: Character] = [
      "│": "|", "┤": "|", "├": "|", "─": "-", "┬": "+", "└": "+", "┘": "+",
    ]
    for plot in plots {
      let plain = plot.lines(width: 42, height: 8, glyphs: .braille)
      let boxed = plot.writtenLines(width: 42, height: 8, glyphs: .braille, axes: .box)
      #expect(boxed.map { String($0.text.map { ascii[$0] ?? $0 }) } == plain)
      #expect(boxed[9].text.contains("└───"))
      #expect(boxed[1...8].contains { $0.text.contains("0 ┤") })
      #expect(boxed[1...8].allSatisfy { $0.runs.contains { $0.style == .dim } })
    }
  }

  @Test func yMayGrowDown() {
    let lines = plot([series([0, 1, 2, 3], growsDown: true)]).lines(width: 30, height: 4)
    #expect(lines[1].hasPrefix("0 |*"))
    #expect(lines[4].hasSuffix("*"))
  }

  @Test func onePlaceTurnsTheAxisAndOnlyPlacesMoveOnScreen() {
    let mixed = plot([
      series([0, 1, 2, 3], name: "y", growsDown: true), series([0, 1], name: "x"),
    ])
    let lines = mixed.lines(width: 30, height: 4)
    #expect(lines[1].hasPrefix("0 |o"))
    #expect(
      mixed.sentences == [
        "y increases from 0 to 3 (down on screen)", "x increases from 0 to 1 (drawn downward)",
      ])
  }

  @Test func severalSeriesHaveDistinctMarksAndALegend() {
    let many = (0..<9).map { index in series([Double(index), Double(index)], name: "s\(index)") }
    for glyphs in GlyphSet.allCases {
      let lines = plot(many).lines(width: 72, height: 20, glyphs: glyphs)
      let marks = Set(lines[1...20].flatMap { $0 }).intersection(GlyphSet.seriesMarks)
      #expect(marks == Set(GlyphSet.seriesMarks))
      #expect(lines.contains { $0.hasPrefix("* s0   o s1   + s2   x s3") })
      #expect(lines.contains("8 of 9 series are drawn"))
      #expect(lines.last == "s7 stays at 7")
    }
  }

  @Test func legendsWrapBetweenSeries() {
    let names = ["sidebar.presentation.center.x", "sidebar.presentation.center.y", "b"]
    let lines = plot(names.map { series([1, 2], name: $0) }).lines(width: 40, height: 4)
    #expect(lines[7] == "* sidebar.presentation.center.x")
    #expect(lines[8] == "o sidebar.presentation.center.y   + b")
  }

  /// People read angles in degrees; the data stay in radians.
  @Test func anglesAreDrawnInDegrees() {
    let turn = Plot.Series(name: "r", xs: [0, 1], ys: [0, .pi], unit: "rad")
    let plot = plot([turn])
    let lines = plot.lines()
    #expect(lines[0] == "t (deg) against time (s)")
    #expect(lines.contains { $0.hasPrefix("150 |") })
    #expect(lines.last == "r rises from 0 to 180")
    #expect(plot.svg(width: nil, height: 16).contains("r rises from 0 to 180"))
    #expect(plot.sentences == ["r rises from 0 to 3.142"])
    #expect(plot.csv().contains("r (rad)\r\n0,0\r\n1,3.14159"))
    let across = Plot(title: "", xLabel: .init("angle", unit: "rad"), series: [turn], xRange: 0...1)
    #expect(across.lines()[0] == "(deg) against angle (deg)")
    #expect(across.reading.xRange == 0...(180 / .pi))
  }

  @Test func headingsNameWhatIsCounted() {
    func heading(_ title: String, _ x: Plot.AxisLabel, _ y: Plot.AxisLabel, _ ys: [Double])
      -> String
    {
      Plot(title: title, xLabel: x, yLabel: y, series: [series(ys)]).lines()[0]
    }
    let none = Plot.AxisLabel("")
    let pt = Plot.AxisLabel("y", unit: "pt")
    #expect(heading("", none, none, [1, 2]) == "a")
    #expect(heading("box", time, pt, [1, 2]) == "box: y (pt) against time (s)")
    #expect(heading("y", time, pt, [1, 2]) == "y (pt) against time (s)")
    #expect(heading("", none, pt, [1, 2]) == "y (pt)")
    #expect(heading("", none, pt, [1e9, 3e9]) == "y (1e9 pt)")
    #expect(heading("", none, pt, [518.1, 518.102]).hasPrefix("y - 518.1"))
  }
}
