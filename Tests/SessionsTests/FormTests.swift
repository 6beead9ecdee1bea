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
