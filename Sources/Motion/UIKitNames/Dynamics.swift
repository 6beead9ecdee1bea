import UIKitMotion

#if canImport(Foundation)
  import struct Foundation.CGPoint
#endif

/// UIKit Dynamics over views.

extension DynamicAnimator {
  /// Creates the animator of a stage, which takes it instead of its own.
  /// - Throws: `engineTooLate` if the stage's own animator has behaviors already, or time has passed.
  public convenience init(referenceView stage: Stage) throws(StagingProblem) {
    self.init(referenceBounds: Rect(origin: .zero, size: stage.size), engine: stage.animator.engine)
    try stage.use(self)
  }

  /// Adds a behavior to the top level: `add(_:)`.
  /// - Throws: the errors of `add(_:)`.
  public func addBehavior(_ behavior: DynamicBehavior) throws(DynamicsProblem) {
    try add(behavior)
  }

  /// Removes a behavior from the top level: `remove(_:)`.
  public func removeBehavior(_ behavior: DynamicBehavior) { remove(behavior) }

  /// Removes all behaviors.
  public func removeAllBehaviors() {
    for behavior in behaviors { remove(behavior) }
  }

  /// Reads the center and the rotation of a view anew.
  /// - Throws: `notOnStage`.
  public func updateItem(usingCurrentState view: View) throws(StagingProblem) {
    updateItem(try view.item())
  }
}

extension View {
  /// The item that dynamics moves for the view.
  func item() throws(StagingProblem) -> DynamicItem {
    guard let stage else { throw .notOnStage(view: label) }
    return try stage.item(for: self)
  }
}

extension [View] {
  func items() throws(StagingProblem) -> [DynamicItem] {
    try map { (view) throws(StagingProblem) in try view.item() }
  }
}

extension GravityBehavior {
  /// Creates gravity of magnitude 1, straight down, for views.
  /// - Throws: `notOnStage`.
  @_disfavoredOverload
  public convenience init(items views: [View]) throws(StagingProblem) {
    self.init(items: try views.items())
  }
}

extension DynamicItemBehavior {
  /// Creates a behavior for properties of views.
  /// - Throws: `notOnStage`.
  @_disfavoredOverload
  public convenience init(items views: [View]) throws(StagingProblem) {
    self.init(items: try views.items())
  }

  /// Adds to a view's velocity, in points per second.
  /// - Throws: `notOnStage`, or `invalidVelocity` for one that is not finite.
  public func addLinearVelocity(_ velocity: CGPoint, for view: View) throws {
    let velocity = Point(velocity)
    try addLinearVelocity(Vector(velocity.x, velocity.y), for: view.item())
  }

  /// Adds to a view's angular velocity, in radians per second.
  /// - Throws: `notOnStage`, or `invalidVelocity` for one that is not finite.
  public func addAngularVelocity(_ velocity: Double, for view: View) throws {
    try addAngularVelocity(velocity, for: view.item())
  }
}

extension PushBehavior {
  /// Creates a push of magnitude 0 for views.
  /// - Throws: `notOnStage`.
  @_disfavoredOverload
  public convenience init(items views: [View], mode: Mode) throws(StagingProblem) {
    self.init(items: try views.items(), mode: mode)
  }

  /// Whether it pushes: `isActive`.
  public var active: Bool {
    get { isActive }
    set { isActive = newValue }
  }
}

extension SnapBehavior {
  /// Creates a snap that pulls a view to a point of the stage.
  /// - Throws: `notOnStage`, or `invalidPoint` for a point out of range.
  @_disfavoredOverload
  public convenience init(item view: View, snapTo point: CGPoint) throws {
    try self.init(item: view.item(), snapTo: Point(point))
  }
}

extension AttachmentBehavior {
  /// Attaches a view to a point with a rod as long as the distance when it begins to act.
  /// - Throws: `notOnStage`, or `invalidPoint` for a point out of range.
  public convenience init(item view: View, attachedToAnchor point: CGPoint) throws {
    try self.init(name: "attachment", item: view.item(), toAnchor: Point(point))
  }

  /// Attaches a view to another one with a rod as long as the distance when it begins to act.
  /// - Throws: `notOnStage`, or `attachedToItself`.
  public convenience init(item view: View, attachedTo other: View) throws {
    try self.init(name: "attachment", item: view.item(), to: other.item())
  }
}
