import MotionGeometry

extension Stage {
  /// Returns the view of a name; nil if there is none on the stage.
  public func view(named name: String) -> View? { viewsByName[name] }

  /// Adds a new view in front of its siblings.
  ///
  /// - Parameter frame: in the parent's coordinates, or the stage's.
  /// - Parameter name: free on this stage.
  /// - Parameter parent: the view around it; nil for the stage.
  /// - Throws: `nameTaken`, `notOnStage` for the parent, `notFinite` or `outOfRange` for the frame,
  ///   `tooManyViews`, `nestedTooDeeply`.
  public func addView(
    named name: String, frame: Rect, parent: View? = nil
  ) throws(StagingProblem) -> View {
    guard viewsByName[name] == nil else { throw .nameTaken(name: name) }
    if let parent { try requireOnStage(parent) }
    for (channel, value) in frame.placement { try channel.check(value, ofViewNamed: name) }
    try requireRoom(for: 1, height: 1, in: parent)
    viewCount += 1
    let view = View(
      name: name, frame: frame, parent: parent, moment: moment, ordinal: viewCount,
      firstRow: recorder.rowCount)
    if let parent { parent.subviews.append(view) } else { subviews.append(view) }
    register(view)
    return view
  }

  func register(_ view: View) {
    views.append(view)
    viewsByName[view.name] = view
  }

  /// Throws unless more views fit, as deep as they are high.
  func requireRoom(for count: Int, height: Int, in parent: View?) throws(StagingProblem) {
    guard views.count + count <= Self.viewLimit else {
      throw .tooManyViews(limit: Self.viewLimit)
    }
    guard (parent?.depth ?? 0) + height <= Self.depthLimit else {
      throw .nestedTooDeeply(limit: Self.depthLimit)
    }
  }

  /// Removes a view and its subviews from the stage, behaviors, animations and effects. Its name
  /// becomes free. A view that is not on the stage is ignored.
  public func remove(_ view: View) {
    guard isHere(view) else { return }
    var leaving = [view]
    var next = 0
    while next < leaving.count {
      leaving += leaving[next].subviews
      next += 1
    }
    leaveParent(view)
    cancelTouches(of: view)
    for view in leaving { discard(view) }
    dropHitTargets(above: view)
    if leaving.count > 1 { views.removeAll { !$0.isOnStage } } else { views.remove(view) }
  }

  private func discard(_ view: View) {
    dropAnimations(of: view)
    settleEffects(of: view)
    view.effects = []
    if let item = view.item {
      animator.removeItem(item)
      viewsByItem[ObjectIdentifier(item)] = nil
      viewsWithItem.removeAll { $0.item === item }
    }
    if view.scroll != nil {
      scrollViews.remove(view)
      noteScrolling()
    }
    viewsByName[view.name] = nil
    view.isOnStage = false
  }

  func isHere(_ view: View) -> Bool { view.isOnStage && view.moment === moment }

  func requireOnStage(_ view: View) throws(StagingProblem) {
    guard isHere(view) else { throw .notOnStage(view: view.label) }
  }
}

extension [View] {
  /// Removes a view from a list that is usually in creation order.
  mutating func remove(_ view: View) {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].ordinal < view.ordinal { low = middle + 1 } else { high = middle }
    }
    if low < count, self[low] === view { remove(at: low) } else { removeAll { $0 === view } }
  }
}

extension Rect {
  /// The channel values of an untransformed view with this frame.
  var placement: [(Channel, Double)] {
    [(.centerX, midX), (.centerY, midY), (.width, size.width), (.height, size.height)]
  }
}
