import Diagnostics
import Evaluation
import MotionCurves

enum CodeCommand: LookCommand {
  struct Clauses: CommandClauses {
    let curve = Subject(
      "CURVE|recorder", .namedCurve(or: "recorder"),
      "curve to write, such as elasticOut; recorder writes code that records a view in an app")
    let target = Clause(
      required: "for", .word(CurveCode.Target.self),
      "target platform: swift, swiftui, css, android, compose, react or flutter")
    let over = Clause(
      "over", .time, "duration of a curve without its own", default: 0.5)
  }

  static let verb = "code"
  static let declaration = declare(
    "Writes a curve as code to paste", .looking, Clauses(),
    examples: [
      "code spring(duration: 0.5, bounce: 0.3) for swift", "code backOut for css over 300ms",
      "code bouncy for swiftui", "code ease for android", "code wobbly for compose",
      "code bouncy for react", "code easeInOut for flutter", "code recorder for swift",
    ],
    notes: [
      "The code is exact if the target can express the curve. Otherwise it uses straight lines "
        + "between points of the curve. A comment gives the error. Each section compiles by itself.",
      "A curve that `fit` has found is written with its duration, and with what it was fitted to "
        + "instead of \"exact\".",
      "`swift` is UIKit and Core Animation, `compose` Jetpack Compose.",
      "`code recorder for swift` writes a class for an app: it records a view's place, angle and "
        + "alpha in each frame, as CSV.",
    ],
    work: .survey)

  static func run(_ call: Look<Clauses>) throws(Failure) {
    let target = call[\.target]
    guard let curve = call[\.curve] else { return try writeRecorder(for: target, call) }
    let progress = try Progress(of: curve, call)
    let own = progress.duration
    if own != nil, let place = call.place(of: \.over) {
      throw call.fail(.overOwnDuration(curve.name), at: place)
    }
    let fit = call.origin(of: curve.curve)
    let over = call[\.over]
    let seconds = own ?? (call.place(of: \.over) == nil ? fit?.duration : nil) ?? over
    let duration = (seconds * 1e6).rounded() / 1e6
    try call.emit(
      .source(
        CurveCode.lines(
          source(of: curve.curve, progress, target), for: target, duration: duration,
          nearness: fit?.nearness)))
  }

  private static func writeRecorder(
    for target: CurveCode.Target, _ call: Look<Clauses>
  ) throws(Failure) {
    guard target == .swift else { throw call.fail(.recorderIsSwift, at: call.place(of: \.target)) }
    if let place = call.place(of: \.over) {
      throw call.fail(.clauseOfOtherKind("over", kind: "recorder"), at: place)
    }
    try call.emit(.source(MotionRecorderCode.swift))
  }

  private static func source(
    of curve: Curve, _ progress: Progress, _ target: CurveCode.Target
  ) -> CurveCode.Source {
    switch curve {
    case .spring(let spring): return .spring(spring)
    case .easing(let easing), .timed(let easing, _):
      let isLine = easing.css != nil && easing.bezierHandles == nil
      if !isLine, let handles = easing.exactHandles {
        return .bezier(
          name: progress.name, x1: handles[0], y1: handles[1], x2: handles[2], y2: handles[3])
      }
      let isExact = target == .css && easing.css != nil
      return .function(name: isExact ? progress.name : noted(progress), css: easing.css) {
        progress($0)
      }
    case .decay, .fling, .keyframes, .derived:
      return .function(name: noted(progress), css: nil) { progress($0) }
    }
  }

  /// The curve's name for the comment, with a note on what samples cannot show.
  private static func noted(_ progress: Progress) -> String {
    progress.jumps ? "\(progress.name), \(Progress.jumpNote)" : progress.name
  }
}
