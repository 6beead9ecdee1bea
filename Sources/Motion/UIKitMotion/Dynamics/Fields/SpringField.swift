extension FieldKind {
  /// Pulls items to its position like a spring: `springField`.
  public static let spring = FieldKind(
    "spring",
    "pulls to its middle, more strongly with distance; its period is 2π√(m/S), so it grows with "
      + "the density; Apple's documentation says that it shrinks",
    falloff: -1, law: SpringLaw.self)
}

/// F = −S · (p / r) · fall(r), and 0 where r < 1e-5; with the default falloff, −1, F = −S · p.
private struct SpringLaw: FieldLaw {
  let field: FieldSettings

  func action(on body: FieldProbe) -> FieldAction {
    let r = body.distance
    guard r >= 1e-5 else { return .force(.zero) }
    return .force(body.position * (-field.strength * field.fall(r) / r))
  }

  static func potential(of field: FieldBehavior) -> SpringPotential? { SpringPotential(of: field) }
}
