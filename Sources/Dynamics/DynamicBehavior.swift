/// A rule of motion, or a set of them: `UIDynamicBehavior`.
///
/// The class itself takes children and no items; the behaviors that move something take items and
/// no children. A behavior acts while it stands in an animator's tree.
open class DynamicBehavior {
  public let name: String
  public internal(set) var children: [DynamicBehavior] = []
  /// The items it acts on, in the order in which they were added.
  public internal(set) var items: [DynamicItem] = []
  public internal(set) weak var animator: DynamicAnimator?

  public init(name: String) {
    self.name = name
  }

  init(name: String, items: [DynamicItem]) {
    self.name = name
    for item in items where !self.items.contains(where: { $0 === item }) {
      self.items.append(item)
    }
  }

  /// Whether the behavior acts on items; one that does takes no children.
  var actsOnItems: Bool { false }

  /// Called when it entered the animator's tree and its items have their bodies.
  func didConnect(to animator: DynamicAnimator) {}

  /// Called when it left the animator's tree, before its items lose their bodies.
  func willDisconnect(from animator: DynamicAnimator) {}

  /// Called for each item once it has its body and the behavior is connected.
  func didJoin(_ record: ItemRecord) {}

  /// Called for each item before it loses its body.
  func willLeave(_ record: ItemRecord) {}

  /// Restarts a resting animator and wakes the items, as every change of a property does.
  func didChange() {
    animator?.restart(waking: items)
  }
}

extension DynamicBehavior {
  /// Adds an item; one that is there already changes nothing.
  /// - Throws: `invalidSize`, `invalidPlace`, `itemElsewhere`, or `takesNoItems` for a set of
  ///   behaviors.
  public func addItem(_ item: DynamicItem) throws(DynamicsProblem) {
    guard actsOnItems else { throw .takesNoItems(behavior: name) }
    guard !items.contains(where: { $0 === item }) else { return }
    try animator?.check(item)
    items.append(item)
    guard let animator else { return }
    didJoin(animator.attach(item))
    animator.restart(waking: items)
  }

  /// Takes an item out; one that is not there changes nothing.
  public func removeItem(_ item: DynamicItem) {
    guard let index = items.firstIndex(where: { $0 === item }) else { return }
    if let animator, let record = item.record {
      willLeave(record)
      animator.detach(record)
    }
    items.remove(at: index)
    didChange()
  }

  /// Makes a behavior part of this one.
  /// - Throws: `takesNoChildren` when this one acts on items, `alreadyAdded`, and what
  ///   `DynamicAnimator.add` throws.
  public func addChild(_ child: DynamicBehavior) throws(DynamicsProblem) {
    guard !actsOnItems else { throw .takesNoChildren(behavior: name) }
    guard !children.contains(where: { $0 === child }) else { return }
    guard !child.subtree.contains(where: { $0 === self }) else {
      throw .alreadyAdded(behavior: child.name)
    }
    try animator?.check(child)
    children.append(child)
    animator?.connect(child)
  }

  public func removeChild(_ child: DynamicBehavior) {
    guard let index = children.firstIndex(where: { $0 === child }) else { return }
    children.remove(at: index)
    animator?.disconnect(child)
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
