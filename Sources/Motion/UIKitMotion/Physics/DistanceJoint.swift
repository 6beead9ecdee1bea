internal import CMotionBox2D

/// Keeps a point of one body at a distance from a point of another: a rod, a rope or a spring.
final class DistanceJoint: Joint {
  /// The kind of connection; lengths in m.
  enum Link: Hashable, Sendable {
    /// Exactly at the length, as far as the solver can.
    case rod(length: Float)
    /// At most at the length.
    case rope(length: Float)
    /// With a force proportional to the deviation.
    ///
    /// It oscillates with this frequency, in Hz, and decays with this damping ratio, where 1 is
    /// critical, whatever masses are attached and wherever: Box2D has dropped that since version
    /// 2.3 and takes one constant stiffness. The stiffness is therefore updated before each step.
    case spring(length: Float, frequency: Float, dampingRatio: Float)

    var length: Float {
      switch self {
      case .rod(let length), .rope(let length), .spring(let length, _, _):
        length.bounded(to: 0...Bounds.length.upperBound)
      }
    }

    /// The lengths between which only a spring's force acts. A negative one is never reached: the
    /// ends of a rope and of a spring may meet and pass each other.
    fileprivate var free: ClosedRange<Float> {
      let greatest = Float.greatestFiniteMagnitude
      return switch self {
      case .rod: length...length
      case .rope: -greatest...length
      case .spring: -greatest...greatest
      }
    }

    fileprivate var frequency: Float {
      switch self {
      case .rod, .rope: 0
      case .spring(_, let frequency, _): frequency.bounded(to: Bounds.frequency)
      }
    }

    fileprivate var dampingRatio: Float {
      switch self {
      case .rod, .rope: 0
      case .spring(_, _, let dampingRatio): dampingRatio.bounded(to: Bounds.coefficient)
      }
    }
  }

  private(set) var link: Link
  /// Relative to each body's origin and rotating with it, in m.
  let firstAnchor, secondAnchor: SIMD2<Float>

  /// - Parameters:
  ///   - firstAnchor, secondAnchor: relative to each body's origin and rotating with it, in m.
  ///   - collides: whether the two bodies also collide with each other.
  init(
    _ first: Body, at firstAnchor: SIMD2<Float>, _ second: Body, at secondAnchor: SIMD2<Float>,
    _ link: Link, collides: Bool = false
  ) {
    self.link = link
    self.firstAnchor = firstAnchor
    self.secondAnchor = secondAnchor
    super.init(first, second) { a, b in
      var def = mbDefaultDistanceJointDef()
      def.bodyA = a
      def.bodyB = b
      def.localAnchorA = mbVec2(firstAnchor.bounded(to: Bounds.length))
      def.localAnchorB = mbVec2(secondAnchor.bounded(to: Bounds.length))
      def.length = link.length
      def.minLength = link.free.lowerBound
      def.maxLength = link.free.upperBound
      def.frequency = link.frequency
      def.dampingRatio = link.dampingRatio
      def.collideConnected = collides
      return mbCreateDistanceJoint(first.world.pointer, &def)
    }
  }

  /// Changes the connection and wakes both bodies.
  func setLink(_ link: Link) {
    self.link = link
    guard let pointer else { return }
    mbDistanceJoint_SetLength(
      pointer, link.length, link.free.lowerBound, link.free.upperBound)
    mbDistanceJoint_SetSpring(pointer, link.frequency, link.dampingRatio)
  }
}
