import Diagnostics
import UIKitMotion
import Values

/// The properties of property animators. Only the fraction can be set; commands control the rest.
package enum AnimatorProperties {
  package static func properties(
    of animator: PropertyAnimator, on stage: ReadOnlyStage
  ) -> [BoundProperty] {
    let now = Moment(stage: stage, animator: animator, frame: nil)
    return all.map { BoundProperty($0, of: now) }
  }

  /// An animator at a frame; a nil frame is now.
  package struct Moment: Recorded {
    let stage: ReadOnlyStage
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
      "current state",
      get: { .string($0.snapshot.state.rawValue) }),
    Property(
      "fractionComplete", .number(.plain, 0...1), .recorded,
      "completed fraction, in its current direction",
      get: { .plain($0.snapshot.fractionComplete) },
      set: { moment, stage, fraction in try stage.setFraction(fraction, of: moment.animator) }),
    flag("isRunning", "whether its time is running", \.isRunning),
    flag("isReversed", "whether it runs toward its start", \.isReversed),
    Property(
      "duration", .time, unit: "s", .constant, "duration; for a spring, the spring's own",
      get: { .number($0.animator.duration, .time) }),
    Property(
      "scrubsLinearly", .boolean, .constant,
      "whether a fraction you set is a share of the distance",
      get: { .boolean($0.animator.scrubsLinearly) }),
    Property(
      "pausesOnCompletion", .boolean, .constant, "whether it stays active when it finishes",
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
