import Diagnostics
import Testing

@testable import Language

/// Whether a text is right, waits for more, or can never be right.
@Suite struct CompletenessTests {
  @Test(arguments: [
    "", " ", "# comment", "print 1", "if a { }", "let a = [\n1,\n2\n]", "a;", ";", "print",
  ])
  func complete(_ text: String) { #expect(TestGrammar.problem(text) == nil) }

  @Test(arguments: [
    "print (", "print (1", "print (1,", "print (1,\n", "let a = [", "let a = [1", "f(", "f(1, ",
    "if a {", "if a {\n", "if a {\n  b", "if a { b } else {", "def f(", "def f(a", "def f(a) {",
    "repeat 3 {\n  print (1,", "on rest {",
    "animate over 1s {", "animate over 1s { } then {", "repeat 2 { let", "repeat 2 { print",
    "l[", "group {",
  ])
  func incomplete(_ text: String) {
    let problem = TestGrammar.problem(text)
    #expect(problem?.isIncomplete == true, "\(problem?.diagnostic.mistake.message ?? "complete")")
  }

  @Test(arguments: [
    "print \"abc", "print \"abc\n\"", "repeat 2 { print \"a\\", "let", "let a", "let a =", "1 +",
    "print )", "}", "print (1 2", "a $ b",
    "print (1]", "if a", "repeat", "for i in", "gravity on", "if a { } else", "if a { } else if",
    "def f", "(((1)))) + (", "let if = (", "gravity on a on (", "5parsec (",
  ])
  func invalid(_ text: String) {
    let problem = TestGrammar.problem(text)
    #expect(problem != nil)
    #expect(problem?.isIncomplete == false, "\(problem?.diagnostic.mistake.message ?? "complete")")
  }

  /// Every beginning of a right text that is typed line by line is right or waits for more.
  @Test func linesOfARightTextAreNeverWrong() {
    let text = """
      let list = [
        1, 2,
        (3, 4)
      ]
      def hop(
        a, b
      ) {
        if a > b {
          print "one text", a
        } else {
          repeat 2 { print b }
        }
      }
      animate over 1s {
        x = 1
      } then {
        y = 2
      }
      """
    var typed = ""
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      typed += line + "\n"
      let problem = TestGrammar.problem(typed)
      #expect(problem?.isIncomplete != false, "\(typed)")
    }
    #expect(TestGrammar.problem(text) == nil)
  }
}
