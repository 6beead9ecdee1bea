import Answers
import TestSupport
import Testing
import Text

@testable import Notebooks

/// The comparison recognises the plots that `Answers` draws.
@Suite struct ChartContractTests {
  static func plot(
    _ glyphs: GlyphSet, shift: Double = 0, scale: Double = 1, seed: UInt64 = 1
  ) -> [String] {
    var random = Seeded(seed)
    let phase = Double.random(in: 0..<3, using: &random)
    let height = Double.random(in: 1..<400, using: &random)
    let times = (0...120).map { Double($0) / 60 }
    // A damped oscillation by a series, so that no library function is needed to draw a curve.
    let swing = times.map { time -> Double in
      let turn = time * 3 + phase
      let around = turn - (turn / 2).rounded(.down) * 2 - 1
      return height * (1 - 4 * around * (1 - (around < 0 ? -around : around))) * scale + shift
    }
    let series = [
      Plot.Series(name: "a", xs: times, ys: swing),
      Plot.Series(name: "b", xs: times, ys: swing.map { $0 * 0.5 }),
    ]
    return Plot(
      title: "red.center.y", xLabel: .init("time", unit: "s"), yLabel: .init("", unit: "pt"),
      series: series
    ).lines(width: 60, height: 12, glyphs: glyphs)
  }

  @Test(arguments: GlyphSet.allCases, 0..<8)
  func aPlotIsRecognised(_ glyphs: GlyphSet, seed: UInt64) {
    let lines = Self.plot(glyphs, seed: seed)
    #expect(PlotGrid.find(in: lines).map(\.rows) == [1..<13])
  }

  @Test(arguments: GlyphSet.allCases, 0..<8)
  func noiseAgreesAndAChangeDoesNot(_ glyphs: GlyphSet, seed: UInt64) {
    let recorded = Self.plot(glyphs, seed: seed).joined(separator: "\n")
    let noisy = Self.plot(glyphs, shift: 1e-9, seed: seed).joined(separator: "\n")
    let other = Self.plot(glyphs, scale: -1, seed: seed).joined(separator: "\n")
    #expect(OutputComparison.compare(recorded: recorded, actual: noisy).agrees)
    #expect(!OutputComparison.compare(recorded: recorded, actual: other).agrees)
  }

  @Test func aTableWithAWiderNumberAgrees() {
    func lines(_ value: Double) -> String {
      Table(
        columns: [
          .init("t", unit: "s", kind: .time), .init("y"), .init("name", kind: .text),
        ],
        rows: [
          [.number(0.5), .number(1), .text("red")], [.number(1), .number(value), .text("빨강")],
        ],
        digits: 6
      ).lines(width: 72).joined(separator: "\n")
    }
    #expect(lines(99.9999) != lines(100))
    #expect(OutputComparison.compare(recorded: lines(99.9999), actual: lines(100)).agrees)
    #expect(!OutputComparison.compare(recorded: lines(99.9997), actual: lines(100)).agrees)
  }
}
