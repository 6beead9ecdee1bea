import Notebooks
import Text

/// What a lesson says beside its notebook's own words.
public enum LessonNotice: Sendable {
  /// The first cell waits.
  case begins
  /// It goes on where somebody was: at this step, such as `3/7`.
  case goesOn(name: String, progress: String)
  /// Something is folded away here.
  case folded(summary: String)
  /// What was changed since the last cell was taken back.
  case putBack
  /// The cell that waits is only to be read.
  case notRun
  /// A cell answered something else than the notebook says.
  case differs([Drift])
  /// A cell was to fail, and did not.
  case didNotFail
  /// A cell failed or was stopped, and nothing of it stays.
  case stopped
  /// The lesson has come to its end.
  case ends(name: String, next: CourseOutline.Entry?)
  /// The lesson was left on its way.
  case left(name: String, progress: String)
  /// Where somebody is cannot be kept.
  case placeNotKept(reason: String)

  /// Lines of two texts that are told of what differs, at the most.
  private static let toldLines = 8

  /// Whether it stands apart from what was shown before, as the notebook's paragraphs do.
  public var standsApart: Bool {
    switch self {
    case .goesOn, .folded, .differs, .ends: true
    case .begins, .putBack, .notRun, .didNotFail, .stopped, .left, .placeNotKept: false
    }
  }

  /// It in words; lines without a final line feed, safe for a terminal.
  public var text: String {
    switch self {
    case .begins:
      "Enter runs these lines. What you type runs too; `next` goes on."
    case .goesOn(let name, let progress):
      "You are at \(progress), and the cells before it have run. "
        + "`lesson \(name.visibleInLine) from start` begins anew."
    case .folded(let summary):
      "\(summary.visibleInLine): folded away. Try it first; `hint` shows it, Enter goes on."
    case .putBack: "What you changed is put back: the lesson goes on from where it was."
    case .notRun: "This cell is only to be read: Enter goes on."
    case .differs(let drifts): Self.told(drifts)
    case .didNotFail: "This cell was to fail, and did not."
    case .stopped: "This cell stopped, and nothing of it stays: Enter tries it again."
    case .ends(let name, let next): Self.ending(name, next)
    case .left(let name, let progress):
      "The lesson is left at \(progress): `lesson \(name.visibleInLine)` goes on with it."
    case .placeNotKept(let reason):
      "warning: your place in the lesson is not kept: \(reason.visibleInLine)"
    }
  }

  private static func ending(_ name: String, _ next: CourseOutline.Entry?) -> String {
    let end = "This is the end of `\(name.visibleInLine)`; the stage is yours."
    guard let next else { return end + " `lesson` lists the course." }
    return end + "\nNext: `lesson \(next.name.visibleInLine)`. \(next.question.visibleInLine)"
  }

  private static func told(_ drifts: [Drift]) -> String {
    let lines = drifts.flatMap { drift in
      [drift.recorded.map { "- \($0)" }, drift.actual.map { "+ \($0)" }].compactMap { $0 }
    }
    let more = lines.count > toldLines ? ["…"] : []
    return
      (["The notebook has another answer here (- its own, + yours):"]
      + lines.prefix(toldLines).map(\.visibleInLine) + more).joined(separator: "\n")
  }
}
