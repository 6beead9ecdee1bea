extension FieldKind {
  /// Deflects charged items: `magneticField`.
  public static let magnetic = FieldKind(
    "magnetic",
    "bends the path of charged views, as 1/r, whatever their charge; Apple's documentation says as "
      + "qvB, alike everywhere",
    falloff: 1, needsCharge: true, needsMotion: true, law: MagneticLaw.self)
}

/// F = S · (v.y, −v.x) · fall(r), but 0 where q · S is.
private struct MagneticLaw: FieldLaw {
  let field: FieldSettings

  func action(on body: FieldProbe) -> FieldAction {
    guard field.acts(onCharge: body.charge) else { return .force(.zero) }
    let aside = SIMD2(body.velocity.y, -body.velocity.x)
    return .force(aside * (field.strength * field.fall(body.distance)))
  }
}
