import Testing

@testable import Answers

/// Plots as comma-separated values.
@Suite struct PlotCSVTests {
  private func csv(_ series: Plot.Series...) -> [String] {
    let plot = Plot(title: "", xLabel: .init("t", unit: "s"), series: series)
    let text = plot.csv()
    #expect(text.hasSuffix("\r\n"))
    return text.split(separator: "\r\n").map(String.init)
  }

  @Test func seriesOfTheSamePlacesStandSideBySide() {
    #expect(
      csv(
        .init(name: "a", xs: [0, 1.0 / 60, 1.0 / 30], ys: [0.1, .nan, 1e-7], unit: "pt"),
        .init(name: "max(a, b)", xs: [0, 1.0 / 60, 1.0 / 30], ys: [1, .infinity, 3]))
        == [
          "t (s),a (pt),\"max(a, b)\"", "0,0.1,1", "0.016666666666666666,,",
          "0.03333333333333333,1e-07,3",
        ])
  }

  @Test func otherPlacesAreMerged() {
    #expect(
      csv(
        .init(name: "a", xs: [0, 1, 2], ys: [1, 2, 3]), .init(name: "b", xs: [1, 1.5], ys: [4, 5]))
        == ["t (s),a,b", "0,1,", "1,2,4", "1.5,,5", "2,3,"])
  }

  @Test func pathsThatDifferFollowEachOther() {
    #expect(
      csv(.init(name: "a", xs: [1, 0], ys: [1, 2]), .init(name: "b", xs: [0, 0], ys: [4, 5]))
        == ["t (s),a,b", "1,1,", "0,2,", "0,,4", "0,,5"])
    #expect(
      csv(.init(name: "a", xs: [1, .nan, 1], ys: [1, 2, 3])) == ["t (s),a", "1,1", ",2", "1,3"])
  }

  @Test func allSeriesAreThereAndNoneMayBe() {
    let many = (0..<9).map { Plot.Series(name: "s\($0)", xs: [0], ys: [Double($0)]) }
    #expect(Plot(title: "", series: many).csv().contains("0,0,1,2,3,4,5,6,7,8\r\n"))
    #expect(Plot(title: "", series: []).csv() == "x\r\n")
    #expect(csv(.init(name: "a", xs: [], ys: [])) == ["t (s),a"])
  }
}
