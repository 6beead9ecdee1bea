import Testing

@testable import Text

@Suite struct WrappingTests {
  @Test(arguments: ["100 pt/s²", "0.5 s", "36 %", "12 frames"])
  func aNumberAndItsUnitStayTogether(_ quantity: String) {
    for width in 10...30 {
      let lines = Wrapping.lines("goes on and on for \(quantity), and stops", width: width)
      #expect(lines.contains { $0.contains(quantity) }, "\(width): \(lines)")
    }
  }

  @Test func nothingIsLost() {
    let text = "Apple's documentation says that the offset turns with the view; it does not."
    for width in 12...80 {
      let lines = Wrapping.lines(text, width: width)
      #expect(lines.map { $0.drop { $0 == " " } }.joined(separator: " ") == text)
    }
  }

  @Test func wordsOtherThanUnitsMayBeParted() {
    #expect(Wrapping.lines("in 100 points", width: 7, indent: 0) == ["in 100", "points"])
  }

  /// All of a line of code is there within the width, however narrow it is, in its styles.
  @Test func codeIsWhole() {
    let names = [
      "on keyboard.willShow { animate over event.duration curve event.curve { form.center.y = 9 } }",
      "    a_name_that_is_longer_than_any_line = another_name_that_is_as_long", "", "short",
      "빨강빨강빨강빨강빨강 = \u{1F642}\u{1F642}\u{1F642}\u{1F642}\u{1F642}",
      String(repeating: " ", count: 60) + "deep",
    ]
    for text in names {
      let line =
        WrittenLine(String(text.prefix(8)), style: .cyan) + WrittenLine(String(text.dropFirst(8)))
      for width in 8...90 {
        let lines = Wrapping.code(line, width: width)
        #expect(lines.allSatisfy { DisplayWidth.of($0.text) <= width }, "\(width): \(lines)")
        #expect(lines.map(\.text).joined().filter { $0 != " " } == text.filter { $0 != " " })
        let cyan = lines.flatMap(\.runs).filter { $0.style == .cyan }.map(\.text).joined()
        #expect(cyan.filter { $0 != " " } == text.prefix(8).filter { $0 != " " })
      }
    }
  }

  /// Each part of code that is broken is in backquotes, within the width and with nothing lost.
  @Test func codeInProseIsClosedInEachLine() {
    let text = "Try `keyboard show; run 1s; keyboard hide` or `run 1s`, as it `is`."
    for width in 20...90 {
      let line = WrittenLine(text).laid(out: Wrapping.lines(text, width: width))
      #expect(line.allSatisfy { $0.text.count { $0 == "`" } % 2 == 0 }, "\(width): \(line)")
      #expect(line.allSatisfy { DisplayWidth.of($0.text) <= width }, "\(width): \(line)")
      let plain = { (text: String) in text.filter { $0 != " " && $0 != "`" } }
      #expect(plain(line.map(\.text).joined()) == plain(text))
    }
    #expect(
      Wrapping.lines("  `a b c d`", width: 9, indent: 4) == ["  `a b`", "    `c`", "    `d`"])
    #expect(Wrapping.lines("one ` alone here", width: 9, indent: 0) == ["one `", "alone", "here"])
  }

  @Test func codeHangs() {
    let lines = Wrapping.code("  set a.b = 1 over 0.25 s", width: 16)
    #expect(lines.map(\.text) == ["  set a.b = 1", "      over", "      0.25 s"])
  }

  /// A window of one column has less than none inside a margin.
  @Test(arguments: [-1, 0])
  func withoutRoom(_ width: Int) {
    let broken = { Wrapping.broken($0, width: width, indent: nil, breaksWords: true) }
    #expect(broken("ab c").joined().filter { $0 != " " } == "abc")
    #expect(broken("") == [""])
    #expect("abc".clipped(to: width) == "")
  }
}
