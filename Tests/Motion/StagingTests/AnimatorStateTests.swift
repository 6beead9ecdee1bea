import MotionCurves
import MotionGeometry
import Testing

@testable import UIKitMotion

/// The states of property animators, and their ends.
@Suite("states of property animators")
struct AnimatorStateTests {
  @Test func itsThreeStates() throws {
    let scene = try AnimatorScene()
    let (stage, slide) = (scene.stage, scene.slide)
    #expect(slide.state == .inactive && !slide.hasBegun && scene.red[.centerX] == 100)
    try scene.wake()
    #expect(slide.state == .active && !slide.isRunning && scene.red[.centerX] == 300)
    #expect(scene.shown == 100)
    try stage.start(slide)
    #expect(slide.isRunning && stage.isMoving)
    #expect(scene.run(30).isEmpty)
    #expect(abs(scene.shown - 200) < 1e-9 && slide.fractionComplete == 0.5)
    try stage.stop(slide)
    #expect(slide.state == .stopped && !slide.isRunning && !stage.isMoving)
    #expect(slide.fractionComplete == 0)
    #expect(
      abs(scene.red[.centerX] - 200) < 1e-9 && scene.red.color(.backgroundColor).hex == "#00008080")
    try stage.finish(slide, at: .current)
    #expect(slide.state == .inactive && slide.isOver && abs(scene.red[.centerX] - 200) < 1e-9)
  }

  @Test(arguments: PropertyAnimator.Position.allCases)
  func itFinishesAtAPosition(_ position: PropertyAnimator.Position) throws {
    let scene = try AnimatorScene()
    try scene.wake()
    try scene.stage.start(scene.slide)
    _ = scene.run(15)
    try scene.stage.stop(scene.slide)
    #expect(scene.run(10).isEmpty)
    try scene.stage.finish(scene.slide, at: position)
    let ends = scene.run(1)
    #expect(ends.map(\.position) == [position] && ends.map(\.finished) == [position == .end])
    let (x, alpha, color): (Double, Double, String?) =
      switch position {
      case .start: (100, 1, nil)
      case .current: (150, 0.75, "#00004040")
      case .end: (300, 0, "blue")
      }
    #expect(abs(scene.red[.centerX] - x) < 1e-9 && abs(scene.red[.alpha] - alpha) < 1e-9)
    #expect(scene.red.appearance.backgroundColor == color)
  }

  @Test func itMayPauseWhereItArrives() throws {
    let scene = try AnimatorScene(pausesOnCompletion: true)
    try scene.wake()
    try scene.stage.start(scene.slide)
    #expect(scene.run(90).isEmpty)
    #expect(
      scene.slide.state == .active && !scene.slide.isRunning && scene.slide.fractionComplete == 1)
    try scene.stage.reverse(scene.slide)
    try scene.stage.start(scene.slide)
    #expect(scene.run(90).isEmpty && scene.shown == 100)
  }

  /// A refused change leaves everything unchanged.
  @Test func whatAStateDoesNotTake() throws {
    let scene = try AnimatorScene()
    let (stage, slide) = (scene.stage, scene.slide)
    func refuses(
      _ trouble: StagingProblem.AnimatorTrouble, _ body: () throws(StagingProblem) -> Void
    ) {
      #expect(throws: StagingProblem.animatorIs(name: "slide", trouble)) { try body() }
    }
    refuses(.idle) { () throws(StagingProblem) in try stage.continue(slide, curve: nil, over: 1) }
    refuses(.idle) { () throws(StagingProblem) in try stage.stop(slide) }
    refuses(.notStopped) { () throws(StagingProblem) in try stage.finish(slide, at: .end) }
    try scene.wake()
    try stage.start(slide)
    refuses(.running) { () throws(StagingProblem) in try stage.setFraction(0.5, of: slide) }
    refuses(.running) { () throws(StagingProblem) in
      try stage.continue(slide, curve: nil, over: 1)
    }
    refuses(.held) { () throws(StagingProblem) in try stage.remove(slide) }
    refuses(.held) { () throws(StagingProblem) in try stage.addAnimator(named: "slide") }
    try stage.stop(slide)
    refuses(.stopped) { () throws(StagingProblem) in try stage.start(slide) }
    refuses(.stopped) { () throws(StagingProblem) in try stage.pause(slide) }
    refuses(.stopped) { () throws(StagingProblem) in try stage.stop(slide) }
    try stage.finish(slide, at: .end)
    refuses(.over) { () throws(StagingProblem) in try stage.start(slide) }
    refuses(.over) { () throws(StagingProblem) in try stage.reverse(slide) }
    try stage.remove(slide)
    #expect(stage.propertyAnimator(named: "slide") == nil && stage.animationLoad == 0)
  }

  /// Earlier values of numbers and colors are known afterwards.
  @Test func itsPast() throws {
    let scene = try AnimatorScene()
    try scene.wake()
    try scene.stage.start(scene.slide)
    _ = scene.run(30)
    try scene.stage.pause(scene.slide)
    _ = scene.run(30)
    let past = scene.slide.snapshot(at: 15)
    #expect(past.isRunning && past.state == .active && past.fractionComplete == 0.25)
    #expect(!scene.slide.snapshot(at: 45).isRunning)
    let recorder = scene.stage.recorder
    let color = recorder.appearance(of: scene.red, presentation: true, at: 15)?.backgroundColor
    #expect(color == "#00004040")
  }
}
