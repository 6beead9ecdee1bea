internal import CBox2D

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
