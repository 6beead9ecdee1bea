import MotionCurves
import MotionGeometry
import MotionPlatform

/// Fingers that scroll. Between a release and its first step, which is `finishReleases()`, a
/// handler may choose the target.
extension Stage {
  /// Lets the scroll views around a touch follow it.
  func scroll(with touch: Touch, _ phase: StageEvent.Touch.Phase) {
    let views = touch.recognition.recognizers.compactMap { scrollView(of: $0) }
    guard !views.isEmpty else { return }
    switch phase {
    case .began: for view in views { track(view, touch) }
    case .moved:
      let dragged = touch.recognition.recognized.flatMap { scrollView(of: $0) }
      for view in views {
        if touch.recognition.isTaken, view !== dragged {
          lift(view, touch, isCancelled: true)
        } else {
          follow(view, touch, isDragged: view === dragged)
        }
      }
    case .ended, .cancelled:
      for view in views { lift(view, touch, isCancelled: phase == .cancelled) }
    }
  }

  /// The scroll view that a recognizer scrolls; nil for other recognizers.
  func scrollView(of recognizer: GestureRecognizer) -> View? {
    recognizer.kind == .scroll ? recognizer.view.flatMap { view(named: $0) } : nil
  }

  /// Notes where the content is when a finger comes down. A motion stops there.
  private func track(_ view: View, _ touch: Touch) {
    guard let scroll = view.scroll, let axes = view.scrollAxes else { return }
    let offset = view.contentOffset
    scroll.motion = .drag(
      ScrollDrag(
        finger: touch.finger, start: Point(axes.x.pulled(offset.x), axes.y.pulled(offset.y)),
        hasCaught: scroll.isMovingAlone))
    enter(.tracking, scroll)
  }

  private func drag(_ scroll: ScrollState, by touch: Touch) -> ScrollDrag? {
    guard case .drag(let drag) = scroll.motion, drag.finger == touch.finger else { return nil }
    return drag
  }

  /// Moves the content with a finger that drags the view.
  private func follow(_ view: View, _ touch: Touch, isDragged: Bool) {
    guard isDragged, let scroll = view.scroll, var drag = drag(scroll, by: touch) else { return }
    let way = view.own(touch.point - touch.start, from: touch.start)
    let begins = !drag.hasBegun
    if begins { drag.begin(way, scroll.settings) }
    scroll.motion = .drag(drag)
    guard let axes = view.scrollAxes else { return }
    if begins {
      enter(.dragging, scroll)
      emitScroll(.willBeginDragging, view)
      if scroll.settings.keyboardDismissMode == .onDrag { dismissKeyboard() }
    }
    if scroll.settings.keyboardDismissMode == .interactive { pushKeyboard(by: touch.point) }
    let (can, offset) = (view.scrollableAxes, view.contentOffset)
    place(
      view,
      Point(
        can.x && drag.movesX ? axes.x.shown(drag.start.x - way.dx) : offset.x,
        can.y && drag.movesY ? axes.y.shown(drag.start.y - way.dy) : offset.y))
  }

  /// Ends a drag. Handlers of `willEndDragging` may choose the target before `finishReleases()`.
  private func lift(_ view: View, _ touch: Touch, isCancelled: Bool) {
    guard let scroll = view.scroll, let drag = drag(scroll, by: touch) else { return }
    guard drag.hasBegun else {
      guard drag.hasCaught else { return rest(scroll) }
      return release(view, ScrollRelease(velocity: .zero))
    }
    releaseKeyboard(touch.lastMove)
    let velocity = isCancelled ? .zero : releaseVelocity(of: view, drag, touch)
    scroll.motion = .release(ScrollRelease(velocity: velocity))
    noteScrolling()
    let target = target(of: view, velocity)
    scroll.targetFromBeyond = view.overscroll == .zero ? nil : target
    emitScroll(.willEndDragging, view, velocity: velocity, target: target)
  }

  // MARK: Release

  /// The velocity of the content when the finger is lifted, along the axes that move.
  private func releaseVelocity(of view: View, _ drag: ScrollDrag, _ touch: Touch) -> Vector {
    func own(_ velocity: Vector) -> Vector { view.own(velocity, from: touch.start) * (-1 / 1000) }
    guard own(touch.velocity).length >= ScrollFlight.leastThrow else { return .zero }
    let (velocity, can) = (own(touch.releaseVelocity), view.scrollableAxes)
    return Vector(
      can.x && drag.movesX ? velocity.dx : 0, can.y && drag.movesY ? velocity.dy : 0)
  }

  /// The view whose release waits for its handlers; nil if none does.
  package var releasedScrollView: View? {
    scrollViews.first { if case .release? = $0.scroll?.motion { true } else { false } }
  }

  /// Chooses where the released content comes to rest: `targetContentOffset`.
  ///
  /// - Throws: `noRelease` unless a release waits, `pagesChoose` for a view with paging,
  ///   `notFinite` or `outOfRange`.
  public func setScrollTarget(_ target: Point) throws(StagingProblem) {
    guard let view = releasedScrollView, let scroll = view.scroll,
      case .release(var release) = scroll.motion
    else { throw .noRelease }
    guard !scroll.settings.isPagingEnabled else { throw .pagesChoose(view: view.name) }
    try require(target.x, in: Channel.boundsX.range, "the target's x")
    try require(target.y, in: Channel.boundsY.range, "the target's y")
    release.target = target
    scroll.motion = .release(release)
  }

