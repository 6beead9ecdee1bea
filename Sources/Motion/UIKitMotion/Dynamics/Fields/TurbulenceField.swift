extension FieldKind {
  /// Noise that acts on moving items: `turbulenceField`.
  public static let turbulence = FieldKind(
    "turbulence",
    "noise that acts on moving views, with the square of the speed; Apple's documentation says in "
      + "proportion",
    smoothness: 0, animationSpeed: 1, needsMotion: true, law: TurbulenceLaw.self)
}

/// The law of noise times m · |v|².
private struct TurbulenceLaw: FieldLaw {
  static let tests = 32

  private let noise: DriftingNoise

  init(field: FieldSettings) { noise = DriftingNoise(field) }

  func action(on body: FieldProbe) -> FieldAction {
    let v = body.velocity
    return .force(
      noise.push(at: body.position)
        * (noise.strength(at: body.distance) * body.mass * (v.x * v.x + v.y * v.y)))
  }
}
