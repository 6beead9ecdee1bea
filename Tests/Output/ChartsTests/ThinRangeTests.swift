import Foundation
import TestSupport
import Testing

@testable import Answers

/// Values that hardly differ: the drawing and the sentence agree on whether they do.
@Suite struct ThinRangeTests {
  private func plot(_ ys: [Double], noise: Double) -> Plot {
    var plot = Plot(
      title: "", series: [Plot.Series(name: "", xs: ys.indices.map(Double.init), ys: ys)])
    plot.noise = noise
    return plot
  }

  /// The rows of the drawing with anything in them.
  private func rows(of plot: Plot, height: Int) -> Int {
    plot.lines(width: 60, height: height, glyphs: .ascii).count { line in
      line.split(separator: "|", maxSplits: 1).dropFirst().contains { $0.contains("*") }
    }
  }

  @Test(arguments: UInt64(1)...60)
  func theSentenceAndTheDrawingAgree(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let size = pow(10, random.value(-300...300)) * (random.value(0...1) < 0.5 ? -1 : 1)
    let share = pow(10, random.value(-15 ... -1))
    for noise in [Plot.exactNoise, Plot.measuredNoise] {
      for height in [7, 8] {
        let plot = plot([size, size * (1 + share), size * (1 + share / 3)], noise: noise)
        let isLevel = rows(of: plot, height: height) == 1
        let sentence = plot.sentences[0]
        #expect(isLevel == (share * (1 + 1e-9) < noise), "\(size) \(share) \(noise)")
        #expect(isLevel == (sentence == "stays at \(plot.format.string(size))"), "\(sentence)")
        // Numbers that are given say how they go, with the digits that tell it.
        if noise == Plot.exactNoise, !isLevel {
          #expect(sentence.hasPrefix("rises from") || sentence.hasPrefix("falls from"))
          let numbers = sentence.split { " ,".contains($0) }.compactMap { Double($0) }
          #expect(numbers.count >= 3 && numbers[0] != numbers[1], "\(sentence)")
        }
      }
    }
  }

  /// However close, small or large the values are, an axis has few ticks, and each is above the one before.
  @Test(arguments: UInt64(1)...UInt64(Effort.cases(200, of: 5000)))
  func anAxisHasFewTicksThatRise(_ seed: UInt64) {
    var random = Seeded(seed)
    let size = pow(10, random.value(-320...308))
    let sign = random.value(0...1) < 0.5 ? -1.0 : 1
    let near = pow(10, random.value(-17...1))
    let values = (0..<5).map { index -> Double in
      index == 0
        ? sign * size
        : index == 1 ? (sign * size).nextUp : sign * size * (1 + near * random.value(-1...1))
    }.filter(\.isFinite)
    for noise in [Plot.exactNoise, Plot.measuredNoise] {
      for range in [nil, ClosedRange.covering(values)] {
        for isLog in [false, true] {
          var shown = Plot(
            title: "", series: [Plot.Series(name: "", xs: values.sorted(), ys: values)],
            xRange: range, yRange: range, logAxes: isLog ? [.x, .y] : [])
          shown.noise = noise
          for axis in [
            PlotAxis.vertical(shown, .left, rows: 12), .horizontal(shown, columns: 60, dots: 2),
          ] {
            let ticks = axis.ticks.values
            #expect(ticks.count <= 30 && ticks.allSatisfy(\.isFinite), "\(values)")
            #expect(zip(ticks, ticks.dropFirst()).allSatisfy { $0 < $1 }, "\(values) \(ticks)")
            #expect(axis.labels.texts.count == ticks.count)
          }
        }
      }
    }
  }
}
