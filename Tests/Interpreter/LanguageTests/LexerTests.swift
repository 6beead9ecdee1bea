import Diagnostics
import Testing

@testable import Language

@Suite struct LexerTests {
  private func tokens(_ text: String) throws -> [Token] {
    var lexer = Lexer(Source(text))
    var tokens: [Token] = []
    while true {
      let token = try lexer.next()
      if token.kind == .end { return tokens }
      tokens.append(token)
    }
  }

  private func mistake(_ text: String) -> (id: MistakeID, place: String)? {
    var lexer = Lexer(Source(text))
    do throws(ParseProblem) {
      while try lexer.next().kind != .end {}
      return nil
    } catch {
      return (error.diagnostic.mistake.id, error.diagnostic.span?.text ?? "")
    }
  }

  @Test(arguments: Mark.allCases)
  func everyMarkIsAToken(_ mark: Mark) throws {
    for text in [mark.rawValue, mark.rawValue + " ", "1 " + mark.rawValue + "\n"] {
      let found = try tokens(text).filter { $0.kind == .mark(mark) }
      #expect(found.count == 1)
      #expect(found.first?.span.text == mark.rawValue, "at the end of the text too")
    }
  }

  @Test(arguments: Keyword.allCases)
  func everyKeywordIsAToken(_ keyword: Keyword) throws {
    #expect(try tokens(keyword.rawValue).map(\.kind) == [.keyword(keyword)])
    #expect(try tokens(keyword.rawValue + "s").map(\.kind) == [.name(keyword.rawValue + "s")])
  }

  @Test(arguments: [
    ("12", 12.0), ("1.5", 1.5), (".5", 0.5), ("1e3", 1000), ("1E-2", 0.01), ("2e+1", 20),
    ("0.1", 0.1), ("007", 7), ("1e308", 1e308),
  ])
  func numbers(_ text: String, _ value: Double) throws {
    #expect(try tokens(text).map(\.kind) == [.number(value, unit: nil)])
  }

  @Test(arguments: [
    ("5s", Unit.seconds), ("5ms", .milliseconds), ("5min", .minutes), ("5deg", .degrees),
    ("5°", .degrees), ("5rad", .radians), ("5turn", .turns), ("5pt", .points), ("5hz", .hertz),
    ("5Hz", .hertz), ("5%", .percent), ("5frames", .frames), ("5frame", .frames),
  ])
  func units(_ text: String, _ unit: Unit) throws {
    #expect(try tokens(text).map(\.kind) == [.number(5, unit: unit)])
    #expect(try tokens(text + ")").first?.kind == .number(5, unit: unit))
  }

