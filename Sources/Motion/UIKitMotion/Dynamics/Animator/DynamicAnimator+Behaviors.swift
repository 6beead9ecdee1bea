extension DynamicAnimator {
  /// Adds a behavior with its subtree to the top level; one that is already there changes nothing.
  /// - Throws: `alreadyAdded` if it is in the tree at another level, `behaviorElsewhere`,
  ///   `tooManyCollisions`, `tooManyFields`, or the problem of one of its items.
  public func add(_ behavior: DynamicBehavior) throws(DynamicsProblem) {
    if behavior.animator === self, behavior.parent == nil { return }
    try check(behavior)
    behaviors.append(behavior)
    connect(behavior)
  }

  /// Removes a behavior from the top level; others change nothing.
  ///
  /// An item without any other behavior loses its body and so its velocity.
  public func remove(_ behavior: DynamicBehavior) {
    guard let index = behaviors.firstIndex(where: { $0 === behavior }) else { return }
    behaviors.remove(at: index)
    disconnect(behavior)
  }

  /// Throws unless a behavior and its subtree can be connected.
  func check(_ behavior: DynamicBehavior) throws(DynamicsProblem) {
    var collisions = 0
    var newFields = 0
    for each in behavior.subtree {
      if each.animator === self { throw .alreadyAdded(behavior: each.name) }
      if each.animator != nil { throw .behaviorElsewhere(behavior: each.name) }
      for item in each.items { try check(item) }
      if each is CollisionBehavior { collisions += 1 }
      if each is FieldBehavior { newFields += 1 }
    }
    if collisions > freeCollisionSlots {
      throw .tooManyCollisions(limit: CollisionBehavior.limit)
    }
    if newFields > FieldBehavior.limit - fields.count {
      throw .tooManyFields(limit: FieldBehavior.limit)
    }
  }

  /// Creates bodies for the items and starts the behaviors; `check` has passed.
  func connect(_ behavior: DynamicBehavior) {
    // The last one of the top level is also the last one of the tree.
    if behaviors.last === behavior { appendToTree(behavior) } else { rebuildTree() }
    for each in behavior.subtree {
      each.animator = self
      each.hasBegun = false
      for item in each.items { _ = attach(item) }
      each.didEnter(self)
    }
    updateActing(behavior)
  }

  func disconnect(_ behavior: DynamicBehavior) {
    if behavior.children.isEmpty { removeFromTree(behavior) } else { rebuildTree() }
    for each in behavior.subtree {
      if each.isActing { setActing(each, false) }
      each.didExit(self)
      each.animator = nil
      each.items.compactMap(\.simulated).forEach(detach)
      restart(waking: each.items)
    }
  }

  /// Starts or stops a behavior and its subtree, after a change of muting.
  func updateActing(_ behavior: DynamicBehavior) {
    for each in behavior.subtree {
      let acts = !each.isSilent
      if acts != each.isActing { setActing(each, acts) }
      restart(waking: each.items)
    }
    restart(waking: [])
  }

  private func setActing(_ behavior: DynamicBehavior, _ acts: Bool) {
    let simulatedItems = behavior.items.compactMap(\.simulated)
    if acts {
      behavior.hasBegun = true
      behavior.didConnect(to: self)
      simulatedItems.forEach(behavior.didJoin)
    } else {
      simulatedItems.forEach(behavior.willLeave)
      behavior.willDisconnect(from: self)
      behavior.hasBegun = false
    }
  }

  private func rebuildTree() {
    (tree, actingEachFrame, fields) = ([], [], [])
    for behavior in behaviors { appendToTree(behavior) }
    fieldsChanged = true
  }

  /// Removes a behavior without children from the tree.
  private func removeFromTree(_ behavior: DynamicBehavior) {
    tree.remove(behavior)
    actingEachFrame.remove(behavior)
    if let field = behavior as? FieldBehavior { fields.remove(field) }
    fieldsChanged = true
  }

  private func appendToTree(_ behavior: DynamicBehavior) {
    let subtree = behavior.subtree
    tree += subtree
    actingEachFrame += subtree.filter(\.actsEachFrame)
    fields += subtree.compactMap { $0 as? FieldBehavior }
    fieldsChanged = true
  }
}

extension Array where Element: AnyObject {
  fileprivate mutating func remove(_ element: Element) {
    if let index = firstIndex(where: { $0 === element }) { remove(at: index) }
  }
}
