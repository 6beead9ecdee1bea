import MotionGeometry

/// Collisions of items with each other and with boundaries: `UICollisionBehavior`.
///
/// Only items of the same behavior collide, and only with its own boundaries.
///
/// ```swift
/// let box = DynamicItem(name: "box", center: Point(160, 50), size: Size(100, 100))
/// let animator = DynamicAnimator(referenceBounds: Rect(0, 0, 320, 480))
/// try animator.add(GravityBehavior(items: [box]))
/// let walls = CollisionBehavior(items: [box])
/// walls.translatesReferenceBoundsIntoBoundary = true
/// try animator.add(walls)
/// while animator.contacts.isEmpty { animator.step() }
/// print(animator.elapsedTime)  // 0.0166…
/// print(animator.contacts[0].point ?? .zero)  // Point(x: 110.9999…
/// ```
public final class CollisionBehavior: DynamicBehavior {
  /// The objects with which items collide.
  ///
  /// In mode `items`, contacts with boundaries are still reported, though they stop nothing.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    /// The partners that its items collide with: each other, boundaries, or both.
    case items, boundaries, everything
  }

  /// The maximum number of collision behaviors in an animator: each needs two of 64 bits.
  public static let limit = 32

  /// The objects with which items collide; default everything.
  public var mode = Mode.everything {
    didSet {
      guard mode != oldValue else { return }
      if isActing { items.compactMap(\.simulated).forEach(setFilter) }
      didChange()
    }
  }

  /// The boundaries in the order they were added.
  public internal(set) var boundaries: [Boundary] = []

  /// Told the contacts that it reports, at the end of the step in which they begin or end.
  package var onContact: ((Contact) -> Void)?
  /// The delegate of its shape as UIKit's.
  package weak var delegate: AnyObject?

  var isBoundedByReference = false
  var insets = EdgeInsets.zero
  /// The bodies of `boundaries`, in the same order, while the behavior acts.
  var barriers: [Barrier] = []
  /// The bodies of the sides of the reference bounds.
  var walls: [Barrier] = []
  /// The index of the behavior's pair of category bits in its animator.
  private(set) var slot: Int?

  /// Creates a collision behavior; an item that is named twice counts once.
  override public init(name: String = "collision", items: [DynamicItem] = []) {
    super.init(name: name, items: items)
  }

  override var actsOnItems: Bool { true }

  /// The category of its items.
  var itemBit: UInt64 { slot.map { 1 << UInt64(2 * $0) } ?? 0 }

  /// The category of its boundaries.
  private var boundaryBit: UInt64 { slot.map { 2 << UInt64(2 * $0) } ?? 0 }

  /// Boundaries collide with the behavior's items in every mode, so that their contacts are
  /// reported; an item is stopped only if its own mask has the boundary's bit.
  var boundaryFilter: Filter { Filter(category: boundaryBit, mask: itemBit) }

  override func didEnter(_ animator: DynamicAnimator) {
    slot = animator.reserveCollisionSlot()
  }

  override func didExit(_ animator: DynamicAnimator) {
    slot.map(animator.releaseCollisionSlot)
    slot = nil
  }

  override func didConnect(to animator: DynamicAnimator) {
    barriers = boundaries.map { barrier($0, animator) }
    rebuildWalls(animator)
  }

  override func willDisconnect(from animator: DynamicAnimator) {
    barriers.removeAll()
    walls.removeAll()
  }

  override func didJoin(_ simulated: SimulatedItem) {
    setFilter(simulated)
  }

  override func willLeave(_ simulated: SimulatedItem) {
    simulated.filter = cleared(simulated.filter)
  }

  private func setFilter(_ simulated: SimulatedItem) {
    var filter = cleared(simulated.filter)
    filter.category |= itemBit
    switch mode {
    case .items: filter.mask |= itemBit
    case .boundaries: filter.mask |= boundaryBit
    case .everything: filter.mask |= itemBit | boundaryBit
    }
    simulated.filter = filter
  }

  private func cleared(_ filter: Filter) -> Filter {
    let others = ~(itemBit | boundaryBit)
    return Filter(category: filter.category & others, mask: filter.mask & others)
  }
}

