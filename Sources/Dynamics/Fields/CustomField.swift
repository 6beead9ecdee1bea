import Geometry

extension FieldKind {
  /// Asks a closure for the force: `field(evaluationBlock:)`.
  public static let custom = FieldKind(
    "custom",
    "whatever `force` says; `position` counts from the field's middle, where the documents say "
      + "from the stage's corner",
    falloff: nil, takesForce: true, law: CustomLaw.self)
}

/// F = whatever the closure says, unless the strength is 0.
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
  /// What a custom field is told, once for each item in every step of the world.
  ///
  /// UIKit's documents promise the place in reference coordinates and the time since the last step;
  /// its engine gives what stands here.
  public struct Sample: Hashable, Sendable {
    /// From the field's position, in points.
    public let position: Point
    /// In m/s; 1 is 100 points per second.
    public let velocity: Vector
    /// In kg.
    public let mass: Double
    /// What item behaviors give the item, without a unit.
    public let charge: Double
    /// What the world's steps add up to, this one included, in s.
    public let time: Double

    init(_ body: FieldProbe, time: Double) {
      position = Scale.point(body.position)
      velocity = Vector(Double(body.velocity.x), Double(body.velocity.y))
      mass = Double(body.mass)
      charge = Double(body.charge)
      self.time = time
    }
  }

  /// The force, in N; one that is not finite counts as none. It may change behaviors; where it takes
  /// bodies away or makes new ones, no field acts in that step. The field keeps the closure, and the
  /// animator the field.
  public typealias Evaluation = (Sample) -> Vector
}
