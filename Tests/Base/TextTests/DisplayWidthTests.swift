import Testing

@testable import Text

@Suite("Columns of text on a terminal")
struct DisplayWidthTests {
  @Test(arguments: [
    ("", 0), ("plain", 5), ("~ !", 3), ("é", 1), ("ß", 1), ("Ω", 1), ("→", 1), ("…", 1), ("█", 1),
    ("⣿", 1), ("─│", 2),
  ])
  func narrow(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("한글", 4), ("빨강 box", 8), ("日本", 4), ("カタカナ", 8), ("ｶﾅ", 2), ("ＡＢ", 4), ("、。", 4),
    ("𠮷", 2), ("西夏𗀀", 6),
  ])
  func eastAsian(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  /// The same syllables, written as letters that join.
  @Test func decomposedHangulIsAsWideAsComposed() {
    #expect(DisplayWidth.of("\u{1112}\u{1161}\u{11AB}\u{1100}\u{1173}\u{11AF}") == 4)
  }

  @Test(arguments: [
    ("e\u{301}", 1), ("n\u{303}o\u{308}", 2), ("a\u{20DD}", 1), ("\u{301}", 0), ("が", 2),
    ("か\u{3099}", 2), ("x\u{200B}y", 2), ("\u{FEFF}x", 1), ("\u{200D}", 0),
  ])
  func marksTakeNoColumn(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test(arguments: [
    ("🎈", 2), ("👩‍👩‍👧‍👦", 2), ("👍🏽", 2), ("🏳️‍🌈", 2), ("❤️", 2), ("❤", 1), ("1️⃣", 2), ("1", 1),
    ("🇰🇷", 2), ("🇰🇷🇯🇵", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("☀︎", 1), ("a\u{FE0F}", 1), ("🎈a🎈", 5),
  ])
  func emoji(text: String, columns: Int) {
    #expect(DisplayWidth.of(text) == columns)
  }

  @Test func controlsTakeNoColumn() {
    #expect(DisplayWidth.of("a\tb\u{1B}\u{7F}") == 2)
    #expect(DisplayWidth.of("a\r\nb") == 2)
  }

  @Test func aSubstringCountsOnlyItself() {
    #expect(DisplayWidth.of("日本語".dropFirst()) == 4)
  }
}
