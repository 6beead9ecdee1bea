import MotionGeometry

/// The sources of an item's energy besides its motion: its mass, and the gravity, springs
/// and spring fields that act on it.
///
/// It changes only where a behavior, a property or the reference bounds change, so a record of
/// motions and of these laws gives the energy of every frame.
package struct EnergyLaw: Equatable {
  let mass: Mass
  /// Nil without gravity.
  let fall: Fall?
  var springs: [Spring] = []
  var fields: [SpringPotential] = []

  /// The items at the other ends of its springs, in the order of the springs.
  package var partners: [DynamicItem] { springs.compactMap(\.partner) }

  /// The bytes it holds on the heap.
  package var byteCount: Int {
    springs.count * MemoryLayout<Spring>.stride + fields.count
      * MemoryLayout<SpringPotential>.stride
  }

  /// Returns the energy of an item that moves so.
  /// - Parameter partners: how the items at the other ends of its springs move, in the order of
  ///   `partners`.
  package func energy(
    of motion: ItemMotion, partners: [ItemMotion]
  ) -> Energy {
    energy(of: motion.inMeters, partners: partners.map(\.inMeters))
  }

  func energy(of motion: Motion, partners: [Motion]) -> Energy {
    var energy = Energy()
    energy.motion = Double(
      (motion.linearVelocity * motion.linearVelocity).sum() * mass.kilograms / 2)
    energy.turning = Double(motion.angularVelocity * motion.angularVelocity * mass.inertia / 2)
    if let fall {
      let depth = fall.depth(below: Scale.point(motion.point(mass.center)))
      energy.gravity = Double(mass.kilograms) * 10 * depth
    }
    for field in fields { energy.fields += field.energy(at: motion.position) }
    var partners = partners.makeIterator()
    for spring in springs {
      guard let far = spring.partner == nil ? spring.anchor : partners.next() else { continue }
      energy.springs += spring.energy(motion, far)
    }
    return energy
  }
}

/// The possible fall to the edge of the reference bounds.
struct Fall: Equatable {
  let direction: Vector
  let end: Point

  init(along direction: Vector, in bounds: Rect) {
    self.direction = direction
    end = Point(
      direction.dx > 0 ? bounds.maxX : bounds.minX, direction.dy > 0 ? bounds.maxY : bounds.minY)
  }

  /// In m times gravity's magnitude.
  func depth(below place: Point) -> Double {
    let way = end - place
    return (way.dx * direction.dx + way.dy * direction.dy) / 100
  }
}

/// A spring as one of its ends sees it.
struct Spring: Equatable {
  /// Where a spring holds a body, and how easily it moves it.
  struct End: Equatable {
    /// Relative to the body's origin and rotating with it, in m.
    let anchor: SIMD2<Float>
    /// Nil for a body that cannot move.
    let mass: Mass?
    let turns: Bool

    /// Its share in the inverse effective mass along an axis, in 1/kg.
    func inverseMass(along axis: SIMD2<Float>, _ motion: Motion) -> Float {
      guard let mass else { return 0 }
      let arm = motion.point(anchor) - motion.point(mass.center)
      let lever = arm.x * axis.y - arm.y * axis.x
      return 1 / mass.kilograms + (turns ? lever * lever / mass.inertia : 0)
    }
  }

  let near: End
  let far: End
  /// The item at the far end; nil for an anchor.
  let partner: DynamicItem?
  /// How the far body stands where there is no partner.
  let anchor: Motion
  /// At rest, in m.
  let length: Float
  /// In Hz.
  let frequency: Float

  static func == (a: Spring, b: Spring) -> Bool {
    a.near == b.near && a.far == b.far && a.partner === b.partner && a.anchor == b.anchor
      && a.length == b.length && a.frequency == b.frequency
  }

  /// The near item's part of k·x²/2, where k = m·ω² with the effective mass m along the spring.
  func energy(_ motion: Motion, _ farMotion: Motion) -> Double {
    var axis = motion.point(near.anchor) - farMotion.point(far.anchor)
    let distance = (axis * axis).sum().squareRoot()
    axis = distance > Self.leastLength ? axis / distance : .zero
    let inverse = near.inverseMass(along: axis, motion) + far.inverseMass(along: axis, farMotion)
    guard inverse > 0 else { return 0 }
    let omega = 2 * Float.pi * frequency
    let stretch = distance - length
    return Double(0.5 / inverse * omega * omega * stretch * stretch) / (partner == nil ? 1 : 2)
  }

  /// Box2D's slop, in m: a shorter spring has no direction.
  private static let leastLength: Float = 0.005
}

extension Motion {
  /// The place of a point of the body, in m.
  func point(_ local: SIMD2<Float>) -> SIMD2<Float> {
    guard local != .zero else { return position }
    let arm = AffineTransform.rotation(Double(angle))
      .apply(to: Point(Double(local.x), Double(local.y)))
    return position + SIMD2(Float(arm.x), Float(arm.y))
  }
}
