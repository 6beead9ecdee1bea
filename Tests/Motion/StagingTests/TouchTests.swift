import MotionCurves
import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct TouchTests {
  private let stage = Stage()

  private func touches(_ events: [StageEvent]) -> [StageEvent.Touch] {
    events.compactMap { event in
      if case .touch(let touch) = event.kind { touch } else { nil }
    }
  }

  @Test func aTapBeginsAndEndsAtOnce() throws {
    try stage.box()
    let told = touches(try stage.touch(at: Point(100, 100)))
    #expect(told.map(\.phase) == [.began, .ended])
    #expect(told.allSatisfy { $0.target == .view("red") && $0.velocity == .zero })
    #expect(!stage.isMoving && stage.fingers.isEmpty)
  }

  /// For a path with constant speed, the final velocity is the distance divided by the duration,
  /// whatever part of a frame the last move takes.
  @Test(arguments: [0.02, 0.1, 0.3, 0.31, 0.777, 1.001])
  func theSpeedAtTheEndIsTheFingers(_ duration: Double) throws {
    let options = AnimationOptions(duration: duration, curve: .linear)
    _ = try stage.touch(at: Point(140, 140), to: Point(300, 500), options)
    let told = touches(stage.step(120))
    let last = try #require(told.last)
    #expect(last.phase == .ended && last.point == Point(300, 500))
    #expect(close(last.velocity.dx, 160 / duration, within: 1e-9))
    #expect(close(last.velocity.dy, 360 / duration, within: 1e-9))
    #expect(told.filter { $0.phase == .moved }.count == Int((duration * 60 - 1e-6).rounded(.up)))
  }

  /// The sums of a pan recognizer: the first move after a rest counts for a fifth, and moves in one
  /// frame count as one.
  @Test func aFingerThatRestedBeginsAnew() throws {
    func velocities(_ events: [StageEvent]) -> [Double] { touches(events).map(\.velocity.dx) }
    _ = try stage.holdTouch(at: Point(100, 100))
    stage.step(12)
    #expect(velocities(try stage.moveTouch(to: Point(110, 100))) == [120])
    #expect(velocities(try stage.moveTouch(to: Point(120, 100))) == [240])
    stage.step(1)
    #expect(velocities(try stage.moveTouch(to: Point(130, 100))) == [0.2 * 600 + 0.8 * 1200])
    stage.step(30)
    #expect(velocities(try stage.moveTouch(to: Point(200, 100))) == [0.2 * 4200])
  }

  @Test func theFirstViewKeepsTheTouch() throws {
    let red = try stage.box()
    try stage.box("blue", Rect(200, 50, 100, 100))
    let options = AnimationOptions(duration: 0.5, curve: .linear)
    _ = try stage.touch(at: Point(100, 100), to: Point(250, 100), options)
    let told = touches(stage.step(60))
    #expect(told.allSatisfy { $0.target == .view("red") && $0.responders == ["red"] })
    #expect(red.isOnStage)
  }

  @Test func fingersAreCountedFromOneAndUsedAgain() throws {
    let hold = AnimationOptions(duration: 1)
    #expect(touches(try stage.touch(at: Point(1, 1), hold)).map(\.finger) == [1])
    stage.step(30)
    #expect(touches(try stage.touch(at: Point(2, 2), hold)).map(\.finger) == [2])
    stage.step(30)
    #expect(stage.fingers.map(\.finger) == [2])
    #expect(touches(try stage.touch(at: Point(3, 3), hold)).map(\.finger) == [1])
    for _ in 3...Stage.fingerLimit { _ = try stage.touch(at: Point(4, 4), hold) }
    #expect(throws: StagingProblem.tooManyFingers(limit: Stage.fingerLimit)) {
      try stage.touch(at: Point(5, 5))
    }
  }

  /// The reason why a view stops being touchable, and whether its touch is cancelled.
  enum Loss: CaseIterable {
    case removed, hidden, interactionOff, animated, parentHidden, faded, animatedWithInteraction

    var cancels: Bool { self != .faded && self != .animatedWithInteraction }

    func happens(to view: View, in parent: View, on stage: Stage) throws {
      switch self {
      case .removed: stage.remove(view)
      case .hidden: try stage.setAppearance(of: view) { $0.isHidden = true }
      case .interactionOff:
        try stage.setAppearance(of: view) { $0.isUserInteractionEnabled = false }
      case .animated: try stage.animate(1) { try stage.set(0.9, .scaleX, of: view) }
      case .parentHidden: try stage.setAppearance(of: parent) { $0.isHidden = true }
      case .faded: try stage.set(0, .alpha, of: view)
      case .animatedWithInteraction:
        try stage.beginAnimation(AnimationOptions(duration: 1, allowsUserInteraction: true))
        try stage.set(0.9, .scaleX, of: view)
        stage.commitAnimation()
      }
    }
  }

  @Test(arguments: Loss.allCases)
  func aViewThatTakesNoTouchesLosesItsTouch(_ loss: Loss) throws {
    let card = try stage.box("card", Rect(0, 0, 300, 300))
    let knob = try stage.box("knob", Rect(50, 50, 100, 100), in: card)
    _ = try stage.touch(at: Point(100, 100), AnimationOptions(duration: 0.5))
    stage.step(6)
    try loss.happens(to: knob, in: card, on: stage)
    let told = touches(stage.step(60))
    #expect(told.map(\.phase) == [loss.cancels ? .cancelled : .ended])
    #expect(told.first?.responders == ["knob", "card"])
  }

  @Test func touchesCanBeTakenFromAView() throws {
    let card = try stage.box("card", Rect(0, 0, 300, 300))
    try stage.box("knob", Rect(50, 50, 100, 100), in: card)
    try stage.box("other", Rect(0, 400, 100, 100))
    let hold = AnimationOptions(duration: 1)
    for y in [100.0, 450] { _ = try stage.touch(at: Point(60, y), hold) }
    stage.cancelTouches(of: card)
    #expect(stage.fingers.map(\.target) == [.view("other")])
    #expect(touches(stage.takeEvents()).map(\.phase) == [.cancelled])
  }

  @Test func aSpringThatNeverEndsIsRefused() throws {
    let spring = try Spring(mass: 1, stiffness: 100, damping: 0)
    #expect(throws: StagingProblem.endlessTouch) {
      try stage.touch(at: .zero, to: Point(1, 1), AnimationOptions(curve: .spring(spring)))
    }
  }
}
