import Answers
import Testing
import Text

/// Every claim that a sentence makes is looked up in the data again, by other means than the ones
/// that made the sentence: the text is taken apart and each clause checked against the samples.
@Suite struct SentenceClaimTests {
  @Test(arguments: SampleCurves.families)
  func everyClaimHolds(family: String) throws {
    for seed in UInt64(1)...150 {
      let curve = SampleCurves.curve(family, seed: seed)
      let plot = Plot(
        title: "", xLabel: Plot.AxisLabel("time", unit: "s"),
        series: [Plot.Series(name: "", xs: curve.xs, ys: curve.ys, growsDown: seed % 2 == 0)],
        format: NumberFormat(digits: 7))
      let sentence = try #require(plot.sentences.first)
      let problems = ClaimCheck(curve).problems(in: sentence)
      #expect(problems.isEmpty, "\(curve): \(sentence)")
    }
  }

  /// The generators know the period they put in; the sentence has only the samples.
  @Test(arguments: ["sine", "decayingSine"])
  func periodsAreTheTrueOnes(family: String) throws {
    var told = 0
    for seed in UInt64(1)...150 {
      let curve = SampleCurves.curve(family, seed: seed)
      let series = Plot.Series(name: "", xs: curve.xs, ys: curve.ys)
      let words = Plot(title: "", series: [series]).sentences[0]
      guard let match = words.firstMatch(of: /period (\S+?)(,|$)/) else { continue }
      let period = try #require(Double(match.1))
      let truth = try #require(curve.period)
      told += 1
      #expect(abs(period - truth) <= 2 * curve.xs[1] + 0.01 * truth, "\(curve): \(words)")
    }
    #expect(told > 75)
  }

  @Test func familiesAreToldApart() {
    func share(_ family: String, _ words: String) -> Int {
      (UInt64(1)...150).count { seed in
        let curve = SampleCurves.curve(family, seed: seed)
        let series = Plot.Series(name: "", xs: curve.xs, ys: curve.ys)
        return Plot(title: "", series: [series]).sentences[0].contains(words)
      }
    }
    // Figures that the families were built to have; a classifier gone wrong falls below them.
    #expect(share("spring", "overshoots") > 120)
    #expect(share("constant", "stays at") == 150)
    #expect(share("ball", "bounces") > 75)
    #expect(share("sine", "oscillates") > 120)
    #expect(share("ramp", "oscillates") == 0)
    #expect(share("spring", "bounces") == 0)
    #expect(share("sine", "bounces") == 0)
  }
}
