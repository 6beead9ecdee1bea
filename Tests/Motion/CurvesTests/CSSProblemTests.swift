import Testing

@testable import MotionCurves

@Suite("What is no CSS easing is answered with its place and the right words")
struct CSSProblemTests {
  /// A text, the mistake in it marked by its offsets, and the whole answer.
  struct Slip: Sendable, CustomTestStringConvertible {
    let text: String
    let range: Range<Int>
    let message: String
    let help: String

    init(_ text: String, _ range: Range<Int>, _ message: String, _ help: String) {
      (self.text, self.range, self.message, self.help) = (text, range, message, help)
    }

    var testDescription: String { text }
  }

  private static let anyEasing =
    "write a keyword such as `ease-in-out`, or `cubic-bezier()`, `steps()` or `linear()`"
  private static let fourNumbers = "write four numbers, such as `cubic-bezier(0.25, 0.1, 0.25, 1)`"
  private static let aStop = "write a number with up to two percentages, such as `0.5 25% 75%`"
  private static let commaBetween = "put a `,` between the values"

  static let words: [Slip] = [
    Slip("", 0..<0, "an easing is missing", anyEasing),
    Slip("eas-in", 0..<6, "`eas-in` is not a CSS easing", "write `ease-in`"),
    Slip(" easeInOut", 1..<10, "`easeInOut` is not a CSS easing", "write `ease-in-out`"),
    Slip("easeInEaseOut", 0..<13, "`easeInEaseOut` is not a CSS easing", "write `ease-in-out`"),
    Slip("auto", 0..<4, "`auto` is not a CSS easing", anyEasing),
    Slip("é", 0..<2, "`é` is not a CSS easing", anyEasing),
    Slip("0.3s", 0..<4, "`0.3s` has a unit, but an easing takes no units", anyEasing),
    Slip("steps", 0..<5, "`steps` takes its numbers in parentheses", "write `steps(4)`"),
    Slip(
      "ease-in(1)", 0..<7, "`ease-in` does not take parentheses",
      "write `ease-in`, without parentheses"),
    Slip(
      "cubicBezier(0, 0, 1, 1)", 0..<11, "`cubicBezier` is not a CSS easing function",
      "write `cubic-bezier`"),
    Slip(
      "steps (4)", 6..<7, "a function's `(` must follow its name directly",
      "remove what is between the two"),
    Slip(
      "ease-in ease-out", 8..<16, "`ease-out` comes after the end of the easing",
      "write one easing at a time"),
    Slip("ease;", 4..<5, "`;` comes after the end of the easing", "remove it"),
    Slip("ease /* gone", 5..<7, "the comment is not closed", "close it with `*/`"),
  ]

  static let beziersAndSteps: [Slip] = [
    Slip(
      "cubic-bezier(1, 2, 3)", 0..<21, "`cubic-bezier()` takes four numbers; got 3",
      fourNumbers),
    Slip(
      "cubic-bezier(1.5, 0, 0, 1)", 13..<16, "`x1` must be between 0 and 1; got `1.5`",
      "write a number from 0 to 1; only y1 and y2 can be outside"),
    Slip(
      "cubic-bezier(0.1 0.2, 0.3, 0.4)", 17..<20, "a comma is missing before `0.2`", commaBetween),
    Slip(
      "cubic-bezier(0.1, 1., 0.3, 0.4)", 19..<20, "a decimal point needs a digit after it",
      "write `1` or `1.0` for `1.`"),
    Slip(
      "cubic-bezier(0, infinity, 0, 1)", 16..<24, "expected a number; got `infinity`",
      fourNumbers),
    Slip(
      "cubic-bezier(0, 10%, 0, 1)", 16..<19, "expected a number; got the percentage `10%`",
      fourNumbers),
    Slip("cubic-bezier(0, 0, 1, 1", 23..<23, "the `(` is not closed", "close it with `)`"),
    Slip(
      "steps(0)", 6..<7, "`steps()` takes 1…1000000 steps; got `0`",
      "write a whole number from 1 to 1000000"),
    Slip(
      "steps(1, jump-none)", 6..<7, "`steps()` with `jump-none` takes 2…1000000 steps; got `1`",
      "write a whole number from 2 to 1000000"),
    Slip(
      "steps(2.5)", 6..<9, "`2.5` is not written as a whole number",
      "write a whole number, such as `steps(4)`"),
    Slip(
      "steps(4, jumpEnd)", 9..<16, "`jumpEnd` is not a step position", "write `jump-end`"),
    Slip(
      "steps(4, middle)", 9..<15, "`middle` is not a step position",
      "write `jump-start`, `jump-end`, `jump-none`, `jump-both`, `start` or `end`"),
    Slip(
      "steps(4, end, 2)", 14..<15, "`steps()` takes only a count and a position",
      "end it with `)`"),
  ]

