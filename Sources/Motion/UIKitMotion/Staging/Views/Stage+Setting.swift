import MotionGeometry

extension Stage {
  /// Sets a model value. Inside an animation block the presentation is animated; a dynamic item
  /// takes a new centre or rotation at once. Setting the font size removes the view's text style.
  ///
  /// - Throws: `notOnStage`, `readOnly`, `notFinite`, `outOfRange`; nothing has changed then.
  public func set(
    _ value: Double, _ channel: Channel, of view: View
  ) throws(StagingProblem) {
    try set([(channel, value)], of: view)
    if channel == .fontSize, view.appearance.font != nil {
      try setAppearance(of: view) { $0.font = nil }
    }
  }

  /// Sets centre and size so that the view covers a rectangle of its parent; the transform stays.
  ///
  /// This is Core Animation's measured behaviour, which its documentation calls undefined: the size
  /// goes through the transform's inverse, and the centre is set so that the bounding box has the
  /// rectangle's origin. The bounding box of a rotated view is then larger than the rectangle;
  /// perspective does not affect the size.
  /// - Throws: also `frameOfFlatView`.
  public func setFrame(_ frame: Rect, of view: View) throws(StagingProblem) {
    try requireOnStage(view)
    try set(view.placement(covering: frame), of: view)
  }

  /// Sets several values, or none if one of them is invalid.
  func set(
    _ values: [(Channel, Double)], of view: View
  ) throws(StagingProblem) {
    try requireOnStage(view)
    for (channel, value) in values { try channel.check(value, ofViewNamed: view.name) }
    if !openAnimations.isEmpty || isReaiming { try requireRoomToAnimate(view, values.count) }
    let origin = view.contentOffset
    for (channel, value) in values {
      animate(view, channel, to: value)
      view.model[channel.rawValue] = value
    }
    updateDynamicItem(of: view)
    if view.scroll != nil, view.contentOffset != origin { emitScroll(.didScroll, view) }
  }
}

extension View {
  /// Returns centre and size with which the view covers a rectangle of its parent.
  func placement(covering frame: Rect) throws(StagingProblem) -> [(Channel, Double)] {
    guard !transform.isTranslation || geometry().space != nil else {
      let anchor = geometry().anchor
      let shift = Vector((anchor.x - 0.5) * frame.size.width, (anchor.y - 0.5) * frame.size.height)
      let place = frame.center - Vector(transform.tx, transform.ty) + shift
      return Rect(center: place, size: frame.size).placement
    }
    guard let inverse = transform.inverted else { throw .frameOfFlatView(view: label) }
    var geometry = geometry()
    geometry.bounds.size = inverse.extent(of: frame.size)
    let box = geometry.frame
    let middle = geometry.center + (frame.origin - box.origin)
    return Rect(center: middle, size: geometry.bounds.size).placement
  }
}

extension Channel {
  /// Throws for a value that a view's number cannot have.
  func check(_ value: Double, ofViewNamed view: String) throws(StagingProblem) {
    guard !isReadOnly else { throw .readOnly(channel: self) }
    try require(value, in: range, "`\(view).\(name)`")
  }
}
