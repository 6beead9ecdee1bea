import MotionCurves
import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

/// How fast a finger is when it lifts, and what that does to a scroll view.
@Suite struct ScrollReleaseTests {
  private let stage = Stage()

  private func list(rate: Double = Decay.normalRate) throws -> View {
    let view = try stage.box("list", Rect(0, 0, 320, 568))
    var settings = ScrollSettings(contentSize: Size(400_000, 400_000))
    settings.decelerationRate = rate
    try stage.makeScrollView(view, settings)
    try stage.scroll(view, to: Point(200_000, 200_000), isAnimated: false)
    return view
  }

  /// Lifts the held finger; what `willEndDragging` reported.
  private func lift() throws -> StageEvent.Scroll? {
    _ = try stage.endTouch()
    let ends = stage.takeEvents().compactMap { event -> StageEvent.Scroll? in
      if case .scroll(let scroll) = event.kind, scroll.phase == .willEndDragging {
        scroll
      } else {
        nil
      }
    }
    stage.finishReleases()
    return ends.first
  }

  // MARK: A finger that rests

  /// The frames that a finger at 1 pt/ms rests, the share of it that a pan recognizer reports, and the
  /// share that a scroll view is thrown with. The frame of the move itself is no rest, nor is that of
  /// the lift.
  ///
  /// Sources: UIKit's sums (0.2 and 0.8 of two events, 0.25 and 0.75 of two reports, nothing where the
  /// last report is below 0.25 pt/ms) as others have read them, with an event in each frame, as a
  /// device's finger sends them. Flutter (#97761, #132291, #4958) and Compose (#2851) observed that
  /// lists of iOS do not run on after a rest.
  private static let rests: [(frames: Int, reported: Double, thrown: Double)] = [
    (0, 1, 1), (1, 0.8, 0.95), (2, 0, 0), (3, 0, 0), (6, 0, 0), (300, 0, 0),
  ]

  /// A finger whose moves are lines of their own.
  @Test(arguments: Self.rests) func aHeldFingerRests(
    _ frames: Int, _ reported: Double, _ thrown: Double
  ) throws {
    let list = try list()
    _ = try stage.holdTouch(at: Point(160, 400))
    for step in 1...12 {
      stage.step(1)
      _ = try stage.moveTouch(to: Point(160, 400 - 200 * Double(step) / 12))
    }
    stage.step(1 + frames)
    #expect(close(stage.fingers[0].velocity.dy, -1000 * reported, within: 1e-9))
    let end = try #require(try lift())
    #expect(close(end.velocity?.dy ?? -1, thrown, within: 1e-9))
    #expect((list.scroll?.phase == .rest) == (thrown == 0))
  }

  /// A finger whose way is one line, and that stands at its end for a while.
  @Test(arguments: Self.rests.dropLast()) func aTimedFingerRests(
    _ frames: Int, _ reported: Double, _ thrown: Double
  ) throws {
    let list = try list()
    let frame = 1.0 / 60
    // The frame of the lift is one without a move, too.
    let whole = 13 + Double(frames)
    let curve = try Easing.linear([(0, 0), (1, 12 / whole), (1, 1)])
    _ = try stage.touch(
      at: Point(160, 400), to: Point(160, 200),
      AnimationOptions(duration: whole * frame, curve: .easing(curve)))
    var ends: [StageEvent.Scroll] = []
    for _ in 0..<Int(whole) {
      for case .scroll(let scroll) in stage.step().map(\.kind)
      where scroll.phase == .willEndDragging {
        ends.append(scroll)
      }
    }
    stage.finishReleases()
    #expect(ends.count == 1 && close(ends[0].velocity?.dy ?? -1, thrown, within: 1e-6))
    #expect((list.scroll?.phase == .rest) == (thrown == 0))
  }

  /// A pan of a plain view reports the same velocity.
  @Test(arguments: Self.rests) func aPanReportsARest(
    _ frames: Int, _ reported: Double, _ thrown: Double
  ) throws {
    try stage.box("card", Rect(0, 0, 320, 568))
    stage.recognizers = [GestureRecognizer(.pan, of: "card")]
    _ = try stage.holdTouch(at: Point(160, 400))
    for step in 1...12 {
      stage.step(1)
      _ = try stage.moveTouch(to: Point(160, 400 - 200 * Double(step) / 12))
    }
    stage.step(1 + frames)
    let ended = try stage.endTouch().compactMap { event -> StageEvent.Gesture? in
      if case .gesture(let gesture) = event.kind { gesture } else { nil }
    }
    #expect(ended.count == 1 && close(ended[0].velocity.dy, -1000 * reported, within: 1e-9))
  }

