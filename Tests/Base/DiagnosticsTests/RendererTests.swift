import Testing
import Text

@testable import Diagnostics

@Suite struct RendererTests {
  private func lines(
    _ text: String, _ lower: Int, _ upper: Int, name: String? = nil
  ) -> [String] {
    writtenLines(text, lower, upper, name: name).map(\.text)
  }

  private func writtenLines(
    _ text: String, _ lower: Int, _ upper: Int, name: String? = nil
  ) -> [WrittenLine] {
    let span = Span(Source(text, name: name, firstLine: 3), lower, upper)
    let mistake = Mistake(.unexpected, "this is wrong", help: "write it right", note: "so it is")
    return DiagnosticRenderer().writtenLines(for: Diagnostic(mistake, at: span))
  }

  @Test func aSentenceAPlaceAndHelp() {
    #expect(
      lines("print one two", 6, 9) == [
        "error: this is wrong", "  print one two", "        ^^^", "note: so it is",
        "help: write it right",
      ])
  }

  @Test(arguments: [
    ("a\tb", 2, 3, "  a b", "    ^"), ("빨강 = x", 9, 10, "  빨강 = x", "         ^"),
    ("x = 빨강", 4, 10, "  x = 빨강", "      ^^^^"), ("a🐱b", 5, 6, "  a🐱b", "     ^"),
    ("one", 3, 3, "  one", "     ^"), ("", 0, 0, "", "  ^"), ("a\nbc\nd", 3, 4, "  bc", "   ^"),
    ("ab {\ncd\n}", 3, 9, "  ab {", "     ^"), ("ab\r\ncd", 1, 2, "  ab", "   ^"),
    ("a\u{1B}[31mb", 6, 7, "  a\\u{1b}[31mb", "             ^"),
    ("\u{202E}ab", 3, 4, "  \\u{202e}ab", "          ^"),
    ("a\u{9B}b", 1, 3, "  a\\u{9b}b", "   ^^^^^^"),
  ])
  func caretsStandUnderThePlace(
    _ text: String, _ lower: Int, _ upper: Int, _ line: String, _ carets: String
  ) {
    let found = lines(text, lower, upper)
    #expect(found[1] == line)
    #expect(found[2] == carets)
  }

  @Test(arguments: [0, 10, 95, 300, 599])
  func aLongLineShowsThePlace(_ place: Int) throws {
    var letters = Array(repeating: Character("x"), count: 600)
    letters[place] = "Y"
    let found = lines(String(letters), place, place + 1)
    #expect(found[1].count <= 100)
    let column = try #require(found[2].firstIndex(of: "^")).utf16Offset(in: found[2])
    #expect(Array(found[1])[column] == "Y")
  }

  /// Only the part around the place is looked at, however the characters lie in bytes.
  @Test(arguments: [0, 1, 3_999, 4_001, 77_777, 99_999])
  func aLineOfMegabytesShowsThePlace(_ place: Int) throws {
    var letters = Array(repeating: Character("é"), count: 100_000)
    letters[place] = "Y"
    let text = String(letters)
    let found = lines(text, 2 * place, 2 * place + 1)
    #expect(found[1].count <= 100)
    let column = try #require(found[2].firstIndex(of: "^")).utf16Offset(in: found[2])
    #expect(Array(found[1])[column] == "Y")
    #expect(lines(text, 0, text.utf8.count).allSatisfy { $0.count <= 100 })
  }

  @Test func aNamedSourceTellsLineAndColumn() {
    #expect(lines("a\nb cd", 4, 6, name: "fall.md")[0] == "fall.md:4:3: error: this is wrong")
  }

  @Test func theLabelsAndTheCaretsHaveStyles() {
    let lines = writtenLines("print one", 6, 9, name: "a.md")
    #expect(lines[0].runs.map(\.text) == ["a.md:3:7: ", "error:", " this is wrong"])
    #expect(lines[0].runs.map(\.style) == [nil, .strongRed, nil])
    #expect(lines[2].runs.map(\.text) == ["        ", "^^^"])
    #expect(lines[2].runs.map(\.style) == [nil, .strongRed])
    #expect(lines[4].runs.map(\.style) == [.cyan, nil])
  }

  @Test func withoutAPlaceThereIsNoExcerpt() {
    let diagnostic = Diagnostic(.interrupted, at: nil)
    #expect(
      DiagnosticRenderer().lines(for: diagnostic) == [
        "error: interrupted; this line changed nothing"
      ])
    let warning = Diagnostic(.secondGravity, at: nil, severity: .warning)
    #expect(DiagnosticRenderer().lines(for: warning)[0].hasPrefix("warning: "))
  }
}

/// On a terminal, which has a width.
@Suite struct NarrowRendererTests {
  private static let message =
    "`moves` is neither a command nor a name that stands for a view, a behavior or a value"
  private static let help = "write `animate red.center to (160, 284)`, or give it a name with `let`"

  private func lines(
    _ text: String, _ range: Range<Int>, width: Int
  ) -> [String] {
    let span = Span(Source(text), range.lowerBound, range.upperBound)
    let mistake = Mistake(.unexpected, Sentence(Self.message), help: Sentence(Self.help))
    return DiagnosticRenderer(width: width)
      .lines(for: Diagnostic(mistake, at: span))
  }

  /// Code that goes over several lines has its quotes in each of them.
  private static func withoutQuotes(_ text: some StringProtocol) -> String {
    String(text.filter { $0 != "`" })
  }

  @Test(arguments: [30, 41, 50, 60, 80, 150])
  func sentencesBreakAtBlanks(_ width: Int) {
    let found = lines("print moves", 6..<11, width: width)
    #expect(found.allSatisfy { $0.count <= width })
    let words = found.joined(separator: " ").split(separator: " ").map(Self.withoutQuotes)
    let whole = "error: \(Self.message) print moves ^^^^^ help: \(Self.help)".split(separator: " ")
    #expect(words == whole.map(Self.withoutQuotes))
    #expect(found.allSatisfy { $0.contains("error:") || $0.contains("help:") || $0.first == " " })
  }

  @Test(arguments: [24, 40, 60], [0, 7, 33, 59, 80, 119])
  func theCaretStandsUnderWhatItMarks(_ width: Int, _ place: Int) throws {
    var letters = Array(repeating: Character("x"), count: 120)
    letters[place] = "Y"
    let found = lines(String(letters), place..<place + 1, width: width)
    let excerpt = try #require(found.first { $0.contains("Y") })
    let carets = try #require(found.first { $0.contains("^") })
    #expect(excerpt.count <= width)
    #expect(carets.filter { $0 == "^" }.count == 1)
    let column = try #require(carets.firstIndex(of: "^")).utf16Offset(in: carets)
    #expect(Array(excerpt)[column] == "Y")
  }

  @Test func aLongPlaceIsMarkedAsFarAsItIsSeen() throws {
    let found = lines(String(repeating: "y", count: 120), 10..<110, width: 40)
    let carets = try #require(found.first { $0.contains("^") })
    #expect(carets.count <= 40)
  }
}
