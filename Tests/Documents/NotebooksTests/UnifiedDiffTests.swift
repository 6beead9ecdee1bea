import TestSupport
import Testing

@testable import Notebooks

@Suite struct UnifiedDiffTests {
  @Test func sameTextsHaveNone() {
    #expect(UnifiedDiff.text(from: "a\n", to: "a\n", names: ("a", "b")) == "")
  }

  @Test func showsThreeLinesOfContext() {
    let old = (1...9).map { "\($0)\n" }.joined()
    let new = old.replacing("5\n", with: "five\n6th\n")
    #expect(
      UnifiedDiff.text(from: old, to: new, names: ("a", "b")) == """
        --- a
        +++ b
        @@ -2,7 +2,8 @@
         2
         3
         4
        -5
        +five
        +6th
         6
         7
         8

        """)
  }

  @Test func saysWhenTheLastLineDoesNotEnd() {
    #expect(
      UnifiedDiff.text(from: "a", to: "a\n", names: ("a", "b")) == """
        --- a
        +++ b
        @@ -1 +1 @@
        -a
        \\ No newline at end of file
        +a

        """)
    let first = UnifiedDiff.text(from: "", to: "a\n", names: ("a", "b"))
    #expect(first.hasSuffix("@@ -0,0 +1 @@\n+a\n"))
  }

  @Test(arguments: 0..<30)
  func appliedToTheOldItGivesTheNew(seed: UInt64) throws {
    var random = Seeded(seed &+ 5000)
    for _ in 0..<20 {
      let old = (0..<30).map { _ in random.pick(["a", "b", "c", "d", "e", "f"]) + "\n" }
      let new = old.flatMap { line -> [String] in
        switch Int.random(in: 0..<12, using: &random) {
        case 0: []
        case 1: [line, "x\n"]
        case 2: ["y\n"]
        default: [line]
        }
      }
      let diff = UnifiedDiff.text(from: old.joined(), to: new.joined(), names: ("a", "b"))
      #expect(try Self.applied(diff, to: old) == new)
    }
  }

  /// The result of `patch`, for lines that all have line ends.
  private static func applied(_ diff: String, to old: [String]) throws -> [String] {
    var result: [String] = []
    var next = 0
    for line in diff.split(separator: "\n").dropFirst(2) {
      let content = String(line.dropFirst()) + "\n"
      switch line.first {
      case "@":
        let place = line.split(whereSeparator: { " -,".contains($0) })[1]
        let count = line.split(separator: " ")[1].split(separator: ",").last.flatMap { Int($0) }
        let start = try #require(Int(place)) - (count == 0 ? 0 : 1)
        result += old[next..<start]
        next = start
      case " ":
        #expect(old[next] == content)
        result.append(content)
        next += 1
      case "-":
        #expect(old[next] == content)
        next += 1
      default: result.append(content)
      }
    }
    return result + old[next...]
  }
}
