import Testing

@testable import Notebooks

/// Each point of a plot's grid may move by a row or a column; everything around the grid must not
/// change.
@Suite struct PlotComparisonTests {
  static let plot = """
    red.center.y (pt) against time (s)
     10 |          **
        |        **
      5 |     ***
        |  ooo
      0 |**
        +-----+-----+
         0    1     2 s
    * a   o b
    rises from 0 to 10.05 at 2 s
    """

  static func agrees(_ changed: String, _ original: String = plot) -> Bool {
    let there = OutputComparison.compare(recorded: original, actual: changed).agrees
    let back = OutputComparison.compare(recorded: changed, actual: original).agrees
    #expect(there == back)
    return there
  }

  static func changed(_ line: String, to other: String) -> String {
    var lines = plot.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let index = lines.firstIndex(of: line) else {
      Issue.record("no line \(line)")
      return plot
    }
    lines[index] = other
    return lines.joined(separator: "\n")
  }

  @Test(arguments: [
    ("    |        **", "    |       ** "), ("    |        **", "    |         **"),
    ("  5 |     ***", "  5 |     **"), ("  0 |**", "  0 |*"), ("  0 |**", "  0 |*oo"),
    ("    +-----+-----+", "    +----+------+"), ("    +-----+-----+", "    +-----+----+"),
    ("     0    1     2 s", "     0     1    2 s"),
    ("rises from 0 to 10.05 at 2 s", "rises from 0 to 10.06 at 2 s"),
  ])
  func allowsOneCell(_ line: String, _ other: String) {
    #expect(Self.agrees(Self.changed(line, to: other)))
  }

  @Test(arguments: [
    ("  5 |     ***", "  5 |"), ("    |        **", "    |*       **"),
    ("    |        **", "    |        ***   *"), (" 10 |          **", " 10 |          oo"),
    ("  5 |     ***", "  6 |     ***"), ("  5 |     ***", "    |     ***"),
    ("    +-----+-----+", "    +---+-------+"), ("    +-----+-----+", "    +-----------+"),
    ("     0    1     2 s", "     0    1     3 s"), ("* a   o b", "* a   o c"),
    ("rises from 0 to 10.05 at 2 s", "rises from 0 to 10.07 at 2 s"),
    ("rises from 0 to 10.05 at 2 s", "falls from 0 to 10.05 at 2 s"),
    ("red.center.y (pt) against time (s)", "red.center.x (pt) against time (s)"),
  ])
  func allowsNoMore(_ line: String, _ other: String) {
    #expect(!Self.agrees(Self.changed(line, to: other)))
  }

  @Test func aPointMayMoveUpAndAside() {
    let recorded = "p\n 1 |\n   |  *\n 0 |\n   +---\n"
    for (row, column) in [(1, 2), (1, 3), (2, 1), (2, 2), (2, 3), (3, 1)] {
      var rows = [" 1 |", "   |", " 0 |"]
      rows[row - 1] += String(repeating: " ", count: column) + "*"
      #expect(Self.agrees((["p"] + rows + ["   +---"]).joined(separator: "\n"), recorded))
    }
    #expect(!Self.agrees("p\n 1 |\n   |    *\n 0 |\n   +---\n", recorded))
  }

  @Test func theAxisMayStandElsewhereWhenLabelsWiden() {
    let recorded = "p\n 9.5 |*\n   9 | *\n     +---\n"
    #expect(Self.agrees("p\n 9.50 |*\n    9 | *\n      +---\n", recorded))
  }

  @Test func brailleCountsByTheCell() {
    let recorded = "p\n 1 | ⠉\n 0 |⡇\n   +---\n"
    #expect(Self.agrees("p\n 1 | ⠒⠁\n 0 |⡆\n   +---\n", recorded))
    #expect(!Self.agrees("p\n 1 |    ⠒\n 0 |⡆\n   +---\n", recorded))
  }

  @Test func aSecondRowMoreIsADrift() {
    let recorded = "p\n 1 |*\n 0 |*\n   +---\n"
    #expect(!Self.agrees("p\n 1 |*\n   |*\n 0 |*\n   +---\n", recorded))
  }

  /// The stage has a frame, and positions in it are significant.
  @Test(arguments: [
    ("+----+\n| ## |\n+----+", "+----+\n|##  |\n+----+"),
    ("  +----+\n  | ## |\n  +----+", "  +----+\n  |##  |\n  +----+"),
    ("| ## |\n|    |", "|##  |\n|    |"),
  ])
  func aDrawingIsExact(_ recorded: String, _ actual: String) {
    #expect(!Self.agrees(actual, recorded))
    #expect(Self.agrees(recorded, recorded))
  }

  @Test func linesOfAGridMayBeLeftOut() {
    let recorded = "red.center.y (pt) against time (s)\n...\nrises from 0 to 10.05 at 2 s"
    #expect(OutputComparison.compare(recorded: recorded, actual: Self.plot).agrees)
    let partial = "...\n  0 |**\n    +-----+-----+\n..."
    #expect(OutputComparison.compare(recorded: partial, actual: Self.plot).agrees)
  }
}
