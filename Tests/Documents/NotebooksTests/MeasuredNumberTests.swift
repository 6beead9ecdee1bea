import Answers
import Testing
import Text

@testable import Notebooks

extension OutputComparison {
  /// Compares with an output without measured numbers.
  static func compare(recorded: String, actual: String, tolerance: Double? = nil) -> Result {
    compare(recorded: recorded, actual: CellOutput(actual), tolerance: tolerance)
  }

  static func acceptedOutput(recorded: String, actual: String) -> String {
    acceptedOutput(recorded: recorded, actual: CellOutput(actual))
  }
}

/// A measured number may move even if it happens to be whole; a count may not.
@Suite struct MeasuredNumberTests {
  private static func agrees(_ recorded: String, _ actual: WrittenLine) -> Bool {
    OutputComparison.compare(recorded: recorded, actual: CellOutput([actual])).agrees
  }

  private static func rest(_ number: String) -> WrittenLine {
    "rests at \(WrittenLine(number, isMeasured: true)) after 3 bounces"
  }

  @Test(arguments: [
    ("517", "517", true), ("517", "516", true), ("517", "518", true), ("517", "516.9999", true),
    ("517", "519", false), ("516.9999", "517", true), ("517.3", "517", false),
    ("12", "12.1", true), ("12", "13", false), ("1", "1.01", true), ("1", "2", false),
    ("0", "0.0004", true), ("0", "1", false),
    ("0.00100012", "0", true), ("1.39509e-8", "0", true), ("0.05", "0", false),
    ("1000", "1001", true), ("1000", "1002", false),
  ])
  func measured(_ recorded: String, _ actual: String, _ isSame: Bool) {
    #expect(Self.agrees("rests at \(recorded) after 3 bounces", Self.rest(actual)) == isSame)
  }

  @Test func countsBesideItDoNotMove() {
    #expect(!Self.agrees("rests at 517 after 4 bounces", Self.rest("517")))
  }

  @Test func aDriftSaysHowFarItMight() {
    let result = OutputComparison.compare(
      recorded: "rests at 517 after 3 bounces", actual: CellOutput([Self.rest("520")]))
    #expect(
      result.drifts.first?.numbers.map(\.description)
        == ["517 is now 520: changed by 3 (allowed: 1)"])
  }

  @Test func aTableTellsByItsColumns() {
    func table(_ time: Double, _ place: Double, _ hits: Double) -> Table {
      Table(
        columns: [
          .init("t", unit: "s", kind: .time), .init("y", unit: "pt"), .init("hits", kind: .count),
        ],
        rows: [[.number(time), .number(place), .number(hits)]])
    }
    let recorded = table(2, 517, 130).lines(width: 72).joined(separator: "\n")
    func agrees(_ table: Table) -> Bool {
      OutputComparison.compare(
        recorded: recorded, actual: CellOutput(table.writtenLines(width: 72))
      ).agrees
    }
    #expect(agrees(table(2, 516, 130)))
    #expect(agrees(table(2, 516.9998, 130)))
    #expect(!agrees(table(2, 517, 131)))
    #expect(!agrees(table(3, 517, 130)))
  }

  @Test func aSentenceTellsByItsWords() {
    func bounce(_ floor: Double, count: Int) -> Plot {
      let heights = (0..<count).flatMap { [0, 160 / Double($0 + 1) + 3] as [Double] }
      let points = (heights + [0, 0, 0, 0]).enumerated().map { (x: Double($0), y: floor - $1) }
      return Plot(title: "y", series: [.init(name: "y", points: points, growsDown: true)])
    }
    func sentence(_ plot: Plot) -> CellOutput {
      CellOutput(Array(plot.writtenLines(width: 72, height: 8, glyphs: .ascii).suffix(1)))
    }
    let recorded = sentence(bounce(518, count: 5)).text
    #expect(recorded.contains("off 518"))
    func agrees(_ plot: Plot) -> Bool {
      OutputComparison.compare(recorded: recorded, actual: sentence(plot)).agrees
    }
    #expect(agrees(bounce(518, count: 5)))
    #expect(agrees(bounce(517.4, count: 5)))
    #expect(!agrees(bounce(510, count: 5)))
    let other = recorded.replacing("bounces 4 times", with: "bounces 6 times")
    #expect(other != recorded)
    #expect(
      !OutputComparison.compare(
        recorded: other, actual: sentence(bounce(518, count: 5))
      ).agrees)
  }
}
