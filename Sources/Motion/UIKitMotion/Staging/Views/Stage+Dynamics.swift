import MotionGeometry
import MotionPlatform

extension Stage {
  /// Returns the view's dynamic item, in stage coordinates; created on first use. Until the
  /// animator has made a body of it, it follows the view.
  ///
  /// As in UIKit, the centre is converted through the ancestors, while the angle is the view's own.
  public func item(for view: View) throws(StagingProblem) -> DynamicItem {
    try requireOnStage(view)
    if let item = view.item {
      if !animator.holds(item) { copyGeometry(of: view, to: item) }
      return item
    }
    let item = DynamicItem(
      name: view.name, center: view.centerOnStage, size: view.bounds.size,
      angle: view[.rotation])
    item.home = moment
    view.item = item
    viewsByItem[ObjectIdentifier(item)] = view
    viewsWithItem.append(ViewWithItem(item: item, view: view))
    return item
  }

  /// Returns the view of an item.
  public func view(for item: DynamicItem) -> View? { viewsByItem[ObjectIdentifier(item)] }

  private func copyGeometry(of view: View, to item: DynamicItem) {
    item.center = view.centerOnStage
    item.size = view.bounds.size
    item.angle = view[.rotation]
  }

  /// Passes a view's new centre, size or rotation to its item and, if it moved or rotated, to the
  /// body. A body keeps its initial size.
  func updateDynamicItem(of view: View) {
    guard let item = view.item else { return }
    let (center, angle) = (item.center, item.angle)
    copyGeometry(of: view, to: item)
    if item.center != center || item.angle != angle { animator.updateItem(item) }
  }

  func stepDynamics() {
    let wasRunning = animator.isRunning
    animator.step(1 / Double(Self.framesPerSecond))
    if wasRunning || animator.isRunning { writeBack() }
    emitDynamicsEvents()
  }

  /// Copies the bodies' positions and angles to the views. The transform becomes a pure rotation,
  /// so scale, skew, translation and the 3D part are lost, as in UIKit.
  private func writeBack() {
    findDrivenViews()
    for driven in drivenViews {
      let model = driven.model
      writeCenter(driven.item.center, to: driven.view)
      model[Channel.rotation.rawValue] = driven.item.angle
      model[Channel.scaleX.rawValue] = 1
      model[Channel.scaleY.rawValue] = 1
      model[Channel.skew.rawValue] = 0
      model[Channel.translationX.rawValue] = 0
      model[Channel.translationY.rawValue] = 0
      SpatialChannels.flatten(model)
    }
  }

  /// Inside a degenerate ancestor no position corresponds to the item's, so the view stays.
  private func writeCenter(_ center: Point, to view: View) {
    var place = center
    if view.depth > 1, let parent = view.parent {
      guard let fromStage = parent.toStage().inverted else { return }
      guard let found = fromStage.apply(to: center) else { return }
      place = found
    }
    guard place.isFinite else { return }
    view.model[Channel.centerX.rawValue] = place.x
    view.model[Channel.centerY.rawValue] = place.y
  }

  /// Reads velocities for the record: behaviors, and a fling between frames, change them without
  /// notice. An item without a body has none.
  func readMotions() {
    noteEnergyLaws()
    for entry in viewsWithItem {
      let velocity = entry.item.linearVelocity
      entry.model[Channel.velocityX.rawValue] = velocity.dx
      entry.model[Channel.velocityY.rawValue] = velocity.dy
      entry.model[Channel.angularVelocity.rawValue] = entry.item.angularVelocity
    }
  }

  /// Looks views up only when the animator's items have changed.
  private func findDrivenViews() {
    let items = animator.movedItems
    guard !isSame(items, drivenItems) else { return }
    drivenItems = items
    let views = items.compactMap { item in
      viewsByItem[ObjectIdentifier(item)].map { ViewWithItem(item: item, view: $0) }
    }
    // Parents first, because a subview's position is in its parent's coordinates.
    drivenViews = views.enumerated().sorted {
      ($0.element.view.depth, $0.offset) < ($1.element.view.depth, $1.offset)
    }.map(\.element)
  }

  private func emitDynamicsEvents() {
    if animator.willResume { emit(.resume) }
    for contact in animator.contacts {
      let event = StageEvent.Contact(contact)
      if let onContact = contact.behavior.onContact { calls.append { onContact(contact) } }
      switch contact.phase {
      case .began: emit(.contact(event))
      case .ended: emit(.contactEnded(event))
      }
    }
    if animator.didPause { emit(.rest) }
  }
}

extension StageEvent.Contact {
  init(_ contact: Contact) {
    behavior = contact.behavior.name
    item = contact.item.name
    point = contact.point
    switch contact.other {
    case .item(let item): other = .item(item.name)
    case .boundary(let name): other = .boundary(name)
    case .referenceBounds: other = .bounds
    }
  }
}

/// A view with a dynamic item, and direct access to what each frame needs.
struct ViewWithItem {
  let item: DynamicItem
  let view: View
  let model: UnsafeMutablePointer<Double>

  init(item: DynamicItem, view: View) {
    self.item = item
    self.view = view
    model = view.model
  }
}

/// Whether two lists hold the same objects, compared by reference because it runs every frame.
private func isSame(_ a: [DynamicItem], _ b: [DynamicItem]) -> Bool {
  guard a.count == b.count, !a.isEmpty else { return a.count == b.count }
  return a.withUnsafeBytes { left in
    b.withUnsafeBytes { right in
      guard let start = left.baseAddress, let other = right.baseAddress else { return false }
      return start == other || memcmp(start, other, left.count) == 0
    }
  }
}
