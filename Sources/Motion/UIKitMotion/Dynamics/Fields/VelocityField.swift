import MotionGeometry

extension FieldKind {
  /// Sets the velocity of items to its direction, in m/s: `velocityField`.
  ///
  /// Of several, the first one that contains an item applies.
  public static let velocity = FieldKind(
    "velocity", "sets the velocity, in units of 100 pt/s; other forces have no effect",
    strength: nil,
    falloff: nil, direction: Vector(0, 1), law: VelocityLaw.self)
}

/// The body has the velocity `direction`, whatever forces, gravity and other fields act; only
/// resistance slows it down.
private struct VelocityLaw: FieldLaw {
  let field: FieldSettings

  func action(on body: FieldProbe) -> FieldAction { .velocity(field.direction) }
}
