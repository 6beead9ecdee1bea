import Testing

@testable import LineEditing

@Suite struct HistorySearchTests {
  private func search(_ entries: String...) -> HistorySearch {
    var search = HistorySearch()
    for entry in entries { _ = search.remember(entry) }
    return search
  }

  @Test func walksThroughEverythingFromAnEmptyLine() {
    var search = search("one", "two", "three")
    #expect(search.older(than: "", cursor: 0) == "three")
    #expect(search.older(than: "three", cursor: 5) == "two")
    #expect(search.older(than: "two", cursor: 3) == "one")
    #expect(search.older(than: "one", cursor: 3) == nil)
    #expect(search.newer(than: "one", cursor: 3) == "two")
    #expect(search.newer(than: "two", cursor: 3) == "three")
    #expect(search.newer(than: "three", cursor: 5) == "")
    #expect(search.newer(than: "", cursor: 0) == nil)
  }

  @Test func findsOnlyTheSameBeginningAndReturnsToTheDraft() {
    var search = search("gravity", "run", "grid", "x gr")
    #expect(search.older(than: "grab", cursor: 2) == "grid")
    #expect(search.older(than: "grid", cursor: 4) == "gravity")
    #expect(search.older(than: "gravity", cursor: 7) == nil)
    #expect(search.newer(than: "gravity", cursor: 7) == "grid")
    #expect(search.newer(than: "grid", cursor: 4) == "grab")
  }

  @Test func anEditBeginsANewSearch() {
    var search = search("ab", "b", "abc")
    #expect(search.older(than: "", cursor: 0) == "abc")
    #expect(search.older(than: "ab", cursor: 2) == "abc")
    #expect(search.older(than: "b", cursor: 1) == nil)
  }

  @Test func patternsAreTakenLiterally() {
    var search = search("f(x", "a.c", "abc")
    #expect(search.older(than: "a.", cursor: 2) == "a.c")
    #expect(search.older(than: "f(", cursor: 2) == "f(x")
    #expect(search.older(than: "[", cursor: 1) == nil)
  }

  @Test func repetitionsAreShownOnce() {
    var search = search("a", "b", "b", "a", "")
    #expect(search.entries == ["a", "b", "a"])
    #expect(search.older(than: "a", cursor: 0) == "b")
  }

  @Test func theCursorCountsScalars() {
    var search = search("日本 1", "日x")
    #expect(search.older(than: "日本zz", cursor: 2) == "日本 1")
  }

  @Test func theOldestAreForgotten() {
    var search = HistorySearch()
    for number in 0...LineEditor.historyLimit { _ = search.remember("\(number)") }
    #expect(search.entries.count == LineEditor.historyLimit)
    #expect(search.entries.first == "1")
  }
}