  /// The last plateau of steps is a rest, and their last jump counts for a fifth.
  @Test func plateausAreRests() throws {
    _ = try list()
    for (position, thrown) in [(StepPosition.jumpEnd, 0.2 * 3), (.jumpStart, 0)] {
      let steps = try Easing.steps(4, position)
      _ = try stage.touch(
        at: Point(160, 400), to: Point(160, 200),
        AnimationOptions(duration: 1, curve: .easing(steps)))
      var velocity: Double?
      for _ in 0..<60 {
        for case .scroll(let scroll) in stage.step().map(\.kind)
        where scroll.phase == .willEndDragging { velocity = scroll.velocity?.dy }
      }
      #expect(close(velocity ?? -1, thrown, within: 1e-9), "\(position)")
      stage.step(600)
    }
  }

  /// The keyboard goes by the last movement, however long the finger rests after it.
  @Test(arguments: [(-5.0, false), (5, true)])
  func theKeyboardRemembersTheLastMove(_ move: Double, _ hides: Bool) throws {
    let list = try list()
    try stage.setScrollSettings(of: list) { $0.keyboardDismissMode = .interactive }
    _ = try stage.showKeyboard()
    stage.step(40)
    let top = stage.keyboard.presentationTop
    _ = try stage.holdTouch(at: Point(160, 200))
    for y in [top - 10, top + 60, top + 60 + move] {
      stage.step(1)
      _ = try stage.moveTouch(to: Point(160, y))
    }
    stage.step(60)
    _ = try lift()
    stage.step(60)
    #expect(stage.keyboard.isShown != hides)
  }

  // MARK: Laws

  /// A finger that moves at random, and then rests for some frames.
  private func drag(_ random: inout Seeded, resting: Int) throws -> StageEvent.Scroll? {
    var point = Point(160, 284)
    var velocity = Vector.zero
    _ = try stage.holdTouch(at: point)
    for _ in 0..<Int.random(in: 3...20, using: &random) {
      stage.step(Int.random(in: 0...9, using: &random) == 0 ? 2 : 1)
      velocity =
        velocity
        + Vector(
          Double.random(in: -12...12, using: &random), Double.random(in: -12...12, using: &random))
      point = point + velocity
      _ = try stage.moveTouch(to: point)
    }
    stage.step(1 + resting)
    return try lift()
  }

  /// Content that a release leaves to decelerate ends within 0.5 · v of the target that the release
  /// reported, v in points per millisecond along each axis. Along an axis on which the finger is slower
  /// than a throw needs, a frame at 0.01 pt/ms can take it 0.17 pt farther.
  @Test(arguments: [Decay.normalRate, Decay.fastRate, 0.95, 0.9985])
  func aThrowEndsNearTheTargetOfItsRelease(_ rate: Double) throws {
    var random = Seeded(71)
    let list = try list(rate: rate)
    var throwsSeen = 0
    for _ in 0..<60 {
      try stage.scroll(list, to: Point(200_000, 200_000), isAnimated: false)
      guard
        let end = try drag(&random, resting: Int.random(in: 0...1, using: &random)),
        let velocity = end.velocity, let target = end.target, velocity.length > 0
      else { continue }
      throwsSeen += 1
      var frames = 0
      while stage.isMoving, frames < 2000 {
        stage.step(1)
        frames += 1
      }
      let left = target - list.contentOffset
      for (left, speed) in [(left.dx, abs(velocity.dx)), (left.dy, abs(velocity.dy))] {
        let most = speed >= ScrollFlight.leastThrow ? 0.5 * speed : 0.17
        #expect(abs(left) <= most + 1e-6, "\(left) at \(speed)")
      }
    }
    #expect(throwsSeen > 30)
  }

  /// After a rest of 100 ms no finger throws anything, however fast it was.
  @Test func aRestOf100MillisecondsThrowsNothing() throws {
    var random = Seeded(72)
    let list = try list()
    var drags = 0
    for _ in 0..<100 {
      guard let end = try drag(&random, resting: 6) else { continue }
      drags += 1
      #expect(end.velocity == .zero && end.target == end.offset)
      #expect(list.scroll?.phase == .rest && !stage.isMoving)
    }
    #expect(drags > 80)
  }
}
