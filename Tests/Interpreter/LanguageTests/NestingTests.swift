import Diagnostics
import Testing

@testable import Language

/// However deep or long a text is, it is read or refused; the stack never ends.
@Suite struct NestingTests {
  private static func repeated(_ text: String, _ count: Int = 100_000) -> String {
    String(repeating: text, count: count)
  }

  private static let deep: [(name: String, text: String)] = [
    ("round brackets", repeated("(")), ("square brackets", repeated("[")),
    ("calls", repeated("f(")),
    ("indices", repeated("l[")), ("signs", repeated("-") + "1"), ("nots", repeated("not ") + "a"),
    ("powers", repeated("2^") + "2"), ("powers of signs", repeated("2^-") + "2"),
    ("blocks", repeated("repeat 1 { ", 50_000)), ("handlers", repeated("on rest { ")),
    ("conditions", repeated("if a { ")),
    ("chains", "if a { }" + repeated(" else if a { }", 50_000)),
    ("chains over lines", "if a { }" + repeated("\nelse if a { }")),
    ("definitions", repeated("def f() { ")), ("animations", repeated("animate { ")),
    ("commands in brackets", "print " + repeated("f((")),
    (
      "closed brackets",
      "print " + repeated("(", 150)
        + "1" + repeated(")", 150)
    ), ("a mixture", "repeat " + repeated("f[-(")),
  ]

  @Test(arguments: deep.map(\.name))
  func deepTextsAreRefused(_ name: String) throws {
    let text = try #require(Self.deep.first { $0.name == name }?.text)
    let problem = try #require(TestGrammar.problem(text))
    #expect(problem.diagnostic.mistake.id == .nestedTooDeep)
    #expect(!problem.isIncomplete)
  }

  @Test(arguments: [
    "+", "-", "*", "/", "^", "and ", ".a", "()", "[0]", "..", "<", "~", ",", ";", ".",
  ])
  func aMegabyteOfOperatorsIsRefused(_ mark: String) {
    let text =
      "a" + Self.repeated(mark == ".a" || mark == "()" || mark == "[0]" ? mark : " \(mark)a")
    let problem = TestGrammar.problem(text)
    // Only statements may be many.
    #expect((problem == nil) == (mark == ";"), "\(problem?.diagnostic.mistake.message ?? "")")
  }

  @Test func aHundredLevelsAreRead() {
    let blocks = Self.repeated("repeat 1 { ", 99) + "a" + Self.repeated(" }", 99)
    #expect(TestGrammar.problem(blocks) == nil)
    #expect(
      TestGrammar.problem("print " + Self.repeated("(", 99) + "1" + Self.repeated(")", 99)) == nil)
    #expect(TestGrammar.problem("if a { }" + Self.repeated(" else if a { }", 98)) == nil)
  }

  /// Levels that are closed again do not count.
  @Test func manyShallowTextsAreRead() {
    #expect(TestGrammar.problem(Self.repeated("print ((1))\n", 5_000)) == nil)
    #expect(TestGrammar.problem(Self.repeated("if a { b } else { c }\n", 5_000)) == nil)
    #expect(TestGrammar.problem("print [" + Self.repeated("(1, 2), ", 5_000) + "]") == nil)
  }
}
