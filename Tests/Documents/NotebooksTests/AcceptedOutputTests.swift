import TestSupport
import Testing

@testable import Notebooks

@Suite struct AcceptedOutputTests {
  @Test(arguments: [
    // Lines that agree stay as recorded.
    ("53.1155  ", "53.1156", "53.1155  "), ("a\n...", "a\nb", "a\n..."),
    // Lines that drifted are replaced; wildcards that still match are kept.
    ("a\n1.5", "a\n1.9", "a\n1.9"), ("in [..]s\n1.5", "in 0.7s\n1.9", "in [..]s\n1.9"),
    ("in [..]s\n1.5", "in 0.7m\n1.9", "in 0.7m\n1.9"), ("1.5\n...", "1.9\na\nb", "1.9\n..."),
    ("a\n...\n1.5\n  ...\nb", "a\nx\n1.9\ny\nz\nb", "a\n...\n1.9\n  ...\nb"),
    ("a\n...\nb", "x\ny\nz", "x\n...\nz"), ("1.5\n2.5", "1.6\n9", "1.6\n9"),
    ("a", "", ""), ("", "a", "a"), ("a", "b\n\n", "b\n\n"), ("a", "\n", "\n"),
  ])
  func accepts(_ recorded: String, _ actual: String, _ expected: String) {
    #expect(OutputComparison.acceptedOutput(recorded: recorded, actual: actual) == expected)
  }

  static let lines = [
    "...", "[..]", "a [..]", "[..] 1.5", "a 1.5", "a 1.6", "a 1.9", "b", "", "5", "t  y", "--  --",
    " 1 | *", " 0 |*", "   | *", "   +---+", "   | [..]", "  1.5  2.5", "+--+", "|  |", "[..]y",
  ]

  /// Accepted output agrees with the new output, and accepting again changes nothing.
  @Test(arguments: 0..<40)
  func acceptingTwiceIsAcceptingOnce(seed: UInt64) {
    var random = Seeded(seed &+ 3000)
    for _ in 0..<100 {
      let recorded = random.text(of: Self.lines.map { $0 + "\n" }, upTo: 9)
      let actual = random.text(of: Self.lines.map { $0 + "\n" }, upTo: 9)
      let accepted = OutputComparison.acceptedOutput(recorded: recorded, actual: actual)
      #expect(OutputComparison.compare(recorded: accepted, actual: actual).agrees)
      #expect(OutputComparison.acceptedOutput(recorded: accepted, actual: actual) == accepted)
    }
  }

  /// Weighing lines and matching wildcards are two methods with the same result.
  @Test(arguments: 0..<20)
  func weighingFindsEveryAgreement(seed: UInt64) {
    var random = Seeded(seed &+ 4000)
    for _ in 0..<100 {
      let pattern = (0..<6).map { _ in random.pick(["a", "b", "*"]) }
      let text = (0..<6).map { _ in random.pick(["a", "b"]) }
      let fits =
        Glob(
          pattern: pattern.indices, text: text.indices, isWildcard: { pattern[$0] == "*" },
          agrees: { pattern[$0] == text[$1] }, isSame: { pattern[$0] == text[$1] },
          repeats: { pattern[$0] == pattern[$1] }
        ).match() != nil
      let table = CostTable(
        rows: pattern.count, columns: text.count, isWildcard: { pattern[$0] == "*" },
        pairCost: { pattern[$0] == text[$1] ? 0 : 2 })
      #expect((Self.cost(table.moves(), pattern, text) == 0) == fits)
    }
  }

  private static func cost(_ moves: [CostTable.Move], _ pattern: [String], _ text: [String]) -> Int
  {
    var (row, column, cost) = (0, 0, 0)
    for move in moves {
      switch move {
      case .pair:
        cost += pattern[row] == text[column] ? 0 : 2
        (row, column) = (row + 1, column + 1)
      case .down:
        cost += pattern[row] == "*" ? 0 : 2
        row += 1
      case .across: (column, cost) = (column + 1, cost + 2)
      case .absorb(let count): (row, column) = (row + 1, column + count)
      }
    }
    #expect(row == pattern.count && column == text.count)
    return cost
  }
}
