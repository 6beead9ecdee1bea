import MotionGeometry

/// An item that an animator moves: the part of `UIDynamicItem` that it reads and writes.
///
/// Lengths are points in the animator's reference coordinates, where y grows downward; angles are
/// radians, clockwise on screen. The animator reads `center` and `angle` when the item joins its
/// first behavior and in `updateItem`, `size` and `collisionBounds` only when it joins, and writes
/// `center` and `angle` in every step.
public class DynamicItem {
  /// The range of an item's width and height, in points.
  public static let sides: ClosedRange<Double> = 0.1...1e6
  /// The range of a coordinate, in points.
  public static let coordinates: ClosedRange<Double> = -1e7...1e7
  /// The range of an item's angle, in radians.
  public static let angles: ClosedRange<Double> = -1e6...1e6

  /// The name in messages and contacts.
  public final let name: String
  /// The center, in points, about which it rotates.
  public var center: Point
  /// The size before rotation, in points.
  public final var size: Size
  /// The angle, not wrapped: after two turns it is 4π.
  public var angle: Double
  /// The collision shape.
  public final var collisionBounds = CollisionBounds.rectangle

  /// The velocity in points per second, as of the last step; zero outside an animator.
  public internal(set) final var linearVelocity = Vector.zero
  /// The angular velocity in radians per second, as of the last step; zero outside an animator.
  public internal(set) final var angularVelocity = 0.0

  /// The item's simulation in an animator; nil while none of its behaviors holds it.
  final weak var simulated: SimulatedItem?
  /// The stage whose view it is; nil for an item of its own.
  final weak var home: StageMoment?
  /// The stage whose view it is.
  package final var stage: Stage? { home?.stage }
  /// The group of which it is a member, and which moves instead.
  public internal(set) final weak var group: DynamicItemGroup?

  /// Creates an item at rest; a behavior that cannot move it throws.
  public init(name: String, center: Point, size: Size, angle: Double = 0) {
    self.name = name
    self.center = center
    self.size = size
    self.angle = angle
  }

  /// Whether it is a group of items.
  var isGroup: Bool { false }

  /// The reason why the item cannot have a body; nil if it can.
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

/// Several items that move as one body: `UIDynamicItemGroup`.
///
/// The members keep their positions relative to each other and the shapes they had when the group
/// joined its first behavior. As in UIKit, the group's center is the middle of the rectangle around
/// its members, not their centre of mass, and each shape is used unrotated, whatever the member's
/// angle. Setting the group's center or angle moves the members too.
public final class DynamicItemGroup: DynamicItem {
  /// The members, in the order in which they were given.
  public let items: [DynamicItem]
  /// Each member's offset from the group's center before any rotation, and its angle.
  private let places: [(offset: Vector, angle: Double)]

  /// Creates a group of items that dynamics moves as one.
  /// - Throws: `emptyGroup`; `groupInGroup` for a member that is a group; `itemInGroup` and
  ///   `itemInBehavior` for one that is already in use; `invalidSize`, `invalidPlace` or
  ///   `invalidOutline` for an invalid one.
  public init(name: String, items: [DynamicItem]) throws(DynamicsProblem) {
    var distinct: [DynamicItem] = []
    for item in items where !distinct.contains(where: { $0 === item }) {
      if item is DynamicItemGroup { throw .groupInGroup(item: item.name, group: name) }
      if item.simulated != nil { throw .itemInBehavior(item: item.name, group: name) }
      if let problem = item.problem { throw problem }
      distinct.append(item)
    }
    guard let first = distinct.first else { throw .emptyGroup(group: name) }
    let frame = distinct.dropFirst().reduce(Self.frame(of: first)) {
      $0.union(Self.frame(of: $1))
    }
    self.items = distinct
    places = distinct.map { ($0.center - frame.center, $0.angle) }
    super.init(name: name, center: frame.center, size: frame.size)
    for item in distinct { item.group = self }
  }

  override public var center: Point {
    didSet { placeMembers() }
  }

  override public var angle: Double {
    didSet { placeMembers() }
  }

  override var isGroup: Bool { true }

  override var problem: DynamicsProblem? {
    if let problem = super.problem { return problem }
    for item in items where item.simulated != nil {
      return .itemInBehavior(item: item.name, group: name)
    }
    return nil
  }

  /// The members with their offsets from the group's center before any rotation.
  var placesOfMembers: [(item: DynamicItem, offset: Vector)] {
    zip(items, places).map { ($0, $1.offset) }
  }

  private func placeMembers() {
    let turn = AffineTransform.rotation(angle)
    for (item, place) in zip(items, places) {
      let arm = turn.apply(to: Point(place.offset.dx, place.offset.dy)) - Point.zero
      item.center = center + arm
      item.angle = place.angle + angle
    }
  }

  /// Sets the members' velocities to those of the body at their positions.
  func shareVelocity() {
    for item in items {
      let arm = item.center - center
      item.angularVelocity = angularVelocity
      item.linearVelocity =
        linearVelocity + Vector(-arm.dy * angularVelocity, arm.dx * angularVelocity)
    }
  }

  private static func frame(of item: DynamicItem) -> Rect {
    Rect(center: item.center, size: item.size)
  }
}

extension DynamicItem {
  /// The item, followed by its members if it is a group.
  var withMembers: [DynamicItem] { [self] + ((self as? DynamicItemGroup)?.items ?? []) }
}
