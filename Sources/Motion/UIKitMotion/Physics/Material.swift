/// The surface properties of a body: friction and restitution.
struct Material: Hashable, Sendable {
  /// The Coulomb friction coefficient, 0 and up; for two bodies, the geometric mean applies.
  let friction: Float
  /// The share of speed kept in a bounce, 0 and up; for two bodies, the larger value applies.
  let restitution: Float

  init(friction: Float = 0.2, restitution: Float = 0) {
    self.friction = friction.bounded(to: Bounds.coefficient)
    self.restitution = restitution.bounded(to: Bounds.coefficient)
  }
}

/// The mass, the moment of inertia and the centre of mass of a body.
struct Mass: Hashable, Sendable {
  /// The mass in kg, above 0.
  let kilograms: Float
  /// The moment of inertia about the centre of mass, in kg·m², above 0.
  let inertia: Float
  /// The centre of mass, relative to the body's origin, in m.
  let center: SIMD2<Float>

  init(_ kilograms: Float, inertia: Float, center: SIMD2<Float> = .zero) {
    self.kilograms = kilograms.bounded(to: Bounds.mass)
    self.inertia = inertia.bounded(to: Bounds.inertia)
    self.center = center.bounded(to: Bounds.length)
  }

  /// Creates the mass of a flat rectangle: m(w² + h²)/12 about its middle.
  /// - Parameters:
  ///   - width, height: in m.
  ///   - density: in kg/m².
  init(boxWidth width: Float, height: Float, density: Float) {
    let mass = density * width * height
    self.init(mass, inertia: mass * (width * width + height * height) / 12)
  }
}

/// The rule of collisions: a contact exists if either body's mask has a bit of the other's
/// category, and it pushes a movable body whose own mask has one.
///
/// Box2D's own rule requires both and has 16 bits; UIKit's, followed here, requires either. A
/// contact of two movable bodies pushes both or neither.
struct Filter: Hashable, Sendable {
  /// The groups that a body belongs to, as bits.
  var category: UInt64
  /// The groups that a body responds to, as bits.
  var mask: UInt64

  init(category: UInt64 = 0, mask: UInt64 = 0) {
    self.category = category
    self.mask = mask
  }
}
