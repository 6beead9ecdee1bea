extension FieldKind {
  /// Drives items around its position: `vortexField`.
  public static let vortex = FieldKind(
    "vortex",
    "drives around its middle, clockwise on screen; Apple's documentation says more strongly with "
      + "distance",
    law: VortexLaw.self)
}

/// F = S · (−p.y, p.x) / r · fall(r) / m: clockwise on screen where S > 0.
private struct VortexLaw: FieldLaw {
  let field: FieldSettings

  func action(on body: FieldProbe) -> FieldAction {
    let r = body.distance
    guard r != 0 else { return .force(.zero) }
    let around = SIMD2(-body.position.y, body.position.x)
    return .force(around * (field.strength * field.fall(r) / (r * body.mass)))
  }
}
