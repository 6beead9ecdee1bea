import Geometry

/// Who lies in whom, and who is in front.
extension Stage {
  /// Puts a view into another one, in front of what is there: `addSubview`. Its numbers stay as they
  /// are, and count in the new parent's coordinates.
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

  /// Puts a view in front of its siblings: `bringSubviewToFront`.
  public func bringToFront(_ view: View) throws(StagingProblem) {
    try requireOnStage(view)
    if !view.isDetached { move(view, into: view.parent) }
  }

  /// Puts a view behind its siblings: `sendSubviewToBack`.
  public func sendToBack(_ view: View) throws(StagingProblem) {
    try requireOnStage(view)
    if !view.isDetached { move(view, into: view.parent, at: 0) }
  }

  /// Takes a view from where it is and puts it elsewhere: at no time it is in two places.
  /// - Parameters:
  ///   - parent: nil for the stage itself.
  ///   - index: among its new siblings; nil for in front of them.
  func move(_ view: View, into parent: View?, at index: Int? = nil) {
    leaveParent(view)
    view.isDetached = false
    view.parent = parent
    setDepth(of: view, (parent?.depth ?? 0) + 1)
    var siblings = parent?.subviews ?? subviews
    siblings.insert(view, at: min(index ?? siblings.count, siblings.count))
    if let parent { parent.subviews = siblings } else { subviews = siblings }
    tellAnimator(of: view)
  }

  /// Takes a view out of the window; it keeps its subviews and its name.
  func detach(_ view: View) {
    leaveParent(view)
    view.parent = nil
    setDepth(of: view, 1)
    view.isDetached = true
  }

  /// Parents are moved before what lies in them, so dynamics looks for that order anew.
  private func setDepth(of view: View, _ depth: Int) {
    guard view.depth != depth else { return }
    view.setDepth(depth)
    drivenItems = []
  }

  /// Takes a view out of what it lies in, which is nobody's to see but the caller's.
  func leaveParent(_ view: View) {
    if let parent = view.parent {
      parent.subviews.remove(view)
    } else {
      subviews.remove(view)
    }
  }
}

extension View {
  /// Whether it is in the window: not in the view of a screen that nobody shows.
  public var isInWindow: Bool { isOnStage && (parent?.isInWindow ?? !isDetached) }

  /// How many views lie in one another from it on down, itself counted.
  fileprivate var height: Int { 1 + (subviews.map(\.height).max() ?? 0) }

  fileprivate func setDepth(_ depth: Int) {
    self.depth = depth
    for subview in subviews { subview.setDepth(depth + 1) }
  }

  /// Itself and all that lies in it.
  var family: [View] { [self] + subviews.flatMap(\.family) }
}
