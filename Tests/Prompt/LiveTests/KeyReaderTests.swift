import Testing

@testable import Live

/// Keys and the mouse, however the bytes are cut.
@Suite struct KeyReaderTests {
  static let typed: [(String, [LiveInput])] = [
    ("a", [.key("a")]), ("P?", [.key("P"), .key("?")]), (" ", [.key("space")]),
    ("\r\n\t", [.key("return"), .key("return"), .key("tab")]),
    ("\u{7F}\u{08}", [.key("delete"), .key("delete")]),
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", ["up", "down", "right", "left"].map(LiveInput.key)),
    ("\u{1B}OA\u{1B}OD", ["up", "left"].map(LiveInput.key)),
    ("\u{1B}[1;5C", [.key("right")]),
    ("\u{1B}[H\u{1B}[4~\u{1B}[3~", ["home", "end", "delete"].map(LiveInput.key)),
    ("\u{1B}[5~\u{1B}[6~", ["pageUp", "pageDown"].map(LiveInput.key)),
    ("빨ü", [.key("빨"), .key("ü")]), ("\u{1}\u{2}x", [.key("x")]),
    ("\u{1B}\u{1B}[A", [.key("escape"), .key("up")]),
    // Unknown keys, and answers that nobody asked for, are read whole.
    ("\u{1B}q\u{1B}x", []), ("\u{1B}[5;5~\u{1B}[15;2~", [.key("pageUp")]),
    ("\u{1B}]11;rgb:0000/0000/0000\u{1B}\\x", [.key("x")]), ("\u{1B}]0;q\u{07}x", [.key("x")]),
    ("\u{1B}P>|kitty(q)\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\x", [.key("x")]),
    ("\u{1B}[[A\u{1B}[M !!x", [.key("x")]), ("\u{1B}[I\u{1B}[O\u{1B}[24;80R", []),
    // Kitty's keyboard protocol.
    ("\u{1B}[27u\u{1B}[112;1u", [.key("escape"), .key("p")]),
    ("\u{1B}[97;5u\u{1B}[97;3u\u{1B}[57441;2u", []),
    ("\u{1B}[65;2u\u{1B}[63;130u", [.key("A"), .key("?")]),
    (
      "\u{1B}[1;1D\u{1B}[1;1:2D\u{1B}[1;1:3D\u{1B}[112;1:3u",
      [.key("left"), .key("left"), .released("left"), .released("p")]
    ),
    ("\u{1B}[99;5u\u{1B}[122;5u\u{1B}[99;5:3u", [.control(.interrupt), .control(.suspend)]),
    // Answers.
    (
      "\u{1B}[0n\u{1B}[?0u\u{1B}[?1016;2$y\u{1B}[?1016;0$y",
      [.answer(.arrival), .answer(.keyReleases), .answer(.mouseInPixels)]
    ),
    (
      "\u{1B}[<0;3;5M\u{1B}[<32;4;5M\u{1B}[<0;4;5m",
      [
        .mouse(.down, column: 2, row: 4), .mouse(.moved, column: 3, row: 4),
        .mouse(.up, column: 3, row: 4),
      ]
    ),
    // The other buttons and the wheel, and what no terminal sends.
    ("\u{1B}[<2;3;5M\u{1B}[<64;3;5M\u{1B}[<0;0;0Mx", [.key("x")]),
    ("\u{1B}[200~x\u{1B}[?1;2cx", [.key("x"), .key("x")]),
  ]

  @Test(arguments: typed.indices)
  func readsWhatWasTyped(_ index: Int) {
    let (text, wanted) = Self.typed[index]
    var reader = KeyReader()
    #expect(reader.read(Array(text.utf8)) == wanted)
    #expect(!reader.hasPartialInput)
  }

  @Test(arguments: typed.indices)
  func aCutMakesNoDifference(_ index: Int) {
    let (text, wanted) = Self.typed[index]
    var reader = KeyReader()
    var read: [LiveInput] = []
    for byte in text.utf8 { read += reader.read([byte]) }
    #expect(read + reader.end() == wanted)
  }

  @Test func anEscapeAloneIsAKeyOnceNothingFollows() {
    var reader = KeyReader()
    #expect(reader.read([0x1B]) == [])
    #expect(reader.hasPartialInput)
    #expect(reader.end() == [.key("escape")])
    #expect(reader.read([0x1B, UInt8(ascii: "[")]) == [])
    #expect(reader.end() == [], "half a sequence is no key")
    #expect(reader.read(Array("a".utf8)) == [.key("a")])
  }

  @Test func aSequenceWithoutAnEndIsForgotten() {
    var reader = KeyReader()
    #expect(reader.read(Array(("\u{1B}[" + String(repeating: "1", count: 40)).utf8)) == [])
    #expect(reader.read(Array("a".utf8)) == [.key("a")])
  }

  @Test func bytesThatAreNoTextAreNoKeys() {
    var reader = KeyReader()
    #expect(reader.read([0xFF, 0xC0, 0x80, UInt8(ascii: "a")]) == [.key("a")])
  }
}
