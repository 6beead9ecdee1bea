import Diagnostics
import Playing
import SessionSupport
import Testing

@testable import Evaluation
@testable import Sessions
@testable import Values

/// Traces belong to the session: they outlive its world, and a rebuilt world reads those with which
/// its lines ran.
@Suite struct TraceTests {
  private static let fall = [
    "view red frame (50, 50, 100, 100)", "gravity on red as g", "run 1s",
    "trace red.center.y as low",
  ]

  private func session(_ lines: [String] = []) -> Session {
    Session.typed(Self.fall + lines)
  }

  @Test(arguments: ["reset", "goto 0s", "back 30", "goto 0.5s; run 2s", "reset; goto 1s"])
  func outlives(_ line: String) {
    let session = session()
    let before = session.type("low(1s); max(low); settling(low, to: 1s)")
    session.require([line])
    #expect(session.type("low(1s); max(low); settling(low, to: 1s)") == before)
    #expect(session.type("low.count") == ["61"])
  }

  /// A statement that fails after it has changed the stage requires a replay.
  @Test func outlivesAFailedStatement() {
    let session = session(["let top = max(low)"])
    let state = SessionState(session)
    #expect(session.mistake(in: "repeat 2 { run 0.5s; print nosuch }") != nil)
    #expect(SessionState(session) == state)
    #expect(session.type("low.count") == ["61"])
  }

  /// A replayed line reads the trace as it was when the line was typed, even if the name now has
  /// another trace.
  @Test func aReplayReadsTheTraceOfThen() {
    let session = session(["let top = max(low)", "red.alpha = max(low) / 1000"])
    let (top, alpha) = (session.type("top"), session.type("red.alpha"))
    session.require(["goto 0.5s; goto 1s"])
    session.require(["undo; undo", "trace red.center.x as low"])
    #expect(session.type("max(low)") == ["100"])
    #expect(session.type("top") == top && session.type("red.alpha") == alpha)
    session.require(["run 0.2s; back 6"])
    #expect(session.type("top") == top && session.type("red.alpha") == alpha)
    #expect(session.type("max(low)") == ["100"])
  }

  @Test func undoTakesItAway() {
    let session = session(["trace red.center.x as low", "trace red.velocity.y as pace"])
    #expect(session.type("undo") == ["undone: trace red.velocity.y as pace"])
    #expect(session.mistake(in: "max(pace)")?.id == .unknownName)
    #expect(session.type("max(low)") == ["100"])
    #expect(session.type("undo") == ["undone: trace red.center.x as low"])
    #expect(session.type("max(low) > 500") == ["true"])
    #expect(session.type("undo") == ["undone: trace red.center.y as low"])
    #expect(session.mistake(in: "max(low)")?.id == .unknownName)
    #expect(session.type("undo") == ["undone: run 1s"])
  }

  @Test func undoOfWhatCameLaterLeavesIt() {
    let session = session(["reset", "view low2 frame (0, 0, 1, 1)"])
    #expect(
      session.type("undo; undo") == ["undone: view low2 frame (0, 0, 1, 1)", "undone: reset"])
    #expect(session.type("low(1s) == red.center.y") == ["true"])
  }

  @Test func isPartOfWhereASessionStands() {
    let session = session()
    let snapshot = session.snapshot
    let other = Session.typed()
    other.goOn(from: snapshot)
    #expect(other.type("low.count") == ["61"])
    let third = Session.typed()
    third.adopt(other)
    #expect(third.type("low.count") == ["61"])
  }

  @Test func isRecordedLikeAStatement() {
    let session = session()
    #expect(session.record.lines.last == "trace red.center.y as low")
    #expect(session.type("trace red.center.y as low;").isEmpty)
  }

  @Test func theValuesOfAllTracesAreBounded() throws {
    var traces = Traces()
    let long = Trace(
      text: "x", unit: "", quantity: .plain, growsDown: false, firstFrame: 0,
      values: Array(repeating: 0, count: Limits.frames + 1), isMoving: false)
    for _ in 0..<(Limits.tracedValues / long.values.count) { try traces.keep(long, as: "a") }
    #expect(throws: Mistake.tooMuchTraced(Limits.tracedValues)) {
      try traces.keep(long, as: "a")
    }
    #expect(traces.names == ["a"])
  }
}
