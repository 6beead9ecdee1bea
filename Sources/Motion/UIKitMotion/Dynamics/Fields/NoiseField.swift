extension FieldKind {
  /// Pushes items in varying directions: `noiseField`.
  public static let noise = FieldKind(
    "noise", "pushes about, in waves that move", smoothness: 0, animationSpeed: 1,
    law: NoiseLaw.self)
}

/// F = S · n · ∇n · fall(r), with a simplex noise n that drifts over time.
private struct NoiseLaw: FieldLaw {
  static let tests = 32

  private let noise: DriftingNoise

  init(field: FieldSettings) { noise = DriftingNoise(field) }

  func action(on body: FieldProbe) -> FieldAction {
    .force(noise.push(at: body.position) * noise.strength(at: body.distance))
  }
}

/// The noise that noise and turbulence fields share: 2D noise at one time.
struct DriftingNoise {
  private let field: FieldSettings
  private let frequency: Float
  private let shift: Float
  private let turn: SimplexNoise.Turn

  init(_ field: FieldSettings) {
    self.field = field
    frequency = 1.25 / (max(field.smoothness, 0) + 0.0833333358) - 1
    shift = Float(field.time * field.animationSpeed)
    turn = SimplexNoise.Turn(angle: shift)
  }

  /// S · fall(r).
  func strength(at distance: Float) -> Float { field.strength * field.fall(distance) }

  /// n · ∇n.
  func push(at p: SIMD2<Float>) -> SIMD2<Float> {
    let place = SIMD3(p.x + shift, p.y + shift, shift)
    let noise = SimplexNoise(at: frequency * place, turn: turn)
    return SIMD2(noise.gradient.x, noise.gradient.y) * noise.value
  }
}
