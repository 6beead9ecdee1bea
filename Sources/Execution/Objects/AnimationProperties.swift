import Curves
import Staging
import Values

/// What can be told of one of Core Animation's own animations. Nothing of it is set once it runs, as
/// there.
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
      "keyPath", .string, .constant, "what it moves",
      get: { .string($0.plan.properties.map(\.name).joined(separator: ", ")) }),
    seconds("beginTime", "when it begins, in the layer's own time", \.begin),
    seconds("duration", "of one play in one direction", \.playDuration),
    number("speed", "seconds of its own in one of the layer's", \.speed),
    seconds("timeOffset", "added to its active time", \.timeOffset),
    number("repeatCount", "how many times it plays; 0 counts as 1", \.repeatCount),
    seconds("repeatDuration", "how long it repeats, instead of a count", \.repeatDuration),
    Property(
      "autoreverses", .boolean, .constant, "whether each time plays back too",
      get: { .boolean($0.plan.timing.autoreverses) }),
    Property(
      "fillMode", .word(MediaTiming.FillMode.allCases.map(\.rawValue)), .constant,
      "what shows outside its time", get: { .string($0.plan.timing.fillMode.rawValue) }),
    flag("isRemovedOnCompletion", "whether it goes when it is over", \.isRemovedOnCompletion),
    flag("isAdditive", "whether it is added to what shows", \.isAdditive),
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
