import MotionGeometry

extension FieldKind {
  /// A uniform pull in one direction: `linearGravityField`.
  public static let linear = FieldKind(
    "linear", "pulls one way; strength 1 is a tenth of gravity 1", direction: Vector(0, 1),
    law: LinearLaw.self)
}

/// F = S · m · direction · fall(r).
private struct LinearLaw: FieldLaw {
  let field: FieldSettings

  func action(on body: FieldProbe) -> FieldAction {
    .force(field.direction * (field.strength * body.mass * field.fall(body.distance)))
  }
}
