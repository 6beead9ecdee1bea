import Answers
import Diagnostics
import Playing
import SessionSupport
import Testing

@testable import Evaluation
@testable import Sessions
@testable import Values

/// Measured data belongs to the session, like a trace, and is read where a trace is.
@Suite struct MeasuredTests {
  private static let files = [
    "fall.csv": (0..<60).map { "\(Double($0) / 60),\(50 + 500 * Double($0 * $0) / 3600)" },
    "both.csv": (0..<4).map { "\($0)\t\($0 * 2)\t\($0 * 3)" },
    "bad.csv": ["0,1", "0.1,2", "0.2,oops"],
    "pose.csv": [
      "bodyparts,nose,nose,tail", "coords,x,y,x", "0,1,10,7", "1,2,20,8", "2,4,30,9",
    ],
  ]

  private func session(_ lines: [String] = []) -> Session {
    var hooks = Hooks.none
    hooks.readData = { (path, _) throws(Mistake) in
      guard let rows = Self.files[path] else { throw .cannotRead(path, "there is none") }
      let headers = ["both.csv": "t (s)\tx\ty (px)", "pose.csv": "scorer,D,D,D"]
      let header = headers[path] ?? "t,y"
      return (Array(([header] + rows).joined(separator: "\n").utf8), "stamp-\(rows.count)")
    }
    return Session.typed(lines, hooks: hooks)
  }

  @Test func itsColumnsAreTraces() {
    let session = session(["load \"both.csv\" as real unit s"])
    #expect(session.type("max(real.y); real.x(1s); real.y(2.5s)") == ["9", "2", "7.5"])
    #expect(session.type("real").count == 3)
    #expect(session.type("real.y.count") == ["4"])
    #expect(session.mistake(in: "real.z")?.id == .unknownProperty)
    #expect(session.type("plot real.y, real.x height 4").count > 5)
    #expect(session.mistake(in: "remove real")?.id == .recordingStays)
  }

  /// Headers of several rows make names with dots.
  @Test func partsHaveColumns() {
    let session = session(["load \"pose.csv\" as real rate 1"])
    #expect(session.type("max(real.nose.y); real.tail.x(1s)") == ["30", "8"])
    #expect(session.type("real").count == 3)
    #expect(session.type("plot real.nose.x, real.nose.y height 4").count > 5)
    #expect(session.mistake(in: "real.nose.z")?.id == .unknownProperty)
    #expect(session.mistake(in: "real.ear")?.id == .unknownProperty)
  }

  @Test func itSaysWhatItAssumed() {
    let answers = session().type("load \"fall.csv\" as real")
    #expect(
      answers == [
        "real: y of fall.csv, 60 rows, content stamp-60", "time is `t` in s, 60 rows a second",
      ])
  }

  @Test func itOutlivesTheWorldAndUndoRemovesIt() {
    let session = session(["load \"fall.csv\" as real", "reset"])
    #expect(session.type("real.y(0s)") == ["50"])
    #expect(session.type("undo; undo").count == 2)
    #expect(session.mistake(in: "real.y")?.id == .unknownName)
  }

  @Test func aBadRowIsNamed() {
    let mistake = session().mistake(in: "load \"bad.csv\" as real decimal \".\"")
    #expect(mistake?.id == .unreadableData)
    #expect(mistake?.message.contains("line 4") == true, "\(mistake?.message ?? "")")
    #expect(session().mistake(in: "load \"none.csv\"")?.id == .cannotRead)
    #expect(session().mistake(in: "load \"fall.md\"")?.id == .unreadableData)
  }

  /// The caret is under the file's name.
  @Test func theFileThatCannotBeReadIsMarked() throws {
    let session = session()
    let line = "load \"none.csv\" as real"
    guard
      case .failed(let diagnostic) = session.execute(
        try #require(session.parsed(line)), isMuted: false
      ).outcome
    else { throw Missing() }
    #expect(diagnostic.span?.text == "\"none.csv\"")
  }

  private struct Missing: Error {}

  /// Files that `table` writes are read again to the last digit.
  @Test(arguments: ["fall.csv", "fall.json"]) func aTableComesBack(_ path: String) throws {
    var written = ""
    var hooks = Hooks.none
    hooks.readData = { _, _ in (Array(written.utf8), "") }
    let session = Session.typed(
      [
        "view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds",
        "fling red velocity (123.4, -567.8)", "run 2s", "trace red.center.y / 7 as low",
        "trace red.rotation * 1e-9 as turn",
      ], hooks: hooks)
    func table(_ values: String) throws -> String {
      let line = "table \(values) into \"\(path)\" replacing"
      let result = session.execute(try #require(session.parsed(line)), isMuted: false)
      guard let file = result.request?.request as? ChartFile else { throw Missing() }
      return file.text
    }
    written = try table("low, turn")
    session.require(["load \"\(path)\" as again"])
    let again = try table("again.low, again.turn").replacing("again.", with: "")
    #expect(again == written)
    #expect(written.utf8.count > 4_000)
  }

  @Test func aFallIsFoundInIt() {
    let session = session(["load \"fall.csv\" as real", "fit real.y as fall"])
    #expect(session.type("ans") == ["quadIn(duration: 983ms)"])
    #expect(session.type("compare real.y, ans height 4").count > 10)
  }

  /// A stage that makes the series again is found, and the session stays as it was.
  @Test func aStageIsFitted() {
    let session = session([
      "load \"fall.csv\" as real", "view box frame (0, 0, 100, 100)", "gravity on box as g",
      "item box resistance 0",
    ])
    let state = SessionState(session)
    let answers = session.type(
      "fit real.y by g.magnitude in 0.3..3 { run 1s } measure box.center.y")
    #expect(answers.contains { $0.hasPrefix("g.magnitude") && $0.contains("1.0") }, "\(answers)")
    #expect(SessionState(session).world == state.world)
  }

  /// A run of a sweep reads it as the session does.
  @Test func aSweepReadsIt() {
    let session = session(["load \"fall.csv\" as real", "view box frame (0, 0, 9, 9)"])
    let answers = session.type("sweep k in [1, 2] { run 1 frames } measure k * max(real.y)")
    #expect(answers.count == 4, "\(answers)")
  }
}
