import Testing

@testable import Pages

/// A cell's code while its question waits.
@Suite struct WithheldCodeTests {
  @Test(
    arguments: [
      ("predict box.center.y ~ 296 at 1s", "predict box.center.y ~ ____ at 1s"),
      ("predict a.y ~ 2 * b", "predict a.y ~ ____"),
      (
        "predict a.y ~ 400 within 20 at 1s because \"It {falls}; it does.\"",
        "predict a.y ~ ____ within 20 at 1s"
      ),
      ("predict a.y ~ 1; run 1s", "predict a.y ~ ____; run 1s"),
      ("run 1s\nexpect a.y == 408", "run 1s"), ("expect a.y == 408\nrun 1s", "run 1s"),
      ("run 1s; expect a.y == 408", "run 1s"), ("run 1s; expect a.y == 408; draw", "run 1s; draw"),
      ("on contact { expect a.text == \"a; b\" }", "on contact { }"),
      ("let expected = 3\nprint \"expect 3\"", "let expected = 3\nprint \"expect 3\""), ("", ""),
    ] as [(String, String)])
  func partsThatAnswerAreLeftOut(_ code: String, _ shown: String) {
    let text = WithheldCode(code).text
    #expect(text.split(separator: " ") == shown.split(separator: " "))
  }

  @Test func theSubjectHasItsTimeAlone() {
    let code = "predict a.y ~ 1 within 2 at 1s because \"x\"; predict b.x ~ 3"
    #expect(NumberQuestion.subjects(in: code) == ["a.y at 1s", "b.x"])
  }
}
