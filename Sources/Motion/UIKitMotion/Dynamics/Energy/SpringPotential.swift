import MotionGeometry
import MotionPlatform

/// The potential of a spring field: S·∫ max(s, r₀)^-k ds from its middle, in J.
struct SpringPotential: Equatable {
  private let position: Point
  /// Nil for an infinite one.
  private let region: Region?
  private let strength: Double
  private let falloff: Double
  /// r₀, in m.
  private let least: Double
  /// Up to r₀, the force stays the same: r₀^-k.
  private let innerForce: Double

  /// Nil for a field too weak to act.
  init?(of field: FieldBehavior) {
    guard field.isStrong else { return nil }
    position = field.position
    region = field.region.isInfinite ? nil : field.region
    strength = field[.strength]
    falloff = field[.falloff]
    least = field[.minimumRadius] / 100
    innerForce = pow(least, -falloff)
  }

  /// - Parameter place: in m.
  /// - Returns: 0 outside the region.
  @inline(__always)
  func energy(at place: SIMD2<Float>) -> Double {
    let offset = Scale.point(place) - position
    if let region, !region.contains(.zero + offset) { return 0 }
    let r = offset.length / 100
    let inner = innerForce * min(r, least)
    return r > least ? strength * (inner + outer(r)) : strength * inner
  }

  /// The integral from r₀ on.
  @inline(__always)
  private func outer(_ r: Double) -> Double {
    // UIKit's default: the force grows with the distance.
    if falloff == -1 { return (r * r - least * least) / 2 }
    if falloff == 1 { return log(r / least) }
    return (pow(r, 1 - falloff) - pow(least, 1 - falloff)) / (1 - falloff)
  }
}
