import UIKitMotion

#if canImport(Foundation)
  import struct Foundation.CGPoint
#endif

/// What a collision behavior tells its delegate: `UICollisionBehaviorDelegate`. It is called at the end of
/// the step in which a contact begins or ends.
public protocol CollisionBehaviorDelegate: AnyObject {
  /// Two items touch.
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: DynamicItem, with other: DynamicItem,
    at point: CGPoint) throws
  /// Two items touch no longer.
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: DynamicItem, with other: DynamicItem)
    throws
  /// An item touches a boundary; nil is the edge of the reference bounds.
  func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: DynamicItem,
    withBoundaryIdentifier identifier: String?, at point: CGPoint) throws
  /// An item touches a boundary no longer; nil is the edge of the reference bounds.
  func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: DynamicItem,
    withBoundaryIdentifier identifier: String?) throws
}

extension CollisionBehaviorDelegate {
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: DynamicItem, with other: DynamicItem,
    at point: CGPoint
  ) throws {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: DynamicItem, with other: DynamicItem
  ) throws {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, beganContactFor item: DynamicItem,
    withBoundaryIdentifier identifier: String?, at point: CGPoint
  ) throws {}
  /// Does nothing.
  public func collisionBehavior(
    _ behavior: CollisionBehavior, endedContactFor item: DynamicItem,
    withBoundaryIdentifier identifier: String?
  ) throws {}
}

extension CollisionBehavior {
  /// Creates a collision behavior for views.
  /// - Throws: `notOnStage`.
  @_disfavoredOverload
  public convenience init(items views: [View]) throws(StagingProblem) {
    self.init(items: try views.items())
  }

  /// Adds a segment; it replaces a boundary of the same identifier, whose text is its name.
  /// - Throws: `boundaryWithoutLength`, or `invalidBoundary` for a point out of range.
  public func addBoundary(
    withIdentifier identifier: some CustomStringConvertible, from start: CGPoint, to end: CGPoint
  ) throws(DynamicsProblem) {
    try addBoundary(name: identifier.description, from: Point(start), to: Point(end))
  }

  /// What it lets collide: `mode`.
  public var collisionMode: Mode {
    get { mode }
    set { mode = newValue }
  }

  /// Removes the boundary of an identifier.
  public func removeBoundary(withIdentifier identifier: some CustomStringConvertible) {
    removeBoundary(named: identifier.description)
  }

  /// The delegate; not retained, as in UIKit. What it throws is in the stage's `callbackErrors`.
  public var collisionDelegate: (any CollisionBehaviorDelegate)? {
    get { delegate as? any CollisionBehaviorDelegate }
    set {
      delegate = newValue
      onContact = newValue == nil ? nil : { [weak self] contact in self?.tell(contact) }
    }
  }

  private func tell(_ contact: Contact) {
    guard let collisionDelegate else { return }
    func call() throws {
      let (item, point) = (contact.item, (contact.point ?? .zero).cgPoint)
      switch (contact.phase, contact.other) {
      case (.began, .item(let other)):
        try collisionDelegate.collisionBehavior(
          self, beganContactFor: item, with: other, at: point)
      case (.ended, .item(let other)):
        try collisionDelegate.collisionBehavior(self, endedContactFor: item, with: other)
      case (.began, .boundary), (.began, .referenceBounds):
        try collisionDelegate.collisionBehavior(
          self, beganContactFor: item, withBoundaryIdentifier: contact.other.boundary, at: point)
      case (.ended, .boundary), (.ended, .referenceBounds):
        try collisionDelegate.collisionBehavior(
          self, endedContactFor: item, withBoundaryIdentifier: contact.other.boundary)
      }
    }
    contact.item.stage?.attempt(call)
  }
}

extension Contact.Other {
  /// The name of a boundary; nil for the reference bounds and for items.
  fileprivate var boundary: String? { if case .boundary(let name) = self { name } else { nil } }
}
