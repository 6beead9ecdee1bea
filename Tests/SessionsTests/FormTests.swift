import Testing

@testable import Diagnostics

/// The matcher of forms, held against the standard library's expressions.
@Suite struct FormTests {
  private static let lines = [
    "UIView.animate(withDuration: 0.3, delay: 0.1) { self.red.alpha = 0 }",
    "red.frame = CGRect(x: 0, y: 0, width: 50, height: 50)", "drop red from the top",
    "gsap.to(\"#red\", { x: 200, duration: 1 })", "if red?.alpha == 1 && !hidden { y++ }",
    "for (let i = 0; i < 5; i++) { print(f\"{i}\") }", "größe 5° → 3×4",
  ]

  @Test func findsWhatTheStandardLibraryFinds() throws {
    let names = NamesAtHand(views: ["red"], colors: ["blue"])
    for pattern in Rewriting.all.flatMap(\.patterns) {
      let text = pattern.form.text.replacing("VIEW", with: #"\b(?:red)\b"#)
        .replacing("COLOR", with: #"\b(?:blue)\b"#)
      let regex = try Regex(text).wordBoundaryKind(.simple)
      for line in Self.lines {
        let found = pattern.form.all(in: line, names).map { $0.text() }
        #expect(found == line.matches(of: regex).map { String(line[$0.range]) }, "\(text): \(line)")
      }
    }
  }

  /// What a form needs is in every line that has the form: it hides none.
  @Test func isFoundWhereverItIs() throws {
    let names = NamesAtHand(views: ["red", "box"], colors: ["blue"])
    let entries = WrongLineTests.answered + WrongLineTests.uikit + WrongLineTests.newcomers
    let lines = stride(from: 0, to: entries.count, by: 31).map { entries[$0] }
    for pattern in Rewriting.all.flatMap(\.patterns) {
      let steps = try #require(Form.Steps(pattern.form.text))
      for line in lines + Self.lines {
        var matcher = FormMatcher(steps, line, names)
        #expect(
          pattern.form.first(in: line, names)?.range == matcher.next(),
          "\(pattern.form.text): \(line)")
      }
    }
  }

  @Test(
    arguments: [
      ("ab+c", "aab", false), ("ab+c", "abbc", true), ("(?:up|down)s?", "left", false),
      ("(?:up|down)s?", "downs", true), ("a{2}b", "aab", true), ("(?:ab)?c", "c", true),
      ("x|", "", true), ("(?!ab)c", "c", true), ("\\(°?\\)", "()", true),
      ("[^a]b\\x41", "cbA", true),
      ("a{b", "a{b", true), ("(a|b{0,2})c", "c", true), ("\\p{L}1", "é1", true),
    ] as [(String, String, Bool)])
  func needsNoMoreThanThereIs(_ form: String, _ text: String, _ isThere: Bool) {
    #expect(text.has(Form(form)) == isThere)
  }

  @Test func endsWhereATextWouldTakeLong() {
    let form: Form = #"^(a+)+$"#
    #expect(!(String(repeating: "a", count: 400) + "b").has(form))
  }

  @Test func tellsKeptNumbersFromExamples() {
    #expect(KeptNumbers.areAll(of: "setTimeout(f, 300)", in: "at t + 0.3s { f }"))
    #expect(!KeptNumbers.areAll(of: "wiggle(3, 40)", in: "animate red.center.x to 180"))
    #expect(KeptNumbers.areSome(of: "red.color = blue", besides: "#ff0000", colors: ["blue"]))
  }
}
