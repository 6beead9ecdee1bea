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

  /// What messages and contacts call it.
  public final let name: String
  /// In points; also the place about which it turns.
  public var center: Point
  /// In points, before it is turned.
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
  final weak var simulated: SimulatedItem?
  /// The group that moves the item instead.
  public internal(set) final weak var group: DynamicItemGroup?

  /// An item at rest; a behavior that cannot move it says why.
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

/// Several items that move as one body: `UIDynamicItemGroup`.
///
/// The members keep their places relative to each other and the outlines they had when the group
/// joined its first behavior. As in UIKit, the group's center is the middle of the rectangle around
/// its members, not their centre of mass, and each outline is taken upright, however the member is
/// turned. Setting the group's center or angle moves the members along.
public final class DynamicItemGroup: DynamicItem {
  /// In the order in which they were given.
  public let items: [DynamicItem]
  /// Where each member was from the group's center before any turn, and how it was turned.
  private let places: [(offset: Vector, angle: Double)]

  /// - Throws: `emptyGroup`; `groupInGroup` for a member that is one; `itemInGroup` and
  ///   `itemInBehavior` for one that moves already; `invalidSize`, `invalidPlace` or
  ///   `invalidOutline` for one that cannot.
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

  /// Each member with where it is from the group's center before any turn.
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

  /// Gives the members the velocity of the points of the body where they are.
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
  /// The item and, of a group, its members.
  var withMembers: [DynamicItem] { [self] + ((self as? DynamicItemGroup)?.items ?? []) }
}
