import Diagnostics
import Testing

@testable import Language

@Suite struct ExpressionTests {
  /// Precedence and grouping, as one table.
  @Test(arguments: [
    ("1 + 2 * 3", "(+ 1 (* 2 3))"), ("(1 + 2) * 3", "(* (+ 1 2) 3)"),
    ("1 - 2 - 3", "(- (- 1 2) 3)"), ("8 / 4 / 2", "(/ (/ 8 4) 2)"),
    ("7 % 4 * 2", "(* (% 7 4) 2)"), ("2 ^ 3 ^ 2", "(^ 2 (^ 3 2))"), ("-2 ^ 2", "(- (^ 2 2))"),
    ("2 ^ -1", "(^ 2 (- 1))"), ("- - 2", "(- (- 2))"), ("2 * -3", "(* 2 (- 3))"),
    ("-a * b", "(* (- a) b)"), ("-a.x", "(- a.x)"), ("-f(1)", "(- (call f 1))"),
    ("1 < 2 and 3 > 4", "(and (< 1 2) (> 3 4))"), ("a or b and c", "(or a (and b c))"),
    ("a and b or c", "(or (and a b) c)"), ("not a and b", "(and (not a) b)"),
    ("not a == b", "(not (== a b))"), ("not not a", "(not (not a))"),
    ("a == b or c != d", "(or (== a b) (!= c d))"), ("1 + 2 .. 3 * 4", "(.. (+ 1 2) (* 3 4))"),
    ("0..1 == r", "(== (.. 0 1) r)"), ("a ~ b + c", "(~ a (+ b c))"),
    ("a <= b", "(<= a b)"), ("a >= b", "(>= a b)"), ("-1..1", "(.. (- 1) 1)"),
    ("a.b.c", "a.b.c"), ("a.b(1).c", "(call a.b 1).c"), ("f(1)(2)", "(call (call f 1) 2)"),
    ("f(a: 1, 2)", "(call f a:1 2)"), ("f()", "(call f)"), ("l[0][1]", "l[0][1]"),
    ("l[i + 1].x", "l[(+ i 1)].x"), ("(1, 2)", "(tuple 1 2)"), ("(1, 2, 3, 4)", "(tuple 1 2 3 4)"),
    ("(1)", "1"), ("((1))", "1"), ("(1, 2).x", "(tuple 1 2).x"), ("[]", "[]"), ("[1, 2]", "[1 2]"),
    ("[1,]", "[1]"), ("320x568", "320x568"), ("5 frames", "5frames"), ("1 frame", "1frames"),
    ("45deg", "45deg"), ("on", "true"), ("off", "false"), ("true and false", "(and true false)"),
    ("\"a\" + \"b\"", "(+ \"a\" \"b\")"), ("a\n+ b", "a"), ("(a\n+ b)", "(+ a b)"),
    ("f(a, (1, 2))", "(call f a (tuple 1 2))"), ("a . b", "a"), ("f (1)", "f"), ("l [1]", "l"),
  ])
  func reads(_ text: String, _ tree: String) throws {
    #expect(try TestGrammar.expression(text).prefix == tree)
  }

  @Test(arguments: [
    ("0 < 1 < 2", MistakeID.chained), ("1..2..3", .chained), ("1 == 2 == 3", .chained),
    ("1 +", .operandMissing), ("* 2", .expectedValue), ("()", .emptyParenthesis),
    ("(1, 2, 3, 4, 5)", .tupleTooLong), ("(1 2)", .expectedCloser), ("[1 2]", .expectedCloser),
    ("f(1 2)", .expectedCloser), ("(1", .unclosed), ("[1, 2", .unclosed), ("f(1,", .unclosed),
    ("l[", .expectedValue), ("a.", .expected), ("a.5", .expected), ("not", .expectedValue),
    ("then", .expectedValue), ("(1]", .expectedCloser),
  ])
  func refuses(_ text: String, _ id: MistakeID) {
    #expect(throws: ParseProblem.self) { try TestGrammar.expression(text) }
    let problem = #expect(throws: ParseProblem.self) { try TestGrammar.expression(text) }
    #expect(problem?.diagnostic.mistake.id == id)
  }

  @Test func spansTakeInWhatTheyMean() throws {
    let sum = try TestGrammar.expression("  (1 + 2) * f(x: 3).y ")
    #expect(sum.span.text == "(1 + 2) * f(x: 3).y")
    guard case .binary(_, let left, let right) = sum.kind else { return #expect(Bool(false)) }
    #expect(left.span.text == "(1 + 2)")
    #expect(right.span.text == "f(x: 3).y")
  }

  @Test func depthIsBoundedWhateverTheShape() {
    let shapes = [
      String(repeating: "1 + ", count: 600) + "1", "a" + String(repeating: ".b", count: 600),
      "f" + String(repeating: "()", count: 600), "l" + String(repeating: "[0]", count: 600),
      String(repeating: "a and ", count: 600) + "a",
    ]
    for shape in shapes {
      #expect(TestGrammar.problem(shape)?.diagnostic.mistake.id == .expressionTooDeep)
    }
    #expect(TestGrammar.problem(String(repeating: "1 + ", count: 499) + "1") == nil)
  }
}
