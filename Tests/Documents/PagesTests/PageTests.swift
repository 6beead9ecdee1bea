import Answers
import MotionGeometry
import Notebooks
import Testing
import Text

@testable import Pages

@Suite struct PageTests {
  private func page(_ markdown: String, form: PageForm = .notebook) throws -> String {
    let document = try NotebookDocument(text: markdown)
    let cells = document.cells.map { cell in
      (
        cell.index,
        PageCell(code: cell.code, answers: [CellAnswer(.line("answer"))], layout: .standard)
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

  // MARK: Images

  private static let red: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 1, 2]

  @Test func imagesAreInThePage() throws {
    let document = try NotebookDocument(
      text: "# T\n\n![a \"b\"](a.png) and ![gone](b.png), ![unknown](c.png)\n\n- ![](a.png)\n")
    #expect(document.passages.imageAddresses == ["a.png", "b.png", "c.png"])
    let html = Page(
      document, named: "name", cells: [:],
      images: ["a.png": PageImage(Self.red), "b.png": .missing("too <large>")]
    ).html
    let data = "data:image/png;base64,iVBORw0KGgoBAg=="
    #expect(html.contains("<p><img src=\"\(data)\" alt=\"a &quot;b&quot;\"> and gone"))
    #expect(
      html.contains("<small class=\"missing\"> (no image: too &lt;large&gt;)</small>, unknown"))
    #expect(html.contains("<li><img src=\"\(data)\" alt=\"\">"))
    #expect(html.contains("img-src data:;"))
  }

  @Test(
    arguments: [
      ("a.png", "a.png"), ("img/a%20b.png", "img/a b.png"), ("./a.png", "./a.png"),
      ("https://example.org/a.png", nil), ("//example.org/a.png", nil), ("/etc/passwd", nil),
      ("../a.png", nil), ("img/../../a.png", nil), ("img/%2e%2e/%2E%2E/a.png", nil),
      ("%2Fetc%2Fpasswd", nil), ("file:a.png", nil), ("data:image/png;base64,AA", nil),
      ("a%00.png", nil), ("..\\a.png", nil), ("%ff.png", nil), ("", nil), ("JAVASCRIPT:x", nil),
    ] as [(String, String?)])
  func imagesAreInTheFolder(_ address: String, _ path: String?) {
    #expect(PageImage.path(of: address) == path)
  }

  /// The bytes decide, so that nothing else passes under an image's name.
  @Test(
    arguments: [
      ("GIF89a…", "image/gif"), ("RIFF____WEBPVP8 ", "image/webp"),
      ("<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"),
      ("<?xml version='1.0'?><svg/>", "image/svg+xml"), ("<html><svg/></html>", nil),
      ("<?xml version='1.0'?><html/>", nil), ("root:x:0:0", nil), ("", nil), ("RIFF____WAVE", nil),
    ] as [(String, String?)])
  func kindsOfImages(_ text: String, _ type: String?) {
    let image = PageImage(Array(text.utf8))
    guard let type else {
      #expect(image == .missing("not a PNG, JPEG, GIF, WebP or SVG image"))
      return
    }
    guard case .data(let data) = image else {
      Issue.record("\(image)")
      return
    }
    #expect(data.hasPrefix("data:\(type);base64,"))
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

  @Test func aHandoutHasABoxForEachChoice() throws {
    let handout = try page(
      """
      ```motion
      ask "How?" because "So." {
        choice "up" when a > 1
        choice "down" when a <= 1
      }
      ```
      """, form: .handout)
    #expect(
      handout.contains(
        "<p class=\"guess-line\">How? <span class=\"box\">up</span> <span class=\"box\">down</span> Why: "
      ))
    #expect(!handout.contains("So."))
  }

  /// The time axis of a handout has numbers unless the run ends by itself, and the other one those of the stage.
  @Test(arguments: [("run 1s", [">0.8<", ">400<"]), ("run until a.y > 3", [">400<"])])
  func emptyAxesSayWhatIsKnown(_ code: String, _ labels: [String]) {
    let series = Plot.Series(
      name: "a.center.y", xs: [0, 1], ys: [3, 81], unit: "pt", growsDown: true)
    let plot = Plot(
      title: "", xLabel: .init("t", unit: "s"), yLabel: .init("a.center.y", unit: "pt"),
      series: [series])
    let film = Film(
      size: Size(320, 568), stills: [], step: 1, framesPerSecond: 60, contacts: [], words: [])
    var markup = Markup()
    PaperAxes(plot, plot.embedded(width: nil, height: 12), code: code, film: film)
      .draw(in: &markup)
    for label in [">0.8<", ">400<"] {
      #expect(markup.text.contains(label) == labels.contains(label), "\(label)")
    }
    #expect(!markup.text.contains(">80<"), "the values are for the pen")
  }

  /// Text after a guess may say the answer: on paper it is left out up to the next heading, on a
  /// page it stands where it waits for the guess.
  @Test func nothingTellsTheAnswerBeforeTheGuess() throws {
    let text = """
      # T

      How far?

      ```motion
      predict a.y ~ 400 at 1s; predict a.y ~ 500 at 1s
      run 1s
      ```

      It is 408.

      ```motion
      expect a.y == 408
      ```

      ## Next

      More.
      """
    let paper = try page(text, form: .handout)
    #expect(!paper.contains("It is 408") && !paper.contains("a.y == 408"))
    #expect(paper.contains("How far?") && paper.contains("More."))
    let line = "<p class=\"guess-line\">My guess for <code>a.y at 1s</code>: "
    #expect(paper.components(of: line) == 1)
    #expect(paper.contains("predict a.y ~ ____ at 1s; predict a.y ~ ____ at 1s"))
    #expect(!paper.contains("~ 400") && !paper.contains("~ 500"), "a guess is the reader's own")

    let document = try NotebookDocument(text: text)
    let guess = PredictedValue("a.y", 400, unit: "pt", time: 1, actual: 408, digits: 6)
    let html = Page(
      document, named: "n",
      cells: [0: PageCell(code: "", answers: [CellAnswer(.prediction(guess))], layout: .standard)]
    ).html
    let parts = html.split(separator: "<div class=\"waits\" hidden=\"\">").map(String.init)
    let after = try #require(parts.dropFirst().first)
    let waiting = after.split(separator: "<h2").map(String.init)
    #expect(parts.count == 2 && !parts[0].contains("It is 408"))
    #expect(waiting[0].contains("It is 408") && !waiting[0].contains("More."))
    #expect(
      parts[0].split(separator: "\n").suffix(2).joined().hasSuffix("</section></div>"),
      "the script shows what follows the opening itself")
    #expect(parts[0].contains("predict a.y ~ <span class=\"blank\">____</span> at 1s; predict"))
    #expect(parts[0].contains("<summary>The 2 lines that do this</summary>"))
    #expect(!html.contains("~ 400") && !html.contains("400 pt"), "the author's guess")
  }

