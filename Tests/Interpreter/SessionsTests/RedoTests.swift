import Playing
import SessionSupport
import Testing

@testable import Answers
@testable import Evaluation
@testable import Sessions
@testable import Values

/// `redo`, the counterpart of `undo`, is exact to the last bit.
@Suite struct RedoTests {
  @Test(arguments: Scene.all)
  func undoAndRedoLeaveEverythingAsItWas(_ scene: Scene) {
    let session = Session.typed(
      scene.setup + ["run 0.5s", "let someNumber = random()", "run 0.2s"])
    for line in ["run 1s", "back 10", "goto 0.1s", "reset"] {
      session.require([line])
      let (after, lines) = (SessionState(session), session.record.lines)
      #expect(session.type("undo") == ["undone: \(line)"])
      #expect(session.type("redo") == ["redone: \(line)"])
      #expect(SessionState(session) == after, "\(line)")
      #expect(session.record.lines == lines)
      #expect(session.type("undo") == ["undone: \(line)"], "and it can be taken back again")
    }
  }

  @Test func aTraceComesBack() {
    let session = Session.typed([
      "view box frame (0, 0, 10, 10)", "gravity on box", "run 1s", "trace box.center.y as fall",
    ])
    let told = session.type("measure fall")
    session.require(["undo"])
    #expect(session.traces["fall"] == nil)
    session.require(["redo"])
    #expect(session.type("measure fall") == told)
    session.require(["undo"])
    #expect(session.traces["fall"] == nil)
  }

  @Test func allThatWasTakenBackComesBackInTurn() {
    let session = Session.typed()
    let lines = [
      "view box frame (0, 0, 10, 10)", "gravity on box", "run 1s", "table box.center.y every 0.5s",
      "title \"Fall\"", "back 3", "let x = box.center.y",
    ]
    session.require(lines)
    let after = SessionState(session)
    for line in lines.reversed() where !line.hasPrefix("table") {
      #expect(session.type("undo") == ["undone: \(line)"])
    }
    #expect(session.record.lines == [])
    for _ in 0..<6 { session.require(["redo"]) }
    #expect(SessionState(session) == after)
    #expect(session.record.lines == lines)
    #expect(session.type("redo").first == "error: there is nothing to redo")
  }

  /// Several at once are the same as one after the other, and cost one replay.
  @Test(arguments: 1...7)
  func severalAtOnceAreUndoneByOneReplay(_ count: Int) {
    let lines = [
      "view box frame (0, 0, 10, 10)", "gravity on box", "checkpoint start", "run 20s",
      "trace box.center.y as fall", "back 3", "fork idea", "title \"Fall\"", "run 1s",
      "switch main", "let x = box.center.y", "show",
    ]
    let (single, several) = (Session.typed(), Session.typed())
    for session in [single, several] { session.require(lines) }
    let (all, used) = (SessionState(several), several.meter.used)
    for _ in 1...count { single.require(["undo"]) }
    let line = several.type("undo \(count)")
    #expect(SessionState(several) == SessionState(single))
    #expect(several.traces.names == single.traces.names)
    #expect(several.branches.current == single.branches.current)
    #expect(several.meter.used - used <= used)
    if count == 3 { #expect(line == ["undone: 3 changes, from: run 1s"]) }
    #expect(several.mistake(in: "redo \(count + 1)")?.id == .nothingToRedo)
    several.require(["redo \(count)"])
    for _ in 1...count { single.require(["redo"]) }
    #expect(SessionState(several) == all)
    #expect(SessionState(single) == all)
    several.require(["undo \(count)"])
    for _ in 1...count { single.require(["undo"]) }
    #expect(SessionState(several) == SessionState(single), "and they can be taken back again")
  }

  @Test func aThousandAtOnceReplayEachStatementOnce() {
    let session = Session.typed(["let a = 0"] + Array(repeating: "a = a + 1", count: 1_000))
    let used = session.meter.used
    #expect(session.type("undo 900") == ["undone: 900 changes, from: a = a + 1"])
    #expect(session.meter.used - used - Work.command.cost < used / 9)
    #expect(session.type("a") == ["100"])
    let before = SessionState(session)
    #expect(session.type("undo 102") == ["error: only 101 changes can be undone"])
    #expect(SessionState(session) == before)
    session.require(["redo 900"])
    #expect(session.type("a") == ["1000"])
  }

  @Test func anyNewChangeForgetsWhatWasTakenBack() {
    let session = Session.typed([
      "view box frame (0, 0, 10, 10)", "run 1s", "undo", "show", "print 1 + 1", "1 + 1",
    ])
    #expect(session.type("redo") == ["redone: run 1s"])
    session.require(["undo", "box.alpha = 0.5"])
    #expect(session.type("redo").first == "error: there is nothing to redo")
    session.require(["undo", "redo"])
    #expect(session.record.lines.last == "box.alpha = 0.5")
  }

  /// They are lines of the notebook, so each is undone by itself and nothing before it is.
  @Test(arguments: [
    "note \"Why?\"", "title \"Fall\"", "predict box.center.y ~ 5 at 2s",
    "predict box.center.y ~ 5 at 0.5s",
    "ask \"Up?\" at 2s { choice \"yes\" when box.center.y < 5; choice \"no\" when box.center.y >= 5 }",
  ])
  func notesTitlesAndPredictionsAreUndone(_ line: String) {
    let session = Session.typed(["view box frame (0, 0, 10, 10)", "gravity on box", "run 1s"])
    let before = SessionState(session)
    session.require([line, "show"])
    let after = SessionState(session)
    #expect(session.type("undo") == ["undone: \(line)"])
    #expect(SessionState(session) == before)
    #expect(session.type("redo") == ["redone: \(line)"])
    #expect(SessionState(session) == after)
    session.require(["undo", line])
    #expect(session.type("redo").first == "error: there is nothing to redo")
  }

  @Test func whatIsTypedInBetweenStandsBeforeWhatComesBack() {
    let (session, plain) = (Session.typed(), Session.typed())
    session.require(["view box frame (0, 0, 10, 10)", "run 1s", "undo", "7 * 6", "redo", "ans"])
    plain.require(["view box frame (0, 0, 10, 10)", "7 * 6", "run 1s", "ans"])
    #expect(session.record.lines == plain.record.lines)
    #expect(SessionState(session) == SessionState(plain))
  }

  /// A line that only asks for a value leaves it in `ans`; it is undone and redone with the line
  /// before.
  @Test(arguments: ["checkpoint a", "fork a", "trace box.alpha as a", "let a = 1"])
  func answersGoAndComeToo(_ line: String) {
    let session = Session.typed(["view box frame (0, 0, 10, 10)", "1 + 1", line, "7 * 6", "undo"])
    #expect(session.type("ans") == ["2"])
    session.require(["redo"])
    #expect(session.type("ans") == ["42"])
    #expect(session.record.lines.last == "ans")
    session.require(["undo"])
    #expect(session.type("ans") == ["2"])
  }

  @Test func whatIsInterruptedLeavesAllAsItWas() {
    var left = Int.max
    let session = Session(
      hooks: Hooks(
        isInterrupted: {
          left -= 1
          return left < 0
        }, progress: { _ in }))
    session.require(["view box frame (0, 0, 10, 10)", "gravity on box", "run 5s", "undo"])
    let before = SessionState(session)
    left = 50
    #expect(session.type("redo").first?.hasPrefix("error: interrupted") == true)
    left = .max
    #expect(SessionState(session) == before)
    #expect(session.type("redo") == ["redone: run 5s"])
  }
}
