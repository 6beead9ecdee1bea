import Geometry

extension FieldKind {
  /// Moves items with its direction as their velocity, in m/s: `velocityField`.
  ///
  /// The first such field that contains an item counts.
  public static let velocity = FieldKind(
    "velocity", "gives its velocity, in m/s of 100 pt; all other forces are silent", strength: nil,
    falloff: nil, direction: Vector(0, 1), law: VelocityLaw.self)
}

/// The body has the velocity `direction`, whatever forces, gravity and other fields say; only
/// resistance slows it.
private struct VelocityLaw: FieldLaw {
  let field: FieldSettings

  func action(on body: FieldProbe) -> FieldAction { .velocity(field.direction) }
}
