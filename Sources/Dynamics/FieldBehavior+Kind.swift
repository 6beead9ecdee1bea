import Geometry

extension FieldBehavior {
  /// What a field does; the formulas' letters are explained at `FieldBehavior`.
  ///
  /// They are those of UIKit's engine. Its documents differ on many: they call drag proportional to
  /// velocity, vortices to mass, magnetic force to charge, and every falloff 0.
  public enum Kind: String, CaseIterable, Hashable, Sendable {
    /// F = S · m · direction · fall(r).
    case linearGravity
    /// F = −S · m · (p / r) · fall(r), and 0 where r² < 1e-5; falloff 2 at first.
    case radialGravity
    /// F = −S · (p / r) · fall(r), and 0 where r < 1e-5; falloff −1 at first, so F = −S · p.
    case spring
    /// F = S · q · (p / r) · fall(r); falloff 1 at first.
    case electric
    /// F = S · (v.y, −v.x) · fall(r), but 0 where q · S is; falloff 1 at first.
    case magnetic
    /// F = −S · u · |u| · fall(r), with u = v − direction.
    case drag
    /// F = S · (−p.y, p.x) / r · fall(r) / m: clockwise on screen where S > 0.
    case vortex
    /// The item has the velocity `direction`, in m/s, whatever forces, gravity and other fields
    /// say; only resistance slows it. The first such field that contains it counts.
    case velocity
    /// F = S · n · ∇n · fall(r), with a simplex noise n that moves on with time.
    case noise
    /// As `noise`, times m · |v|².
    case turbulence
    /// F = whatever its closure says, unless the strength is 0.
    case custom

    var hasDirection: Bool {
      switch self {
      case .linearGravity, .velocity, .drag: true
      case .radialGravity, .spring, .electric, .magnetic, .vortex, .noise, .turbulence, .custom:
        false
      }
    }

    func initial(_ quantity: Quantity) -> Double {
      switch quantity {
      case .strength: 1
      case .falloff: initialFalloff
      // 2⁻¹⁵ m.
      case .minimumRadius: 100.0 / 32768
      case .smoothness: 0
      case .animationSpeed: 0
      }
    }

    private var initialFalloff: Double {
      switch self {
      case .radialGravity: 2
      case .spring: -1
      case .electric, .magnetic: 1
      case .linearGravity, .drag, .vortex, .velocity, .noise, .turbulence, .custom: 0
      }
    }
  }

  /// What a custom field is told, once for each item in every step of the world.
  ///
  /// UIKit's documents promise the place in reference coordinates and the time since the last step;
  /// its engine gives what stands here.
  public struct Sample: Hashable, Sendable {
    /// From the field's position, in points.
    public let position: Point
    /// In m/s; 1 is 100 points per second.
    public let velocity: Vector
    /// In kg.
    public let mass: Double
    public let charge: Double
    /// What the world's steps add up to, this one included, in s.
    public let time: Double
  }

  /// The force, in N; one that is not finite counts as none.
  public typealias Evaluation = (Sample) -> Vector
}
