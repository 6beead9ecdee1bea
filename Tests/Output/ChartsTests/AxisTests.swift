import Foundation
import TestSupport
import Testing

@testable import Answers

@Suite struct AxisTests {
  /// Scales from subnormal to nearly overflowing, on either side of zero and across it.
  private var scales: [Scale] {
    var random = Seeded(11)
    return (0..<2000).map { _ in
      let size = pow(10, random.value(-290...305))
      let a = random.value(-1...1) * size
      let b = a + random.value(1e-5...1) * size
      return Scale(covering: a...b, flatBelow: 1e-12)
    }
  }

  @Test func ticksAreNice() {
    for scale in scales {
      let ticks = Ticks(in: scale, count: 6)
      let digit = ticks.step / pow(10, Double(ticks.decade))
      #expect([1.0, 2, 5].contains { abs($0 - digit) < 1e-9 })
      #expect((3...15).contains(ticks.values.count), "\(scale)")
      for value in ticks.values {
        let factor = value / ticks.step
        #expect(abs(factor - factor.rounded()) < 1e-6 * max(1, abs(factor)))
        #expect(scale.fraction(of: value) > -1e-6 && scale.fraction(of: value) < 1 + 1e-6)
      }
    }
  }

  @Test func labelsAreShortAndTellTicksApart() {
    for scale in scales {
      let ticks = Ticks(in: scale, count: 6)
      let labels = TickLabels(ticks)
      #expect(labels.texts.allSatisfy { !$0.isEmpty && $0.count <= 7 }, "\(scale)")
      #expect(Set(labels.texts).count == labels.texts.count, "\(scale) \(labels.texts)")
    }
  }

  @Test func labelsReadBackAsTheirTicks() throws {
    for scale in scales {
      let ticks = Ticks(in: scale, count: 6)
      let labels = TickLabels(ticks)
      let offset = try labels.offset.map { try #require(Double($0)) } ?? 0
      for (value, text) in zip(ticks.values, labels.texts) {
        let shown = try #require(Double(text)) * pow(10, Double(labels.decade)) + offset
        #expect(abs(shown - value) <= 1e-3 * ticks.step, "\(scale) \(labels)")
      }
    }
  }

  @Test func plainNumbersStayPlain() {
    func texts(_ lower: Double, _ upper: Double) -> [String] {
      TickLabels(Ticks(in: Scale(lower: lower, upper: upper), count: 4)).texts
    }
    #expect(texts(0, 800) == ["0", "200", "400", "600", "800"])
    #expect(texts(-1, 1) == ["-1.0", "-0.5", "0", "0.5", "1.0"])
    #expect(texts(518.1, 518.9) == ["518.2", "518.4", "518.6", "518.8"])
    #expect(texts(0, 2e6) == ["0", "500000", "1000000", "1500000", "2000000"])
  }

  @Test func zeroIsNeverNegative() {
    let ticks = Ticks(in: Scale(lower: -0.3, upper: 0.3), count: 6)
    #expect(ticks.values.allSatisfy { $0 != 0 || $0.sign == .plus })
  }

  @Test func flatDataAreLabelledWithTheirValue() {
    let plot = Plot(
      title: "", series: [Plot.Series(name: "a", xs: [0, 1], ys: [518.37, 518.37])])
    let line = plot.lines().first { $0.hasPrefix("518.4 |") }
    #expect(line?.hasSuffix("****") == true)
  }
}
