import MotionCurves
import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

/// Scroll views on the stage: what fingers do to them, and what they report.
@Suite struct ScrollViewTests {
  private let stage = Stage()

  @discardableResult
  private func scroll(
    _ name: String = "list", _ frame: Rect = Rect(0, 0, 320, 568),
    content: Size = Size(320, 4000), in parent: View? = nil,
    _ change: (inout ScrollSettings) -> Void = { _ in }
  ) throws -> View {
    let view = try stage.box(name, frame, in: parent)
    var settings = ScrollSettings(contentSize: content)
    change(&settings)
    try stage.makeScrollView(view, settings)
    return view
  }

  /// Drags at a constant velocity and runs until everything rests; the phases that were reported,
  /// each row of `didScroll` once.
  @discardableResult
  private func drag(
    from start: Point = Point(160, 300), by way: Vector, over duration: Double = 0.2
  ) throws -> [StageEvent.Scroll] {
    var events = try stage.touch(
      at: start, to: start + way, AnimationOptions(duration: duration, curve: .linear))
    var frames = 0
    repeat {
      events += stage.step()
      frames += 1
    } while stage.isMoving && frames < 1000
    return scrolls(events)
  }

  private func scrolls(_ events: [StageEvent]) -> [StageEvent.Scroll] {
    events.compactMap { event in
      if case .scroll(let scroll) = event.kind { scroll } else { nil }
    }
  }

  private func phases(_ events: [StageEvent.Scroll]) -> [StageEvent.Scroll.Phase] {
    events.map(\.phase).reduce(into: []) { phases, phase in
      if phases.last != phase { phases.append(phase) }
    }
  }

