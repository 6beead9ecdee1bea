import Geometry

/// What a layer's mask lets be seen of it, in the layer's own coordinates.
///
/// A mask is a layer of its own: it has the size that its layer had when it was given, and keeps it
/// whatever becomes of that layer.
public struct Mask: Hashable, Sendable {
  /// What it lets be seen, within its frame.
  public enum Shape: Hashable, Sendable {
    /// All of the frame but what rounding takes of some corners, by a radius in points.
    case roundedCorners(Corners, radius: Double)
    /// A region around the frame's centre.
    case region(Region)
  }

  public let shape: Shape
  /// Where it lies in its layer; nil of one that no layer has been given.
  public private(set) var frame: Rect?

  /// A mask for any layer.
  public init(_ shape: Shape) { self.shape = shape }

  /// The same for a layer of some bounds; one that has its frame keeps it.
  public func placed(in bounds: Rect) -> Mask {
    var mask = self
    mask.frame = frame ?? bounds
    return mask
  }

  /// What it lets be seen, in its layer's coordinates; nothing of one without a frame.
  public var area: Area {
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
  public var byteCount: Int {
    switch shape {
    case .roundedCorners: 0
    case .region(let region): region.stepCount * MemoryLayout<Region.Step>.stride
    }
  }
}