  static let lines: [Slip] = [
    Slip(
      "linear(0)", 0..<9, "`linear()` needs two or more stops; got 1",
      "write at least a start and an end, such as `linear(0, 1)`"),
    Slip(
      "linear(0, 1,)", 11..<12, "a value is missing after the `,`",
      "write one, or remove the `,`"),
    Slip(
      "linear(0 0.5, 1)", 9..<12, "a comma is missing before `0.5`",
      "put a `,` between the stops"),
    Slip("linear(0, 50%)", 10..<13, "the stop has a position but no number", aStop),
    Slip(
      "linear(0, 1 1% 2% 3%)", 18..<20, "a stop takes up to two percentages; `3%` is the third",
      aStop),
    Slip(
      "linear(0, 1% 1 2%)", 15..<17, "`2%` is separated from the stop's other percentage", aStop),
    Slip(
      "linear(0 calc(1 -2), 1)", 16..<18, "expected `)` or one of + - * /; got `-2`",
      "put spaces around + and -: `calc(1 - 0.5)`"),
    Slip(
      "linear(0 calc(1% +(1%)), 1)", 17..<18, "`+` in `calc()` needs a space on each side",
      "put spaces around + and -: `calc(1 - 0.5)`"),
    Slip(
      "linear(0 calc(50% + 1), 1)", 18..<19, "`+` cannot combine a number and a percentage",
      "add numbers to numbers, and percentages to percentages"),
    Slip(
      "linear(0 calc(5% * 5%), 1)", 9..<22, "`calc(5% * 5%)` is neither a number nor a percentage",
      "multiply and divide percentages by numbers only"),
    Slip(
      "linear(0 min(1, 2), 1)", 9..<12, "`min` is not supported here",
      "use `calc()` with + - * /"),
  ]

  @Test(arguments: words + beziersAndSteps + lines)
  func isAnsweredWhole(_ slip: Slip) {
    let expected = CSSProblem(message: slip.message, help: slip.help, range: slip.range)
    #expect(throws: expected) { try CSSEasing.parse(slip.text) }
  }

  /// Odd text that is CSS nevertheless, with its computed value.
  @Test(arguments: [
    ("EASE-In", "ease-in"), ("\t/* a */ linear/**/ \n", "linear"),
    ("cubic-bezier(.17,+1,1e-3,-0)", "cubic-bezier(0.17, 1, 0.001, 0)"),
    ("Steps(+3 , JUMP-both)", "steps(3, jump-both)"), ("steps(4, start)", "steps(4, start)"),
    ("steps(007)", "steps(7)"), ("steps(calc(1e9))", "steps(1000000)"),
    ("steps(calc(2.4), end)", "steps(2)"), ("steps(calc(0), jump-none)", "steps(2, jump-none)"),
    ("linear(25% 50% 0.5, 1)", "linear(0.5 25%, 0.5 50%, 1 100%)"),
    ("linear(0 calc(1% + (2% * 3 - 1%) / 2), 1)", "linear(0 3.5%, 1 100%)"),
    ("linear(calc(calc(1) - -1), CALC(pi * 0))", "linear(2 0%, 0 100%)"),
    ("linear(0 calc(50% / 10% * 1%), 1)", "linear(0 5%, 1 100%)"),
    ("cubic-bezier(calc(NaN), 0, calc(1 / 0), 1)", "cubic-bezier(0, 0, 1, 1)"),
  ])
  func isCSS(text: String, serialized: String) throws {
    #expect(try CSSEasing.parse(text).serialized == serialized)
  }
}
