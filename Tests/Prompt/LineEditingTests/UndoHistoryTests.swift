import Testing

@testable import LineEditing

@Suite struct UndoHistoryTests {
  private var history = UndoHistory()

  private static func state(_ text: String, cursor: Int? = nil) -> UndoHistory.State {
    let text = Array(LineEditor.wideScalars(text).dropLast())
    return .init(text: text, cursor: cursor ?? text.count)
  }

  private mutating func type(_ letters: String, behind text: String = "") {
    var text = text
    history.note(Self.state(text))
    for letter in letters {
      text.append(letter)
      history.note(Self.state(text))
    }
  }

  @Test mutating func typingIsTakenBackByWords() {
    type("run until rest")
    #expect(history.undo() == Self.state("run until "))
    #expect(history.undo() == Self.state("run "))
    #expect(history.undo() == Self.state(""))
    #expect(history.undo() == nil)
  }

  @Test mutating func aPasteIsTakenBackAtOnce() {
    type("print ")
    history.note(Self.state("print 1 + 2 + 3"))
    type("4", behind: "print 1 + 2 + 3")
    #expect(history.undo() == Self.state("print 1 + 2 + 3"))
    #expect(history.undo() == Self.state("print "))
    #expect(history.undo() == Self.state(""))
  }

  @Test mutating func aRunOfDeletionsIsOneChange() {
    type("abcd")
    for text in ["abc", "ab", "a"] { history.note(Self.state(text)) }
    #expect(history.undo() == Self.state("abcd"))
    history.note(Self.state("abcd", cursor: 0))
    history.note(Self.state("bcd", cursor: 0))
    history.note(Self.state("cd", cursor: 0))
    #expect(history.undo() == Self.state("abcd", cursor: 0))
  }

  @Test mutating func aCharacterOfSeveralScalarsIsDeletedLikeOneOfOne() {
    type("abe\u{301}👩‍👩‍👧")
    for text in ["abe\u{301}", "ab", "a"] { history.note(Self.state(text)) }
    #expect(history.undo() == Self.state("abe\u{301}👩‍👩‍👧"))
  }

  @Test mutating func whereTheCursorWasItIsAgain() {
    type("ab")
    history.note(Self.state("ab", cursor: 1))
    history.note(Self.state("axb", cursor: 2))
    #expect(history.undo() == Self.state("ab", cursor: 1))
    #expect(history.undo() == Self.state(""))
  }

  @Test mutating func lettersInAnotherPlaceAreAnotherChange() {
    type("ab")
    history.note(Self.state("ab", cursor: 0))
    history.note(Self.state("xab", cursor: 1))
    #expect(history.undo() == Self.state("ab", cursor: 0))
    #expect(history.undo() == Self.state(""))
  }

  @Test mutating func afterAnUndoTypingBeginsAnew() {
    type("ab cd")
    #expect(history.undo() == Self.state("ab "))
    type("x", behind: "ab ")
    #expect(history.undo() == Self.state("ab "))
    #expect(history.undo() == Self.state(""))
  }

  @Test mutating func theOldestAreForgotten() {
    for count in 0..<(UndoHistory.limit * 2) {
      history.note(Self.state(String(repeating: "ab", count: count)))
    }
    var count = 0
    while history.undo() != nil { count += 1 }
    #expect(count == UndoHistory.limit)
  }
}
