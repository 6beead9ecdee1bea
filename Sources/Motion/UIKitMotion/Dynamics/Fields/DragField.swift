import MotionGeometry

extension FieldKind {
  /// Slows items down, more at higher speeds: `dragField`. Its direction is the velocity of the
  /// medium, in m/s.
  public static let drag = FieldKind(
    "drag", "brakes with the square of the speed; Apple's documentation says in proportion",
    direction: .zero, needsMotion: true, brakes: true, law: DragLaw.self)
}

/// F = −S · u · |u| · fall(r), with u = v − direction.
private struct DragLaw: FieldLaw {
  let field: FieldSettings

  func action(on body: FieldProbe) -> FieldAction {
    let u = body.velocity - field.direction
    let speed = (u.x * u.x + u.y * u.y).squareRoot()
    return .force(u * (-field.strength * speed * field.fall(body.distance)))
  }
}
