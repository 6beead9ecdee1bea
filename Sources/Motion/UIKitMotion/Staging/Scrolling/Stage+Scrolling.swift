import MotionCurves
import MotionGeometry

/// Scroll views, and what each frame does to them. `ScrollFlight` and `PageFlight` move released
/// content, `ScrollAxis` has the edges and the rubber band, and `Stage+ScrollTouches` has what
/// fingers do.
extension Stage {
  /// Makes a view a scroll view, which clips its subviews as in UIKit.
  ///
  /// - Throws: `notOnStage`, `notFinite` or `outOfRange`.
  public func makeScrollView(_ view: View, _ settings: ScrollSettings) throws(StagingProblem) {
    try requireOnStage(view)
    try settings.check(ofViewNamed: view.name)
    try setAppearance(of: view) { $0.clipsToBounds = true }
    view.scroll = ScrollState(settings)
    scrollViews.append(view)
  }

  /// Changes the settings of a scroll view.
  ///
  /// - Throws: `notOnStage`, `notAScrollView`, `notFinite` or `outOfRange`.
  public func setScrollSettings(
    of view: View, _ change: (inout ScrollSettings) -> Void
  ) throws(StagingProblem) {
    let scroll = try scrollState(of: view)
    var settings = scroll.settings
    change(&settings)
    try settings.check(ofViewNamed: view.name)
    scroll.settingsLog.note(settings, at: frame)
  }

  /// Moves the content without stopping its motion, like setting `contentOffset`: inside an
  /// animation block, the presentation is animated. The offset may be beyond the edges.
  ///
  /// - Throws: `notOnStage`, `notAScrollView`, `notFinite` or `outOfRange`.
  public func moveContent(of view: View, to offset: Point) throws(StagingProblem) {
    _ = try scrollState(of: view)
    try set([(.boundsX, offset.x), (.boundsY, offset.y)], of: view)
  }

  /// Scrolls to an offset, like `setContentOffset(_:animated:)`, and stops what moves the content.
  /// It may be beyond the edges.
  ///
  /// - Throws: `notOnStage`, `notAScrollView`, `notFinite` or `outOfRange`.
  public func scroll(
    _ view: View, to offset: Point, isAnimated: Bool
  ) throws(StagingProblem) {
    let scroll = try scrollState(of: view)
    for (channel, value) in [(Channel.boundsX, offset.x), (.boundsY, offset.y)] {
      try channel.check(value, ofViewNamed: view.name)
    }
    let moves = offset != view.contentOffset
    rest(scroll)
    guard isAnimated, moves else { return try moveContent(of: view, to: offset) }
    scroll.motion = .glide(
      ScrollGlide(start: view.contentOffset, end: offset, startFrame: frame))
    enter(.animating, scroll)
  }

  /// Returns the offset at which a part of the content is seen, with the smallest move:
  /// `scrollRectToVisible(_:animated:)`. A part that is larger than the view shows its start.
  ///
  /// - Throws: `notOnStage`, `notAScrollView`.
  public func offset(showing part: Rect, in view: View) throws(StagingProblem) -> Point {
    _ = try scrollState(of: view)
    let (offset, size, inset) = (
      view.contentOffset, view.bounds.size, view.adjustedContentInset ?? .zero
    )
    func nearest(
      _ now: Double, _ part: (Double, Double), _ seen: (Double, Double)
    ) -> Double {
      if part.0 < now + seen.0 { return part.0 - seen.0 }
      if part.1 > now + seen.1 { return min(part.1 - seen.1, part.0 - seen.0) }
      return now
    }
    return Point(
      nearest(offset.x, (part.minX, part.maxX), (inset.left, size.width - inset.right)),
      nearest(offset.y, (part.minY, part.maxY), (inset.top, size.height - inset.bottom)))
  }

