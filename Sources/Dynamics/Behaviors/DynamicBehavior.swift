import Geometry

/// A rule of motion, or a set of them: `UIDynamicBehavior`.
///
/// The class itself takes children and no items; the behaviors that move something take items and
/// no children. A behavior acts while it stands in an animator's tree and is not muted.
open class DynamicBehavior {
  /// What messages and lists call it.
  public let name: String
  /// The behaviors that are part of it, in the order in which they were added.
  public internal(set) var children: [DynamicBehavior] = []
  /// The items it acts on, in the order in which they were added.
  public internal(set) var items: [DynamicItem] = []
  /// The animator in whose tree it is; nil outside of any.
  public internal(set) weak var animator: DynamicAnimator?
  /// The set of behaviors that it is part of.
  public internal(set) weak var parent: DynamicBehavior?
  /// Whether it has been told to act; an animator that goes does not take it back.
  var hasBegun = false

  /// Whether it acts: it is in a tree, and neither it nor what it is part of is muted.
  public final var isActing: Bool { hasBegun && animator != nil }

  /// Whether it is switched off, with all below it: as if it were removed, but it keeps its place,
  /// its properties, its items and their velocities.
  public var isMuted = false {
    didSet {
      if isMuted != oldValue { animator?.updateActing(self) }
    }
  }

  /// An empty set of behaviors.
  public init(name: String) {
    self.name = name
  }

  /// Whether it has lost an item that it cannot do without, and will never act again: so with
  /// attachments and snaps.
  public private(set) var isTorn = false

  init(name: String, items: [DynamicItem]) {
    self.name = name
    var known: Set<ObjectIdentifier> = []
    for item in items where known.insert(ObjectIdentifier(item)).inserted {
      self.items.append(item)
    }
  }

  /// Whether the behavior acts on items; one that does takes no children.
  var actsOnItems: Bool { false }

  /// Whether it acts on the items it was made with and takes no others.
  var itemsAreFixed: Bool { false }

  /// Called when it entered the animator's tree.
  func didEnter(_ animator: DynamicAnimator) {}

  /// Called when it left the animator's tree.
  func didExit(_ animator: DynamicAnimator) {}

  /// Called when it begins to act and its items have their bodies.
  func didConnect(to animator: DynamicAnimator) {}

  /// Called when it ceases to act, before its items lose their bodies.
  func willDisconnect(from animator: DynamicAnimator) {}

  /// Called for each item once it has its body and the behavior acts.
  func didJoin(_ simulated: SimulatedItem) {}

  /// Called for each item on which it acts before it loses its body, or the behavior ceases to act.
  func willLeave(_ simulated: SimulatedItem) {}

  /// Called for each item that was taken out.
  func didRemove(_ item: DynamicItem) {}

  /// The animator, while the behavior acts.
  final var actingAnimator: DynamicAnimator? { isActing ? animator : nil }

  /// Restarts a resting animator and wakes the items, as every change of a property does.
  func didChange() {
    animator?.restart(waking: items)
  }
}

extension DynamicBehavior {
  /// Whether an item is among those that it acts on.
  public func holds(_ item: DynamicItem) -> Bool { items.contains { $0 === item } }

  /// Adds an item; one that is there already changes nothing.
  /// - Throws: `takesNoItems` for a set of behaviors, `takesNoOtherItems` for an attachment or a
  ///   snap, `itemElsewhere`, or why the item cannot move, such as `invalidSize`.
  public func addItem(_ item: DynamicItem) throws(DynamicsProblem) {
    guard actsOnItems else { throw .takesNoItems(behavior: name) }
    guard !holds(item) else { return }
    guard !itemsAreFixed else { throw .takesNoOtherItems(behavior: name) }
    try animator?.check(item)
    items.append(item)
    guard let animator else { return }
    let simulated = animator.attach(item)
    if isActing { didJoin(simulated) }
    animator.restart(waking: items)
  }

  /// Takes an item out; one that is not there changes nothing.
  public func removeItem(_ item: DynamicItem) {
    guard let index = items.firstIndex(where: { $0 === item }) else { return }
    if let animator, let simulated = item.simulated {
      if isActing { willLeave(simulated) }
      animator.detach(simulated)
    }
    items.remove(at: index)
    isTorn = itemsAreFixed
    didRemove(item)
    didChange()
  }

  /// Makes a behavior part of this one.
  /// - Throws: `takesNoChildren` when this one acts on items, `alreadyAdded`, and what
  ///   `DynamicAnimator.add` throws.
  public func addChild(_ child: DynamicBehavior) throws(DynamicsProblem) {
    guard !actsOnItems else { throw .takesNoChildren(behavior: name) }
    guard !children.contains(where: { $0 === child }) else { return }
    guard child.parent == nil, !child.subtree.contains(where: { $0 === self }) else {
      throw .alreadyAdded(behavior: child.name)
    }
    try animator?.check(child)
    children.append(child)
    child.parent = self
    animator?.connect(child)
  }

  /// Takes a behavior out of this one; another changes nothing.
  public func removeChild(_ child: DynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
    child.parent = nil
    animator?.disconnect(child)
  }

  /// Whether it or something that it is part of is muted.
  var isSilent: Bool {
    var behavior: DynamicBehavior? = self
    while let each = behavior {
      if each.isMuted { return true }
      behavior = each.parent
    }
    return false
  }

  /// The behavior and all below it, each before its children.
  var subtree: [DynamicBehavior] {
    var all: [DynamicBehavior] = []
    appendSubtree(to: &all)
    return all
  }

  func appendSubtree(to all: inout [DynamicBehavior]) {
    all.append(self)
    for child in children { child.appendSubtree(to: &all) }
  }
}

extension DynamicBehavior {
  func check(_ point: Point, _ property: String) throws(DynamicsProblem) {
    let reach = DynamicItem.coordinates
    guard reach.contains(point.x), reach.contains(point.y) else {
      throw .invalidPoint(behavior: name, property: property, point: point)
    }
  }

  func check(
    _ value: Double, _ property: String, _ range: ClosedRange<Double>
  ) throws(DynamicsProblem) {
    guard range.contains(value) else {
      throw .valueOutOfRange(behavior: name, property: property, value: value, range: range)
    }
  }
}
