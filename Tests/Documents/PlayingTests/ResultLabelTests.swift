import Pages
import Playing
import Testing

/// The lines of code beside results on a page.
@Suite struct ResultLabelTests {
  private func page(_ code: String, _ form: PageForm = .notebook) throws -> String {
    let host = ScriptedHost(files: ["a.md": "# T\n\n```motion\n\(code)\n```\n"])
    _ = PageExport(in: host, form: form).export("a.md", to: "a.html")
    return try #require(host.files["a.html"], "\(host.events)")
  }

  private func labels(in page: String) -> [String] {
    page.matches(of: #/<div class="made"><code>(.*?)</code>/#).map { String($0.output.1) }
  }

  @Test(
    arguments: [
      ("let A = identity\nA\nA.m11", ["A", "A.m11"]), ("print t", []),
      ("repeat 2 {\n  print t\n}\nt", ["repeat 2 { … }", "t"]),
      ("print \"now\", t\nprint t", ["print t"]), ("print \"now\", t\nprint \"then\", t", []),
      ("run 1s\nprint t\nt", ["print t", "t"]),
      ("view a frame (0, 0, 9, 9)\nrun 2 frames\ntable a.alpha\nt", ["table a.alpha", "t"]),
      ("view a frame (0, 0, 9, 9)\nshow a\nt", ["t"]),
      ("print t\nplot sin(x) for x in 0..1", []),
    ] as [(String, [String])])
  func oneLabelForEachStatement(_ code: String, _ expected: [String]) throws {
    for form in [PageForm.notebook, .slides, .answers] {
      #expect(labels(in: try page(code, form)) == expected, "\(form)")
    }
    #expect(labels(in: try page(code, .handout)).isEmpty)
  }

  /// Where code is folded, a single result says its line too, and not before the answer.
  @Test func aSingleResultOfFoldedCode() throws {
    let page = try page(
      """
      view a frame (0, 0, 10, 10)
      ask "Where is its center?" at 0s {
        choice "(5, 5)" when a.center.x == 5
        choice "(10, 10)" when a.center.x == 10
      }
      print a.center
      """)
    #expect(labels(in: page) == ["print a.center"])
    let waiting = try #require(page.firstRange(of: "<div class=\"later\" hidden"))
    #expect(labels(in: String(page[..<waiting.lowerBound])).isEmpty)
  }
}
