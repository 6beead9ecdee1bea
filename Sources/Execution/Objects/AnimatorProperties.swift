import Diagnostics
import Staging
import Values

/// The properties of property animators. Only the fraction can be set, as what leads them otherwise
/// are commands.
package enum AnimatorProperties {
  package static func properties(
    of animator: PropertyAnimator, on stage: Stage
  ) -> [BoundProperty] {
    let now = Moment(stage: stage, animator: animator, frame: nil)
    return all.map { BoundProperty($0, of: now) }
  }

  /// An animator at a frame: nil is now.
  package struct Moment: Recorded {
    let stage: Stage
    let animator: PropertyAnimator
    let frame: Int?

    package func at(_ frame: Int) -> Moment? {
      frame >= animator.creationFrame
        ? Moment(stage: stage, animator: animator, frame: frame) : nil
    }

    fileprivate var snapshot: PropertyAnimator.Snapshot {
      animator.snapshot(at: frame ?? stage.frame)
    }
  }

  package static var names: [String] { all.map(\.name) }

  private static let all: [Property<Moment>] = [
    Property(
      "state", .word(PropertyAnimator.State.allCases.map(\.rawValue)), .recorded,
      "which of its three states it is in",
      get: { .string($0.snapshot.state.rawValue) }),
    Property(
      "fractionComplete", .number(.plain, 0...1), .recorded,
      "how much it has done, counted from where it comes from",
      get: { .plain($0.snapshot.fractionComplete) },
      set: { (moment, value, check) throws(Mistake) in
        let fraction = try check.number(value, .plain, 0...1)
        try ViewProperties.staging { () throws(StagingProblem) in
          try moment.stage.setFraction(fraction, of: moment.animator)
        }
      }),
    flag("isRunning", "whether time passes for it", \.isRunning),
    flag("isReversed", "whether it goes to its start", \.isReversed),
    Property(
      "duration", .time, unit: "s", .constant, "how long it takes; of a spring its own time",
      get: { .number($0.animator.duration, .time) }),
    Property(
      "scrubsLinearly", .boolean, .constant, "whether a fraction that is set is a share of the way",
      get: { .boolean($0.animator.scrubsLinearly) }),
    Property(
      "pausesOnCompletion", .boolean, .constant, "whether it stays active where it arrives",
      get: { .boolean($0.animator.pausesOnCompletion) }),
  ]

  private static func flag(
    _ name: String, _ summary: String, _ path: KeyPath<PropertyAnimator.Snapshot, Bool> & Sendable
  ) -> Property<Moment> {
    Property(
      name, .boolean, .recorded, summary,
      get: { .boolean($0.snapshot[keyPath: path]) })
  }
}
