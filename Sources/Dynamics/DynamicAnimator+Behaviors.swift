extension DynamicAnimator {
  /// Adds a behavior, with all below it, to the top level; one that is there changes nothing.
  /// - Throws: `alreadyAdded` when it is in the tree at another level, `behaviorElsewhere`,
  ///   `tooManyCollisions`, or the problem of one of its items.
  public func add(_ behavior: DynamicBehavior) throws(DynamicsProblem) {
    guard !behaviors.contains(where: { $0 === behavior }) else { return }
    try check(behavior)
    behaviors.append(behavior)
    connect(behavior)
  }

  /// Removes a behavior of the top level; another changes nothing.
  ///
  /// An item that no behavior holds any more loses its body and with it its velocity.
  public func remove(_ behavior: DynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    disconnect(behavior)
  }

  /// Whether a behavior and all below it can be connected.
  func check(_ behavior: DynamicBehavior) throws(DynamicsProblem) {
    var collisions = 0
    for each in behavior.subtree {
      if each.animator === self { throw .alreadyAdded(behavior: each.name) }
      if each.animator != nil { throw .behaviorElsewhere(behavior: each.name) }
      for item in each.items { try check(item) }
      if each is CollisionBehavior { collisions += 1 }
    }
    if collisions > freeCollisionSlots {
      throw .tooManyCollisions(limit: CollisionBehavior.limit)
    }
  }

  /// Makes bodies for the items and lets the behaviors act; `check` has passed.
  func connect(_ behavior: DynamicBehavior) {
    rebuildTree()
    for each in behavior.subtree {
      each.animator = self
      let joined = each.items.map(attach)
      each.didConnect(to: self)
      joined.forEach(each.didJoin)
      restart(waking: each.items)
    }
    restart(waking: [])
  }

  func disconnect(_ behavior: DynamicBehavior) {
    rebuildTree()
    for each in behavior.subtree {
      let records = each.items.compactMap(\.record)
      records.forEach(each.willLeave)
      each.willDisconnect(from: self)
      each.animator = nil
      records.forEach(detach)
      restart(waking: each.items)
    }
  }

  private func rebuildTree() {
    tree.removeAll()
    for behavior in behaviors { behavior.appendSubtree(to: &tree) }
  }
}
