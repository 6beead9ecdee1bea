import MotionGeometry

extension Stage {
  /// Advances by whole frames of a sixtieth of a second, and returns what happened, in order.
  ///
  /// - Parameter frames: a negative number counts as 0.
  @discardableResult
  public func advance(frames: Int) -> [StageEvent] {
    var events: [StageEvent] = []
    for _ in 0..<max(0, frames) { events += step() }
    return events
  }

  /// Advances until nothing moves, or by a number of frames at the most.
  ///
  /// - Returns: whether nothing moves any more.
  @discardableResult
  public func settle(within frames: Int) -> Bool {
    var left = frames
    while isMoving || !calls.isEmpty, left > 0 {
      _ = step()
      left -= 1
    }
    return !isMoving
  }

  /// Animates what a block changes, like `UIView.animate`: the model has its new values at once, and
  /// the presentation follows.
  ///
  /// - Throws: `notFinite` or `outOfRange` for an invalid time or count, and what the block throws;
  ///   what it had changed before is animated all the same.
  @discardableResult
  public func animate(
    _ options: AnimationOptions = AnimationOptions(),
    _ changes: () throws(StagingProblem) -> Void
  ) throws(StagingProblem) -> AnimationID {
    let animation = try beginAnimation(options)
    defer { commitAnimation() }
    try changes()
    return animation
  }

  /// Returns dynamic items for views, in their order, for a behavior's `items`.
  ///
  /// - Throws: `notOnStage`.
  public func items(for views: [View]) throws(StagingProblem) -> [DynamicItem] {
    var items: [DynamicItem] = []
    for view in views { items.append(try item(for: view)) }
    return items
  }
}
