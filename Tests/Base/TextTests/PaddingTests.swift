import Testing

@testable import Text

@Suite("Filling and cutting text to columns")
struct PaddingTests {
  private static let samples = [
    "", "a", "plain text", "한글 이름", "日本", "👩‍👩‍👧‍👦 family", "e\u{301}te\u{301}", "🇰🇷", "a한b글c",
  ]

  @Test func fills() {
    #expect("ab".padded(left: 5) == "   ab")
    #expect("ab".padded(right: 5) == "ab   ")
    #expect("한".padded(left: 5) == "   한")
    #expect("한".padded(right: 5) == "한   ")
    #expect("long".padded(left: 2) == "long")
    #expect("long".padded(right: -2) == "long")
  }

  @Test(arguments: samples, [-1, 0, 1, 2, 3, 7, 20])
  func filledTextHasTheColumnsOrItsOwn(text: String, columns: Int) {
    let expected = max(columns, DisplayWidth.of(text))
    #expect(DisplayWidth.of(text.padded(left: columns)) == expected)
    #expect(DisplayWidth.of(text.padded(right: columns)) == expected)
    #expect(text.padded(left: columns).hasSuffix(text))
    #expect(text.padded(right: columns).hasPrefix(text))
  }

  @Test func cuts() {
    #expect("motion".truncated(to: 6) == "motion")
    #expect("motion".truncated(to: 5) == "moti…")
    #expect("motion".truncated(to: 1) == "…")
    #expect("motion".truncated(to: 0) == "")
    #expect("motion".truncated(to: -4) == "")
    #expect("".truncated(to: 0) == "")
    // A wide character that would stick out by half is left out whole.
    #expect("한글이다".truncated(to: 6) == "한글…")
    #expect("한글이다".truncated(to: 7) == "한글이…")
    #expect("👩‍👩‍👧‍👦👩‍👩‍👧‍👦".truncated(to: 3) == "👩‍👩‍👧‍👦…")
    #expect("e\u{301}e\u{301}e\u{301}".truncated(to: 2) == "e\u{301}…")
  }

  @Test(arguments: samples, [0, 1, 2, 3, 4, 7, 20])
  func cutTextFitsAndIsAPrefix(text: String, columns: Int) {
    let cut = text.truncated(to: columns)
    #expect(DisplayWidth.of(cut) <= columns)
    if cut != text { #expect(cut.isEmpty || text.hasPrefix(cut.dropLast())) }
    #expect((cut == text) == (DisplayWidth.of(text) <= columns))
  }

  @Test(arguments: [
    ("", ""), (" \t ", ""), ("a  ", "a"), ("  a\t", "  a"), ("a b ", "a b"), ("a\n", "a\n"),
    ("한 ", "한"), ("a\u{A0}", "a\u{A0}"), ("\u{600} ", "\u{600}"),
  ])
  func trimsBlanksAtTheEndOnly(text: String, trimmed: String) {
    #expect(text.trimmingTrailingBlanks == trimmed)
  }
}
