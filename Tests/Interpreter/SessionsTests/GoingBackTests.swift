import Foundation
import Playing
import SessionSupport
import Testing

@testable import Answers
@testable import Sessions

/// `undo`, `back`, `goto` and `reset` are exact to the last bit.
@Suite struct GoingBackTests {
  static let frames = 100

  /// The state of the world at each frame of a scene. It is computed once for all laws, which
  /// `theSameLinesGiveTheSameNumbers` justifies.
  private final class Course: @unchecked Sendable {
    static let all = Dictionary(
      uniqueKeysWithValues: Scene.all.map { ($0.testDescription, Course($0)) })

    private let scene: Scene
    private let lock = NSLock()
    private var kept: [[String]]?

    private init(_ scene: Scene) { self.scene = scene }

    var states: [[String]] {
      lock.withLock {
        let states = kept ?? played()
        kept = states
        return states
      }
    }

    func played() -> [[String]] {
      let session = Session.typed(scene.setup)
      return [SessionState(session).world]
        + (1...GoingBackTests.frames).map { _ in
          session.require(["step"])
          return SessionState(session).world
        }
    }
  }

  private func course(of scene: Scene) throws -> Course {
    try #require(Course.all[scene.testDescription])
  }

  /// The scene run frame by frame, with the state of the world at each frame.
  private func played(_ scene: Scene) throws -> (session: Session, states: [[String]]) {
    let session = Session.typed(scene.setup + Array(repeating: "step", count: Self.frames))
    return (session, try course(of: scene).states)
  }

  @Test(arguments: Scene.all)
  func somethingHappens(_ scene: Scene) throws {
    let states = try course(of: scene).states
    #expect(Set(states).count == states.count, "every frame is another")
  }

  @Test(arguments: Scene.all)
  func backAndForthIsExact(_ scene: Scene) throws {
    let (session, states) = try played(scene)
    for frames in [1, 7, 30] {
      let now = session.world.stage.frame
      session.require(["back \(frames)"])
      #expect(SessionState(session).world == states[now - frames], "back \(frames)")
      let again = min(5, frames)
      session.require(["run \(again) frames"])
      #expect(SessionState(session).world == states[now - frames + again], "on from there")
    }
  }

  @Test(arguments: Scene.all)
  func gotoIsExact(_ scene: Scene) throws {
    let (session, states) = try played(scene)
    for frame in [90, 59, 60, 24, 1, 0] {
      session.require(["goto \(frame) frames"])
      #expect(SessionState(session).world == states[frame], "goto frame \(frame)")
    }
    session.require(["goto \(Self.frames) frames"])
    #expect(SessionState(session).world == states[Self.frames], "and on to the end")
  }

  @Test(arguments: Scene.all)
  func undoOfGoingBackIsExact(_ scene: Scene) throws {
    let (session, states) = try played(scene)
    let before = SessionState(session)
    for line in ["back 40", "goto 0.2s", "reset"] {
      session.require([line])
      #expect(session.type("undo") == ["undone: \(line)"])
      #expect(SessionState(session) == before)
    }
    #expect(before.world == states[Self.frames])
  }

  @Test(arguments: Scene.all)
  func undoGoesToTheStart(_ scene: Scene) {
    let session = Session.typed()
    var states = [SessionState(session)]
    let lines = scene.setup + ["run 0.5s", "run 37 frames", "step", "back 10", "run until t > 2s"]
    for line in lines {
      session.require([line])
      states.append(SessionState(session))
    }
    // Answers and looks between the changes are undone with them.
    session.require(["print t", "1 + 1", "show"])
    for (line, state) in zip(lines, states).reversed() {
      #expect(session.type("undo") == ["undone: \(line)"])
      #expect(SessionState(session).world == state.world, "before \(line)")
      #expect(SessionState(session).record == state.record)
    }
    #expect(session.mistake(in: "undo")?.id == .nothingToUndo)
  }

  @Test(arguments: Scene.all)
  func theSameLinesGiveTheSameNumbers(_ scene: Scene) throws {
    let course = try course(of: scene)
    #expect(course.played() == course.states)
  }

  @Test(arguments: Scene.all)
  func resetForgetsAllButSettings(_ scene: Scene) {
    let session = Session.typed(
      ["set digits 9", "set width 60"] + scene.setup + ["run 1s", "reset"])
    #expect(SessionState(session).world == SessionState(Session.typed()).world)
    #expect(
      session.type("set") == [
        "digits 9", "width 60", "glyphs braille on a terminal that has them, ascii elsewhere",
        "paging on",
      ])
  }

  @Test func settingsStayWhenGoingBack() {
    let session = Session.typed(["run 1s", "set digits 3", "back 10"])
    #expect(session.type("1/3") == ["0.333"])
    session.require(["undo"])
    #expect(session.type("1/3") == ["0.333"])
  }

  @Test func whatWasTypedAtAFrameStaysWhenGoingToIt() {
    let session = Session.typed(["run 1s", "let a = 5", "run 1s", "let b = 6", "goto 1s"])
    #expect(session.type("a") == ["5"])
    #expect(session.mistake(in: "b")?.id == .unknownName)
  }

  /// Also if an earlier run was cut at the same frame.
  @Test func whatWasTypedWhereARunWasCutStays() {
    let session = Session.typed(["run 1s", "goto 0.5s", "let n = 1", "run 1s", "goto 0.5s"])
    #expect(session.type("n; t") == ["1", "0.5 s"])
    session.require(["step", "back 1", "undo", "back 1"])
    #expect(session.type("n; t") == ["1", "0.5 s"])
    session.require(["goto 0.4s"])
    #expect(session.mistake(in: "n")?.id == .unknownName)
  }

  /// Lines that the session itself types do not use a command defined by the user.
  @Test func aDefinedRunIsNotTheSessions() {
    let session = Session.typed([
      "def run(a) { print a }", "def set(a) { print a }", ":set digits 3",
    ])
    #expect(session.type("goto 1s; t") == ["60 frames, t = 1 s", "1 s"])
    #expect(session.record.lines.contains(":run 60 frames"))
    session.require(["reset"])
    #expect(session.type("1/3") == ["0.333"])
  }

  @Test func goingIntoALoopCutsIt() {
    let session = Session.typed([
      "let n = 0", "repeat 10 { run 6 frames; n += 1 }", "goto 33 frames",
    ])
    #expect(session.type("n") == ["5"])
    session.require(["step", "goto 20 frames"])
    #expect(session.type("n") == ["3"])
    session.require(["undo", "undo", "undo"])
    #expect(session.type("n") == ["10"])
  }

  @Test func anOpenedNotebookIsNotUndone() {
    let (opened, session) = (Session.typed(), Session.typed())
    opened.require(["view red frame (50, 50, 100, 100)", "gravity on red", "run 1s"])
    session.adopt(opened)
    let world = SessionState(session).world
    #expect(session.mistake(in: "undo")?.id == .undoBeforeNotebook)
    session.require(["run 1s", "undo"])
    #expect(session.mistake(in: "undo")?.id == .undoBeforeNotebook)
    #expect(SessionState(session).world == world)
    session.require(["goto 0.5s"])
    #expect(session.type("t") == ["0.5 s"])
  }
}
