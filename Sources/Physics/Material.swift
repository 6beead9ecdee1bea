/// How a body's surface rubs and bounces.
public struct Material: Hashable, Sendable {
  /// Coulomb's coefficient, 0 and up; two bodies mix to the geometric mean.
  public let friction: Float
  /// The share of the speed that a bounce keeps, 0 and up; two bodies mix to the larger.
  public let restitution: Float

  public init(friction: Float = 0.2, restitution: Float = 0) {
    self.friction = friction.bounded(to: Bounds.coefficient)
    self.restitution = restitution.bounded(to: Bounds.coefficient)
  }
}

/// What a body weighs, and how hard it is to turn.
public struct Mass: Hashable, Sendable {
  /// In kg, above 0.
  public let kilograms: Float
  /// About the centre of mass, in kg·m², above 0.
  public let inertia: Float
  /// The centre of mass, relative to the body's origin, in m.
  public let center: SIMD2<Float>

  public init(_ kilograms: Float, inertia: Float, center: SIMD2<Float> = .zero) {
    self.kilograms = kilograms.bounded(to: Bounds.mass)
    self.inertia = inertia.bounded(to: Bounds.inertia)
    self.center = center.bounded(to: Bounds.length)
  }

  /// A flat rectangle's: m(w² + h²)/12 about its middle.
  /// - Parameters:
  ///   - width, height: in m.
  ///   - density: in kg/m².
  public init(boxWidth width: Float, height: Float, density: Float) {
    let mass = density * width * height
    self.init(mass, inertia: mass * (width * width + height * height) / 12)
  }
}

/// Who collides with whom: a contact exists where either body's mask has a bit of the other's
/// category, and it pushes a movable body whose own mask has one.
///
/// Box2D's own rule asks for both and knows 16 bits; UIKit's, followed here, for either. A contact
/// of two movable bodies pushes both or neither.
public struct Filter: Hashable, Sendable {
  /// The groups a body belongs to, as bits.
  public var category: UInt64
  /// The groups a body responds to, as bits.
  public var mask: UInt64

  public init(category: UInt64 = 0, mask: UInt64 = 0) {
    self.category = category
    self.mask = mask
  }
}
