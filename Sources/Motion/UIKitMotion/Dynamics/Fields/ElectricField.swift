extension FieldKind {
  /// Pushes charged items away from its position: `electricField`.
  public static let electric = FieldKind(
    "electric", "pushes charged views away, with strength times charge", falloff: 1,
    needsCharge: true, law: ElectricLaw.self)
}

/// F = S · q · (p / r) · fall(r).
private struct ElectricLaw: FieldLaw {
  let field: FieldSettings

  func action(on body: FieldProbe) -> FieldAction {
    let r = body.distance
    guard r != 0, field.acts(onCharge: body.charge) else { return .force(.zero) }
    return .force(body.position * (field.strength * body.charge * field.fall(r) / r))
  }
}
