import Foundation
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

  /// Only images in the notebook's folder are read, and no link leads out of it.
  @Test func imagesOfTheFolder() throws {
    let desk = try Desk()
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    _ = try desk.shell("mkdir -p notes/img && ln -s ../../secret.svg notes/img/link.svg")
    _ = try desk.shell("ln -s own.svg notes/img/inner.svg && mkfifo notes/img/pipe.svg")
    try desk.write("secret.svg", svg)
    try desk.write("notes/img/own.svg", svg)
    try desk.write("notes/img/large.svg", svg + String(repeating: " ", count: 300_000))
    try desk.write(
      "notes/a.md",
      """
      ![own](img/own.svg) ![inner](img/inner.svg) ![link](img/link.svg) ![up](../secret.svg)
      ![large](img/large.svg) ![folder](img) ![pipe](img/pipe.svg) ![none](img/none.svg)
      """)
    #expect(try desk.run("export", "notes/a.md", "-o", "a.html").status == .exited(0))
    let page = try desk.text("a.html")
    for name in ["own", "inner"] {
      #expect(
        page.contains("<img src=\"data:image/svg+xml;base64,PHN2Zy")
          && page.contains("alt=\"\(name)\""))
    }
    #expect(page.split(separator: "<img").count == 3)
    for (name, reason) in [
      ("link", "no such file in the notebook's folder"),
      ("up", "only files in the notebook's folder are shown"),
      ("large", "larger than 250000 bytes"), ("folder", "the file cannot be read"),
      ("pipe", "the file cannot be read"), ("none", "no such file in the notebook's folder"),
    ] {
      #expect(page.contains("\(name)<small class=\"missing\"> (no image: \(reason))"), "\(name)")
    }
  }

  /// Each run of a sweep is in the page; a large sweep is thinned, and the page says so.
  @Test func aSweepIsTurned() throws {
    let desk = try Desk()
    let sweep = { (values: String) in
      """
      ```motion
      view box frame (100, 0, 100, 100)
      gravity on box as g
      sweep g.magnitude in \(values) { run 1s } measure last(box.center.y)
      ```
      """
    }
    try desk.write("few.md", sweep("[1, 2, 4]"))
    #expect(try desk.run("export", "few.md", "-o", "few.html").status == .exited(0))
    let few = try desk.text("few.html")
    #expect(
      few.contains("data-sweep=\"sweep-1-1\"") && few.contains("One run of 3: magnitude = 2."))
    #expect(
      few.contains("\"parameters\":[{\"name\":\"magnitude\",\"labels\":[\"1\",\"2\",\"4\"]}]"))
    #expect(few.split(separator: "\"film\":{").count == 4 && !few.contains("no room"))
    try desk.write("many.md", sweep("1..100"))
    #expect(try desk.run("export", "many.md", "-o", "many.html").status == .exited(0))
    let many = try desk.text("many.html")
    #expect(many.contains("25 of 100 runs are here: the page has no room for more."))
    #expect(many.split(separator: "\"film\":{").count == 26)
    try desk.write("still.md", sweep("[1, 2]").replacingOccurrences(of: "run 1s", with: "t"))
    #expect(try desk.run("export", "still.md", "-o", "still.html").status == .exited(0))
    #expect(try !desk.text("still.html").contains("data-sweep"), "nothing moves in it")
  }

  /// A tweak with a range is turned in the cell where it changes something.
  @Test func tweaksAreTurned() throws {
    let desk = try Desk()
    try desk.write(
      "a.md",
      """
      ```motion
      view box frame (100, 0, 100, 100)
      gravity on box as g
      tweak "Physics/Gravity/Pull" for g.magnitude default 1 range 0..4
      tweak "Look/Box/Idle" default 1 range 0..9
      run 1s
      plot box.center.y
      expect box.center.y > 400
      ```

      ```motion
      print 1
      ```
      """)
    let plain = try desk.run("export", "a.md", "-o", "plain.html")
    #expect(try plain.status == .exited(0) && !desk.text("plain.html").contains("data-sweep"))
    #expect(try desk.run("export", "a.md", "-o", "a.html", "--tweaks", "5").status == .exited(0))
    let page = try desk.text("a.html")
    #expect(page.contains("data-sweep=\"sweep-1-1\"") && !page.contains("sweep-2"))
    #expect(
      page.contains(
        "{\"name\":\"Physics/Gravity/Pull\",\"labels\":[\"0\",\"1\",\"2\",\"3\",\"4\"]}]"),
      "the idle one changes nothing")
    #expect(page.contains("One run of 5: Physics/Gravity/Pull = 1."))
    #expect(page.split(separator: "\"curves\":[{\"count\":61,").count == 6)
    for wrong in ["1", "10", "x"] {
      let run = try desk.run("export", "a.md", "-o", "b.html", "--tweaks", wrong)
      #expect(run.status == .exited(2) && !desk.exists("b.html"), "\(wrong)")
    }
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
    #expect(ending.standardError.contains("ends in .html, .svg, .css, .js, .swift or .ipynb"))
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
    let page = try desk.text("site/fall.html")
    #expect(page.contains("film-1") && !page.contains("<style>"))
    let files = try desk.shell("ls site/motionbook").standardOutput.split(separator: "\n")
    #expect(files.contains { page.contains("href=\"motionbook/\($0)\"") })
    #expect(files.contains { page.contains("src=\"motionbook/\($0)\"") })
  }

  @Test func aPictureMovesByItsStyleAlone() throws {
    let desk = try Desk()
    try desk.write("a.md", Self.moving)
    #expect(try desk.run("export", "a.md", "-o", "a.svg").status == .exited(0))
    let picture = try desk.text("a.svg")
    #expect(picture.hasPrefix("<svg xmlns=") && picture.contains("@keyframes i0-"))
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

  @Test(arguments: [
    ["a.html", "b.md"], ["b.md", "a.html"], ["b.md", "-o", "a.html", "c.md"],
    ["a.html", "-o", "b.md"],
  ])
  func namesInOtherPlacesAreLedToTheirs(_ names: [String]) throws {
    let run = try Desk().run(["export"] + names)
    #expect(run.status == .exited(2))
    #expect(
      run.standardError.contains("motionbook export b.md -o a.html"), "\(run.standardError)")
  }

  /// Files outside the folder are not published, and the omissions are reported.
  @Test func aSiteHasTheFilesOfItsFolder() throws {
    let desk = try Desk()
    _ = try desk.shell("mkdir -p notes/sub out && mkfifo notes/x.md && ln -s . notes/loop")
    _ = try desk.shell("ln -s ../out/s.md notes/link.md && ln -s ../out notes/more")
    _ = try desk.shell("ln -s ../sub/own.svg notes/sub/inner.svg")
    _ = try desk.shell("ln -s ../../out/s.svg notes/sub/outer.svg")
    let svg = "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"
    try desk.write("out/s.md", "# Secret\n")
    try desk.write("out/s.svg", svg)
    try desk.write("notes/sub/own.svg", svg)
    try desk.write("notes/sub/a.md", "# A\n\n![inner](inner.svg) ![outer](outer.svg)\n")
    let run = try desk.run("export", "notes", "-o", "site")
    #expect(run.standardOutput == "1 page in site\n" && run.status == .exited(0))
    #expect(
      run.standardError == """
        warning: passed over `notes/link.md`: a link that leads out of the folder
        warning: passed over `notes/loop`: a link to a folder, whose notebooks are exported where \
        they are
        warning: passed over `notes/more`: a link that leads out of the folder
        warning: passed over `notes/x.md`: not a regular file

        """)
    let page = try desk.text("site/sub/a.html")
    #expect(page.split(separator: "<img").count == 2)
    #expect(page.contains("outer<small class=\"missing\"> (no image: no such file"))
  }

  /// A site's folder may hold links, too; a page is not written through one.
  @Test func aSiteIsWrittenInItsFolder() throws {
    let desk = try Desk()
    _ = try desk.shell("mkdir -p notes/sub out site && ln -s ../out site/sub")
    _ = try desk.shell("ln -s ../out/kept.txt site/a.html")
    try desk.write("out/kept.txt", "kept")
    try desk.write("notes/a.md", "# A\n")
    try desk.write("notes/sub/b.md", "# B\n")
    let run = try desk.run("export", "notes", "-o", "site")
    #expect(run.standardOutput == "0 pages in site\n" && run.status == .exited(1))
    #expect(run.standardError.contains("cannot write `site/sub/b.html`"))
    #expect(try desk.text("out/kept.txt") == "kept" && !desk.exists("out/b.html"))
  }
}
