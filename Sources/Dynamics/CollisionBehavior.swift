import Geometry
import Physics

/// Lets items bump into each other and into boundaries: `UICollisionBehavior`.
///
/// Only items of the same behavior meet, and only with its own boundaries.
public final class CollisionBehavior: DynamicBehavior {
  /// What the items bump into.
  ///
  /// In mode `items`, contacts with boundaries are still told, though nothing stops there.
  public enum Mode: String, CaseIterable, Hashable, Sendable {
    case items, boundaries, everything
  }

  /// How many collision behaviors an animator can have: each needs two of 64 bits.
  public static let limit = 32

  public var mode = Mode.everything {
    didSet {
      guard mode != oldValue else { return }
      if isActing { items.compactMap(\.record).forEach(setFilter) }
      didChange()
    }
  }

  /// In the order in which they were added.
  public internal(set) var boundaries: [Boundary] = []

  var isBoundedByReference = false
  var insets = EdgeInsets.zero
  /// The bodies of `boundaries`, in step with them while the behavior acts.
  var barriers: [Barrier] = []
  /// The bodies of the reference bounds' sides.
  var walls: [Barrier] = []
  /// Which pair of category bits the behavior has in its animator.
  private(set) var slot: Int?

  override public init(name: String, items: [DynamicItem] = []) {
    super.init(name: name, items: items)
  }

  override var actsOnItems: Bool { true }

  /// The category of its items.
  var itemBit: UInt64 { slot.map { 1 << UInt64(2 * $0) } ?? 0 }

  /// The category of its boundaries.
  private var boundaryBit: UInt64 { slot.map { 2 << UInt64(2 * $0) } ?? 0 }

  /// Boundaries collide with the behavior's items in every mode, which is how their contacts are
  /// told; an item is stopped only where its own mask has the boundary's bit.
  var boundaryFilter: Filter { Filter(category: boundaryBit, mask: itemBit) }

  override func didEnter(_ animator: DynamicAnimator) {
    slot = animator.takeCollisionSlot()
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

  override func didJoin(_ record: ItemRecord) {
    setFilter(record)
  }

  override func willLeave(_ record: ItemRecord) {
    record.filter = cleared(record.filter)
  }

  private func setFilter(_ record: ItemRecord) {
    var filter = cleared(record.filter)
    filter.category |= itemBit
    switch mode {
    case .items: filter.mask |= itemBit
    case .boundaries: filter.mask |= boundaryBit
    case .everything: filter.mask |= itemBit | boundaryBit
    }
    record.filter = filter
  }

  private func cleared(_ filter: Filter) -> Filter {
    let others = ~(itemBit | boundaryBit)
    return Filter(category: filter.category & others, mask: filter.mask & others)
  }
}
