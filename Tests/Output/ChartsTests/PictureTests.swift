import Foundation
import TestSupport
import Testing
import Text

@testable import Answers

/// Plots as SVG pictures: what holds for all of them, and some to the letter.
///
/// `MOTIONBOOK_RECORD=1` writes the pictures in `Cases` anew, and the test still fails.
@Suite struct PictureTests {
  @Test(arguments: [
    (0.0, "0"), (-0.001, "0"), (1.005, "1"), (0.125, "0.12"), (-0.5, "-0.5"), (7.04, "7.04"),
    (-130.469, "-130.47"), (99.999, "100"), (1e20, "100000000000000000000"),
  ])
  func coordinates(_ value: Double, _ text: String) {
    #expect(Markup.number(value) == text)
    #expect(Markup.number(value) == NumberFormat.rounded(value, decimals: 2))
  }

  private static let time = Plot.AxisLabel("t", unit: "s")

  private static func plot(_ series: [Plot.Series], log axes: Set<Plot.Axis> = []) -> Plot {
    Plot(title: "a < b & \"c\"", xLabel: time, series: series, logAxes: axes)
  }

  private static func series(_ name: String, _ ys: [Double], growsDown: Bool = false) -> Plot.Series
  {
    .init(name: name, xs: ys.indices.map(Double.init), ys: ys, unit: "pt", growsDown: growsDown)
  }

  private static var awkward: [Plot] {
    let values: [[Double]] = [
      [], [5], [0, 0], [.nan, .nan], [1, .nan, 3, .infinity, -.infinity, 2],
      [1e308, -1e308, 1.7e308], [.leastNonzeroMagnitude, 0], [518.1, 518.1001],
      [-123456.7, 123456.7],
    ]
    return values.flatMap { ys in
      [
        plot([series("a", ys)]),
        plot([series("\u{1b}[2J]]>\u{FFFE}", ys, growsDown: true)], log: [.y]),
      ]
    } + [
      plot([]), plot((0..<12).map { series("s\($0)", [1, 2]) }),
      Plot(
        title: "", series: [series("r", [1, 1e6, -1e6, 4])], xRange: 2...1e3, yRange: 0...1,
        xRunsDown: true),
    ]
  }

