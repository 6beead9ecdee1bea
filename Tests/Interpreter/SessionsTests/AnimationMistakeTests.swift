import Diagnostics
import Playing
import SessionSupport
import Testing

@testable import Sessions

/// Mistakes with Core Animation's own animations: a message at the right place, and no effect.
@Suite struct AnimationMistakeTests {
  private static let begin = "animation on red keypath "

  @Test(arguments: [
    (begin + "shade to 1", MistakeID.unknownKeyPath, "shade"),
    (begin + "velocity.x to 1", .readOnly, "velocity.x"),
    (begin + "frame to (0, 0, 10, 10)", .wrongKind, "frame"),
    (begin + "alpha to 1 repeat -1", .outOfRange, "-1"),
    (begin + "alpha to 1 speed 0/0", .divisionByZero, "0/0"),
    (begin + "alpha to 1 speed 1e400", .numberTooLarge, "1e400"),
    (begin + "alpha to 1 speed 1e5", .outOfRange, "1e5"),
    (begin + "alpha to 1 begin 1e9s", .outOfRange, "1e9s"),
    (begin + "alpha to 1 over 1e9s", .outOfRange, "1e9s"),
    (begin + "alpha to 1 over -1s", .outOfRange, "-1s"),
    (begin + "center.x values [0, 9, 5] at [0, 0.8, 0.3]", .curveProblem, "[0, 0.8, 0.3]"),
    (begin + "center.x values [0, 9] at [0, 2]", .curveProblem, "[0, 2]"),
    (begin + "center.x values []", .curveProblem, "[]"),
    (begin + "center.x values [0, 9, 5] from 3", .eitherOr, "from"),
    (begin + "center.x from 3 to 4 by 5", .eitherOr, "by"),
    (begin + "alpha to 1 repeat 2 repeatDuration 3s", .eitherOr, "repeatDuration"),
    (begin + "center path \"M 0 0 X 3\"", .textProblem, "X"),
    (begin + "alpha path \"M 0 0 L 3 3\"", .wrongKind, "path"),
    (begin + "center to 5", .wrongKind, "5"),
    (begin + "rotation to 5s", .wrongUnit, "5s"),
    (begin + "center.x mode cubic", .missingClause, "mode"),
    (begin + "transform to scale(2) cumulative on", .wholeTransform, "cumulative"),
    (
      begin + "alpha values [0, 1] curve spring(mass: 1, stiffness: 9, damping: 1)", .wrongKind,
      "spring(mass: 1, stiffness: 9, damping: 1)"
    ),
    ("animation keypath alpha to 1", .missingClause, "animation"),
    ("animation on blue keypath alpha to 1", .unknownView, "blue"),
    (begin + "alpha to 1 as red", .nameTaken, "red"),
    ("view gleam frame (0, 0, 9, 9)", .nameTaken, "gleam"),
    ("gleam.speed = 3", .readOnly, "speed"),
    ("red.speed = 1e9", .outOfRange, "1e9"),
    ("red.timeOffset = 3rad", .wrongUnit, "3rad"),
    ("animations on red { animation keypath alpha to 0 as x }", .clauseInGroup, "x"),
    ("animations on red { animation keypath alph to 0 }", .unknownKeyPath, "alph"),
    ("remove red; gleam.beginTime", .unknownName, "gleam"),
    ("remove red; animation on red keypath alpha to 0", .unknownView, "red"),
    ("at 1s { animation on red keypath alpha to 0 }; remove red; run 2s", .unknownView, "red"),
  ])
  func refused(_ line: String, _ id: MistakeID, _ place: String) throws {
    let session = Session.typed([
      "view red frame (50, 50, 100, 100)",
      "animation on red keypath alpha to 0 over 2s as gleam", "run 500ms",
    ])
    let statements = line.contains("remove") ? line.components(of: "; ") : [line]
    session.require(Array(statements.dropLast()))
    let before = SessionState(session)
    let last = try #require(statements.last)
    let found = try #require(session.diagnostic(of: last), "\(line)")
    #expect(found.mistake.id == id, "\(found.mistake.message)")
    #expect(found.span?.text == place)
    #expect(SessionState(session) == before)
  }

  /// A view that is removed while it animates removes its animations too, and they end unfinished.
  @Test func aViewThatGoes() {
    let session = Session.typed([
      "view red frame (50, 50, 100, 100)", "animation on red keypath alpha to 0 over 2s as gleam",
      "on animation.ended { print event.finished, event.time, event.views }", "run 500ms",
    ])
    #expect(session.type("remove red") == ["false 0.5 s [red]"])
    #expect(session.type("animations") == ["nothing is animated"])
    #expect(session.type("rest") == ["true"])
  }
}

extension String {
  fileprivate func components(of separator: String) -> [String] {
    split(separator: separator).map(String.init)
  }
}
