import Diagnostics
import Testing

@testable import Language

/// The role of each part of a line while it is typed.
@Suite struct HighlighterTests {
  private static let letters: [Highlight.Role: Character] = [
    .verb: "v", .keyword: "k", .name: "n", .number: "0", .text: "t", .comment: "c", .mistake: "X",
    .bracket: "b",
  ]

  /// A letter for each character of a text with `|` at the cursor, which is at the end without one.
  private func roles(_ marked: String, known: Set<String> = ["box", "red"]) -> String {
    let text = marked.filter { $0 != "|" }
    let cursor = marked.firstIndex(of: "|").map { marked[..<$0].unicodeScalars.count }
    return roles(of: text, cursor: cursor ?? text.unicodeScalars.count, known: known)
  }

  private func roles(of text: String, cursor: Int?, known: Set<String> = ["box"]) -> String {
    let parser = Parser(Source(""), grammar: TestGrammar.grammar, definitions: ["jump"])
    let highlights = Highlighter(text, cursor: cursor, like: parser).highlights(
      isKnown: known.contains)
    var shown = Array(repeating: Character("."), count: text.unicodeScalars.count)
    for highlight in highlights {
      for index in highlight.range { shown[index] = Self.letters[highlight.role] ?? "?" }
    }
    return String(shown)
  }

  @Test func everyPartOfALineIsTold() {
    #expect(roles("gravity on box magnitude 2") == "vvvvvvv.kk.nnn.kkkkkkkkk.0")
    #expect(roles("gravity on nobody as g") == "vvvvvvv.kk........kk..")
    #expect(roles("keyboard show mode fast") == "vvvvvvvv.kkkk.kkkk.kkkk")
    #expect(roles("print \"a b") == "vvvvv.tttt", "a text that is not closed yet")
    #expect(roles("print \"a\" # why") == "vvvvv.ttt.ccccc")
    #expect(roles("jump 2; undo // so") == "vvvv.0..vvvv.ccccc")
    #expect(roles("let x = 2s") == "kkk.....00")
  }

  @Test func aVerbIsOneOnlyWhereItStandsForWhatIsDone() {
    #expect(roles("gravity.magnitude = 2", known: ["gravity"]) == "nnnnnnn.............0")
    #expect(roles("print gravity", known: ["gravity"]) == "vvvvv.nnnnnnn")
    #expect(roles("gravit") == "......", "it may become anything")
    #expect(roles("box.red") == "nnn....", "a property is nobody's name")
  }

  @Test func whatIsAboutToBecomeRightIsNoMistake() {
    for text in [
      "view box fra", "gravity magn", "gravity on", "run 2m", "print (1, ", "1 +", "print \"abc",
      "foo a", "foo b|", "ease-in", "view", "for i", "group {", "}|", "gravity on (|",
    ] {
      #expect(!roles(text).contains("X"), "\(text)")
    }
  }

  @Test func aMistakeIsToldOnceItIsSure() {
    #expect(roles("foo bar ") == "XXX.....")
    #expect(roles("gravity onn box") == "vvvvvvv.XXX.nnn")
    #expect(roles("gravity on|n box") == "vvvvvvv.....nnn", "whoever mends it is left in peace")
    #expect(roles("view box frame (0, 1 2) ") == "vvvv.nnn.kkkkk..0..0.X..")
    #expect(roles("print 2) ") == "vvvvv.0X.")
    #expect(roles(of: "print \"abc", cursor: nil) == "vvvvv.XXXX")
  }

  @Test func behindAMistakeTheNextLineIsTold() {
    #expect(roles("gravity onn 2\nrun 2s ") == "vvvvvvv.XXX.0.vvv.00.")
    #expect(roles("group {\n  view 3\n  run 2 ") == "vvvvv.....vvvv.X...vvv.0.")
  }

  @Test func theBracketAtTheCursorIsShownWithItsOther() {
    #expect(roles("print (1 + (2))|") == "vvvvv.b0....0.b")
    #expect(roles("print |(1)") == "vvvvv.b0b")
    #expect(roles("print (1|)") == "vvvvv.b0b")
    #expect(roles("print \"(\"|") == "vvvvv.ttt", "in a text it is none")
    #expect(roles("print (1|") == "vvvvv..0", "alone it has no other")
  }

  @Test func placesAreCountedInScalars() {
    #expect(roles("print \"é日🙂\" 빨강 # é", known: ["빨강"]).hasPrefix("vvvvv.ttttt"))
    #expect(roles("빨강.x + 1", known: ["빨강"]) == "nn.....0")
  }

  @Test(arguments: 0...60)
  func everyBeginningOfALineIsCutWithoutOverlaps(_ length: Int) {
    let text = "gravity on box magnitude -2 as g; run until (box.x > \"é\") } # no"
    let part = String(text.prefix(length))
    for cursor in [nil, 0, length / 2, length] {
      let parser = Parser(Source(""), grammar: TestGrammar.grammar)
      let all = Highlighter(part, cursor: cursor, like: parser).highlights { $0 == "box" }
      #expect(zip(all, all.dropFirst()).allSatisfy { $0.range.upperBound <= $1.range.lowerBound })
      #expect(all.allSatisfy { !$0.range.isEmpty && $0.range.upperBound <= part.count })
    }
  }

  @Test func aTextThatIsVeryLongHasNone() {
    #expect(roles(String(repeating: "1 ", count: 9_000)).contains("0"))
    #expect(!roles(String(repeating: "1 ", count: 11_000)).contains("0"))
  }
}
