import Diagnostics
import MotionGeometry
import UIKitMotion
import Values

extension MotionEffect: Logged {}

/// The properties of motion effects.
package enum EffectProperties {
  package static func properties(of effect: Objects.Effect) -> [BoundProperty] {
    properties(of: effect.effect).map { BoundProperty($0, of: effect.effect, log: effect.log) }
  }

  /// A log of an effect's properties, from now on.
  package static func log(of effect: MotionEffect, on stage: ReadOnlyStage) -> PropertyLog {
    PropertyLog(of: effect, properties(of: effect), on: stage)
  }

  private static func properties(of effect: MotionEffect) -> [Property<MotionEffect>] {
    [
      property("from", "offset at a tilt of -1", \.minimum, of: effect),
      property("to", "offset at a tilt of 1", \.maximum, of: effect),
    ]
  }

  /// One end, in the form that the effect was given: a number, an angle or a point.
  private static func property(
    _ name: String, _ summary: String,
    _ end: WritableKeyPath<MotionEffect.Interpolation, Double> & Sendable, of effect: MotionEffect
  ) -> Property<MotionEffect> {
    let isPoint = effect.isOfPoint
    let quantity: Quantity = effect.interpolations.first?.channel.isAngle == true ? .angle : .plain
    let count = effect.interpolations.count
    let type =
      isPoint
      ? ValueType<[Double]>(.point) { (check, value) throws(Mistake) in
        let point = try check.point(value)
        return [point.x, point.y]
      }
      : ValueType<[Double]>(.number(quantity, Limits.coordinates)) {
        (check, value) throws(Mistake) in
        let number = try check.number(value, quantity, Limits.coordinates)
        return Array(repeating: number, count: count)
      }
    return Property(
      name, type, .logged, summary,
      get: { effect in
        let numbers = effect.interpolations.map { $0[keyPath: end] }
        guard let first = numbers.first, let last = numbers.last else { return .nothing }
        return isPoint ? .point(Point(first, last)) : .number(first, quantity)
      },
      set: { effect, _, values in try effect.setEnds(end, to: values) })
  }
}

extension MotionEffect {
  /// Whether its ends are points: one axis of the tilt moves two numbers. A parallax follows both
  /// axes, and each of its ends is one number.
  fileprivate var isOfPoint: Bool {
    interpolations.count == 2 && interpolations[0].axis == interpolations[1].axis
  }
}
