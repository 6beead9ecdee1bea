import MotionGeometry

extension FieldKind {
  /// Calls a closure for the force: `field(evaluationBlock:)`.
  public static let custom = FieldKind(
    "custom",
    "whatever `force` says; `position` counts from the field's middle, where Apple's documentation "
      + "says from the stage's corner",
    falloff: nil, takesForce: true, law: CustomLaw.self)
}

/// F = the closure's result, unless the strength is 0.
private struct CustomLaw: FieldLaw {
  let field: FieldSettings

  func action(on body: FieldProbe) -> FieldAction {
    guard let force = field.evaluation?(FieldBehavior.Sample(body, time: field.time)),
      force.isFinite
    else { return .force(.zero) }
    return .force(SIMD2(Float(force.dx), Float(force.dy)))
  }
}

extension FieldBehavior {
  /// The argument of a custom field's closure, which is called for each item in every step of the
  /// world.
  ///
  /// UIKit's documentation promises the position in reference coordinates and the time since the
  /// last step; its engine gives these values.
  public struct Sample: Hashable, Sendable {
    /// The position relative to the field's, in points.
    public let position: Point
    /// The velocity in m/s; 1 is 100 points per second.
    public let velocity: Vector
    /// The mass in kg.
    public let mass: Double
    /// The charge, as set by item behaviors, without a unit.
    public let charge: Double
    /// The sum of the world's steps, this one included, in s.
    public let time: Double

    init(_ body: FieldProbe, time: Double) {
      position = Scale.point(body.position)
      velocity = Vector(Double(body.velocity.x), Double(body.velocity.y))
      mass = Double(body.mass)
      charge = Double(body.charge)
      self.time = time
    }
  }

  /// A closure that returns the force, in N; one that is not finite counts as zero. It may change
  /// behaviors; if it adds or removes bodies, no field acts in that step. The field retains the
  /// closure, and the animator retains the field.
  public typealias Evaluation = (Sample) -> Vector
}
