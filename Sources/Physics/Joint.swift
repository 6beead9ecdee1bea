internal import CBox2D

/// Ties two bodies of a world; it leaves the world when it is removed or released.
///
/// It lets go when one of its bodies is removed, or when masses or lengths are so unlike each other
/// that floats cannot hold what it does; calls have no effect from then on. A joint of a body with
/// itself, or with a removed one, ties nothing.
public class Joint {
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

  /// Takes the joint out of the world and wakes its bodies.
  public final func remove() {
    guard let pointer else { return }
    mbDestroyJoint(pointer)
    self.pointer = nil
  }

  /// What the second body got and the first gave in the last step in which they were awake, in N·s;
  /// zero once it has let go.
  public final var impulse: SIMD2<Float> {
    pointer.map { SIMD2(mbJoint_GetImpulse($0)) } ?? .zero
  }
}

/// Holds a point of two bodies together; they may turn about it, or not.
public final class PinJoint: Joint {
  /// - Parameters:
  ///   - anchor: where both bodies are held together, in the world's coordinates, in m.
  ///   - fixesAngle: whether they keep their angles to each other too, as if glued.
  public init(_ first: Body, _ second: Body, at anchor: SIMD2<Float>, fixesAngle: Bool = false) {
    super.init(first, second) { a, b in
      mbCreatePinJoint(
        first.world.pointer, a, b, mbVec2(anchor.bounded(to: Bounds.length)), fixesAngle)
    }
  }

  /// Without effect on bodies that are glued.
  /// - Parameters:
  ///   - range: how far the second body may be turned against the first, in rad, from where they
  ///     were when they were joined; nil for any angle.
  ///   - friction: the largest torque that brakes the turning, in N·m.
  public func setTurning(range: ClosedRange<Float>?, friction: Float) {
    guard let pointer else { return }
    let range = range?.bounded(to: Bounds.angle)
    mbPinJoint_SetTurning(
      pointer, range != nil, range?.lowerBound ?? 0, range?.upperBound ?? 0,
      friction.bounded(to: 0...Bounds.force.upperBound))
  }
}

extension ClosedRange<Float> {
  func bounded(to outer: ClosedRange<Float>) -> ClosedRange<Float> {
    // Bounding keeps the order of the ends.
    lowerBound.clampedEnd(to: outer)...upperBound.clampedEnd(to: outer)
  }
}

extension Float {
  /// Infinity is the far end here, not nothing.
  fileprivate func clampedEnd(to range: ClosedRange<Float>) -> Float {
    isNaN ? 0 : Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

/// Lets one body move against another along a line only, without turning.
public final class SlideJoint: Joint {
  /// - Parameters:
  ///   - anchor: a point of the line, in the world's coordinates, in m.
  ///   - axis: the line's direction, which turns with the first body; not zero.
  public init(
    _ first: Body, _ second: Body, at anchor: SIMD2<Float>, along axis: SIMD2<Float>
  ) {
    super.init(first, second) { a, b in
      mbCreateSlideJoint(
        first.world.pointer, a, b, mbVec2(anchor.bounded(to: Bounds.length)),
        mbVec2(axis.normalized))
    }
  }

  /// - Parameter range: how far the second body may be from where it was joined, along the axis, in
  ///   m; nil for any distance.
  public func setRange(_ range: ClosedRange<Float>?) {
    guard let pointer else { return }
    let range = range?.bounded(to: Bounds.length)
    mbSlideJoint_SetRange(pointer, range != nil, range?.lowerBound ?? 0, range?.upperBound ?? 0)
  }
}

extension SIMD2<Float> {
  /// The direction, with length 1; that of the x axis where there is none.
  fileprivate var normalized: SIMD2<Float> {
    let largest = Swift.max(abs(x), abs(y))
    guard largest > 0, largest.isFinite else { return SIMD2(1, 0) }
    let scaled = self / largest
    return scaled / (scaled * scaled).sum().squareRoot()
  }
}
