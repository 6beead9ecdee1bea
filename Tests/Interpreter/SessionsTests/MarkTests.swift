import Playing
import SessionSupport
import Testing

@testable import Evaluation
@testable import Sessions

/// Going back to a mark is exact, and recorded.
@Suite struct MarkTests {
  /// Lines that may be typed in between.
  private static let detours = [
    ["run 1s"], ["step 3", "back 1"], ["reset", "view other frame (0, 0, 10, 10)"],
    ["let someNumber = random()", "run 0.3s", "checkpoint mine", "goto 0.1s"],
    ["undo"], ["undo", "undo", "let someNumber = 5", "run 0.2s"],
  ]

  @Test(arguments: Scene.all, detours)
  func aMarkLeadsBack(_ scene: Scene, _ detour: [String]) {
    let session = Session.typed(scene.setup + ["run 0.5s", "run 0.2s"])
    let (mark, before) = (session.history, SessionState(session))
    #expect(session.distance(from: mark) == .none)
    session.require(detour)
    #expect(session.distance(from: mark) == .changes)
    #expect(session.goBack(to: mark, .keeping(checkpoint: "lesson")) == nil)
    #expect(session.distance(from: mark) == .none)
    #expect(SessionState(session).world == before.world)
    // The record alone leads there too.
    let again = Session.typed(session.record.lines)
    #expect(SessionState(again).world == before.world)
    #expect(again.record.lines == session.record.lines)
    // And the session continues from there as if nothing had happened.
    session.require(["run 0.3s"])
    let straight = Session.typed(scene.setup + ["run 0.5s", "run 0.2s", "run 0.3s"])
    #expect(SessionState(session).world == SessionState(straight).world)
  }

  @Test func whatIsDroppedWasNeverThere() {
    let session = Session.typed(["view box frame (0, 0, 10, 10)", "gravity on box", "run 0.5s"])
    let (mark, before) = (session.history, SessionState(session))
    session.require(["run 1s", "print box.center.y"])
    #expect(session.goBack(to: mark, .dropping) == nil)
    #expect(SessionState(session) == before)
    #expect(session.type("undo") == ["undone: run 0.5s"])
  }

  @Test func theWayBackCanBeUndone() {
    let session = Session.typed(["view box frame (0, 0, 10, 10)", "gravity on box"])
    let mark = session.history
    session.require(["run 1s"])
    let after = SessionState(session).world
    #expect(session.goBack(to: mark, .keeping(checkpoint: "lesson")) == nil)
    #expect(session.type("undo") == ["undone: restore lesson;"])
    #expect(SessionState(session).world == after)
    session.require(["undo", "undo", "undo"])
    #expect(session.record.lines == ["view box frame (0, 0, 10, 10)"])
  }

  /// A look changes only `ans` and the next random number. These are restored too, and the record
  /// stays unchanged.
  @Test func whatOnlyLooksIsNoChange() {
    let session = Session.typed(["view box frame (0, 0, 10, 10)", "run 0.5s"])
    let (mark, before) = (session.history, SessionState(session))
    session.require(["print box.center", "table box.center.y", "help gravity"])
    #expect(session.distance(from: mark) == .none)
    session.require(["box.center.x", "random()", "set width 60"])
    #expect(session.distance(from: mark) == .looks)
    let lines = session.record.lines
    #expect(session.goBack(to: mark, .keeping(checkpoint: nil)) == nil)
    #expect(SessionState(session).world == before.world)
    #expect(session.record.lines == lines)
    session.require(["set digits 3", "run 1s"])
    #expect(session.distance(from: mark) == .changes)
  }

  /// The format of answers is a setting of the user, and stays.
  @Test func settingsStay() {
    let session = Session.typed(["view box frame (0, 0, 10, 10)", "run 0.5s"])
    let mark = session.history
    session.require(["set width 60", "run 1s"])
    #expect(session.goBack(to: mark, .keeping(checkpoint: "lesson")) == nil)
    #expect(session.layout.width == 60)
    #expect(session.time == 0.5)
  }
}
