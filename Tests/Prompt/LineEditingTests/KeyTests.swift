import Terminal
import TestSupport
import Testing

@testable import LineEditing

@Suite struct KeyTests {
  /// libedit loses the longer of two keys when one begins the other.
  @Test func noKeyBeginsAnother() {
    let keys = KeyBindings.sequences.map(\.key)
    #expect(Set(keys).count == keys.count)
    for key in keys {
      #expect(keys.filter { $0.hasPrefix(key) } == [key])
    }
  }

  private static let spelled: [([UInt8], Unicode.Scalar)] = [
    ([0x41], "A"), ([0xC3, 0xA9], "é"), ([0xE6, 0x97, 0xA5], "日"),
    ([0xF0, 0x9F, 0x99, 0x82], "🙂"), ([0xFF], "\u{FFFD}"), ([0xC3], "\u{FFFD}"),
    ([0xE6, 0x97], "\u{FFFD}"), ([0xED, 0xA0, 0x80], "\u{FFFD}"), ([0xC2, 0x80], "\u{FFFD}"),
    ([], "\u{FFFD}"),
  ]

  @Test(arguments: spelled)
  func scalars(_ bytes: [UInt8], _ scalar: Unicode.Scalar) {
    #expect(UTF8Sequence.scalar(bytes) == scalar)
  }

  @Test func continuationCountsAgreeWithTheLibrary() {
    for value in [0x41, 0x7F, 0xA0, 0x7FF, 0x800, 0xFFFD, 0x10000, 0x10FFFF] as [UInt32] {
      guard let scalar = Unicode.Scalar(value) else { continue }
      let bytes = Array(String(scalar).utf8)
      #expect(UTF8Sequence.continuationCount(bytes[0]) == bytes.count - 1)
      #expect(bytes.dropFirst().allSatisfy(UTF8Sequence.isContinuation))
    }
    #expect(UTF8Sequence.continuationCount(0xC0) == 0)
    #expect(UTF8Sequence.continuationCount(0xF5) == 0)
  }

  @Test(arguments: [
    ("a\r\nb\rc\nd", "a\nb\nc\nd"), ("a\n\n", "a"), ("\ta", "\ta"), ("a\u{7}\u{1B}[mb", "a[mb"),
    ("", ""), ("\n\r\n", ""), ("a\n\rb\n\r", "a\nb"), ("a\r\n\r\nb", "a\n\nb"), ("é日🙂", "é日🙂"),
    ("a\n\nb", "a\n\nb"),
  ])
  func pastes(_ pasted: String, _ text: String) {
    #expect(LineEditor.pastedText(pasted.unicodeScalars) == text)
  }

  /// Terminals send the two signs of a line end as the same, or exchanged.
  @Test(arguments: [
    ("a\r\rb\r\r", "a\nb"), ("a\r\r\r\rb", "a\n\nb"), ("a\n\nb\nc", "a\n\nb\nc"),
    ("a\n\rb", "a\nb"), ("a\r\nb\r\n\r\nc", "a\nb\n\nc"), ("ab", "ab"), ("\n\n", ""),
  ])
  func pastesFromATerminal(_ pasted: String, _ text: String) {
    #expect(LineEditor.pastedText(pasted.unicodeScalars, isFromTerminal: true) == text)
  }

  /// The keys go over the characters of a text as a person counts them, from either end.
  @Test func charactersAreWhole() {
    let letters = ["a", "e\u{301}", "👩‍👩‍👧", "한", "🇰🇷", "\n", "👍🏽", "日", "❤️", " "]
    var random = Seeded(59)
    for _ in 0..<200 {
      let text = (0..<8).map { _ in letters[Int.random(in: 0..<letters.count, using: &random)] }
        .joined()
      var ends = [0]
      for character in text { ends.append((ends.last ?? 0) + character.unicodeScalars.count) }
      for (begin, end) in zip(ends, ends.dropFirst()) {
        #expect(CharacterWalk.end(in: text, from: begin) == end)
        #expect(CharacterWalk.begin(in: text, before: end) == begin)
        for place in begin..<end {
          #expect(CharacterWalk.begin(in: text, around: place) == begin)
        }
      }
      #expect(CharacterWalk.end(in: text, from: ends.last ?? 0) == ends.last)
      #expect(CharacterWalk.begin(in: text, before: 0) == 0)
    }
  }
}
