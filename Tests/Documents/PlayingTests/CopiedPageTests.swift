import Commands
import Foundation
import Notebooks
import TestSupport
import Testing

@testable import Playing

@Suite struct CopiedPageTests {
  /// Every notebook and every golden case, but for those that nobody would show on a page.
  private static let names: [String] = ["notebooks", "Tests/Cases"].flatMap { folder in
    let place = ProjectFolder.root.appendingPathComponent(folder).path
    return (FileManager.default.enumerator(atPath: place)?.allObjects ?? [])
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".md") && !$0.hasPrefix("hostile/") }.map
    { folder + "/" + $0 }
  }.sorted()

  private static func document(_ name: String) throws -> NotebookDocument {
    try NotebookDocument(
      bytes: Array(try Data(contentsOf: ProjectFolder.root.appendingPathComponent(name))))
  }

  private static let introduction =
    "This page shows something of interest.\n\nRead it, then run it step by step:\n\n"

  /// Answers right below the code are the hardest to tell from it.
  @Test(arguments: [("notebooks", PageText.Manner.browser), ("", .adjacent)])
  func nothingButCodeIsTaken(_ folder: String, _ manner: PageText.Manner) throws {
    #expect(Self.names.count > 100)
    // The reference has forms of commands, such as `back [COUNT]`, which look like code.
    for name in Self.names where name.hasPrefix(folder) && !name.hasSuffix("/reference.md") {
      let document = try Self.document(name)
      let page = CopiedPage(
        Self.introduction + PageText.of(document, manner), commands: Motionbook.commands)
      // The cells of notebooks that a page shows are code as well.
      let shown = try (ProjectPage.at(name)?.blocks ?? []).filter { $0.info.hasPrefix("markdown ") }
        .map { try NotebookDocument(text: $0.text) }
      let cells = ([document] + shown).flatMap(\.cells)
      let code = Set(cells.flatMap { $0.code.components(separatedBy: "\n") })
      for line in page?.code.components(separatedBy: "\n") ?? [] {
        #expect(code.contains(line), "\(name): \(line)")
      }
    }
  }

  @Test(arguments: ["fall", "tilt", "keyboard", "easing", "snap"], PageText.Manner.allCases)
  func ofANotebookEveryCellIsTaken(_ name: String, _ manner: PageText.Manner) throws {
    let document = try Self.document("notebooks/\(name).md")
    let page = try #require(
      CopiedPage(PageText.of(document, manner), commands: Motionbook.commands))
    #expect(page.code == document.cells.map(\.code).joined(separator: "\n"))
    #expect(page.lineCount == page.code.components(separatedBy: "\n").count)
    #expect(page.leftOut > page.lineCount / 2)
  }

  private func code(_ text: String) -> String? {
    CopiedPage(Self.introduction + text, commands: Motionbook.commands)?.code
  }

  @Test func blocksOfSeveralLinesAreTakenWhole() {
    let block = "view box frame (0, 0, 10, 10)\non contact box {\n  print t\n\n  print 1\n}"
    #expect(code(block + "\nhandler1\n\nAnd so on.") == block)
    let chain = "if t > 1 {\n  run 1s\n} else if t > 2 {\n  run 2s\n} else {\n  run 3s\n}"
    #expect(code(chain) == chain)
  }

  @Test func aCommandThatThePageMakesIsKnownBelow() {
    #expect(
      code("def box(x) { print x }\n\nbox 3\nbox 4") == "def box(x) { print x }\nbox 3\nbox 4")
  }

  @Test func questionsAndAnswersAreLeftOut() {
    #expect(code("run 1s\nbox.center\nprint t\n\n(160, 284)\n1 s") == "run 1s\nprint t")
    #expect(code("print 1 + 1\n2\nrun 1s") == "print 1 + 1")
  }

  /// Text that reads as a statement by chance, or is another language's.
  @Test(arguments: [
    "reset", "undo", "reset\nundo\nquit", "Run", "let us see", "let it = true",
    "view.center = point\nview.alpha = 0.5", "  run 1s", "run 1s,", "1 run 1s",
    "run 1s and see how far the box falls", "save \"a.md\"", "open \"a.md\"", "quit",
    "for (let i = 0; i < 3; i += 1) {\n  run 1s\n}", "box.center", "120 frames, t = 2 s",
    "Then run 1s", "run 1s. Then look.", "run\t1s of time",
  ])
  func isNotTaken(_ text: String) {
    #expect(code(text + "\n\nprint \"known\"") == "print \"known\"")
  }

  @Test func aCellThatFailedIsLeftOut() {
    #expect(code("run 1s\n\nrun -1s\n\nerror: `run` goes ahead\n  run -1s") == "run 1s")
    #expect(code("run 1s\n\nrun -1s\nerror: `run` goes ahead") == "run 1s")
    let told = "run 1s\n\nAnd if you see this:\n\nerror: no such view"
    #expect(code(told) == "run 1s")
  }

  @Test(arguments: [
    "run 1s\nprint t", "run 1s\nprnt t\nshow it", "print \"This is a sentence of words.\"\nrun",
    "# This is a comment of words.\nrun 1s\n# This is another one, too.\nprint t",
    "UIView.animate(withDuration: 0.5) {\n  box.alpha = 0\n}",
    "note \"One sentence of a note.\"\n\nrun 1s", "run 1s\n\nThis is one sentence only.", "",
  ])
  func isNoPage(_ text: String) { #expect(CopiedPage(text, commands: Motionbook.commands) == nil) }

  @Test func proseWithoutCodeIsNoPage() {
    #expect(CopiedPage(Self.introduction, commands: Motionbook.commands) == nil)
  }
}