  /// A result's own line of code has no guess of the author either.
  @Test(arguments: [(true, "predict a.y ~ ____ at 1s"), (false, "predict a.y ~ 400 at 1s")])
  func labelsHideGuesses(_ hides: Bool, _ line: String) {
    let statement = CellAnswer.Statement(0..<23, headline: "predict a.y ~ 400 at 1s")
    let labels = ResultLabels(
      of: [CellAnswer(.text(["408", "More."]), of: statement), CellAnswer(.line("it fell"))],
      .standard, isFolded: true, hidesGuesses: hides)
    #expect(labels.lines == [line, nil])
  }

  /// A link to a page shows its question, and never what it says after a cell that asks.
  @Test func aLinkShowsTheQuestion() throws {
    let html = try page("# T\n\nIt falls. How \"far\"? Far.\n")
    #expect(html.contains("<meta name=\"description\" content=\"How &quot;far&quot;?\">"))
    #expect(html.contains("<meta property=\"og:title\" content=\"How &quot;far&quot;?\">"))
    #expect(html.contains("<link rel=\"icon\" href=\"data:image/svg+xml,%3Csvg"))
    let asking = try page("Guess.\n\n```motion\npredict 1 ~ 2\n```\n\nWhy is it 7?\n")
    #expect(asking.contains("<meta name=\"description\" content=\"Guess.\">"))
    #expect(!(try page("")).contains("og:title"))
  }

  @Test(
    arguments: [
      ("y = 50", false, "y\u{A0}=\u{A0}50"),
      ("½ · 10 ·\n2", false, "½\u{A0}·\u{A0}10\u{A0}·\u{A0}2"),
      ("a - b and 3 * 4", false, "a - b and 3 * 4"), ("a - b", true, "a\u{A0}-\u{A0}b"),
      ("expect a.y ~ 5 within 5", true, "expect a.y\u{A0}~\u{A0}5 within 5"),
      ("check notebooks/*.md --all", true, "check notebooks/*.md --all"),
      ("animate box.center.y to 400 * 2 over 1s", true, "animate box.center.y to 400 * 2 over 1s"),
    ])
  func formulasHoldTogether(_ text: String, isCode: Bool, _ bound: String) {
    #expect(text.bindingOperators(inCode: isCode) == bound)
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

extension String {
  /// How often a part stands in it.
  fileprivate func components(of part: String) -> Int { split(separator: part).count - 1 }
}
