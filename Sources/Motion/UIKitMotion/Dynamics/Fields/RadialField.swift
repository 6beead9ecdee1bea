extension FieldKind {
  /// Pulls items towards its position: `radialGravityField`.
  public static let radial = FieldKind(
    "radial",
    "pulls to its middle, as 1/r²; Apple's documentation says more strongly with distance",
    falloff: 2,
    law: RadialLaw.self)
}

/// F = −S · m · (p / r) · fall(r), and 0 where r² < 1e-5.
private struct RadialLaw: FieldLaw {
  let field: FieldSettings

  func action(on body: FieldProbe) -> FieldAction {
    let r = body.distance
    guard r * r >= 1e-5 else { return .force(.zero) }
    return .force(body.position * (-field.strength * body.mass * field.fall(r) / r))
  }
}
