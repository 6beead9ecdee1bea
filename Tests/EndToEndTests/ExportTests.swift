import TestSupport
import Testing

/// `motionbook export` and `export`.
@Suite struct ExportTests {
  private static let moving = """
    # A box falls

    ```motion
    view box frame (100, 0, 100, 100)
    gravity on box
    run 1s
    plot box.center.y
    ```
    """

  @Test func aPageIsOneFile() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.moving)
    let run = try desk.run("export", "a.md", "-o", "a.html")
    #expect(run.status == .exited(0) && run.standardError == "")
    let page = try desk.text("a.html")
    #expect(page.hasPrefix("<!DOCTYPE html>") && page.hasSuffix("</html>\n"))
    #expect(page.contains("data-film=\"film-1\"") && page.contains("\"count\":61"))
    #expect(page.contains("data-series=\"box.center.y\"") && page.contains("class=\"plot\""))
    let piped = try desk.run("export", "a.md", "-o", "-")
    #expect(piped.standardOutput == page + "\n" || piped.standardOutput == page)
    #expect(try desk.run("export", "a.md", "-o", "a.html").status == .exited(0), "again")
    #expect(try desk.text("a.html") == page, "the same bytes")
  }

  @Test func whatFailsMakesNoPage() throws {
    let desk = try Desk()
    try desk.write("bad.md", "```motion\nprint x\n```\n")
    let failed = try desk.run("export", "bad.md", "-o", "bad.html")
    #expect(failed.status == .exited(1) && failed.standardError.contains("bad.md:2:7: error:"))
    let missing = try desk.run("export", "none.md", "-o", "none.html")
    #expect(missing.status == .exited(3))
    let ending = try desk.run("export", "bad.md", "-o", "bad.pdf")
    #expect(ending.status == .exited(2))
    #expect(ending.standardError.contains("ends in .html, .svg, .css, .js or .swift"))
    try desk.write("good.md", Self.moving)
    let nowhere = try desk.run("export", "good.md", "-o", "no/folder/good.html")
    #expect(nowhere.status == .exited(1) && nowhere.standardError.contains("no/folder/good.html"))
    for name in ["bad.html", "none.html", "bad.pdf", "no"] { #expect(!desk.exists(name)) }
  }

  @Test func aFolderBecomesPages() throws {
    let desk = try Desk()
    _ = try desk.shell("mkdir notes")
    try desk.write("notes/README.md", "# Course\n\n[fall](fall.md)\n")
    try desk.write("notes/fall.md", Self.moving)
    let run = try desk.run("export", "notes", "-o", "site")
    #expect(run.standardOutput == "2 pages in site\n" && run.status == .exited(0))
    #expect(try desk.text("site/index.html").contains("<a href=\"fall.html\">"))
    #expect(try desk.text("site/fall.html").contains("film-1"))
  }

  @Test func aPictureMovesByItsStyleAlone() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.moving)
    #expect(try desk.run("export", "a.md", "-o", "a.svg").status == .exited(0))
    let picture = try desk.text("a.svg")
    #expect(picture.hasPrefix("<svg xmlns=") && picture.contains("@keyframes i0-0 {"))
    #expect(!picture.contains("<script") && picture.utf8.count < 10_000)
    try desk.write("still.md", "```motion\nview a frame (0, 0, 9, 9)\n```\n")
    let still = try desk.run("export", "still.md", "-o", "still.svg")
    #expect(still.status == .exited(1) && !desk.exists("still.svg"))
  }

  @Test func theSessionIsAPageToo() throws {
    let desk = try Desk()
    let lines =
      "view box frame (100, 0, 100, 100); gravity on box; run 10 frames\nexport \"s.html\"\n"
    let run = try desk.run(input: lines)
    #expect(run.status == .exited(0) && run.standardOutput.hasSuffix("saved s.html\n"))
    #expect(try desk.text("s.html").contains("film-1"))
    let again = try desk.run(input: lines)
    #expect(again.status == .exited(1) && again.standardError.contains("replacing"))
  }
}
