import Curves
import Diagnostics
import Execution

enum CodeCommand {
  struct Clauses: CommandClauses {
    let curve = Subject("CURVE", .namedCurve, "curve to export, such as elasticOut")
    let target = Clause(
      required: "for", .word(CurveCode.Target.self), "target platform")
    let over = Clause(
      "over", .time, "duration of a curve without its own", default: 0.5)
  }

  static let declaration = CommandDeclaration(
    "code", "Writes a curve as code to paste", .looking,
    Clauses(),
    examples: [
      "code spring(duration: 0.5, bounce: 0.3) for swift", "code backOut for css over 300ms",
      "code ease for android", "code bouncy for react", "code easeInOut for flutter",
    ],
    notes: [
      "The code is exact if the target can express the curve. Otherwise it uses straight lines "
        + "between points of the curve, and a comment gives their error."
    ],
    work: .survey,
    .look { (call) throws(Failure) in
      let (curve, target) = (try call[\.curve], try call[\.target])
      let progress = try Progress(of: curve, call)
      let own = progress.duration
      if own != nil, let place = call.place(of: \.over) {
        throw call.fail(.clauseOfOtherKind("over", kind: "spring"), at: place)
      }
      let standard = try call[\.over]
      let seconds = own ?? standard
      let duration = (seconds * 1e6).rounded() / 1e6
      try call.emit(
        .text(
          CurveCode.lines(
            source(of: curve.curve, progress, target), for: target, duration: duration)))
    })

  private static func source(
    of curve: Curve, _ progress: Progress, _ target: CurveCode.Target
  ) -> CurveCode.Source {
    switch curve {
    case .spring(let spring): return .spring(spring)
    case .easing(let easing), .timed(let easing, _):
      if let handles = easing.bezierHandles {
        return .bezier(
          name: progress.name, x1: handles[0], y1: handles[1], x2: handles[2], y2: handles[3])
      }
      let isExact = target == .css && easing.css != nil
      return .function(name: isExact ? progress.name : noted(progress), css: easing.css) {
        progress($0)
      }
    case .decay, .keyframes, .rate:
      return .function(name: noted(progress), css: nil) { progress($0) }
    }
  }

  /// The curve's name for the comment, with a note on what samples cannot show.
  private static func noted(_ progress: Progress) -> String {
    progress.jumps ? "\(progress.name), \(Progress.jumpNote)" : progress.name
  }
}