  /// Ends a motion, as `stopScrollingAndZooming()` does: content beyond an edge goes to the edge, and
  /// with paging to a page, at once.
  public func stopScrolling(of view: View) {
    guard let scroll = view.scroll, scroll.isMovingAlone, let axes = view.scrollAxes else { return }
    rest(scroll)
    func end(_ offset: Double, _ axis: ScrollAxis) -> Double {
      scroll.settings.isPagingEnabled
        ? PageFlight.page(offset: offset, velocity: 0, on: axis) : axis.clamped(offset)
    }
    let offset = view.contentOffset
    place(view, Point(end(offset.x, axes.x), end(offset.y, axes.y)))
  }

  func scrollState(of view: View) throws(StagingProblem) -> ScrollState {
    try requireOnStage(view)
    guard let scroll = view.scroll else { throw .notAScrollView(view: view.name) }
    return scroll
  }

  // MARK: Frames

  /// The duration of a frame in milliseconds.
  static let frameDuration = 1000 / Double(framesPerSecond)

  /// Advances the scroll views that move by themselves.
  func advanceScrolling() {
    for view in scrollViews {
      guard let scroll = view.scroll else { continue }
      switch scroll.motion {
      case .flight: fly(view, scroll)
      case .glide(let glide):
        place(view, glide.offset(at: frame))
        guard glide.endFrame <= frame else { continue }
        rest(scroll)
        emitScroll(.didEndScrollingAnimation, view)
      case .rest, .drag, .release: continue
      }
    }
  }

  /// Advances a deceleration by a frame.
  func fly(_ view: View, _ scroll: ScrollState) {
    guard case .flight(var x, var y) = scroll.motion, let axes = view.scrollAxes else { return }
    let offset = view.contentOffset
    // Somebody may have set the offset, which does not stop the motion.
    if rounded(x.offset) != offset.x { x.move(to: offset.x) }
    if rounded(y.offset) != offset.y { y.move(to: offset.y) }
    x.advance(by: Self.frameDuration, on: axes.x, pixel: moment.pixel)
    y.advance(by: Self.frameDuration, on: axes.y, pixel: moment.pixel)
    scroll.motion = .flight(x: x, y: y)
    place(view, Point(x.offset, y.offset))
    guard x.isOver, y.isOver else { return }
    rest(scroll)
    emitScroll(.didEndDecelerating, view)
  }

  /// Moves the content, and reports it if the offset has changed.
  func place(_ view: View, _ offset: Point) {
    let limits = Channel.boundsX.range
    let next = Point(
      min(max(rounded(offset.x), limits.lowerBound), limits.upperBound),
      min(max(rounded(offset.y), limits.lowerBound), limits.upperBound))
    guard next != view.contentOffset else { return }
    view.model[Channel.boundsX.rawValue] = next.x
    view.model[Channel.boundsY.rawValue] = next.y
    emitScroll(.didScroll, view)
  }

  /// Rounds an offset to the display's pixels.
  func rounded(_ offset: Double) -> Double {
    guard let scale = animator.pixelScale else { return offset }
    return (offset * scale).rounded() / scale
  }

  func rest(_ scroll: ScrollState) {
    scroll.motion = .rest
    enter(.rest, scroll)
  }

  func enter(_ phase: ScrollPhase, _ scroll: ScrollState) {
    if scroll.phase != phase { scroll.phaseLog.note(phase, at: frame) }
    noteScrolling()
  }

  func noteScrolling() {
    moment.isScrolling = scrollViews.contains { view in
      guard let scroll = view.scroll else { return false }
      if case .release = scroll.motion { return true }
      return scroll.isMovingAlone
    }
  }
}

extension ScrollState {
  /// Whether the content moves without a finger.
  package var isMovingAlone: Bool { phase == .decelerating || phase == .animating }
}

extension ScrollSettings {
  /// Throws for numbers out of range.
  func check(ofViewNamed name: String) throws(StagingProblem) {
    let (size, inset) = (contentSize, contentInset)
    for length in [size.width, size.height] {
      try require(length, in: 0...Channel.limit, "`\(name).contentSize`")
    }
    for length in [inset.top, inset.left, inset.bottom, inset.right] {
      try require(length, in: -Channel.limit...Channel.limit, "`\(name).contentInset`")
    }
    try require(decelerationRate, in: Self.rates, "`\(name).decelerationRate`")
  }
}
