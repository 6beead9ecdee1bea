import Geometry
import Physics

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A field's formula and its numbers in metres, without reference to anything.
struct FieldForce {
  let kind: FieldBehavior.Kind
  let position: SIMD2<Float>
  let direction: SIMD2<Float>
  private let strength: Float
  private let falloff: Float
  private let minimumRadius: Float
  private let noiseFrequency: Float
  private let animationSpeed: Double
  /// Where the noise is now; `advance` sets both.
  private var noiseShift: Float = 0
  private var noiseTurn = SimplexNoise.Turn(angle: 0)

  /// Strengths and falloffs below it count as 0, as in UIKit.
  private static let least: Float = 1 / 32768

  init(_ field: FieldBehavior) {
    kind = field.kind
    position = Scale.meters(field.position)
    direction = SIMD2(Float(field.direction.dx), Float(field.direction.dy))
    strength = Float(field.strength)
    falloff = abs(Float(field.falloff)) < Self.least ? 0 : Float(field.falloff)
    minimumRadius = Scale.meters(field.minimumRadius)
    noiseFrequency = 1.25 / (max(Float(field.smoothness), 0) + 0.0833333358) - 1
    animationSpeed = field.animationSpeed
  }

  /// Whether the strength lets it act at all.
  var isActive: Bool { kind == .velocity || abs(strength) >= Self.least }

  /// Moves the noise on.
  /// - Parameter time: of the world after the step, in s.
  mutating func advance(to time: Double) {
    guard kind == .noise || kind == .turbulence else { return }
    noiseShift = Float(time * animationSpeed)
    noiseTurn = SimplexNoise.Turn(angle: noiseShift)
  }

  /// The force of a field that is neither custom nor a velocity, in N.
  /// - Parameters:
  ///   - p: from the field's position, in m.
  ///   - v: in m/s.
  @inline(__always)
  func force(
    at p: SIMD2<Float>, velocity v: SIMD2<Float>, mass: Float, charge: Float
  ) -> SIMD2<Float> {
    let r = (p.x * p.x + p.y * p.y).squareRoot()
    switch kind {
    case .linearGravity: return direction * (strength * mass * fall(r))
    case .radialGravity:
      return r * r < 1e-5 ? .zero : p * (-strength * mass * fall(r) / r)
    case .spring: return r < 1e-5 ? .zero : p * (-strength * fall(r) / r)
    case .electric:
      return r == 0 || !isCharged(charge) ? .zero : p * (strength * charge * fall(r) / r)
    case .magnetic:
      return isCharged(charge) ? SIMD2(v.y, -v.x) * (strength * fall(r)) : .zero
    case .drag:
      let u = v - direction
      return u * (-strength * (u.x * u.x + u.y * u.y).squareRoot() * fall(r))
    case .vortex: return r == 0 ? .zero : SIMD2(-p.y, p.x) * (strength * fall(r) / (r * mass))
    case .noise: return noise(at: p) * (strength * fall(r))
    case .turbulence:
      return noise(at: p) * (strength * fall(r) * mass * (v.x * v.x + v.y * v.y))
    case .velocity, .custom: return .zero
    }
  }

  private func isCharged(_ charge: Float) -> Bool { abs(charge * strength) >= Self.least }

  @inline(__always)
  private func fall(_ r: Float) -> Float {
    falloff == 0 ? 1 : powf(max(r, minimumRadius), -falloff)
  }

  /// n · ∇n at a place that drifts through the noise.
  private func noise(at p: SIMD2<Float>) -> SIMD2<Float> {
    let place = SIMD3(p.x + noiseShift, p.y + noiseShift, noiseShift)
    let noise = SimplexNoise(at: noiseFrequency * place, turn: noiseTurn)
    return SIMD2(noise.gradient.x, noise.gradient.y) * noise.value
  }
}