extension CollisionBehavior {
  /// Adds a segment; it replaces a boundary of the same name.
  /// - Throws: `boundaryWithoutLength`, or `invalidBoundary` for a point out of range.
  public func addBoundary(name: String, from start: Point, to end: Point) throws(DynamicsProblem) {
    add(try Boundary(name: name, from: start, to: end))
  }

  /// Adds a closed loop of segments; it replaces a boundary of the same name.
  /// - Throws: `pathTooShort` for fewer than three distinct points, or `invalidBoundary` for one
  ///   out of range.
  public func addBoundary(name: String, path: [Point]) throws(DynamicsProblem) {
    add(try Boundary(name: name, path: path))
  }

  /// Removes a boundary; an unknown name changes nothing.
  public func removeBoundary(named name: String) {
    guard let index = boundaries.firstIndex(where: { $0.name == name }) else { return }
    boundaries.remove(at: index)
    if isActing { barriers.remove(at: index) }
    didChange()
  }

  /// Removes all boundaries but the reference bounds.
  public func removeAllBoundaries() {
    guard !boundaries.isEmpty else { return }
    boundaries.removeAll()
    barriers.removeAll()
    didChange()
  }

  /// Whether the animator's reference bounds are a boundary too. Setting it resets the insets to 0.
  public var translatesReferenceBoundsIntoBoundary: Bool {
    get { isBoundedByReference }
    set { assign { () throws(DynamicsProblem) in try setReference(newValue, insets: .zero) } }
  }

  /// The insets of the boundary from the reference bounds, in points; they have no effect unless
  /// the bounds are a boundary. Setting insets that are not finite changes nothing, and `refusal` has the
  /// reason.
  public var referenceInsets: EdgeInsets {
    get { insets }
    set {
      assign { () throws(DynamicsProblem) in
        try setReference(isBoundedByReference, insets: newValue)
      }
    }
  }

  /// Makes the reference bounds, with insets, a boundary.
  /// - Throws: `invalidVector` for insets that are not finite.
  public func setTranslatesReferenceBoundsIntoBoundary(
    insets: EdgeInsets
  ) throws(DynamicsProblem) {
    try setReference(true, insets: insets)
  }

  private func setReference(
    _ isBounded: Bool, insets newInsets: EdgeInsets
  ) throws(DynamicsProblem) {
    guard Rect.zero.inset(by: newInsets).isFinite else {
      let sums = Vector(newInsets.left + newInsets.right, newInsets.top + newInsets.bottom)
      throw .invalidVector(behavior: name, property: "referenceInsets", vector: sums)
    }
    guard isBounded != isBoundedByReference || newInsets != insets else { return }
    isBoundedByReference = isBounded
    insets = newInsets
    animator?.boundsChanged = true
    didChange()
  }

  private func add(_ boundary: Boundary) {
    removeBoundary(named: boundary.name)
    boundaries.append(boundary)
    guard let animator = actingAnimator else { return }
    barriers.append(barrier(boundary, animator))
    didChange()
  }

  func barrier(_ boundary: Boundary, _ animator: DynamicAnimator) -> Barrier {
    Barrier(
      boundary.points, closed: boundary.closed, other: .boundary(boundary.name),
      tag: animator.makeBarrierTag(), world: animator.world, filter: boundaryFilter)
  }

  /// Rebuilds the sides of the reference bounds: 1 point outside the inset bounds, so that an item
  /// rests inside them. A rectangle with a negative size has none.
  func rebuildWalls(_ animator: DynamicAnimator) {
    walls.removeAll()
    let outset = EdgeInsets(top: -1, left: -1, bottom: -1, right: -1)
    let loop = animator.referenceBounds.inset(by: insets).inset(by: outset)
    guard isActing, isBoundedByReference, loop.isFinite,
      loop.size.width > Boundary.grain, loop.size.height > Boundary.grain
    else { return }
    let corners = loop.corners
    for (start, end) in zip(corners, corners.dropFirst() + corners.prefix(1)) {
      walls.append(
        Barrier(
          [start, end], closed: false, other: .referenceBounds, tag: animator.makeBarrierTag(),
          world: animator.world, filter: boundaryFilter))
    }
  }
}
