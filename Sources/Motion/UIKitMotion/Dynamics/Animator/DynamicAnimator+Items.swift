import MotionGeometry

extension DynamicAnimator {
  /// Removes an item from all behaviors.
  public func removeItem(_ item: DynamicItem) {
    for behavior in tree { behavior.removeItem(item) }
  }

  /// Reads an item's center and angle again: `updateItem(usingCurrentState:)`.
  ///
  /// Its velocity stays; its size is not read again. An item without a body, or with a position out
  /// of range, changes nothing.
  public func updateItem(_ item: DynamicItem) {
    guard let simulated = simulated(of: item), item.hasValidPlace else { return }
    simulated.body.place(at: Scale.meters(item.center), angle: Float(item.angle))
    resume(waking: [item])
  }

  /// Returns the velocity in points per second; zero for an item without a body here.
  public func linearVelocity(of item: DynamicItem) -> Vector {
    simulated(of: item) == nil ? .zero : item.linearVelocity
  }

  /// Returns the angular velocity in radians per second; zero for an item without a body here.
  public func angularVelocity(of item: DynamicItem) -> Double {
    simulated(of: item) == nil ? 0 : item.angularVelocity
  }

  /// Returns the mass in kg; nil for an item without a body here.
  public func mass(of item: DynamicItem) -> Double? {
    applyItemProperties()
    return simulated(of: item).map { Double($0.mass.kilograms) }
  }

  /// Returns the items near a rectangle in reference coordinates, in order of association: as in
  /// UIKit, those whose bounding boxes, enlarged by 10 points on each side, intersect it. The
  /// bounding box of a fast item extends further ahead of it.
  public func items(in rect: Rect) -> [DynamicItem] {
    guard rect.isFinite else { return [] }
    let corners = (Point(rect.minX, rect.minY), Point(rect.maxX, rect.maxY))
    return world.tags(from: Scale.meters(corners.0), to: Scale.meters(corners.1))
      .compactMap { simulated(tagged: $0)?.item }
  }

  /// Adds to an item's velocity, in points per second; an anchored item stays at rest.
  /// - Throws: `itemWithoutBody`, or `invalidVelocity` if it is not finite.
  public func addLinearVelocity(
    _ velocity: Vector, to item: DynamicItem
  ) throws(DynamicsProblem) {
    try push(item, linear: velocity, angular: 0)
  }

  /// Adds to an item's angular velocity, in radians per second, clockwise on screen.
  /// - Throws: `itemWithoutBody`, or `invalidVelocity` if it is not finite.
  public func addAngularVelocity(
    _ velocity: Double, to item: DynamicItem
  ) throws(DynamicsProblem) {
    try push(item, linear: .zero, angular: velocity)
  }

  private func push(
    _ item: DynamicItem, linear: Vector, angular: Double
  ) throws(DynamicsProblem) {
    guard let simulated = simulated(of: item) else { throw .itemWithoutBody(item: item.name) }
    guard linear.isFinite, angular.isFinite else { throw .invalidVelocity(item: item.name) }
    simulated.addVelocity(linear: linear, angular: angular)
    resume(waking: [item])
  }

  /// Returns whether a behavior of this animator holds the item.
  public func holds(_ item: DynamicItem) -> Bool { simulated(of: item) != nil }

  /// Returns the simulated item; nil if no behavior of this animator holds the item.
  func simulated(of item: DynamicItem) -> SimulatedItem? {
    guard let simulated = item.simulated, simulated.animator === self else { return nil }
    return simulated
  }

  /// Throws unless the item has a body here or could have one.
  func check(_ item: DynamicItem) throws(DynamicsProblem) {
    if let simulated = item.simulated {
      guard simulated.animator === self else { throw .itemElsewhere(item: item.name) }
    } else if let home = item.home, home.animator !== self {
      throw .itemElsewhere(item: item.name)
    } else if let problem = item.problem {
      throw problem
    }
  }

  /// Returns the simulated item with one more holder, and creates it for the first one; `check` has
  /// passed.
  func attach(_ item: DynamicItem) -> SimulatedItem {
    let simulated = item.simulated ?? makeSimulatedItem(item)
    simulated.holders += 1
    return simulated
  }

  private func makeSimulatedItem(_ item: DynamicItem) -> SimulatedItem {
    bodiesChanged = true
    fieldsChanged = true
    newBodies += 1
    let simulated = SimulatedItem(item, tag: makeItemTag(), animator: self)
    item.simulated = simulated
    simulatedItems.append(simulated)
    items.append(item)
    movedItems += item.withMembers
    return simulated
  }

  /// Removes one holder; the last one removes the body too.
  func detach(_ simulated: SimulatedItem) {
    simulated.holders -= 1
    guard simulated.holders == 0, let index = simulatedItems.firstIndex(where: { $0 === simulated })
    else {
      return
    }
    bodiesChanged = true
    fieldsChanged = true
    removalSteps += newBodies + items.count
    simulatedItems.remove(at: index)
    items.remove(at: index)
    movedItems = items.flatMap(\.withMembers)
    simulated.body.remove()
    simulated.item.simulated = nil
    simulated.item.linearVelocity = .zero
    simulated.item.angularVelocity = 0
    (simulated.item as? DynamicItemGroup)?.shareVelocity()
  }
}
