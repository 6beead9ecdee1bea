import MotionCurves
import UIKitMotion
import Values

/// The properties of a Core Animation animation. As there, none can be set once it runs.
package enum AnimationProperties {
  package static func properties(of animation: LayerAnimation) -> [BoundProperty] {
    all.map { BoundProperty($0, of: Reading(animation: animation)) }
  }

  /// An animation since it was added.
  struct Reading: Recorded {
    let animation: LayerAnimation
    var plan: AnimationPlan { animation.plan }

    func at(_ frame: Int) -> Reading? { frame >= animation.creationFrame ? self : nil }
  }

  private static let all: [Property<Reading>] = [
    Property(
      "keyPath", .string, .constant, "animated properties",
      get: { .string($0.plan.properties.map(\.name).joined(separator: ", ")) }),
    seconds("beginTime", "start, in the layer's own time", \.begin),
    seconds("duration", "duration of one play in one direction", \.playDuration),
    number("speed", "its own seconds per second of the layer", \.speed),
    seconds("timeOffset", "offset added to its active time", \.timeOffset),
    number("repeatCount", "number of plays; 0 counts as 1", \.repeatCount),
    seconds("repeatDuration", "duration of all repeats, instead of a count", \.repeatDuration),
    Property(
      "autoreverses", .boolean, .constant, "whether each play also runs backward",
      get: { .boolean($0.plan.timing.autoreverses) }),
    Property(
      "fillMode", .word(MediaTiming.FillMode.allCases.map(\.rawValue)), .constant,
      "display before its start and after its end",
      get: { .string($0.plan.timing.fillMode.rawValue) }),
    flag("isRemovedOnCompletion", "whether it is removed when it ends", \.isRemovedOnCompletion),
    flag("isAdditive", "whether it adds to the displayed value", \.isAdditive),
    flag("isCumulative", "whether repeats build on one another", \.isCumulative),
  ]

  private static func seconds(
    _ name: String, _ summary: String, _ path: KeyPath<MediaTiming, Double> & Sendable
  ) -> Property<Reading> {
    Property(
      name, .time, unit: "s", .constant, summary,
      get: { .number($0.plan.timing[keyPath: path], .time) })
  }

  private static func number(
    _ name: String, _ summary: String, _ path: KeyPath<MediaTiming, Double> & Sendable
  ) -> Property<Reading> {
    Property(name, .plain, .constant, summary, get: { .plain($0.plan.timing[keyPath: path]) })
  }

  private static func flag(
    _ name: String, _ summary: String, _ path: KeyPath<AnimationPlan, Bool> & Sendable
  ) -> Property<Reading> {
    Property(name, .boolean, .constant, summary, get: { .boolean($0.plan[keyPath: path]) })
  }
}
