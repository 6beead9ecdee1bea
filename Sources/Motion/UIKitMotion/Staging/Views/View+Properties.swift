import MotionGeometry

/// UIKit's properties. What is set inside an animation block is animated.
extension View {
  /// The model's centre, in the parent's coordinates.
  public var center: Point {
    get { Point(self[.centerX], self[.centerY]) }
    set { setCenter(newValue) }
  }

  /// The model's bounds, in its own coordinates.
  public var bounds: Rect {
    get { geometry().bounds }
    set { setBounds(newValue) }
  }

  /// The model's transform about the centre; the 2D part of a 3D one.
  public var transform: AffineTransform {
    get { geometry().transform }
    set { setTransform(newValue) }
  }

  /// The bounding box of the transformed bounds, in the parent's coordinates.
  public var frame: Rect {
    get { geometry().frame }
    set { setFrame(newValue) }
  }

  /// The model's opacity, from 0 (clear) to 1.
  public var alpha: Double {
    get { self[.alpha] }
    set { set(newValue, .alpha) }
  }

  /// Whether it is neither drawn nor hit.
  public var isHidden: Bool {
    get { appearance.isHidden }
    set {
      guard let stage = moment.stage else {
        var appearance = appearance
        appearance.isHidden = newValue
        return appearances.note(appearance, at: moment.frame)
      }
      assign { () throws(StagingProblem) in
        try stage.setAppearance(of: self) { $0.isHidden = newValue }
      }
    }
  }

  /// The settings of a scroll view; setting them makes one of any view.
  public var scrollSettings: ScrollSettings {
    get { scroll?.settings ?? ScrollSettings() }
    set {
      assign { () throws(StagingProblem) in
        guard let stage = moment.stage else {
          try newValue.check(ofViewNamed: label)
          scroll = ScrollState(newValue)
          return
        }
        guard scroll != nil else { return try stage.makeScrollView(self, newValue) }
        try stage.setScrollSettings(of: self) { $0 = newValue }
      }
    }
  }

  package func setCenter(_ center: Point) { set([(.centerX, center.x), (.centerY, center.y)]) }

  package func setBounds(_ bounds: Rect) {
    let (origin, size) = (bounds.origin, bounds.size)
    set([
      (.boundsX, origin.x), (.boundsY, origin.y), (.width, size.width), (.height, size.height),
    ])
  }

  package func setFrame(_ frame: Rect) {
    assign { () throws(StagingProblem) in try write(placement(covering: frame)) }
  }

  package func setTransform(_ transform: AffineTransform) {
    assign { () throws(StagingProblem) in
      if let stage = moment.stage { return try stage.setTransform(transform, of: self) }
      guard transform.isFinite else { throw .notFinite(what: "`transform`") }
      guard let parts = SpatialChannels(Transform3D(transform)) else {
        throw .flattenedTransform(view: label)
      }
      try write(Array(zip(SpatialChannels.channels, parts.values)))
    }
  }

  package func set(_ value: Double, _ channel: Channel) { set([(channel, value)]) }

  private func set(_ values: [(Channel, Double)]) {
    assign { () throws(StagingProblem) in try write(values) }
  }

  /// Writes values through the stage, or to a view that is on none yet.
  private func write(_ values: [(Channel, Double)]) throws(StagingProblem) {
    if let stage = moment.stage { return try stage.set(values, of: self) }
    for (channel, value) in values { try channel.check(value, ofViewNamed: label) }
    for (channel, value) in values { model[channel.rawValue] = value }
  }

  /// Runs the change of a property's setter, which cannot throw.
  package func assign(_ change: () throws(StagingProblem) -> Void) {
    do throws(StagingProblem) { try change() } catch { refusal = error }
  }
}
