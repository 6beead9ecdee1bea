internal import CBox2D

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
