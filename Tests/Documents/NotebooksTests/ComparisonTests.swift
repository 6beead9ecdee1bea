import Testing

@testable import Notebooks

/// When a recorded output and a new one agree.
@Suite struct ComparisonTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let recorded: String
    let actual: String
    let agrees: Bool
    let tolerance: Double?

    init(_ recorded: String, _ actual: String, _ agrees: Bool, tolerance: Double? = nil) {
      self.recorded = recorded
      self.actual = actual
      self.agrees = agrees
      self.tolerance = tolerance
    }

    var testDescription: String { "\(recorded.debugDescription) and \(actual.debugDescription)" }
  }

  private func check(_ example: Case) {
    let result = OutputComparison.compare(
      recorded: example.recorded, actual: example.actual, tolerance: example.tolerance)
    #expect(result.agrees == example.agrees)
    let itself = OutputComparison.compare(recorded: example.actual, actual: example.actual)
    #expect(itself.agrees)
  }

  @Test(arguments: [
    Case("", "", true), Case("a", "a", true), Case("a", "a\n", true), Case("a  \t", "a", true),
    Case("a", "a   ", true), Case("", "a", false), Case("a", "", false), Case("a\nb", "a", false),
    Case("a", "a\nb", false), Case("a", "A", false), Case("a b", "a  b", false),
    Case("  a", "a", false), Case("a\n\nb", "a\nb", false), Case("", "\n", false),
    Case("é", "e\u{301}", true), Case("빨강 at", "빨강 at", true), Case("a\r\nb", "a\nb", true),
  ])
  func text(_ example: Case) { check(example) }

  @Test(arguments: [
    // One unit of the last recorded digit, and no more.
    Case("53.1155", "53.1156", true), Case("53.1155", "53.1154", true),
    Case("53.1155", "53.1157", false), Case("53.1155", "53.11562", false),
    Case("53.1155", "53.115", false), Case("53.115", "53.1159", true), Case("0.3", "0.2", true),
    Case("-0.1", "0", true), Case("-0.1", "0.1", false), Case("5.0", "4", false),
    Case("5.0", "5", true), Case("9.9999", "10", true), Case("1.5", "-1.5", false),
    Case("0.30000000000000004", "0.30000000000000005", true),
    Case("0.30000000000000004", "0.30000000000000006", false),
    Case("123456789012345678901.5", "123456789012345678901.5", true),
    Case("1.5e300", "1.6e300", true), Case("1.5e300", "1.7e300", false),
    Case("2e-5", "3e-5", true), Case("2e-5", "4e-5", false), Case("2.5e-5", "0.000026", true),
    Case("1e999", "1e999", true), Case("1e999", "1.1e999", false),
    Case("1.5e999", "1.5e998", false), Case("0.5", "1e-20", false),
    Case("1e-17", "0", true), Case("1.5e-17", "1.5", false), Case("1e-99999", "0.5", false),
    Case(".17", ".18", true), Case(".17", ".19", false),
  ])
  func numbers(_ example: Case) { check(example) }

  @Test(arguments: [
    Case("5", "5", true), Case("5", "6", false), Case("5", "5.1", false), Case("5", "5.0", true),
    Case("-0", "0", true), Case("0", "-0", true), Case("+5", "5", true),
    Case("1000", "1001", false),
    Case("99999999999999999999", "99999999999999999998", false),
    Case("5 frames", "6 frames", false), Case("50%", "51%", false), Case("50.5%", "50.6%", true),
    Case("5/6", "5/7", false), Case("0..10", "0..11", false), Case("0..0.5", "0..0.6", true),
  ])
  func counts(_ example: Case) { check(example) }

  @Test(arguments: [
    // A name keeps its digits; a number keeps its precision before a unit.
    Case("box2", "box3", false), Case("T15", "T16", false), Case("v1.2", "v1.3", false),
    Case("1.2.3", "1.2.4", false), Case("빨강2.5", "빨강2.6", false), Case("a_1.5", "a_1.6", false),
    Case("t = 0.0833 s", "t = 0.0834 s", true), Case("0.5s", "0.6s", true),
    Case("t=0.5s", "t=0.7s", false), Case("4.2 %", "4.3 %", true), Case("45.1deg", "45.2deg", true),
    Case("(1.5, -2.5)", "(1.6, -2.4)", true), Case("(1.5, -2.5)", "(1.6, -2.7)", false),
    Case("320x568.5", "320x568.6", true), Case("320x568", "320x569", false),
    Case("1.5-2.5", "1.6-2.6", true), Case("x-1.5", "x-1.6", true), Case("x-1.5", "x+1.5", false),
    Case("at 0.5.", "at 0.6.", true), Case("1.5e", "1.6e", true), Case("[1.5]", "[1.6]", true),
    Case("nan", "inf", false), Case("nan", "nan", true), Case("²1.5", "²1.6", false),
  ])
  func words(_ example: Case) { check(example) }

  @Test(arguments: [
    Case("5", "5.0004", false), Case("5", "5.0004", true, tolerance: 1e-3),
    Case("5", "6", false, tolerance: 2), Case("5.00000", "5.0009", true, tolerance: 1e-3),
    Case("5.00000", "5.001", true, tolerance: 1e-3),
    Case("5.0000", "5.0011", false, tolerance: 1e-3),
    Case("5.1", "5.2", true, tolerance: 1e-3),
    Case("box2", "box3", false, tolerance: 10),
    Case("5.1", "5.2", true, tolerance: 0), Case("a", "b", false, tolerance: 10),
  ])
  func tolerance(_ example: Case) { check(example) }

  @Test(arguments: [
    // Spaces next to a number follow its width; other spaces are significant.
    Case("  9.99", " 10.00", true), Case("9.99  a", "10.00 a", true),
    Case("a   0.5", "a  -0.5", false),
    Case("a   0.1", "a  -0.0", true), Case("a 1.5", "a1.5", false), Case("(1.5)", "( 1.6)", true),
    Case("|  9.99 |", "| 10.0 |", true), Case("a  b 1.5", "a   b 1.5", false),
    Case(
      "t (s)      y\n-----  -----\n 9.99  99.95", "t (s)       y\n-----  ------\n10.00  100.00",
      false),
    Case(
      "t (s)      y\n-----  -----\n 9.99  99.99", "t (s)       y\n-----  ------\n10.00  100.00",
      true),
    Case("t  y\n-  --\n1.5  2.5", "t   y\n--  ---\n1.5  2.5", true),
    Case("t  y\n-  --\n1.5  2.5", "t  z\n-  --\n1.5  2.5", false),
    Case("t  y\n-  --\n1.5  2.5", "t  y\n-----\n1.5  2.5", false),
  ])
  func padding(_ example: Case) { check(example) }

  @Test(arguments: [
    Case("...", "", true), Case("...", "a\nb", true), Case("a\n...\nb", "a\nb", true),
    Case("a\n...\nb", "a\nx\ny\nb", true), Case("a\n...\nb", "a\nb\nc", false),
    Case("a\n...\nb", "a\nb\nb", true), Case("...\n1.5\n...", "x\n1.6\ny", true),
    Case("...\n1.5\n...", "x\n1.7\ny", false),
    Case("  ...", "a", true), Case("...a", "b", false),
    Case("a\n...\nb\n...\nc", "a\nb\nx\nb\nc", true), Case("...\n...", "a", true),
    Case("a", "...", false),
    Case("a [..] b", "a b", false), Case("a [..] b", "a x y b", true), Case("a [..]b", "a b", true),
    Case("[..]", "", false),
    Case("[..]", "\n", true), Case("[..]", "a 1 b", true), Case("[..]", "a\nb", false),
    Case("b[..]x", "box", true), Case("in [..]s, 1.5", "in 0.07s, 1.6", true),
    Case("in [..]s, 1.5", "in 0.07s, 1.7", false), Case("y [..]5.25", "y 15.25", false),
    Case("y [..]5.25", "y is 5.26", true), Case("[..][..]a", "ba", true),
    Case("[..]a[..]", "b", false),
    Case("x 5.25[..]", "x 5.269", false), Case("a", "[..]", false),
  ])
  func wildcards(_ example: Case) { check(example) }

  @Test func saysHowFarNumbersMovedAndMight() throws {
    let result = OutputComparison.compare(
      recorded: "a\nat (53.1155, 7) in 4\nb", actual: "a\nat (53.1255, 7) in 5\nb")
    #expect(result.drifts.count == 1)
    let drift = try #require(result.drifts.first)
    #expect(drift.line == 2)
    #expect(drift.recorded == "at (53.1155, 7) in 4")
    #expect(drift.actual == "at (53.1255, 7) in 5")
    #expect(
      drift.numbers == [
        .init(recorded: "53.1155", actual: "53.1255", moved: 0.01, allowed: 0.0001),
        .init(recorded: "4", actual: "5", moved: 1, allowed: 0),
      ])
    #expect(
      drift.numbers.map(\.description) == [
        "53.1155 is now 53.1255: changed by 0.01 (allowed: 0.0001)",
        "4 is now 5: changed by 1; whole numbers must not change",
      ])
  }

  @Test func pairsWhatBelongsTogether() {
    let result = OutputComparison.compare(
      recorded: "a\nb 1.5\nc\nd", actual: "new\na\nb 1.9\nd")
    #expect(
      result.drifts.map { [$0.recorded, $0.actual] } == [
        [nil, "new"], ["b 1.5", "b 1.9"], ["c", nil],
      ])
    #expect(result.drifts.map(\.line) == [1, 2, 3])
  }

  @Test func longOutputsAreComparedToo() {
    let lines = (0..<3000).map { "line \($0) is \(Double($0) / 8)" }
    let other = lines.map { $0 + " s" }
    let recorded = lines.joined(separator: "\n")
    #expect(OutputComparison.compare(recorded: recorded, actual: recorded).agrees)
    let moved = OutputComparison.compare(
      recorded: recorded, actual: other.joined(separator: "\n"))
    #expect(moved.looks.count == 3000)
    let added = OutputComparison.compare(
      recorded: recorded, actual: (["new"] + other).joined(separator: "\n"))
    #expect(added.looks.count == 6001)
    let elided = OutputComparison.compare(recorded: lines[0] + "\n...", actual: recorded)
    #expect(elided.agrees)
  }
}
