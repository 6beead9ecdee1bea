import MotionGeometry

/// A layer's mask, in the layer's own coordinates.
///
/// A mask is a layer of its own: it has the size of its layer when it was set, and keeps it
/// whatever happens to that layer.
public struct Mask: Hashable, Sendable {
  /// The visible shape of a mask, within its frame.
  public enum Shape: Hashable, Sendable {
    /// The frame with some corners rounded, by a radius in points.
    case roundedCorners(Corners, radius: Double)
    /// A region around the frame's centre.
    case region(Region)
  }

  /// The visible part of the view: the shape, in the frame's coordinates.
  public let shape: Shape
  /// The frame in its layer; nil before it is set on a layer.
  public private(set) var frame: Rect?

  /// Creates a mask without a frame.
  public init(_ shape: Shape) { self.shape = shape }

  /// Returns the mask for a layer with some bounds; one that has a frame keeps it.
  public func placed(in bounds: Rect) -> Mask {
    var mask = self
    mask.frame = frame ?? bounds
    return mask
  }

  /// The visible area, in the layer's coordinates; empty without a frame.
  package var area: Area {
    guard let frame else { return .inverse(.everything) }
    switch shape {
    case .roundedCorners(let corners, let radius):
      return .polygon(RoundedRect(frame, radius: radius, corners).outline)
    case .region(let region):
      let center = frame.center
      return region.area.mapped { $0.map { Point(center.x + $0.x, center.y + $0.y) } }
    }
  }

  /// The bytes that its shapes hold on the heap.
  package var byteCount: Int {
    switch shape {
    case .roundedCorners: 0
    case .region(let region): region.stepCount * MemoryLayout<Region.Step>.stride
    }
  }
}
