import Diagnostics
import Evaluation
import Language
import Sessions
import UIKitMotion
import Values

struct PlayCommand: WorkbookCommand {
  struct Clauses: CommandClauses {
    let time = Subject(
      optional: "TIME", .number(.time, frame...Limits.times.upperBound),
      "duration in stage time; default until `q`")
    let speed = Clause(
      "speed", .number(.plain, PlayRequest.speeds),
      "playback speed: 1 is real time, 0.5 is half as fast", default: 1)
    let follow = Clause(
      "follow", .expressions, "one or two values whose history is shown below",
      else: "the first view's center.y")
  }

  private static let frame = 1 / Double(Stage.framesPerSecond)

  static let verb = "play"
  static let declaration = declare(
    "Shows the stage in real time and responds to keys", .time, Clauses(),
    examples: ["play", "play 5s speed 0.25", "play 2s follow red.center.y, red.velocity.y"],
    after: ["view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds"],
    notes: [
      "During playback, `?` lists the keys and `q` quits. `on key \"p\" { … }` adds your own.",
      "The session records what you did as lines, such as `run 24 frames;` and `press \"p\";`. A"
        + " saved notebook has them in one cell.",
      "In a script or notebook, time passes without a display. Without a duration, it passes "
        + "until rest, for at most 10s.",
    ], roles: [.isForPrompt])

  let request: PlayRequest

  init(_ call: Look<Clauses>) throws(Failure) {
    let frames = call[\.time].map { max(1, FrameTime.frames(in: $0)) }
    request = PlayRequest(
      frames: frames, speed: call[\.speed], followed: try Self.followed(call))
  }

  var kind: WorkbookRequestKind { .play(unseen: request.unseen) }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    workbook.play(request, from: origin)
  }

  /// The maximum number of followed values.
  private static let most = 2

  /// The followed values as written. Each must be a number.
  private static func followed(_ call: Look<Clauses>) throws(Failure) -> [String]? {
    guard let expressions = call[\.follow] else { return nil }
    guard expressions.count <= most else { throw call.fail(.tooMany("followed values", most)) }
    for expression in expressions {
      guard try call.expressions.parts(of: expression).count == 1 else {
        throw call.fail(
          .wrongKind(
            "follow", takes: "a number", but: "`\(expression.written)` is not one",
            sample: "red.center.y"), at: expression.span)
      }
    }
    return expressions.map(\.span.text)
  }
}
