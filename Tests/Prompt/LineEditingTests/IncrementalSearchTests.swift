import Testing

@testable import LineEditing

@Suite struct IncrementalSearchTests {
  private var search = IncrementalSearch(
    ["gravity 2", "grid", "print 빨강.x", "gravity 9"], draft: ("half", 2))

  private mutating func type(_ text: String) {
    for scalar in text.unicodeScalars { search.type(scalar) }
  }

  private func expect(
    _ text: String, _ cursor: Int, _ label: String,
    at location: SourceLocation = #_sourceLocation
  ) {
    #expect(search.line.text == text, sourceLocation: location)
    #expect(search.line.cursor == cursor, sourceLocation: location)
    #expect(search.label == label, sourceLocation: location)
  }

  @Test mutating func everyLetterLooksCloser() {
    expect("half", 2, "(search: ) ")
    type("gr")
    expect("gravity 9", 0, "(search: gr) ")
    type("i")
    expect("grid", 0, "(search: gri) ")
    search.deleteBackward()
    expect("gravity 9", 0, "(search: gr) ")
    search.deleteBackward()
    search.deleteBackward()
    search.deleteBackward()
    expect("half", 2, "(search: ) ")
  }

  @Test mutating func olderAndNewerGoThroughWhatIsFound() {
    type("vity")
    expect("gravity 9", 3, "(search: vity) ")
    search.older(last: "")
    expect("gravity 2", 3, "(search: vity) ")
    search.newer()
    expect("gravity 9", 3, "(search: vity) ")
    search.newer()
    expect("gravity 9", 3, "(search: vity, not found) ")
  }

  @Test mutating func whatIsNotFoundLeavesWhatWas() {
    type("gridx")
    expect("grid", 0, "(search: gridx, not found) ")
    search.deleteBackward()
    expect("grid", 0, "(search: grid) ")
  }

  @Test mutating func withoutAPatternTheLastOneIsTaken() {
    search.older(last: "")
    expect("half", 2, "(search: ) ")
    search.older(last: "강")
    expect("print 빨강.x", 7, "(search: 강) ")
  }

  @Test mutating func signsStandForThemselves() {
    type("[.")
    expect("half", 2, "(search: [., not found) ")
  }

  @Test mutating func anEntryThatIsShownIsNotShownAgain() {
    search = IncrementalSearch(["run 1s", "grid", "run 1s"], draft: ("", 0))
    type("run")
    search.older(last: "")
    expect("run 1s", 0, "(search: run, not found) ")
  }
}
