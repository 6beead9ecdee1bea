import Answers
import Values
import Execution
import Curves
import Diagnostics

extension Commands {
  static let code = CommandDeclaration(
    "code", "writes a curve as code to paste", .looking,
    subject: .init(label: "CURVE", kind: .curve, isRequired: true, summary: "such as elasticOut"),
    clauses: [
      .init(
        "for", .word(CurveCode.Target.allCases.map(\.rawValue)), "whom it is for", isRequired: true),
      .init("over", .time, "how long it lasts, where it has no time of its own", default: "500ms"),
    ],
    examples: [
      "code spring(duration: 0.5, bounce: 0.3) for swift", "code backOut for css over 300ms",
      "code ease for android", "code bouncy for react", "code easeInOut for flutter",
    ],
    notes: [
      "Exact where the target has words for the curve; else straight lines between points of it, with "
        + "how far they are off in a comment."
    ],
    .evaluation { (call) throws(Failure) in
      let (curve, name) = try subjectCurve(call)
      guard let target = call.word("for").flatMap(CurveCode.Target.init(rawValue:)) else { return }
      let progress = try Progress(of: curve, name, call)
      let own = progress.duration
      if own != nil, let clause = call.clause("over") {
        throw call.fail(.clauseOfOtherKind("over", kind: "spring"), at: clause.keyword.span)
      }
      let seconds = try call.number("over") ?? own ?? 0.5
      let duration = (seconds * 1e6).rounded() / 1e6
      try call.emit(
        .text(CurveCode.lines(source(of: curve, progress, target), for: target, duration: duration))
      )
    })

  private static func source(
    of curve: Curve, _ progress: Progress, _ target: CurveCode.Target
  ) -> CurveCode.Source {
    switch curve {
    case .spring(let spring): return .spring(spring)
    case .easing(let easing):
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

  /// The comment's name for a curve, with what samples of it cannot show.
  private static func noted(_ progress: Progress) -> String {
    progress.jumps ? "\(progress.name), \(jumpNote)" : progress.name
  }
}
