import Answers
import Notebooks
import Pages
import SessionSupport
import TestSupport
import Testing

@testable import Playing

/// The law: while a question of a notebook waits, nothing that can be seen of it, in any form, says what was
/// recorded, expected or told after the question.
@Suite struct WithheldNotebookTests {
  private static let asking = ProjectFolder.notebooks.names.filter { name in
    name.hasSuffix(".md") && !ProjectFolder.outsideTheCourse.contains(String(name.dropLast(3)))
      && (try? NotebookDocument(text: ProjectFolder.notebooks.text(name)))
        .map { $0.cells.contains(where: \.asks) } == true
  }

  @Test func thereAreSome() { #expect(Self.asking.count > 9) }

  @Test(arguments: asking) func noFormTellsAnAnswer(_ name: String) throws {
    let document = try NotebookDocument(text: ProjectFolder.notebooks.text(name))
    let secrets = NotebookSecrets(document)
    let host = CourseHost()
    let maker = PageMaker(host: host, folder: ProjectFolder.notebooks.url.path, work: 4)
    let cells = try maker.cells(of: document, named: name, isTurned: false).get()
    for form in [PageForm.notebook, .slides, .handout] {
      let page = Page(document, named: name, cells: cells, form: form).html
      secrets.expectNone(in: SeenText.of(page: page), "\(form)")
    }
    try secrets.expectNone(
      in: SeenText.of(jupyter: PageMaker.jupyter(document, showing: cells)), "ipynb")
  }

  @Test(arguments: asking) func aPrintedLessonTellsNoAnswer(_ name: String) throws {
    let text = try ProjectFolder.notebooks.text(name)
    let host = CourseHost()
    host.lessons = ["README.md": "| | |\n|-|-|\n| [a](\(name)) | b |\n", name: text]
    host.lessonFolder = ProjectFolder.notebooks.url.path
    let lesson = "lesson \(name.dropLast(3))\n"
    #expect(
      Workbook(in: host, work: 4).play(InputText(name: "-", bytes: Array(lesson.utf8))) == .finished
    )
    let shown = host.events.compactMap { event -> String? in
      switch event {
      case .line(let text), .prose(let text), .code(let text), .notice(let text): text
      default: nil
      }
    }
    #expect(!shown.isEmpty)
    NotebookSecrets(try NotebookDocument(text: text)).expectNone(
      in: shown.joined(separator: "\n"), "lesson")
  }

  /// On each page of `present` that waits, nothing of what its question withholds is shown.
  @Test(arguments: asking) func aPresentationTellsNoAnswer(_ name: String) throws {
    let text = try ProjectFolder.notebooks.text(name)
    let document = try NotebookDocument(text: text)
    let host = CourseHost()
    host.files[name] = text
    let screen = HurriedScreen()
    #expect(Presenter(in: host, on: screen, work: 4).present(name) { 0 } == .finished)
    let asked = screen.waiting.filter { document.cells[$0.cell].asks }
    #expect(asked.count == document.cells.count(where: \.asks))
    for page in asked {
      let secrets = NotebookSecrets(ofCell: page.cell, in: document, seen: page.prose)
      try #require(secrets).expectNone(in: page.prose + "\n" + page.code, "present")
    }
  }
}

/// A screen in front of which somebody goes through a notebook, opens all of it, and waits for nothing.
private final class HurriedScreen: PresentationHost {
  /// The pages on which a cell waits, each as it was shown first.
  private(set) var waiting: [(cell: Int, prose: String, code: String)] = []
  private var visits = 0

  func begin() {}
  func begin(_ tempo: LiveTempo) {}
  func end() {}
  func next(_ moment: LiveMoment) -> PresentingWish? { .forward }
  func tell(_ outputs: [Output], layout: Layout) {}

  func show(_ page: PresentedPage, isStale: () -> Bool) -> PresentingWish {
    switch page.goal {
    case .cell(let cell, _, nil):
      let isSeen = waiting.contains { $0.cell == cell.index }
      if !isSeen { waiting.append((cell.index, page.prose.plainText, cell.code)) }
      // A cell that does not run to its end would wait for ever.
      visits += 1
      return visits > 1_000 ? .end : .forward
    case .cell: return .forward
    case .hint: return .unfold
    case .end: return .end
    }
  }
}
