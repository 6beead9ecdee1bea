import MotionGeometry

/// A rule of motion, or a group of them: `UIDynamicBehavior`.
///
/// The class itself takes children and no items; the behaviors that move items take items and no
/// children. A behavior acts while it is in an animator's tree and not muted.
open class DynamicBehavior {
  /// The name in messages and lists.
  public let name: String
  /// The child behaviors, in the order they were added.
  public internal(set) var children: [DynamicBehavior] = []
  /// The items, in the order they were added.
  public internal(set) var items: [DynamicItem] = []
  /// The animator that has it in its tree; nil if there is none.
  public internal(set) weak var animator: DynamicAnimator?
  /// The behavior whose child it is.
  public internal(set) weak var parent: DynamicBehavior?
  /// Why a property kept its value: the reason of the last value that it ignored, because it was not
  /// finite or out of range; nil if there was none. A method throws instead.
  public private(set) var refusal: DynamicsProblem?
  /// Whether it has been started; stays true if the animator is deallocated.
  var hasBegun = false

  /// Whether it acts: it is in a tree, and neither it nor an ancestor is muted.
  public final var isActing: Bool { hasBegun && animator != nil }

  /// Whether it is switched off, with its subtree: as if it were removed, but it keeps its place,
  /// its properties, its items and their velocities.
  public var isMuted = false {
    didSet {
      if isMuted != oldValue { animator?.updateActing(self) }
    }
  }

  /// Creates an empty group of behaviors.
  public init(name: String) {
    self.name = name
  }

  /// Whether an attachment or a snap has lost an item, and so will never act again.
  package private(set) var hasLostItem = false

  init(name: String, items: [DynamicItem]) {
    self.name = name
    var known: Set<ObjectIdentifier> = []
    for item in items where known.insert(ObjectIdentifier(item)).inserted {
      self.items.append(item)
    }
  }

  /// Whether the behavior acts on items; if so, it takes no children.
  var actsOnItems: Bool { false }

  /// Whether its items are fixed at creation.
  var itemsAreFixed: Bool { false }

  /// Called after it has entered the animator's tree.
  func didEnter(_ animator: DynamicAnimator) {}

  /// Called after it has left the animator's tree.
  func didExit(_ animator: DynamicAnimator) {}

  /// Called when it begins to act and its items have their bodies.
  func didConnect(to animator: DynamicAnimator) {}

  /// Called when it stops acting, before its items lose their bodies.
  func willDisconnect(from animator: DynamicAnimator) {}

  /// Called for each item once the item has its body and the behavior acts.
  func didJoin(_ simulated: SimulatedItem) {}

  /// Called for each item before it loses its body or the behavior stops acting.
  func willLeave(_ simulated: SimulatedItem) {}

  /// Called for each removed item.
  func didRemove(_ item: DynamicItem) {}

  /// Whether `act` and `didAct` are called in each frame while it acts.
  var actsEachFrame: Bool { false }

  /// Called before the steps of the world in each frame.
  func act() {}

  /// Called after the steps of the world in each frame.
  func didAct() {}

  /// Called to collect the properties of items, when any may have changed.
  func collectProperties() {}

  /// Called to add to the energy laws of its items, when they may have changed.
  func addToEnergyLaws() {}

  /// Returns its force on an item now; nil for none, and for joints, whose force is only known once
  /// a step is solved.
  func force(on simulated: SimulatedItem) -> ItemForce? { nil }

  /// Returns its impulse on each of its items at the start of this frame, in N·s; nil for none.
  var frameImpulse: Vector? { nil }

  /// Returns the impulse of its joints on an item in the last step in which the item was awake, in
  /// N·s; nil for a behavior without joints.
  func jointImpulse(on item: DynamicItem) -> SIMD2<Float>? { nil }

  /// Whether its joints hold items in place, instead of by a force as a spring does.
  var isRigid: Bool { false }

  /// Runs the change of a property's setter, which cannot throw.
  final func assign(_ change: () throws(DynamicsProblem) -> Void) {
    do throws(DynamicsProblem) { try change() } catch { refusal = error }
  }

  /// The animator, while the behavior acts.
  final var actingAnimator: DynamicAnimator? { isActing ? animator : nil }

  /// Restarts a resting animator and wakes the items; every change of a property calls it.
  func didChange() {
    animator?.restart(waking: items)
  }
}

extension DynamicBehavior {
  /// Returns whether an item is one of its items.
  public func holds(_ item: DynamicItem) -> Bool { items.contains { $0 === item } }

  /// Adds an item; one that is already there changes nothing.
  /// - Throws: `takesNoItems` for a group of behaviors, `takesNoOtherItems` for an attachment or a
  ///   snap, `itemElsewhere`, or the item's own problem, such as `invalidSize`.
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

  /// Removes an item; one that is not there changes nothing.
  public func removeItem(_ item: DynamicItem) {
    guard let index = items.firstIndex(where: { $0 === item }) else { return }
    if let animator, let simulated = item.simulated {
      if isActing { willLeave(simulated) }
      animator.detach(simulated)
    }
    items.remove(at: index)
    hasLostItem = itemsAreFixed
    didRemove(item)
    didChange()
  }

  /// Adds a child behavior.
  /// - Throws: `takesNoChildren` if this one acts on items, `alreadyAdded`, `nestedTooDeeply`, and the
  ///   errors of `DynamicAnimator.add`.
  public func addChild(_ child: DynamicBehavior) throws(DynamicsProblem) {
    guard !actsOnItems else { throw .takesNoChildren(behavior: name) }
    guard !children.contains(where: { $0 === child }) else { return }
    guard level + child.height <= Self.depthLimit else {
      throw .nestedTooDeeply(behavior: child.name, limit: Self.depthLimit)
    }
    guard child.parent == nil, !child.subtree.contains(where: { $0 === self }) else {
      throw .alreadyAdded(behavior: child.name)
    }
    try animator?.check(child)
    children.append(child)
    child.parent = self
    animator?.connect(child)
  }

  /// Removes a child behavior; others change nothing.
  public func removeChild(_ child: DynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
    child.parent = nil
    animator?.disconnect(child)
  }

  /// The maximum depth of behaviors in behaviors.
  public static var depthLimit: Int { 100 }

  /// The levels down to the behavior, and from it on to its deepest child, each with itself.
  private var level: Int { 1 + (parent?.level ?? 0) }
  private var height: Int { 1 + (children.map(\.height).max() ?? 0) }

  /// Whether it or an ancestor is muted.
  var isSilent: Bool {
    var behavior: DynamicBehavior? = self
    while let each = behavior {
      if each.isMuted { return true }
      behavior = each.parent
    }
    return false
  }

  /// The behavior and its descendants, parents before children.
  public var subtree: [DynamicBehavior] {
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

  func check(_ vector: Vector, _ property: String, _ lengths: ClosedRange<Double>)
    throws(DynamicsProblem)
  {
    guard vector.isFinite, lengths.contains(vector.length) else {
      throw .invalidVector(behavior: name, property: property, vector: vector)
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
