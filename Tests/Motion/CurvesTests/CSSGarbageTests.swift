import TestSupport
import Testing

@testable import MotionCurves

@Suite("CSS easing survives any text")
struct CSSGarbageTests {
  private static let pieces = [
    "linear", "ease", "steps", "cubic-bezier", "calc", "(", ")", ",", " ", "/*", "*/", "0", "1",
    "-1", "50%", ".", "-", "+", "*", "/", "1e3", "1e", "e", "px", "%", "jump-none", "end", "é",
    "😀", "\u{0}", "\n", "\u{301}", "\\", "infinity", "--", "_", ";", "\"",
  ]

  private static let seeds = [
    "cubic-bezier(0.1, calc(1 + 2), 1, 0)", "steps(4, jump-none)", "ease-in-out",
    "linear(0, 0.5 20% calc(30% + 1%), 1 /* é */ 100% 100%)",
  ]

  /// A text is an easing that reads back from what is written of it, or a problem inside it.
  private func check(_ text: String) -> Bool {
    do {
      let easing = try CSSEasing.parse(text)
      let again = try? CSSEasing.parse(easing.serialized)
      #expect(again?.serialized == easing.serialized, "\(text)")
      return true
    } catch {
      let (range, utf8) = (error.range, text.utf8)
      #expect(range.lowerBound >= 0 && range.upperBound <= utf8.count, "\(text)")
      let ends = [range.lowerBound, range.upperBound].map {
        utf8.index(utf8.startIndex, offsetBy: $0, limitedBy: utf8.endIndex)
      }
      // Between characters: no end is inside one's bytes.
      #expect(
        ends.allSatisfy { $0?.samePosition(in: text.unicodeScalars) != nil }, "\(text)")
      #expect(!error.message.isEmpty && !error.help.isEmpty)
      return false
    }
  }

  @Test func randomPieces() {
    var generator = Seeded(29)
    var refused = 0
    for _ in 0..<20_000 {
      let count = Int.random(in: 0...14, using: &generator)
      let text = (0..<count).map { _ in Self.pieces.randomElement(using: &generator) ?? "" }
      if !check(text.joined()) { refused += 1 }
    }
    #expect(refused > 19_000)
  }

  @Test func damagedEasings() {
    var generator = Seeded(31)
    var accepted = 0
    for _ in 0..<20_000 {
      var scalars = Array((Self.seeds.randomElement(using: &generator) ?? "").unicodeScalars)
      for _ in 0..<Int.random(in: 1...3, using: &generator) {
        let place = Int.random(in: 0..<scalars.count, using: &generator)
        let piece = Self.pieces.randomElement(using: &generator) ?? ""
        let end = min(place + Int.random(in: 0...2, using: &generator), scalars.count)
        scalars.replaceSubrange(place..<end, with: Array(piece.unicodeScalars))
      }
      if check(scalars.map { "\($0)" }.joined()) { accepted += 1 }
    }
    #expect(accepted > 200)
  }

  @Test func everyBeginningOfAnEasing() {
    var accepted = 0
    for seed in Self.seeds {
      for count in 0...seed.unicodeScalars.count {
        let text = seed.unicodeScalars.prefix(count).map { "\($0)" }.joined()
        if check(text) { accepted += 1 }
      }
    }
    // The four themselves, and `linear`, `ease` and `ease-in`.
    #expect(accepted == 7)
  }

  @Test func nestingHasABound() throws {
    func nested(_ depth: Int) -> String {
      "steps(calc" + String(repeating: "(", count: depth) + "3"
        + String(repeating: ")", count: depth) + ")"
    }
    #expect(try CSSEasing.parse(nested(32)).serialized == "steps(3)")
    let problem = CSSProblem(
      message: "the parentheses are nested more than 32 deep", help: "compute part of it yourself",
      range: 42..<43)
    #expect(throws: problem) { try CSSEasing.parse(nested(33)) }
    #expect(throws: problem) { try CSSEasing.parse(nested(400_000)) }
  }

  @Test func lengthHasABound() throws {
    let space = String(repeating: " ", count: 1_000_000 - 4)
    #expect(try CSSEasing.parse(space + "ease").serialized == "ease")
    let problem = CSSProblem(
      message: "the text has 1000001 bytes; an easing can have at most 1000000",
      help: "write it with fewer stops or digits", range: 0..<1_000_001)
    #expect(throws: problem) { try CSSEasing.parse(space + " ease") }
    _ = check(String(repeating: "a", count: 1_000_000))
    _ = check("steps(" + String(repeating: "9", count: 999_000) + ")")
  }

  @Test func pointsHaveABound() throws {
    let stops = (0..<100_000).map { "\($0)" }
    let easing = try CSSEasing.parse("linear(\(stops.joined(separator: ",")))")
    for x in grid(64) { #expect(abs(easing.value(at: x) - 99_999 * x) < 1e-9) }
    let full = "linear(" + String(repeating: "0,", count: 100_000)
    let problem = CSSProblem(
      message: "`linear()` can have at most 100000 points", help: "write fewer stops",
      range: 200_007..<200_008)
    #expect(throws: problem) { try CSSEasing.parse(full + "1)") }
  }
}
