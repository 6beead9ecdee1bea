import Testing
import Text

@testable import LineEditing

@Suite struct KillRingTests {
  @Test func cutsInARowAreOneText() {
    var ring = KillRing()
    #expect(ring.newest == nil)
    ring.cut("two", isForward: false, from: ("one two", 7), to: ("one ", 4))
    ring.cut("one ", isForward: false, from: ("one ", 4), to: ("", 0))
    #expect(ring.newest == "one two")
    ring.cut("c", isForward: true, from: ("abc", 2), to: ("ab", 2))
    #expect(ring.newest == "c")
    ring.cut("d", isForward: true, from: ("ab", 2), to: ("ab", 2))
    #expect(ring.newest == "cd")
  }

  @Test func olderTextsComeInTurn() throws {
    var ring = KillRing()
    for text in ["a", "bb", "ccc"] {
      ring.cut(text, isForward: true, from: ("x\(text)", 1), to: ("x", 0))
    }
    #expect(ring.older(in: ("ccc", 3)) == nil, "nothing was inserted")
    ring.inserted(0..<3, in: ("ccc", 3))
    var line: KillRing.Line = ("ccc", 3)
    for wanted in ["bb", "a", "ccc", "bb"] {
      let (text, range) = try #require(ring.older(in: line))
      #expect(text == wanted && range == 0..<line.text.count)
      line = (text, text.count)
      ring.replaced(0..<text.count, in: line)
    }
    #expect(ring.older(in: ("bb", 1)) == nil, "the cursor has moved")
  }

  @Test func theOldestIsDropped() throws {
    var ring = KillRing()
    for index in 0...KillRing.limit {
      ring.cut("\(index)", isForward: true, from: ("a", 0), to: ("b\(index)", 0))
    }
    ring.inserted(0..<2, in: ("", 0))
    for _ in 0..<KillRing.limit - 1 {
      let text = try #require(ring.older(in: ("", 0))).text
      #expect(text != "0")
      ring.replaced(0..<2, in: ("", 0))
    }
    #expect(ring.older(in: ("", 0))?.text == "\(KillRing.limit)", "around again")
  }

  @Test(arguments: [
    ("run 2s", "2s"), ("view box frame (100, 0, 100, 100)", "(100, 0, 100, 100)"),
    ("print \"two words\"", "\"two words\""), ("quit", "quit"), ("  ", ""), ("", ""),
    ("on x { print f(1) }\n", "{ print f(1) }"), ("a (b", "b"), ("set é.x = 빨강", "빨강"),
  ])
  func lastWords(_ entry: String, _ word: String) {
    #expect(WordWalk.lastWord(of: entry) == word)
  }

  @Test(arguments: [("ab cd", 5, 3), ("ab cd", 4, 3), ("ab  ", 4, 0), ("", 0, 0), ("a+b", 3, 2)])
  func wordsBefore(_ text: String, _ cursor: Int, _ begin: Int) {
    #expect(WordWalk.begin(in: text, before: cursor) == begin)
  }

  /// Keys as kitty and xterm name them, and the bytes that terminals send otherwise.
  @Test(arguments: [
    ("[13;2u", "\u{1B}\r"), ("[13u", "\r"), ("[27;2;13~", "\u{1B}\r"), ("[13;5u", "\u{1B}\r"),
    ("[99;5u", "\u{3}"), ("[27;5;101~", "\u{5}"), ("[102;3u", "\u{1B}f"), ("[27u", "\u{1B}"),
    ("[97;2u", "A"), ("[97:65;2u", "A"), ("[47;5u", "\u{1F}"), ("[233u", "é"), ("[32;2u", " "),
    ("[9;2u", "\u{1B}[Z"), ("[127;5u", "\u{1B}\u{7F}"), ("[127u", "\u{7F}"), ("[97;69u", "\u{1}"),
    // Nothing: a key's release, Super, a media key, Ctrl-Space.
    ("[97;1:3u", ""), ("[97;9u", ""), ("[57428u", ""), ("[32;5u", ""),
  ])
  func namedKeys(_ sequence: String, _ key: String) throws {
    #expect(try Self.read(sequence).plainKey == Array(key.utf8))
  }

  @Test(arguments: ["[A", "[5~", "[1;5A", "[?1u", "OP", "[5;5~", "[u"])
  func otherKeysAreNotNamed(_ sequence: String) throws {
    #expect(try Self.read(sequence).plainKey == nil)
  }

  @Test func theAnswerAboutTheKeyboardIsKnown() throws {
    #expect(try Self.read("[?0u").isKeyboardAnswer)
    #expect(try !Self.read("[0u").isKeyboardAnswer)
  }

  private static func read(_ text: String) throws -> TerminalSequence {
    let bytes = Array(text.utf8)
    var sequence = try #require(TerminalSequence(bytes[0]))
    for byte in bytes.dropFirst() { _ = sequence.accept(byte) }
    return sequence
  }
}