  @Test(arguments: [
    ("320x568", [Token.Kind.size(320, 568)]),
    ("1.5x2.5", [.size(1.5, 2.5)]),
    ("10%3", [.number(10, unit: nil), .mark(.percent), .number(3, unit: nil)]),
    ("10% 3", [.number(10, unit: .percent), .number(3, unit: nil)]),
    ("1..2", [.number(1, unit: nil), .mark(.range), .number(2, unit: nil)]),
    ("1...2", [.number(1, unit: nil), .mark(.closedRange), .number(2, unit: nil)]),
    ("1..<2", [.number(1, unit: nil), .mark(.openRange), .number(2, unit: nil)]),
    ("a–1", [.name("a"), .mark(.minus), .number(1, unit: nil)]),
    ("5−3", [.number(5, unit: nil), .mark(.minus), .number(3, unit: nil)]),
    ("1 // c", [.number(1, unit: nil)]),
    ("1//2", [.number(1, unit: nil), .mark(.divide), .mark(.divide), .number(2, unit: nil)]),
    ("1.x", [.number(1, unit: nil), .mark(.dot), .name("x")]),
    ("a.b", [.name("a"), .mark(.dot), .name("b")]),
    ("a<=b", [.name("a"), .mark(.lessOrEqual), .name("b")]),
    ("a=-b", [.name("a"), .mark(.assign), .mark(.minus), .name("b")]),
    ("x1y_2", [.name("x1y_2")]), ("빨강", [.name("빨강")]), ("🐱", [.name("🐱")]),
    ("π2", [.name("π2")]), ("1e", []), ("1 # c", [.number(1, unit: nil)]),
    ("1\n2", [.number(1, unit: nil), .lineEnd, .number(2, unit: nil)]),
    ("1\r\n2", [.number(1, unit: nil), .lineEnd, .number(2, unit: nil)]),
    ("\u{FEFF}1\u{A0}2", [.number(1, unit: nil), .number(2, unit: nil)]),
  ])
  func sequences(_ text: String, _ kinds: [Token.Kind]) throws {
    // An `e` that no digit follows is an unknown unit.
    if kinds.isEmpty { return #expect(mistake(text)?.id == .unknownUnit) }
    #expect(try tokens(text).map(\.kind) == kinds)
  }

  @Test(arguments: [
    ("\"\"", ""), ("\"a b\"", "a b"), ("\"a\\nb\"", "a\nb"), ("\"\\t\"", "\t"),
    ("\"\\\"\"", "\""), ("\"\\\\\"", "\\"), ("\"# ; {\"", "# ; {"), ("\"빨강\"", "빨강"),
    ("“a”", "a"), ("\"“a”\"", "“a”"), ("\"\\u{e9}\\u{1F600}\"", "é😀"),
  ])
  func strings(_ text: String, _ value: String) throws {
    #expect(try tokens(text).map(\.kind) == [.string(value)])
  }

  @Test(arguments: [
    ("a $ b", MistakeID.strayCharacter, "$"), ("a × b", .foreignSign, "×"),
    ("'a'", .singleQuotes, "'a'"), ("\u{0}", .strayCharacter, "\u{FFFD}"),
    ("!a", .foreignSign, "!"),
    ("a && b", .foreignSign, "&&"), ("a || b", .foreignSign, "||"), ("a!", .neverOptional, "!"),
    ("$0", .closureArgument, "$0"), ("“a\"", .unclosedString, "\u{201C}"),
    ("\"abc", .unclosedString, "\""), ("\"abc\\", .unclosedString, "\""),
    ("\"two\nlines\"", .unclosedString, "\""),
    ("\"\\q\"", .unknownEscape, "\\q"),
    ("\"\\u{d800}\"", .unknownEscape, "\\u{d800}"), ("\"\\u{}\"", .unknownEscape, "\\u{}"),
    ("\"\\u1b\"", .unknownEscape, "\\u1b"), ("\"\\u{1b\"", .unknownEscape, "\\u{1b"),
    ("\"\\u{1234567}\"", .unknownEscape, "\\u{123456"), ("5parsec", .unknownUnit, "parsec"),
    ("1e999", .numberTooLarge, "1e999"), ("3x1e999", .numberTooLarge, "3x1e999"),
  ])
  func mistakes(_ text: String, _ id: MistakeID, _ place: String) {
    let found = mistake(text)
    #expect(found?.id == id)
    #expect(found?.place == place)
  }

  /// Spans lie in a row, inside the source, and what is between them is blank.
  @Test(arguments: [
    "view red frame (50, 50, 100, 100) color red", "a+=1;b ~ c..2 # end", "\"x\" 320x568 5 frames",
    "빨강 = 🐱^2\n  print(π)", "x",
  ])
  func spansCoverTheText(_ text: String) throws {
    var end = 0
    for token in try tokens(text) {
      #expect(token.span.lower >= end && token.span.upper > token.span.lower)
      let between = token.span.source.text(end..<token.span.lower)
      #expect(between.allSatisfy(\.isWhitespace) || between.contains("#"))
      #expect(token.isSpaced == (token.span.lower > end || end == 0))
      end = token.span.upper
    }
    #expect(end <= text.utf8.count)
  }
}
