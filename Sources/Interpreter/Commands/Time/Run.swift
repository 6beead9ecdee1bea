import Answers
import Evaluation
import Language
import UIKitMotion
import Values

enum RunCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let time = Subject(optional: "TIME", .time, "duration: 2s, 500ms or 5 frames")
    let until = Clause(
      "until", .expression, "condition for the end, checked every frame, such as `rest`",
      also: ["till"])
    let max = Clause(
      "max", .time, "maximum duration", else: "\(Limits.untilFrames / 3600)min",
      also: ["timeout", "limit"])
  }

  static let verb = "run"
  static let declaration = declare(
    "Advances time", .time, Clauses(),
    examples: [
      "run 2s", "run 5 frames", "run until rest", "run until red.center.y > 300 max 10s",
    ],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds"],
    notes: ["Time passes in frames of 1/60 s. Ctrl-C stops at a frame and keeps the state."],
    roles: [.passesFrames],
    also: ["simulate", "wait", "sleep", "go"])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    switch (call[\.time], call[\.until]) {
    case (_?, _?): throw call.fail(.eitherOr("a time", "`until`"))
    case (nil, let condition?): try runUntil(condition, call)
    case (let seconds?, nil):
      if let place = call.place(of: \.max) { throw call.fail(.maxWithoutUntil, at: place) }
      let frames = FrameTime.frames(in: seconds)
      try call.pass(frames: seconds > 0 ? Swift.max(1, frames) : 0)
    case (nil, nil):
      throw call.fail(
        .missingSubject(
          verb: "run", "a time, or `until` and a condition", call.declaration.examples))
    }
  }

  private static func runUntil(_ condition: Expression, _ call: Change<Clauses>) throws(Failure) {
    let start = call.inspector.frame
    let longest = call[\.max]
    let limit = longest.map { FrameTime.frames(in: $0) } ?? Limits.untilFrames
    let (evaluator, span) = (call.evaluator, call.span)
    evaluator.control.endTime = longest.map { $0 + call.inspector.time }
    var isMet = try call.expressions.boolean(condition, of: "until")
    let needsMotion = longest == nil && !isOfTime(condition)
    while !isMet, call.inspector.frame - start < limit {
      if needsMotion, call.inspector.isStill { throw nothingMoves(condition, since: start, call) }
      try evaluator.advance(span)
      isMet = try call.expressions.boolean(condition, of: "until")
    }
    // A stage without motion is at rest at once.
    if call.inspector.frame == start { try evaluator.answerQuestions(span) }
    let passed = call.passed(since: start, .init(name(of: condition), isMet: isMet))
    if isMet { return try call.report(passed) }
    guard longest != nil else {
      throw call.fail(
        .untilNeverCame(
          condition.span.text, seconds: limit / Stage.framesPerSecond,
          runaway: call.inspector.runaway),
        at: condition.span)
    }
    try call.emit(.passed(passed))
  }

  /// Names whose values change although nothing moves.
  private static let ofTime: Set<Substring> = ["t", "random"]

  /// Whether a condition can become true through time alone, or does not depend on the stage.
  private static func isOfTime(_ condition: Expression) -> Bool {
    !condition.span.text.contains(".") || words(of: condition).contains(where: ofTime.contains)
  }

  private static func nothingMoves(
    _ condition: Expression, since start: Int, _ call: Change<Clauses>
  ) -> Failure {
    let view = words(of: condition).first { call.inspector.view(named: String($0)) != nil }
    return call.fail(
      .untilNothingMoves(
        condition.span.text, view: view.map(String.init),
        rest: call.inspector.frame > start ? FrameTime.text(call.inspector.time) : nil),
      at: condition.span)
  }

  /// The condition as written, but `rest` without parentheses.
  private static func name(of condition: Expression) -> String {
    if case .name(let name) = condition.kind { name } else { condition.span.text }
  }

  private static func words(of condition: Expression) -> [Substring] {
    condition.span.text.split { !($0.isLetter || $0.isNumber || $0 == "_") }
  }
}

extension Change {
  /// Advances by a number of frames and reports how many passed.
  func pass(frames count: Int) throws(Failure) {
    let start = inspector.frame
    // Taken once, because each is a copy with many references.
    let (evaluator, span) = (evaluator, span)
    evaluator.control.endTime = Stage.time(ofFrame: start + count)
    for _ in 0..<count { try evaluator.advance(span) }
    try report(passed(since: start))
  }

  /// Reports the frames that passed, except in a block, where every round would report them.
  fileprivate func report(_ passed: PassedTime) throws(Failure) {
    if !isInBlock { try emit(.passed(passed)) }
  }

  fileprivate func passed(
    since start: Int, _ condition: PassedTime.Condition? = nil
  ) -> PassedTime {
    PassedTime(
      frames: inspector.frame - start, time: inspector.time, condition: condition)
  }
}

enum StepCommand: ChangeCommand {
  struct Clauses: CommandClauses {
    let count = Subject(optional: "COUNT", .frames(1...Limits.frames), "number of frames")
  }

  static let verb = "step"
  static let declaration = declare(
    "Advances one or more frames", .time, Clauses(),
    examples: ["step", "step 10"],
    roles: [.passesFrames])

  static func run(_ call: Change<Clauses>) throws(Failure) {
    try call.pass(frames: call[\.count] ?? 1)
  }
}
