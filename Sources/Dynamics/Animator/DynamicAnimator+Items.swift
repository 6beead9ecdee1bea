import Geometry
import Physics

extension DynamicAnimator {
  /// Takes an item out of every behavior that holds it.
  public func removeItem(_ item: DynamicItem) {
    for behavior in tree { behavior.removeItem(item) }
  }

  /// Reads an item's center and angle anew: `updateItem(usingCurrentState:)`.
  ///
  /// Its velocity stays; its size is not read again. An item without a body, or with a place that
  /// is out of range, changes nothing.
  public func updateItem(_ item: DynamicItem) {
    guard let simulated = simulated(of: item), item.hasValidPlace else { return }
    simulated.body.place(at: Scale.meters(item.center), angle: Float(item.angle))
    restart(waking: [item])
  }

  /// In points per second; zero when the item has no body here.
  public func linearVelocity(of item: DynamicItem) -> Vector {
    simulated(of: item) == nil ? .zero : item.linearVelocity
  }

  /// In radians per second; zero when the item has no body here.
  public func angularVelocity(of item: DynamicItem) -> Double {
    simulated(of: item) == nil ? 0 : item.angularVelocity
  }

  /// In kg; nil when the item has no body here.
  public func mass(of item: DynamicItem) -> Double? {
    applyItemProperties()
    return simulated(of: item).map { Double($0.mass.kilograms) }
  }

  /// The items near a rectangle in reference coordinates, in order of association: as in UIKit,
  /// those whose upright bounds, made 10 points larger on each side, meet it. The bounds of a fast
  /// item reach further ahead of it.
  public func items(in rect: Rect) -> [DynamicItem] {
    guard rect.isFinite else { return [] }
    let corners = (Point(rect.minX, rect.minY), Point(rect.maxX, rect.maxY))
    return world.tags(from: Scale.meters(corners.0), to: Scale.meters(corners.1))
      .compactMap { simulated(tagged: $0)?.item }
  }

  /// Adds to an item's velocity, in points per second; an anchored item stays at rest.
  /// - Throws: `itemWithoutBody`, or `invalidVelocity` when it is not finite.
  public func addLinearVelocity(
    _ velocity: Vector, to item: DynamicItem
  ) throws(DynamicsProblem) {
    try push(item, linear: velocity, angular: 0)
  }

  /// Adds to an item's spin, in radians per second, clockwise on screen.
  /// - Throws: `itemWithoutBody`, or `invalidVelocity` when it is not finite.
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
    restart(waking: [item])
  }

  /// Whether a behavior of this animator holds the item.
  public func holds(_ item: DynamicItem) -> Bool { simulated(of: item) != nil }

  /// The item as it is simulated here; nil when no behavior of this animator holds it.
  func simulated(of item: DynamicItem) -> SimulatedItem? {
    guard let simulated = item.simulated, simulated.animator === self else { return nil }
    return simulated
  }

  /// Whether the item has a body here or could have one.
  func check(_ item: DynamicItem) throws(DynamicsProblem) {
    if let simulated = item.simulated {
      guard simulated.animator === self else { throw .itemElsewhere(item: item.name) }
    } else if let problem = item.problem {
      throw problem
    }
  }

  /// The simulated item with one holder more, made when this is the first; `check` has passed.
  func attach(_ item: DynamicItem) -> SimulatedItem {
    let simulated = item.simulated ?? makeSimulatedItem(item)
    simulated.holders += 1
    return simulated
  }

  private func makeSimulatedItem(_ item: DynamicItem) -> SimulatedItem {
    bodiesChanged = true
    fieldsChanged = true
    newBodies += 1
    let simulated = SimulatedItem(item, tag: takeItemTag(), animator: self)
    item.simulated = simulated
    simulatedItems.append(simulated)
    items.append(item)
    movedItems += item.withMembers
    return simulated
  }

  /// One holder less; the last one takes the body along.
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
