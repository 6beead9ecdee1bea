import TestSupport
import Testing

@testable import Notebooks

@Suite struct LineDifferenceTests {
  /// The old lines with the changes applied.
  private static func patched(_ old: [String], _ new: [String]) -> [String] {
    var lines: [String] = []
    var place = 0
    for change in LineDifference(from: old, to: new).changes {
      lines += old[place..<change.old.lowerBound] + new[change.new]
      place = change.old.upperBound
    }
    return lines + old[place...]
  }

  @Test(arguments: 0..<30)
  func theChangesLeadToTheNewLines(seed: UInt64) {
    var random = Seeded(seed)
    let length = [5, 40, 1_500][Int(seed) % 3]
    let words = seed % 2 == 0 ? (0..<4).map { "w\($0)" } : (0..<3_000).map { "w\($0)" }
    let old = (0..<length).map { _ in random.pick(words) }
    let new = old.flatMap { line -> [String] in
      switch random.pick(["keep", "keep", "keep", "drop", "add", "other"]) {
      case "drop": []
      case "add": [line, random.pick(words)]
      case "other": [random.pick(words)]
      default: [line]
      }
    }
    #expect(Self.patched(old, new) == new)
  }

  @Test func aFewChangesInManyLinesAreFew() {
    let old = (0..<20_000).map { "line \($0)" }
    var new = old
    new[100] = "another"
    new.insert("more", at: 9_000)
    new.remove(at: 19_000)
    let changes = LineDifference(from: old, to: new).changes
    #expect(changes.count == 3)
    #expect(changes.first == LineDifference.Change(old: 100..<101, new: 100..<101))
  }

  /// If every line differs, there is one change, and its cost is not quadratic.
  @Test func linesThatHaveNothingInCommonAreReplacedWhole() {
    let old = (0..<20_000).map { "old \($0)" }
    let new = (0..<20_000).map { "new \($0)" }
    let changes = LineDifference(from: old, to: new).changes
    #expect(changes == [LineDifference.Change(old: old.indices, new: new.indices)])
  }
}
