import Answers
import Values
import Execution
import Diagnostics
import Language
import Staging

extension Commands {
  static let run = CommandDeclaration(
    "run", "lets time pass", .time,
    subject: .init(
      label: "TIME", kind: .time, isRequired: false, summary: "how long: 2s, 500ms, 5 frames"),
    clauses: [
      .init("until", .expression, "a condition, looked at every frame; `rest` is one"),
      .init("max", .time, "how long at the most", default: "10min"),
    ],
    examples: [
      "run 2s", "run 5 frames", "run until rest", "run until red.center.y > 300 max 10s",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds"],
    notes: ["Time passes in frames of 1/60 s. Ctrl-C stops at a frame and keeps the state."],
    .evaluation { (call) throws(Failure) in
      if let condition = call.expression("until") {
        guard call.subjectExpression == nil else { throw call.fail(.eitherOr("a time", "`until`")) }
        try runUntil(condition, call)
      } else if let expression = call.subjectExpression {
        if let max = call.clause("max") { throw call.fail(.maxWithoutUntil, at: max.keyword.span) }
        let seconds = try call.evaluator.time(expression, of: "run")
        let frames = seconds > 0 ? max(1, FrameTime.frames(in: seconds)) : 0
        try runFrames(frames, call)
      } else {
        throw call.fail(.missingSubject(verb: "run", "a time, or `until` and a condition"))
      }
    })

  static let step = CommandDeclaration(
    "step", "lets one frame pass, or several", .time,
    subject: .init(
      label: "COUNT", kind: .count(1...Limits.frames), isRequired: false,
      summary: "how many frames"),
    examples: ["step", "step 10"],
    .evaluation { (call) throws(Failure) in
      try runFrames(try frameCount(call, 1...Limits.frames) ?? 1, call)
    })

  /// A count of frames: `10` or `10 frames`.
  static func frameCount(
    _ call: Invocation, _ range: ClosedRange<Int>
  ) throws(Failure) -> Int? {
    guard let expression = call.subjectExpression else { return nil }
    return try call.checked(expression, call.declaration.verb) { (check, value) throws(Mistake) in
      if case .number(let seconds, .time) = value, seconds.isFinite {
        return try check.count(.plain((seconds * 60).rounded()), range)
      }
      return try check.count(value, range)
    }
  }

  private static func runFrames(_ count: Int, _ call: Invocation) throws(Failure) {
    let start = call.stage.frame
    call.evaluator.control.endTime = Stage.time(ofFrame: start + count)
    for _ in 0..<count { try call.evaluator.advance(call.span) }
    try call.emit(.line(told(call, since: start)))
  }

  private static func runUntil(
    _ condition: Expression, _ call: Invocation
  ) throws(Failure) {
    let start = call.stage.frame
    let longest = try call.number("max")
    let limit = longest.map { FrameTime.frames(in: $0) } ?? Limits.untilFrames
    call.evaluator.control.endTime = longest.map { $0 + call.stage.time }
    var isMet = try call.evaluator.boolean(condition, of: "until")
    while !isMet, call.stage.frame - start < limit {
      try call.evaluator.advance(call.span)
      isMet = try call.evaluator.boolean(condition, of: "until")
    }
    if isMet { return try call.emit(.line(told(call, since: start) + note(on: condition))) }
    guard longest != nil else {
      throw call.fail(
        .untilNeverCame(condition.span.text, seconds: limit / Stage.framesPerSecond),
        at: condition.span)
    }
    try call.emit(
      .line(told(call, since: start) + ": `\(condition.span.text)` has not come true"))
  }

  private static func note(on condition: Expression) -> String {
    if case .name("rest") = condition.kind { ", at rest" } else { "" }
  }

  private static func told(_ call: Invocation, since start: Int) -> String {
    let frames = FrameTime.text(frames: call.stage.frame - start)
    return "\(frames), t = \(FrameTime.text(call.stage.time))"
  }

  // MARK: Back in time

  static let back = CommandDeclaration(
    "back", "goes back some frames", .time,
    subject: .init(
      label: "COUNT", kind: .count(1...Limits.frames), isRequired: false,
      summary: "how many frames"),
    examples: ["run 1s; back 10", "run 1s; back"],
    notes: ["Exact: what was typed is replayed up to that frame."],
    .session { (call) throws(Failure) in
      .back(frames: try frameCount(call, 1...Limits.frames) ?? 1)
    })

  static let goto = CommandDeclaration(
    "goto", "goes to a time, back or ahead", .time,
    subject: .init(label: "TIME", kind: .time, isRequired: true, summary: "where to"),
    examples: ["run 2s; goto 1.5s", "goto 3s"],
    notes: ["What was typed at a later time than this is gone; `undo` brings it back."],
    .session { (call) throws(Failure) in
      guard let expression = call.subjectExpression else {
        throw call.fail(.missingSubject(verb: "goto", "a time"))
      }
      return .goto(seconds: try call.evaluator.time(expression, of: "goto"))
    })

  static let undo = CommandDeclaration(
    "undo", "takes the last change back", .time,
    examples: ["run 1s; undo"],
    notes: ["Again and again goes back to the start. Looks, such as tables, are no changes."],
    .session { (_) throws(Failure) in .undo })

  static let reset = CommandDeclaration(
    "reset", "an empty stage at t = 0", .stage,
    examples: ["reset"],
    .session { (_) throws(Failure) in .reset })
}
