import MotionGeometry

/// The view hierarchy.
extension Stage {
  /// Adds a view to another one, in front of its subviews: `addSubview`. The view's values stay the
  /// same and now count in the new parent's coordinates.
  ///
  /// - Throws: `notOnStage`, `insideItself`, `nestedTooDeeply`.
  public func add(_ view: View, to parent: View) throws(StagingProblem) {
    try requireOnStage(view)
    try requireOnStage(parent)
    guard !parent.isOf(view) else {
      throw .insideItself(view: view.name, parent: parent.name)
    }
    guard parent.depth + view.height <= Self.depthLimit else {
      throw .nestedTooDeeply(limit: Self.depthLimit)
    }
    move(view, into: parent)
  }

  /// Moves a view in front of its siblings: `bringSubviewToFront`.
  public func bringToFront(_ view: View) throws(StagingProblem) {
    try requireOnStage(view)
    if !view.isDetached { move(view, into: view.parent) }
  }

  /// Moves a view behind its siblings: `sendSubviewToBack`.
  public func sendToBack(_ view: View) throws(StagingProblem) {
    try requireOnStage(view)
    if !view.isDetached { move(view, into: view.parent, at: 0) }
  }

  /// Moves a view to another parent or index; it is never in two places.
  /// - Parameters:
  ///   - parent: nil for the stage itself.
  ///   - index: the index among the new siblings; nil for the front.
  func move(_ view: View, into parent: View?, at index: Int? = nil) {
    leaveParent(view)
    view.isDetached = false
    if view.parent !== parent { view.parentFrame = frame }
    view.parent = parent
    setDepth(of: view, (parent?.depth ?? 0) + 1)
    var siblings = parent?.subviews ?? subviews
    siblings.insert(view, at: min(index ?? siblings.count, siblings.count))
    if let parent { parent.subviews = siblings } else { subviews = siblings }
    updateDynamicItem(of: view)
  }

  /// Removes a view from the window; it keeps its subviews and its name.
  func detach(_ view: View) {
    leaveParent(view)
    if view.parent != nil { view.parentFrame = frame }
    view.parent = nil
    setDepth(of: view, 1)
    view.isDetached = true
  }

  /// Parents move before their subviews, so dynamics must sort the views again.
  private func setDepth(of view: View, _ depth: Int) {
    guard view.depth != depth else { return }
    view.setDepth(depth)
    drivenItems = []
  }

  /// Removes a view from its parent's subviews; the caller must put it elsewhere.
  func leaveParent(_ view: View) {
    if let parent = view.parent {
      parent.subviews.remove(view)
    } else {
      subviews.remove(view)
    }
  }
}

extension View {
  /// Whether it is in the window: not in the view of a hidden screen.
  public var isInWindow: Bool { isOnStage && (parent?.isInWindow ?? !isDetached) }

  /// Whether it has been in the window since an earlier frame.
  func isInWindow(since frame: Int) -> Bool {
    parent?.isInWindow(since: frame) ?? (!isDetached && windowFrame <= frame)
  }

  /// The view on the stage itself that it is in, or is.
  var outermost: View { parent?.outermost ?? self }

  /// The levels of the hierarchy from the view down, the view included.
  var height: Int { 1 + (subviews.map(\.height).max() ?? 0) }

  fileprivate func setDepth(_ depth: Int) {
    self.depth = depth
    for subview in subviews { subview.setDepth(depth + 1) }
  }

  /// The view and all its descendants.
  var family: [View] { [self] + subviews.flatMap(\.family) }
}
