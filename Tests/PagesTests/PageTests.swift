import Answers
import Notebooks
import Testing

@testable import Pages

@Suite struct PageTests {
  private func page(_ markdown: String, form: PageForm = .notebook) throws -> String {
    let document = try NotebookDocument(text: markdown)
    let cells = document.cells.map { cell in
      (
        cell.index,
        PageCell(code: cell.code, answers: [.line("answer")], layout: .standard)
      )
    }
    return Page(
      document, named: "name", cells: Dictionary(uniqueKeysWithValues: cells), form: form
    ).html
  }

  /// Nothing that a notebook contains becomes markup, an address that runs something, or a script.
  @Test(arguments: [
    "<script>alert(1)</script>", "[a](javascript:alert(1))", "[a](java\tscript:alert(1))",
    "[a](data:text/html,x)", "<img src=x onerror=alert(1)>", "![x](https://example.org/x.png)",
    "# <b onclick=alert(1)>", "`</code><script>`", "<!-- --><iframe src=x>",
    "```motion\nprint \"</code><script>alert(1)</script>\"\n```",
    "<details><summary><svg onload=x>",
    "[a](https://example.org/\"onclick=\"x)", "[a](&#106;avascript:alert(1))",
  ])
  func hostileTextIsText(_ text: String) throws {
    let plain = try page("text")
    let html = try page(text)
    func count(_ part: String, in html: String) -> Int { html.split(separator: part).count }
    #expect(count("<script", in: html) == count("<script", in: plain))
    for part in [
      "<iframe", "<img", "<svg onload", "javascript:alert", "data:text", " onerror=", "<b ",
    ] {
      #expect(!html.dropFirst(plain.count / 2).contains(part) || !html.contains(part), "\(part)")
    }
    #expect(!html.contains("\"onclick="))
  }

  @Test func linksAndFolds() throws {
    let html = try page(
      """
      # Title

      See [fall](fall.md#a) and [this](https://example.org).

      <details><summary>Answer</summary>

      Because.

      </details>
      """)
    #expect(html.contains("<a href=\"fall.md#a\">fall</a>"))
    #expect(html.contains("<a href=\"https://example.org\">this</a>"))
    #expect(html.contains("<details class=\"hint\"><summary>Answer</summary><p>Because.</p>"))
    #expect(html.contains("<title>Title</title>"))
  }

  @Test func aHandoutHasNoAnswers() throws {
    let text =
      "# T\n\n```motion\nprint 1\n```\n\n<details><summary>Answer</summary>\n\nBecause.\n\n</details>\n"
    #expect(try page(text).contains("answer"))
    let handout = try page(text, form: .handout)
    #expect(!handout.contains(">answer") && !handout.contains("Because"))
    #expect(handout.contains("<p class=\"hint\">Answer</p>"))
  }

  @Test func headingsHaveNamesOfTheirOwn() {
    var anchors = Anchors()
    #expect(
      ["A b, c!", "A b c", "…", "é 2"].map { anchors.name(for: $0) }
        == ["a-b-c", "a-b-c-2", "section", "é-2"])
  }

  @Test(arguments: [
    ("fall.md", "fall.html"), ("README.md", "index.html"), ("class/README.md", "class/index.html"),
    ("../a.md", "../a.html"),
  ])
  func pagesOfNotebooks(_ notebook: String, _ page: String) {
    #expect(PageName.page(of: notebook) == page)
  }
}