  @Test func aFlingReportsInUIKitsOrder() throws {
    let list = try scroll()
    let events = try drag(by: Vector(0, -200))
    #expect(
      phases(events) == [
        .willBeginDragging, .didScroll, .willEndDragging, .didEndDragging, .willBeginDecelerating,
        .didScroll, .didEndDecelerating,
      ])
    let end = try #require(events.first { $0.phase == .willEndDragging })
    #expect(close(end.velocity?.dy ?? 0, 1, within: 1e-9) && end.velocity?.dx == 0)
    let target = ScrollFlight(offset: 200, velocity: 1).target
    #expect(close(end.target?.y ?? 0, target, within: 1e-9))
    #expect(events.first { $0.phase == .didEndDragging }?.willDecelerate == true)
    let left = (end.target?.y ?? 0) - list.contentOffset.y
    #expect(left >= 0 && left <= 0.5 + 0.17)
    #expect(list.scroll?.phase == .rest && !stage.isMoving)
  }

  /// Too slow to throw, and at rest when the finger lifts.
  @Test func aSlowFingerThrowsNothing() throws {
    let list = try scroll()
    let events = try drag(by: Vector(0, -100), over: 1)
    #expect(
      phases(events) == [.willBeginDragging, .didScroll, .willEndDragging, .didEndDragging])
    #expect(events.last?.willDecelerate == false && list.contentOffset == Point(0, 100))
  }

  /// While a finger drags content beyond its edge it follows the rubber band; released, it comes back.
  @Test func contentComesBackToItsEdge() throws {
    let list = try scroll()
    _ = try stage.holdTouch(at: Point(160, 100))
    _ = stage.step()
    _ = try stage.moveTouch(to: Point(160, 200))
    #expect(close(list.contentOffset.y, -50.14446, within: 1e-5))
    stage.step(30)
    _ = try stage.endTouch()
    stage.finishReleases()
    #expect(list.scroll?.phase == .decelerating)
    stage.step(120)
    #expect(list.contentOffset == .zero && list.scroll?.phase == .rest)
  }

  /// The offset of a drag never leaves the band, wherever the finger goes.
  @Test func aDragStaysInItsBand() throws {
    var random = Seeded(61)
    let list = try scroll(content: Size(320, 900))
    _ = try stage.holdTouch(at: Point(160, 300))
    for _ in 0..<300 {
      stage.step(1)
      _ = try stage.moveTouch(to: Point(160, Double.random(in: -5000...5000, using: &random)))
      let offset = list.contentOffset.y
      #expect(offset > -568 && offset < 900 - 568 + 568)
    }
  }

  /// A drag that begins in a bounce starts where the content is shown.
  @Test func caughtContentDoesNotJump() throws {
    let list = try scroll()
    _ = try stage.holdTouch(at: Point(160, 100))
    stage.step(1)
    _ = try stage.moveTouch(to: Point(160, 400))
    _ = try stage.endTouch()
    stage.step(4)
    let caught = list.contentOffset.y
    #expect(caught < -20)
    _ = try stage.holdTouch(at: Point(160, 100))
    #expect(list.scroll?.phase == .tracking && list.contentOffset.y == caught)
    stage.step(10)
    #expect(list.contentOffset.y == caught)
    _ = try stage.moveTouch(to: Point(160, 110))
    #expect(list.contentOffset.y < caught && list.contentOffset.y > caught - 5.5)
    _ = try stage.moveTouch(to: Point(160, 100))
    #expect(close(list.contentOffset.y, caught, within: 1e-9))
  }

  /// A finger that stops a throw and lifts reports only the end of a drag.
  @Test func aCaughtThrowStops() throws {
    let list = try scroll()
    _ = try stage.touch(
      at: Point(160, 300), to: Point(160, 100), AnimationOptions(duration: 0.2, curve: .linear))
    stage.step(30)
    #expect(list.scroll?.phase == .decelerating)
    let began = try stage.touch(at: Point(160, 300))
    #expect(began.isEmpty)
    let events = scrolls(stage.takeEvents())
    #expect(events.map(\.phase) == [.didEndDragging] && events[0].willDecelerate == false)
    let offset = list.contentOffset
    stage.step(10)
    #expect(list.contentOffset == offset && list.scroll?.phase == .rest)
  }

  @Test func pagesTurn() throws {
    let list = try scroll(
      "gallery", Rect(20, 0, 280, 400), content: Size(1120, 400)
    ) { $0.isPagingEnabled = true }
    try drag(by: Vector(-60, 0), over: 0.1)
    #expect(list.contentOffset == Point(280, 0))
    try drag(by: Vector(-100, 0), over: 1)
    #expect(list.contentOffset == Point(280, 0))
    try drag(by: Vector(-160, 0), over: 1)
    #expect(list.contentOffset == Point(560, 0))
    try drag(by: Vector(30, 0), over: 0.05)
    #expect(list.contentOffset == Point(280, 0))
  }

  /// A handler of `willEndDragging` chooses the target before the first step.
  @Test func aChosenTargetIsMet() throws {
    let list = try scroll()
    #expect(throws: StagingProblem.noRelease) { try stage.setScrollTarget(.zero) }
    for target in [300.0, 900, 100] {
      try stage.scroll(list, to: .zero, isAnimated: false)
      _ = try stage.touch(
        at: Point(160, 300), to: Point(160, 100), AnimationOptions(duration: 0.2, curve: .linear))
      stage.step(12)
      #expect(stage.releasedScrollView === list)
      try stage.setScrollTarget(Point(0, target))
      stage.step(600)
      #expect(list.contentOffset.y == target)
    }
  }

  /// Content that fits does not scroll unless it always bounces. Without bounces, it stops at its
  /// edges.
  @Test func whatFitsStands() throws {
    let list = try scroll(content: Size(320, 100))
    #expect(try drag(by: Vector(0, -100)).isEmpty)
    try stage.setScrollSettings(of: list) { $0.alwaysBounceVertical = true }
    #expect(phases(try drag(by: Vector(0, -100))).contains(.didScroll))
    #expect(list.contentOffset == .zero)
    try stage.setScrollSettings(of: list) {
      ($0.contentSize, $0.bounces) = (Size(320, 600), false)
    }
    for event in try drag(by: Vector(0, -200)) { #expect(event.offset.y <= 32) }
    #expect(list.contentOffset.y == 32)
  }

  @Test func aLockedDragKeepsItsAxis() throws {
    let list = try scroll(content: Size(2000, 2000)) { $0.isDirectionalLockEnabled = true }
    try drag(by: Vector(-20, -200), over: 1)
    #expect(list.contentOffset.x == 0 && list.contentOffset.y >= 200)
    try stage.scroll(list, to: .zero, isAnimated: false)
    try drag(by: Vector(-100, -100), over: 1)
    #expect(list.contentOffset == Point(100, 100))
  }

  /// A carousel in a list: each takes its own direction, and the carousel at its end leaves a list that
  /// scrolls the same way.
  @Test func nestedScrollViewsShareAFinger() throws {
    let list = try scroll()
    let row = try scroll("row", Rect(0, 200, 320, 200), content: Size(900, 200), in: list)
    try drag(by: Vector(-150, 0), over: 1)
    #expect(row.contentOffset == Point(150, 0) && list.contentOffset == .zero)
    try drag(by: Vector(0, -90), over: 1)
    #expect(row.contentOffset == Point(150, 0) && list.contentOffset == Point(0, 90))
    let inner = try scroll("inner", Rect(0, 400, 320, 300), content: Size(320, 350), in: list)
    try drag(from: Point(160, 450), by: Vector(0, -45), over: 1)
    #expect(inner.contentOffset == Point(0, 45) && list.contentOffset == Point(0, 90))
    try stage.scroll(inner, to: Point(0, 50), isAnimated: false)
    try drag(from: Point(160, 450), by: Vector(0, -40), over: 1)
    #expect(inner.contentOffset == Point(0, 50) && list.contentOffset == Point(0, 130))
    try drag(from: Point(160, 450), by: Vector(0, 40), over: 1)
    #expect(inner.contentOffset == Point(0, 10))
  }

  /// A subview hears of a touch after 150 ms, of a short one at its end, and of none that scrolls at
  /// once.
  @Test func contentHearsLate() throws {
    let list = try scroll()
    try stage.box("button", Rect(0, 0, 320, 100), in: list)
    func touches(_ events: [StageEvent]) -> [StageEvent.Touch.Phase] {
      events.compactMap { if case .touch(let touch) = $0.kind { touch.phase } else { nil } }
    }
    #expect(touches(try stage.touch(at: Point(50, 50))) == [.began, .ended])
    #expect(try stage.holdTouch(at: Point(50, 50)).isEmpty)
    #expect(touches(stage.step(8)).isEmpty && touches(stage.step(1)) == [.began])
    #expect(touches(try stage.moveTouch(to: Point(50, 80))) == [.cancelled])
    #expect(list.contentOffset.y < 0)
    _ = try stage.endTouch()
    stage.step(100)
    _ = try stage.holdTouch(at: Point(50, 50))
    #expect(touches(try stage.moveTouch(to: Point(50, 80))).isEmpty)
    _ = try stage.endTouch()
    stage.step(100)
    try stage.setScrollSettings(of: list) { $0.canCancelContentTouches = false }
    _ = try stage.holdTouch(at: Point(50, 50))
    stage.step(9)
    #expect(touches(try stage.moveTouch(to: Point(50, 80))) == [.moved])
    #expect(list.contentOffset == .zero)
  }

  /// Subviews are hit where the content is.
  @Test func subviewsMoveWithTheOffset() throws {
    let list = try scroll()
    try stage.box("row", Rect(0, 1000, 320, 44), in: list)
    try stage.moveContent(of: list, to: Point(0, 900))
    #expect(stage.hitWalk(at: Point(10, 110)).answer == .view("row"))
    #expect(stage.hitWalk(at: Point(10, 90)).answer == .view("list"))
  }

  @Test func anAnimatedScrollTakes300Milliseconds() throws {
    let list = try scroll()
    try stage.scroll(list, to: Point(0, 600), isAnimated: true)
    let events = scrolls(stage.step(18))
    #expect(events.count == 19 && events.last?.phase == .didEndScrollingAnimation)
    #expect(list.contentOffset == Point(0, 600) && !stage.isMoving)
    #expect(try stage.offset(showing: Rect(0, 700, 100, 100), in: list) == Point(0, 600))
    #expect(try stage.offset(showing: Rect(0, 1200, 100, 100), in: list) == Point(0, 732))
    #expect(try stage.offset(showing: Rect(0, 100, 100, 100), in: list) == Point(0, 100))
  }

  /// The bottom safe area is added to the insets of a view that reaches into it.
  @Test func theSafeAreaIsAnInset() throws {
    let list = try scroll { $0.contentInset = EdgeInsets(top: 10, left: 0, bottom: 20, right: 0) }
    try stage.setSafeAreaBottom(34)
    #expect(list.adjustedContentInset?.bottom == 54 && list.scrollAxes?.y.upper == 4000 + 54 - 568)
    #expect(list.scrollAxes?.y.lower == -10)
    try stage.setFrame(Rect(0, 0, 320, 500), of: list)
    #expect(list.adjustedContentInset?.bottom == 20)
    stage.step(1)
    #expect(stage.recorder.adjustedContentInset(of: list, at: 0)?.bottom == 20)
  }

  /// The offset is written in pixels, while the motion goes on exactly.
  @Test func offsetsAreWholePixels() throws {
    let list = try scroll()
    stage.animator.pixelScale = 3
    for event in try drag(by: Vector(0, -200)) {
      let pixels = event.offset.y * 3
      #expect(abs(pixels - pixels.rounded()) < 1e-9)
    }
    #expect(abs(list.contentOffset.y - 694) < 1)
  }

  // MARK: The keyboard

  private func keyboards(_ events: [StageEvent]) -> [StageEvent.Keyboard.Phase] {
    events.compactMap { if case .keyboard(let keyboard) = $0.kind { keyboard.phase } else { nil } }
  }

  @Test func aDragHidesTheKeyboard() throws {
    try scroll { $0.keyboardDismissMode = .onDrag }
    _ = try stage.showKeyboard()
    stage.step(40)
    _ = try stage.holdTouch(at: Point(160, 100))
    _ = try stage.moveTouch(to: Point(160, 90))
    #expect(keyboards(stage.takeEvents()) == [.willChangeFrame, .willHide])
    #expect(!stage.keyboard.isShown)
  }

  /// The keyboard follows the finger once they meet; it hides if the finger moves down when it lifts.
  @Test(arguments: [true, false])
  func theKeyboardFollowsTheFinger(_ hides: Bool) throws {
    try scroll { $0.keyboardDismissMode = .interactive }
    _ = try stage.showKeyboard()
    stage.step(40)
    let top = stage.keyboard.presentationTop
    _ = try stage.holdTouch(at: Point(160, 200))
    func move(_ y: Double) throws {
      stage.step(1)
      _ = try stage.moveTouch(to: Point(160, y))
    }
    try move(top - 10)
    #expect(stage.keyboard.presentationTop == top)
    try move(top + 60)
    #expect(stage.keyboard.presentationTop == top + 60 && stage.keyboard.frame.minY == top)
    #expect(stage.keyboard.guidePresentationFrame.minY == top + 60)
    if !hides {
      for step in 1...8 { try move(top + 60 - Double(step)) }
    }
    #expect(keyboards(stage.takeEvents()).isEmpty)
    let shown = stage.keyboard.presentationTop
    _ = try stage.endTouch()
    #expect(close(stage.keyboard.presentationTop, shown, within: 1e-9))
    #expect(keyboards(stage.takeEvents()) == (hides ? [.willChangeFrame, .willHide] : []))
    stage.step(40)
    #expect(stage.keyboard.presentationTop == (hides ? stage.size.height : top))
  }
}
