import Testing

@testable import Language

/// The statement before a cursor, in the lexer's words.
@Suite struct CutStatementTests {
  private func words(_ text: String) -> [String] { PartialStatement(endOf: text).words.map(\.text) }

  @Test(arguments: [
    ("gravity on red ma", ["gravity", "on", "red"], "ma"),
    ("gravity on red ", ["gravity", "on", "red"], ""),
    ("red.cen", ["red", "."], "cen"), ("a = b +", ["a", "=", "b", "+"], ""),
    ("run 2s; gra", [], "gra"), ("step\nru", [], "ru"), ("spring(\n  ma", ["spring", "("], "ma"),
    ("repeat 3 { ste", [], "ste"), ("repeat 3 { step; ", [], ""),
    ("animate over 1s { step } th", ["animate", "over", "1s", "}"], "th"),
    ("if a { b } el", ["if", "a", "}"], "el"), ("} ", ["}"], ""),
    ("title \"a; b { c\" pl", ["title", "\"a; b { c\""], "pl"),
    ("title \"a \\\" b\" x", ["title", "\"a \\\" b\""], "x"),
    ("title \"a \\q b\" x", ["title", "\"a \\q b\""], "x"),
    ("title “a” x", ["title", "“a”"], "x"), ("a && b", ["a", "&&"], "b"),
    ("print re # nothing\nre", [], "re"), ("상", [], "상"),
    ("", [], ""),
  ])
  func reads(_ text: String, _ words: [String], _ begun: String) {
    let cut = PartialStatement(endOf: text)
    #expect(cut.words.map(\.text) == words)
    #expect(cut.begun == begun)
    #expect(cut.place == .words)
  }

  @Test(arguments: [
    ("title \"fall", PartialStatement.Place.text("fall")), ("title \"a\\", .text("a\\")),
    ("title “fall", .text("fall")), ("a \"b\" \"c; {", .text("c; {")),
    ("title \"\\q x", .text("\\q x")),
    ("# re", .comment), ("print 1 // re", .comment), ("print 1 #", .comment),
    ("print 2", .value), ("over 2s", .value), ("over 2sec", .value), ("alpha to 50%", .value),
    ("size 320x568", .value), ("a &&", .value), ("title \"a", .text("a")), ("title \"a\"", .words),
    ("title \"a\n", .words), ("a 2 ", .words), ("# a\n", .words),
  ])
  func knowsWhereTheCursorIs(_ text: String, _ place: PartialStatement.Place) {
    #expect(PartialStatement(endOf: text).place == place)
  }

  @Test func aCallsBracketTouchesItsName() {
    #expect(PartialStatement(endOf: "scale(").words.last?.isTouching == true)
    #expect(PartialStatement(endOf: "tilt (").words.last?.isTouching == false)
    #expect(PartialStatement(endOf: "tilt").words.first?.isTouching == nil)
  }

  /// It reads what the lexer reads, as long as nothing is wrong.
  @Test func aLineWithoutMistakesIsReadAsTheLexerReadsIt() throws {
    let line = "view red frame (50, 50, 100, 100) color \"#ff0000\" alpha 50% size 3x4 "
    var lexer = Lexer(.init(line))
    var tokens: [String] = []
    while true {
      let token = try lexer.next()
      if token.kind == .end { break }
      tokens.append(token.span.text)
    }
    #expect(words(line) == tokens)
  }
}
