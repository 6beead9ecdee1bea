import Answers
import Diagnostics
import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Sessions

/// A command that looks at model values notes that something else is seen, if it is so.
@Suite struct UnseenModelTests {
  private static let note =
    "note: a.center.y is the model's value; what is seen is `a.presentation.center.y`"

  private func animated() -> Session {
    Session.typed([
      "view a frame (0, 0, 50, 50)", "animate a.center.y to 300 over 1s", "run 500ms",
    ])
  }

  @Test(arguments: [
    "plot a.center.y", "table a.center.y", "measure a.center.y", "trace a.center.y as low",
    "measure a.center.x, 2 * a.center.y", "plot a.center.x against a.center.y",
  ])
  func itIsNotedOnce(line: String) {
    let answer = animated().type(line)
    #expect(answer.filter { $0.hasPrefix("note:") } == [Self.note], "\(answer)")
    #expect(answer.last == Self.note)
  }

  @Test(arguments: [
    "plot a.center.x", "measure a.presentation.center.y", "measure a.alpha", "plot elasticOut",
    "plot a.center.y, a.presentation.center.y", "table [1, 2]",
  ])
  func whatIsSeenHasNoNote(line: String) {
    let answer = animated().type(line)
    #expect(!answer.contains { $0.hasPrefix("note:") }, "\(answer)")
  }

  /// After the animation both are the same, in the part of the time that is asked for.
  @Test func onlyTheRangeCounts() {
    let session = animated()
    session.require(["run 1s"])
    #expect(session.type("measure a.center.y").contains(Self.note))
    #expect(!session.type("measure a.center.y from 1s").contains(Self.note))
  }

  /// A layer's speed is noted where a view moves and its time runs as always.
  @Test func theSpeedOfALayerIsNotThatOfTheView() {
    let note =
      "note: a.speed is the speed of its layer's time; how fast it moves is `length(a.velocity)`"
    let session = Session.typed([
      "view a frame (0, 0, 50, 50)", "view b frame (0, 0, 50, 50)", "gravity on a", "run 500ms",
    ])
    for line in ["plot a.speed", "table a.speed", "measure 2 * a.speed", "print a.layer.speed"] {
      #expect(session.type(line).last == note, "\(line)")
    }
    for line in ["plot b.speed", "plot a.center.y", "plot length(a.velocity)"] {
      #expect(!session.type(line).contains(note), "\(line)")
    }
    session.require(["a.speed = 0.5", "run 500ms"])
    #expect(!session.type("plot a.speed").contains(note))
  }

  /// A semicolon leaves nothing of a look, unless it keeps a value.
  @Test func aMutedLookIsNoted() {
    let session = animated()
    let note = "note: the `;` at the end hides what `plot` shows"
    #expect(session.type("plot a.center.y;") == [note])
    for line in ["run 100ms;", "a.alpha;", "fit easeOut as bezier;", "repeat 2 { print t; }"] {
      #expect(session.type(line).isEmpty, "\(line)")
    }
  }

  @Test func aNotebookDoesNotRecordIt() {
    let note = Output.diagnostic(
      Diagnostic(.modelValue("a.alpha", seen: "a.presentation.alpha"), at: nil, severity: .note))
    #expect(TextRenderer(layout: .standard, advises: false).lines(for: note).isEmpty)
    #expect(TextRenderer(layout: .standard).lines(for: note).count == 1)
  }
}
