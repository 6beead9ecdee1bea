import Geometry

/// What moves: the part of `UIDynamicItem` that an animator reads and writes.
///
/// Lengths are points in the animator's reference coordinates, where y grows downward; angles are
/// radians, clockwise on screen. The animator reads `center` and `angle` when the item joins its
/// first behavior and in `updateItem`, `size` and `collisionBounds` only when it joins, and writes
/// `center` and `angle` in every step.
public class DynamicItem {
  /// The sizes, in points, that a side of an item may have.
  public static let sides: ClosedRange<Double> = 0.1...1e6
  /// How far from zero a coordinate may be, in points.
  public static let coordinates: ClosedRange<Double> = -1e7...1e7
  /// The angles, in radians, that an item may have.
  public static let angles: ClosedRange<Double> = -1e6...1e6

  public final let name: String
  public var center: Point
  public final var size: Size
  /// Not wrapped: an item that turned twice is at 4π.
  public var angle: Double
  /// The outline with which it bumps into others.
  public final var collisionBounds = CollisionBounds.rectangle

  /// In points per second, as of the last step; zero outside an animator.
  public internal(set) final var linearVelocity = Vector.zero
  /// In radians per second, as of the last step; zero outside an animator.
  public internal(set) final var angularVelocity = 0.0

  /// The item's place in an animator; nil while no behavior of one holds it.
  final weak var record: ItemRecord?
  /// The group that moves the item instead.
  public internal(set) final weak var group: DynamicItemGroup?

  public init(name: String, center: Point, size: Size, angle: Double = 0) {
    self.name = name
    self.center = center
    self.size = size
    self.angle = angle
  }

  /// Whether it stands for several items.
  var isGroup: Bool { false }

  /// Why no body can be made for the item; nil when one can.
  var problem: DynamicsProblem? {
    if let group { return .itemInGroup(item: name, group: group.name) }
    guard Self.sides.contains(size.width), Self.sides.contains(size.height) else {
      return .invalidSize(item: name, size: size)
    }
    if let fault = collisionBounds.fault { return .invalidOutline(item: name, fault: fault) }
    return hasValidPlace ? nil : .invalidPlace(item: name, center: center, angle: angle)
  }

  final var hasValidPlace: Bool {
    Self.coordinates.contains(center.x) && Self.coordinates.contains(center.y)
      && Self.angles.contains(angle)
  }
}
