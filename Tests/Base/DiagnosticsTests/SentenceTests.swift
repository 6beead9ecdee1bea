import Testing

@testable import Diagnostics

@Suite struct SentenceTests {
  @Test func partsAreCutAndWhatIsAroundThemStays() {
    let name = String(repeating: "x", count: 9_000_000)
    let mistake = Mistake.unknownName(name, nearest: [], known: [])
    #expect(mistake.message.hasPrefix("there is nothing called `xxx"))
    #expect(mistake.message.hasSuffix("x…`"))
    #expect(mistake.message.count < 200)
    #expect(Mistake.unclosedString("\"" + name).help?.count ?? 0 < 200)
    let taken = Mistake.nameTaken(name, by: "a view", isRemovable: true)
    #expect(taken.help?.hasSuffix("` first") == true)
  }

  @Test func whatIsShortStaysAsItIs() {
    #expect(
      Mistake.unknownName("빨강", nearest: [], known: []).message == "there is nothing called `빨강`")
    let wide = String(repeating: "빨", count: Sentence.widestPart / 2)
    #expect(Mistake.cannotAssign(wide).message == "`\(wide)` cannot be set")
    #expect(Mistake.cannotAssign(wide + "x").message.contains("…`"))
  }

  @Test func aSignOfManyMarksIsCutToo() {
    let heap = "e" + String(repeating: "\u{301}", count: 100_000)
    #expect(Mistake.cannotAssign(heap).message.utf8.count < 5_000)
  }

  @Test func whatComesFromElsewhereIsBoundedAsAWhole() {
    let mistake = Mistake.textProblem(
      String(repeating: "a", count: 10_000), help: "b", place: 0..<1)
    #expect(mistake.message.count == 4 * Sentence.widestPart)
    #expect(mistake.helped(by: "do it").help == "do it")
  }
}