  @Test(arguments: [(nil, 16), (24, 4), (1000, 5), (-3, 0)] as [(Int?, Int)])
  func everyPictureStandsAlone(width: Int?, height: Int) throws {
    for plot in Self.awkward {
      let text = plot.svg(width: width, height: height)
      let reading = PictureReading(text)
      let root = try #require(reading.elements.first)
      #expect(root.name == "svg" && root.attributes["role"] == "img")
      let size = try #require(root.attributes["viewBox"]).split(separator: " ").compactMap {
        Double($0)
      }
      #expect(size.count == 4 && size.allSatisfy(\.isFinite))
      #expect(root.attributes["width"].flatMap(Double.init) == size[2])
      #expect(reading.texts("title").count == 1 && reading.texts("desc").count == 1)
      let style = try #require(reading.texts("style").first)
      #expect(
        style.contains("@media (prefers-color-scheme: dark)") && style.contains("sans-serif;"))
      for word in ["script", "href", "url(", "http", "import", "id="] {
        #expect(!text.dropFirst(50).contains(word), "\(word)")
      }
      for element in reading.elements.dropFirst() {
        try check(element, within: size)
      }
    }
  }

  /// All of its places are numbers, and inside the picture.
  private func check(_ element: PictureReading.Element, within size: [Double]) throws {
    for (name, value) in element.attributes where ["x", "x1", "x2", "y", "y1", "y2"].contains(name)
    {
      let place = try #require(Double(value), "\(value)")
      #expect((0...(name.hasPrefix("x") ? size[2] : size[3])).contains(place))
    }
    guard let path = element.attributes["d"] else { return }
    let numbers = path.split { " ML".contains($0) }
    #expect(numbers.count % 2 == 0)
    for (index, number) in numbers.enumerated() {
      let place = try #require(Double(number), "\(number)")
      #expect((0...size[2 + index % 2]).contains(place))
    }
  }

  @Test func titleAndDescriptionAreTheSentences() throws {
    let plot = Self.plot([Self.series("low", [100, 300, 500], growsDown: true)])
    let reading = PictureReading(plot.svg(width: nil, height: 16))
    #expect(reading.texts("title") == plot.sentences)
    #expect(reading.texts("desc").first?.hasSuffix(plot.sentences[0]) == true)
    #expect(reading.texts("text").contains(plot.sentences[0]), "and it is seen")
  }

  @Test func gapsAndPolesAreNotJoined() throws {
    let plot = Self.plot([
      Self.series("a", [1, 2, .nan, 4, 5]), Self.series("b", [.nan, 1, .nan]),
    ])
    let paths = PictureReading(plot.svg(width: nil, height: 16)).elements
      .filter { $0.name == "path" }.compactMap { $0.attributes["d"] }
    #expect(paths.map { $0.count { $0 == "M" } } == [2, 1])
    #expect(paths[1].count { $0 == "L" } == 1, "a point alone is a dot")
  }

  /// Of many points in one place only those are left that can be seen, and all of these.
  @Test func manyPointsAreAsHighAsTheyAre() throws {
    var random = Seeded(4)
    var ys = (0..<100_000).map { _ in random.value(0...1) }
    (ys[1234], ys[76_543]) = (-3, 7)
    let picture = PlotPicture(Self.plot([Self.series("a", ys)]), columns: 72, rows: 16)
    let text = picture.path(of: picture.plot.series[0])
    #expect(text.utf8.count < 200_000)
    let places = text.split { " ML".contains($0) }.enumerated().filter { $0.offset % 2 == 1 }
      .compactMap { Double($0.element) }
    let (low, high) = (try #require(picture.down(-3)), try #require(picture.down(7)))
    #expect(abs((places.max() ?? 0) - low) < 0.01 && abs((places.min() ?? 0) - high) < 0.01)
  }

  // MARK: To the letter

  private static let recorded: [(name: String, plot: Plot)] = [
    (
      "fall",
      Plot(
        title: "red.center.y", xLabel: time, yLabel: .init("", unit: "pt"),
        series: [series("red.center.y", [100, 110, 140, 190, 260, 350, 350], growsDown: true)])
    ),
    (
      "two-axes-and-a-target",
      Plot(
        title: "y, v", xLabel: time,
        series: [
          .init(name: "y", xs: [0, 1, 2, 3, 4, 5], ys: [0, 340, 280, 305, 300, 300], unit: "pt"),
          .init(name: "v", xs: [0, 1, 2, 3, 4, 5], ys: [0, 40, -60, 2, 0, 0], unit: "pt/s"),
        ])
    ),
    (
      "gaps-on-log-axes",
      Plot(
        title: "a, b", xLabel: .init("x"),
        series: [
          .init(name: "a", xs: [0.1, 1, 10, 100], ys: [1, 10, 100, 1000]),
          .init(name: "b", xs: [0.1, 1, 10, 100], ys: [5, .nan, 50, -1]),
        ], logAxes: [.x, .y])
    ),
    (
      "a-range-that-goes-down",
      Plot(
        title: "", xLabel: .init("x"), series: [.init(name: "y", xs: [0, 1, 2], ys: [0, 1, 4])],
        xRange: 0...2, xRunsDown: true)
    ),
    ("measured-dots", measured),
  ]

  /// Dots that are not joined, one of them where the one before is, and a curve through them.
  private static var measured: Plot {
    var dots = Plot.Series(name: "real.y", xs: [0, 0.001, 1, 2, 3], ys: [0, 0, 1.2, .nan, 8.9])
    dots.isDotted = true
    let line = Plot.Series(name: "a fall", xs: [0, 1, 2, 3], ys: [0, 1, 4, 9])
    var plot = Plot(title: "real.y, a fall", xLabel: .init("t", unit: "s"), series: [dots, line])
    plot.labelRoom = 8
    return plot
  }

  @Test(arguments: recorded.indices)
  func isAsRecorded(_ index: Int) throws {
    let (name, plot) = Self.recorded[index]
    try ProjectFolder("Cases", beside: #filePath)
      .expect(plot.svg(width: 60, height: 10), isIn: "\(name).svg")
  }
}
