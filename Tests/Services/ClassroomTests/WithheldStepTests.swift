import Answers
import Diagnostics
import Notebooks
import Pages
import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Classroom

/// The text of a step before its answer is revealed, for every notebook of the course that asks and
/// needs no file of data, which the host of these tests cannot read.
@Suite struct WithheldStepTests {
  private final class SilentHost: Playing.Host {
    let isInterrupted = false
    func show(_ outputs: [Output], layout: Layout, from origin: Origin) {}
    func show(_ diagnostic: Diagnostic, from origin: Origin) {}
    func show(_ notice: Notice) {}
  }

  private static let asking = ProjectFolder.notebooks.names(ending: ".md").filter { name in
    !ProjectFolder.outsideTheCourse.contains(name)
      && !["the-floor-of-my-phone", "which-spring-was-that"].contains(name)
      && (try? NotebookDocument(text: ProjectFolder.notebooks.text(name + ".md")))
        .map { $0.cells.contains(where: \.asks) } == true
  }

  @Test(arguments: asking) func nothingOfTheRunIsInIt(_ name: String) throws {
    let folder = ProjectFolder.notebooks
    let document = try NotebookDocument(text: folder.text(name + ".md"))
    let pieces = try #require(SilentHost().pagePieces(of: document, in: folder.url.path))
    let asking = pieces.filter { !$0.questions.isEmpty }
    #expect(!asking.isEmpty)
    expectNoAnswer(ofClass: ClassNotebook(document, named: name, steps: pieces))
    for piece in asking {
      let withheld = try #require(piece.withheld)
      // The last one: the prose before it may have folded cells.
      let cell = try #require(withheld.ranges(of: "<section class=\"cell\"").last)
      let shown = withheld[cell.lowerBound...]
      for part in [
        "id=\"answers-", "data-value", "class=\"measured\"", "<figure class=\"plot\"",
        "<figcaption", "class=\"text\"", "data-sweep", "class=\"expectation",
      ] {
        #expect(!shown.contains(part), "\(part) in \(name): \(piece.title)")
      }
      if let film = shown.firstRange(of: "id=\"film-") {
        #expect(
          shown[film.lowerBound...].contains("\"count\":1,"), "more than a moment: \(piece.title)")
      }
      for question in piece.questions {
        // A short number stands in drawings by chance.
        guard question.answer.count >= 6, Double(question.answer) != nil else { continue }
        #expect(
          !withheld.contains(question.answer), "the answer in \(name): \(question.subject)")
        #expect(piece.whole.contains(question.answer))
      }
    }
  }

  /// Everything that a phone and the wall can get while no question is revealed.
  private func expectNoAnswer(ofClass notebook: ClassNotebook) {
    var subject = ClassSubject(notebook)
    let cookie = subject.join()
    #expect(subject.act(#"{"do":"free"}"#) == 204)
    var seen = ""
    for path in ["/", "/wall"] + notebook.steps.indices.map({ "/step/\($0)" }) {
      let page = subject.send("GET", path, cookie: cookie).body
        .replacing(/(?s)<details class=\\?"hint\\?">.*?<\\?\/details>/, with: "")
      seen += SeenText.of(page: page)
      seen += "\n"
    }
    #expect(seen.count > 200)
    let secret = String(cookie.dropFirst("motionbook-c1=".count))
    for viewer in [ClassViewer.person(secret), .wall(secret)] {
      seen += subject.server.event(for: viewer) + "\n"
    }
    NotebookSecrets(notebook.document, isInFolds: false).expectNone(in: seen, "a phone")
  }

  /// Later text of the same section waits, as on pages.
  @Test func whatFollowsWaits() throws {
    let document = try NotebookDocument(
      text: """
        # A
        ```motion
        view box frame (0, 0, 40, 40)
        gravity on box
        predict box.center.y ~ 100 at 1s
        run 1s
        ```
        So it falls.
        ```motion
        box.center
        ```
        ## B
        The end.
        """)
    let pieces = try #require(SilentHost().pagePieces(of: document, in: "."))
    #expect(pieces.map(\.waitsFor) == [nil, 0, nil])
    #expect(pieces[1].whole.contains("So it falls") && !pieces[0].whole.contains("So it falls"))
    var state = ClassState(ClassNotebook(document, named: "n", steps: pieces))
    #expect(!state.html(of: 1).contains("falls") && state.html(of: 2).contains("The end."))
    try state.act(.goto(1))
    #expect(!state.json(for: .wall("")).text.contains("falls"))
    for act in [QuestionAct.skip, .reveal] {
      try state.act(.question(act, ClassPlace(step: 0, question: 0)))
    }
    try state.act(.goto(1))
    #expect(state.json(for: .wall("")).text.contains("So it falls."))
  }
}
