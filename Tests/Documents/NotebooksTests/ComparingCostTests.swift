import Testing

@testable import Notebooks

/// The cost of comparing is proportional to the text: comparisons are counted, not seconds.
@Suite struct ComparingCostTests {
  /// The number of comparisons of a pattern with a text, and the result.
  private static func looks(_ pattern: [String], _ text: [String]) -> (count: Int, fits: Bool) {
    var count = 0
    let look = { (is: Bool) in
      count += 1
      return `is`
    }
    let pairs = Glob(
      pattern: pattern.indices, text: text.indices, isWildcard: { pattern[$0] == "*" },
      agrees: { look(pattern[$0] == text[$1]) }, isSame: { look(pattern[$0] == text[$1]) },
      repeats: { look(pattern[$0] == pattern[$1]) }
    ).match()
    return (count, pairs != nil)
  }

  /// Repetitive outputs with a wildcard: each start matches for a long time.
  @Test(arguments: [
    (start: "*", repeated: "a", end: "b*", fits: false),
    (start: "*", repeated: "a", end: "*", fits: true),
    (start: "*b", repeated: "a", end: "*", fits: false),
    (start: "a*b*", repeated: "a", end: "*a", fits: false),
  ])
  func aWildcardCostsNoMoreThanItsLines(
    start: String, repeated: String, end: String, fits: Bool
  ) {
    var last: Int?
    for count in [2_000, 4_000, 8_000, 16_000] {
      let middle = [String](repeating: repeated, count: count / 2)
      let pattern = start.map(String.init) + middle + end.map(String.init)
      let text = [String](repeating: "a", count: count)
      let looks = Self.looks(pattern, text)
      #expect(looks.fits == fits)
      if let last { #expect(Double(looks.count) <= 2.3 * Double(last)) }
      last = looks.count
    }
  }

  /// A long segment that occurs late is still found.
  @Test func whatRepeatsItselfIsFoundAtTheEnd() {
    let middle = [String](repeating: "a", count: 3_000) + ["b"]
    let text = [String](repeating: "a", count: 9_000) + ["b", "c"]
    #expect(Self.looks(["*"] + middle + ["*"], text).fits)
    #expect(!Self.looks(["*"] + middle + ["d", "*"], text).fits)
  }
}
