import Execution
import Staging
import Values

enum PlayCommand {
  static let time = Subject(
    optional: "TIME", .number(.time, frame...Limits.times.upperBound),
    "how much of the stage's time; else until `q`")
  static let speed = Clause(
    "speed", .number(.plain, PlayRequest.speeds), "1 is real time, 0.5 half as fast", default: 1)
  static let follow = Clause(
    "follow", .expressions, "one value or two whose past is shown below",
    else: "the first view's center.y")

  private static let frame = 1 / Double(Stage.framesPerSecond)

  static let declaration = CommandDeclaration(
    "play", "shows the stage in real time, and lets keys act on it", .time, subject: time,
    clauses: [speed, follow],
    examples: ["play", "play 5s speed 0.25", "play 2s follow red.center.y, red.velocity.y"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds"],
    notes: [
      "`?` lists the keys while it plays, and `q` ends it. `on key \"p\" { … }` makes your own.",
      "What was done is in the session as lines, such as `run 24 frames` and `press \"p\"`.",
      "A script or a notebook runs the time and shows nothing; without a time until rest, at most 10s.",
    ],
    .session { (call) throws(Failure) in
      let frames = try call[time].map { max(1, FrameTime.frames(in: $0)) }
      return .request(
        .play(PlayRequest(frames: frames, speed: try call[speed], followed: try followed(call))))
    })

  /// How many values may be followed.
  private static let most = 2

  /// The values to be followed, as they were written, each of which is a number.
  private static func followed(_ call: Look) throws(Failure) -> [String]? {
    guard let expressions = try call[follow] else { return nil }
    guard expressions.count <= most else { throw call.fail(.tooMany("followed values", most)) }
    for expression in expressions {
      guard try call.reader.parts(of: expression).count == 1 else {
        throw call.fail(
          .wrongKind(
            "follow", takes: "a number", but: "`\(expression.written)` is none",
            sample: "red.center.y"), at: expression.span)
      }
    }
    return expressions.map(\.span.text)
  }
}
