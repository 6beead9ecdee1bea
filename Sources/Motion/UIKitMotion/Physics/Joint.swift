internal import CMotionBox2D

/// A connection of two bodies of a world; it leaves the world when it is removed or released.
///
/// It breaks when one of its bodies is removed, or when masses or lengths differ so much that
/// floats cannot hold the result; calls have no effect from then on. A joint of a body with itself,
/// or with a removed one, has no effect.
class Joint {
  private let world: PhysicsWorld
  private(set) var pointer: OpaquePointer?

  init(_ first: Body, _ second: Body, make: (OpaquePointer, OpaquePointer) -> OpaquePointer?) {
    world = first.world
    guard first !== second, first.world === second.world, let a = first.pointer,
      let b = second.pointer
    else { return }
    pointer = make(a, b)
  }

  deinit {
    remove()
  }

  /// Removes the joint from the world and wakes its bodies.
  final func remove() {
    guard let pointer else { return }
    mbDestroyJoint(pointer)
    self.pointer = nil
  }

  /// The impulse on the second body in the last step in which they were awake, in N·s, opposite to
  /// that on the first; zero once the joint has broken.
  final var impulse: SIMD2<Float> {
    pointer.map { SIMD2(mbJoint_GetImpulse($0)) } ?? .zero
  }
}

/// Holds a point of two bodies together; they can rotate about it unless the angle is fixed.
final class PinJoint: Joint {
  /// - Parameters:
  ///   - anchor: the common point, in the world's coordinates, in m.
  ///   - fixesAngle: whether to fix the relative angle too.
  init(_ first: Body, _ second: Body, at anchor: SIMD2<Float>, fixesAngle: Bool = false) {
    super.init(first, second) { a, b in
      mbCreatePinJoint(
        first.world.pointer, a, b, mbVec2(anchor.bounded(to: Bounds.length)), fixesAngle)
    }
  }

  /// Sets the limits of the rotation. No effect with a fixed angle.
  /// - Parameters:
  ///   - range: the range of the second body's rotation relative to the first, in rad, from where
  ///     they were when they were joined; nil for any angle.
  ///   - friction: the maximum friction torque, in N·m.
  func setTurning(range: ClosedRange<Float>?, friction: Float) {
    guard let pointer else { return }
    let range = range?.bounded(to: Bounds.angle)
    mbPinJoint_SetTurning(
      pointer, range != nil, range?.lowerBound ?? 0, range?.upperBound ?? 0,
      friction.bounded(to: 0...Bounds.force.upperBound))
  }
}

extension ClosedRange<Float> {
  func bounded(to outer: ClosedRange<Float>) -> ClosedRange<Float> {
    // Clamping keeps the order of the ends.
    lowerBound.clampedEnd(to: outer)...upperBound.clampedEnd(to: outer)
  }
}

extension Float {
  /// Here infinity is the far end of the range, not 0.
  fileprivate func clampedEnd(to range: ClosedRange<Float>) -> Float {
    isNaN ? 0 : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// Lets one body move relative to another along a line only, without rotation.
final class SlideJoint: Joint {
  /// - Parameters:
  ///   - anchor: a point of the line, in the world's coordinates, in m.
  ///   - axis: the line's direction, which rotates with the first body; not zero.
  init(
    _ first: Body, _ second: Body, at anchor: SIMD2<Float>, along axis: SIMD2<Float>
  ) {
    super.init(first, second) { a, b in
      mbCreateSlideJoint(
        first.world.pointer, a, b, mbVec2(anchor.bounded(to: Bounds.length)),
        mbVec2(axis.normalized))
    }
  }

  /// - Parameter range: the range of the second body's distance along the axis from where it was
  ///   joined, in m; nil for any distance.
  func setRange(_ range: ClosedRange<Float>?) {
    guard let pointer else { return }
    let range = range?.bounded(to: Bounds.length)
    mbSlideJoint_SetRange(pointer, range != nil, range?.lowerBound ?? 0, range?.upperBound ?? 0)
  }
}

extension SIMD2<Float> {
  /// The direction, of length 1; the x axis for a zero vector.
  fileprivate var normalized: SIMD2<Float> {
    let largest = Swift.max(abs(x), abs(y))
    guard largest > 0, largest.isFinite else { return SIMD2(1, 0) }
    let scaled = self / largest
    return scaled / (scaled * scaled).sum().squareRoot()
  }
}
