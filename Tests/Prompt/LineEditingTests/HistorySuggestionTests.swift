import Testing

@testable import LineEditing

@Suite struct HistorySuggestionTests {
  private let entries = [
    "gravity on box magnitude 2", "run 1s", "run until rest", "for i in 1..3 {\n  print i\n}",
    "run 2s",
  ]

  /// The suggestion behind each beginning of a line as it is typed.
  private func typed(_ line: String) -> [String] {
    var suggestion = HistorySuggestion()
    return (0...line.count).map { suggestion.rest(of: String(line.prefix($0)), in: entries) }
  }

  @Test func itIsTheNewestEntryThatBeginsSo() {
    #expect(typed("run u") == ["", "un 2s", "n 2s", " 2s", "2s", "ntil rest"])
    #expect(typed("gr").last == "avity on box magnitude 2")
  }

  @Test func whatIsWholeOrElseHasNone() {
    #expect(typed("run 2s").last == "")
    #expect(typed("run 2sx").last == "")
    #expect(typed("un").last == "", "it is not looked for inside")
  }

  @Test func itEndsWithTheLine() {
    #expect(typed("for").last == " i in 1..3 {")
    #expect(typed("for i in 1..3 {").last == "")
    #expect(typed("for i in 1..3 {\n").last == "  print i")
  }

  @Test func aShorterLineIsLookedForAnew() {
    var suggestion = HistorySuggestion()
    #expect(suggestion.rest(of: "run 1", in: entries) == "s")
    #expect(suggestion.rest(of: "run ", in: entries) == "2s")
    #expect(suggestion.rest(of: "run x", in: entries) == "")
    #expect(suggestion.rest(of: "run", in: entries) == " 2s")
  }

  @Test func aWordIsTakenWithWhatStandsBeforeIt() {
    #expect(HistorySuggestion.firstWord(of: "avity on box") == "avity")
    #expect(HistorySuggestion.firstWord(of: " on box") == " on")
    #expect(HistorySuggestion.firstWord(of: " (0, 1)") == " (0")
    #expect(HistorySuggestion.firstWord(of: ") ") == ") ")
  }
}
