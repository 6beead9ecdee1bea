import Notebooks
import Testing

@testable import Pages

/// A site's links lead to its pages, whatever the notebooks are called.
@Suite struct SitePlanTests {
  static let names = [
    "a.md", "javascript:alert(1).md", "http://x.md", "with \"quotes\" & 'more'.md",
    "two\nlines.md", "<b>.md", "50%25.md", "a#b?c.md", "in/a:b.md", "back\\slash`[x](y).md",
    "빨강.md",
  ]

  private static func plan(_ texts: [String: String] = [:]) throws -> SitePlan {
    SitePlan(
      try names.sorted().map { name in
        (name, try NotebookDocument(text: texts[name] ?? "A question?\n"))
      })
  }

  /// The page to which an address leads from a folder's page, as a browser reads it.
  private static func page(_ address: String) -> String? {
    let way = address.hasPrefix("./") ? String(address.dropFirst(2)) : address
    guard !address.prefix(while: { $0 != "/" }).contains(":"),
      !way.contains(where: { "?#\"<>\n \\".contains($0) })
    else { return nil }
    return way.removingPercentEncoding
  }

  @Test func addressesLeadToTheirPages() {
    for name in Self.names {
      let page = PageName.page(of: name)
      #expect(Self.page(PageName.address(of: page)) == page)
      #expect(PageName.path(of: PageName.address(of: name)) == name)
    }
  }

  @Test func anIndexLinksToEachPageAndShowsItsCard() throws {
    let pictures: Set = ["two\nlines.md", "javascript:alert(1).md"]
    let html = try Self.plan().index(named: "x", pictures: pictures)
    let cards = html.matches(of: #/<a href="([^"]*)"/#).map { String($0.1) }
    #expect(!html.contains("href=\"javascript:") && !html.contains("href=\"http:"))
    let led = cards.compactMap { Self.page(Self.unescaped($0)) }
    for name in Self.names where name.hasSuffix(".md") {
      #expect(led.contains(PageName.page(of: name)), "\(name.debugDescription)")
    }
    #expect(html.contains("src=\"two%0Alines.svg\""))
    #expect(html.contains("src=\"./javascript:alert%281%29.svg\""))
  }

  @Test func neighboursAreLinked() throws {
    let plan = try Self.plan()
    let site = plan.site(for: "in/a:b.md")
    let addresses = [site.previous, site.next].compactMap { $0?.address }
    #expect(addresses.count == 2 && addresses.allSatisfy { $0.hasPrefix("../") })
  }

  private static let course = """
    # The course

    Guess.

    ## An hour

    | | notebook | what it asks |
    |---|---|---|
    | 1 | [A *box*](a.md) | How far? |
    | 2 | [B](./b%20c.md) | |

    ## More

    | notebook | what it asks |
    |---|---|
    | [D](d.md) | Why? |
    | [E](e.md) | Who? |
    """

  private static func coursePlan() throws -> SitePlan {
    let text = "# T\n\nText.\n"
    return SitePlan(
      [("README.md", try NotebookDocument(text: course))]
        + (try ["a.md", "b c.md", "d.md", "e.md"].map { ($0, try NotebookDocument(text: text)) }))
  }

  /// A page says where in the course it is; one without a number only leads home.
  @Test func pagesKnowTheirPlace() throws {
    let plan = try Self.coursePlan()
    #expect(plan.site(for: "b c.md").place == PageSite.Place(number: 2, count: 2))
    #expect(plan.site(for: "d.md").place == nil)
    let html = { (name: String) in
      let document = try NotebookDocument(text: "# T\n\nText.\n")
      return Page(document, named: name, cells: [:], site: plan.site(for: name)).html
    }
    let home = "<p class=\"place\"><a href=\"index.html\">The course</a>"
    #expect(try html("b c.md").contains("\(home) · 2 of 2 · 1\u{A0}min</p>"))
    #expect(try html("d.md").contains("\(home)</p>"))
  }

  /// A card is called by its question, and a chapter says how many it has.
  @Test func anIndexIsAWallOfQuestions() throws {
    let plan = try Self.coursePlan()
    let html = Page(
      try NotebookDocument(text: Self.course), named: "x", cells: [:],
      site: plan.site(for: "README.md", pictures: ["a.md"])
    ).html
    #expect(
      html.contains(
        "<a href=\"a.html\"><img src=\"a.svg\" alt=\"\" loading=\"lazy\"><b>How far?</b></a>"
          + "<p class=\"about\"><span class=\"title\">1. A box</span> · "
          + "<span class=\"minutes\">1\u{A0}min</span></p>"))
    #expect(html.contains("<b>2. B</b>") && html.contains("<b>Why?</b>"))
    #expect(html.contains("<h2 id=\"an-hour\">An hour <small>2</small> <a "))
    #expect(!html.contains("class=\"place\""))
  }

  /// A folder's own index may name them with percent signs.
  @Test func linksWithPercentSignsAreInThePlan() throws {
    let plan = SitePlan([
      ("README.md", try NotebookDocument(text: "[b](<./b%20c.md>) [a](a.md)\n")),
      ("a.md", try NotebookDocument(text: "")), ("b c.md", try NotebookDocument(text: "")),
    ])
    #expect(plan.names == ["README.md", "b c.md", "a.md"])
  }

  private static func unescaped(_ text: String) -> String {
    [("&quot;", "\""), ("&lt;", "<"), ("&gt;", ">"), ("&#39;", "'"), ("&amp;", "&")].reduce(text) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