  /// Releases the content whose handlers have chosen their target. Its first step is at once.
  package func finishReleases() {
    while let view = releasedScrollView, case .release(let found)? = view.scroll?.motion {
      release(view, found)
    }
  }

  private func release(_ view: View, _ release: ScrollRelease) {
    guard let scroll = view.scroll, let (x, y) = courses(of: view, release) else { return }
    if release.target != nil { scroll.targetFromBeyond = nil }
    let willDecelerate = !(x.isOver && y.isOver)
    emitScroll(.didEndDragging, view, willDecelerate: willDecelerate)
    guard willDecelerate else {
      place(view, Point(x.offset, y.offset))
      return rest(scroll)
    }
    scroll.motion = .flight(x: x, y: y)
    enter(.decelerating, scroll)
    emitScroll(.willBeginDecelerating, view)
    fly(view, scroll)
  }

  private func courses(
    of view: View, _ release: ScrollRelease
  ) -> (x: ScrollCourse, y: ScrollCourse)? {
    guard let settings = view.scroll?.settings, let axes = view.scrollAxes else { return nil }
    let (offset, velocity) = (view.contentOffset, release.velocity)
    return (
      ScrollCourse(offset.x, velocity.dx, to: release.target?.x, on: axes.x, settings),
      ScrollCourse(offset.y, velocity.dy, to: release.target?.y, on: axes.y, settings)
    )
  }

  /// Where the content would come to rest by itself.
  private func target(of view: View, _ velocity: Vector) -> Point {
    guard let (x, y) = courses(of: view, ScrollRelease(velocity: velocity)),
      let axes = view.scrollAxes
    else { return view.contentOffset }
    return Point(rounded(x.target(on: axes.x)), rounded(y.target(on: axes.y)))
  }
}

extension ScrollCourse {
  /// The course of released content along one axis.
  init(
    _ offset: Double, _ velocity: Double, to target: Double?, on axis: ScrollAxis,
    _ settings: ScrollSettings
  ) {
    if settings.isPagingEnabled {
      let page = PageFlight.page(offset: offset, velocity: velocity, on: axis)
      self =
        page == offset && velocity == 0
        ? .rest(offset) : .page(PageFlight(offset: offset, velocity: velocity, target: page))
      return
    }
    let rate = settings.decelerationRate
    let flight =
      target.map { ScrollFlight(offset: offset, velocity: velocity, rate: rate, target: $0) }
      ?? ScrollFlight(offset: offset, velocity: velocity, rate: rate)
    self = flight.isOver(on: axis, pixel: 0) ? .rest(offset) : .free(flight)
  }

  /// The offset at which it will end, as far as UIKit predicts it.
  package func target(on axis: ScrollAxis) -> Double {
    switch self {
    case .rest(let offset): offset
    case .free(let flight): flight.landing ?? axis.clamped(flight.target)
    case .page(let flight): flight.target
    }
  }
}

extension ScrollDrag {
  /// The angles between a finger's way and an axis, up to which the directional lock holds it.
  /// Source: observed.
  private static let lock = 20.0 * .pi / 180

  /// Begins, and chooses the axes that it stays on.
  fileprivate mutating func begin(_ way: Vector, _ settings: ScrollSettings) {
    hasBegun = true
    guard settings.isDirectionalLockEnabled else { return }
    let angle = atan2(abs(way.dy), abs(way.dx))
    movesY = angle >= Self.lock
    movesX = angle <= .pi / 2 - Self.lock
  }
}

extension Touch {
  /// The scroll views around it that follow it, the nearest first.
  var scrollViews: [View] {
    let names = Set(recognition.recognizers.filter { $0.kind == .scroll }.compactMap(\.view))
    var (found, next): ([View], View?) = ([], view)
    while let view = next {
      if names.contains(view.name) { found.append(view) }
      next = view.parent
    }
    return found
  }

  /// How far the finger has moved in the directions in which a scroll view scrolls. One that is at
  /// its end leaves a direction to a view around it that is not; content that may keep its touches
  /// does so once it has heard of them.
  func reach(of recognizer: GestureRecognizer, among views: [View]) -> Double {
    guard let index = views.firstIndex(where: { $0.name == recognizer.view }) else { return 0 }
    let scroll = views[index]
    if isTold, view !== scroll, scroll.scroll?.settings.canCancelContentTouches == false {
      return 0
    }
    let way = scroll.own(point - start, from: start)
    let outer = views[(index + 1)...]
    func part(_ way: Double, _ isHorizontal: Bool) -> Double {
      let moves = scroll.scrolls(along: way, isHorizontal)
      guard moves != .never else { return 0 }
      let isLeft =
        moves == .beyondItsEnd
        && outer.contains { $0.scrolls(along: way, isHorizontal) == .freely }
      return isLeft ? 0 : way
    }
    return Vector(part(way.dx, true), part(way.dy, false)).length
  }
}

extension View {
  fileprivate enum Freedom {
    case never, freely, beyondItsEnd
  }

  /// Whether a finger that moves along an axis scrolls it.
  fileprivate func scrolls(along way: Double, _ isHorizontal: Bool) -> Freedom {
    guard let axes = scrollAxes, isHorizontal ? scrollableAxes.x : scrollableAxes.y else {
      return .never
    }
    let (axis, offset) = isHorizontal ? (axes.x, contentOffset.x) : (axes.y, contentOffset.y)
    return way < 0 && offset >= axis.upper || way > 0 && offset <= axis.lower
      ? .beyondItsEnd : .freely
  }
}
