import Testing

@testable import Answers
@testable import Execution
@testable import Sessions

/// `redo`, the counterpart of `undo`, is exact to the last bit.
@Suite struct RedoTests {
  @Test(arguments: Scene.all)
  func undoAndRedoLeaveEverythingAsItWas(_ scene: Scene) {
    let session = Session()
    session.require(scene.setup)
    session.require(["run 0.5s", "let someNumber = random()", "run 0.2s"])
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
    let session = Session()
    session.require(["view box frame (0, 0, 10, 10)", "gravity on box", "run 1s"])
    session.require(["trace box.center.y as fall"])
    let told = session.type("measure fall")
    session.require(["undo"])
    #expect(session.traces["fall"] == nil)
    session.require(["redo"])
    #expect(session.type("measure fall") == told)
    session.require(["undo"])
    #expect(session.traces["fall"] == nil)
  }

  @Test func allThatWasTakenBackComesBackInTurn() {
    let session = Session()
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

  @Test func anyNewChangeForgetsWhatWasTakenBack() {
    let session = Session()
    session.require(["view box frame (0, 0, 10, 10)", "run 1s", "undo"])
    session.require(["show", "print 1 + 1", "1 + 1"])
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
  ])
  func notesTitlesAndPredictionsAreUndone(_ line: String) {
    let session = Session()
    session.require(["view box frame (0, 0, 10, 10)", "gravity on box", "run 1s"])
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
    let (session, plain) = (Session(), Session())
    session.require(["view box frame (0, 0, 10, 10)", "run 1s", "undo", "7 * 6", "redo", "ans"])
    plain.require(["view box frame (0, 0, 10, 10)", "7 * 6", "run 1s", "ans"])
    #expect(session.record.lines == plain.record.lines)
    #expect(SessionState(session) == SessionState(plain))
  }

  /// A line that only asks for a value leaves it in `ans`; it is undone and redone with the line
  /// before.
  @Test(arguments: ["checkpoint a", "fork a", "trace box.alpha as a", "let a = 1"])
  func answersGoAndComeToo(_ line: String) {
    let session = Session()
    session.require(["view box frame (0, 0, 10, 10)", "1 + 1", line, "7 * 6", "undo"])
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
