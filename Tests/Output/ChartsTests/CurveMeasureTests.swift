import Answers
import Foundation
import Testing

/// A curve that can be asked anywhere: its measure and its sentence say the same, and what is true.
@Suite struct CurveMeasureTests {
  /// 1 − e^(−βt) cos(ωt), which swings around 1 and never arrives.
  private func swing(beta: Double, omega: Double, to end: Double) -> Plot.Function {
    let xs = (0...10_000).map { end * Double($0) / 10_000 }
    return .init(xs: xs, ys: xs.map { 1 - exp(-beta * $0) * cos(omega * $0) }, goal: 1)
  }

  private func sentence(_ function: Plot.Function) -> String {
    let thin = stride(from: 0, to: function.xs.count, by: 100)
    return Plot(
      title: "",
      series: [
        .init(
          name: "", xs: thin.map { function.xs[$0] }, ys: thin.map { function.ys[$0] },
          function: function)
      ]
    ).sentences[0]
  }

  @Test(arguments: [(6.0, 11.0), (3.0, 20.0), (9.0, 4.0), (2.0, 7.0)])
  func settlesWhereTheSwingMeetsTheBandForTheLastTime(beta: Double, omega: Double) throws {
    let function = swing(beta: beta, omega: omega, to: 7 / beta)
    let settles = try #require(CurveMeasure(function).settles)
    func distance(_ t: Double) -> Double { abs(exp(-beta * t) * cos(omega * t)) }
    // The samples lie 7e-4 / β apart; between them the crossing is nearer by far.
    #expect(abs(distance(settles) - 0.01) < 1e-6)
    #expect(stride(from: settles + 1e-4, to: 20, by: 1e-3).allSatisfy { distance($0) < 0.01 })
    let text = "settles within 1 % at \(Double(String(format: "%.4g", settles)) ?? 0)"
    #expect(sentence(function).contains(text), "\(sentence(function)) \(text)")
  }

  @Test func overshootIsCountedFromTheGoalAndNotFromTheLastValue() {
    // Cut off where it is still 2 % away.
    let function = swing(beta: 3, omega: 12, to: 1.3)
    let measure = CurveMeasure(function)
    let crest = atan2(-3.0, 12.0) + .pi
    #expect(abs(measure.overshoot - exp(-3 * crest / 12) * abs(cos(crest))) < 1e-6)
    #expect(measure.settles == nil)
    #expect(!sentence(function).contains("settles"))
  }

  @Test func withoutAWayThereIsNothingToMeasure() {
    #expect(CurveMeasure(.init(xs: [], ys: [], goal: 1)).settles == nil)
    #expect(CurveMeasure(.init(xs: [0, 1], ys: [0, 0.5], goal: 1)).settles == nil)
    #expect(CurveMeasure(.init(xs: [0, 1], ys: [0, 3], goal: nil)).overshoot == 0)
    #expect(CurveMeasure(.init(xs: [0, 1], ys: [1, 3], goal: 1)).overshoot == 0)
    let gap = CurveMeasure(.init(xs: [0, 1, 2], ys: [0, .nan, 3], goal: 2))
    #expect(gap.peak.value == 3 && gap.overshoot == 0.5)
  }
}
