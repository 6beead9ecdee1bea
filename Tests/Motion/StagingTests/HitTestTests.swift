import MotionGeometry
import Testing

@testable import UIKitMotion

/// Facts of UIKit's `hitTest(_:with:)`, one by one.
@Suite struct HitTestTests {
  private let stage = Stage()

  private func answer(_ x: Double, _ y: Double, presentation: Bool = false) -> HitTarget {
    stage.hitWalk(at: Point(x, y), presentation: presentation).answer
  }

  @Test func theFarEdgeIsOutside() throws {
    try stage.box()
    #expect(answer(50, 50) == .view("red"))
    #expect(answer(150, 100) == .stage && answer(100, 150) == .stage)
    #expect(answer(149.999, 149.999) == .view("red"))
    #expect(answer(320, 10) == .nothing && answer(10, -1) == .nothing)
  }

  /// UIKit reads alpha as a `Float`, in which 0.01 is below 0.01.
  @Test(arguments: [(0.0, false), (0.0099, false), (0.01, false), (0.010001, true), (0.011, true)])
  func alphaHasToBeMoreThanAHundredth(_ alpha: Double, _ isHit: Bool) throws {
    let red = try stage.box()
    try stage.set(alpha, .alpha, of: red)
    #expect((answer(100, 100) == .view("red")) == isHit)
  }

  @Test func aBlockThatMovesAViewDeafensIt() throws {
    let red = try stage.box()
    try stage.animate(1) { try stage.set(0.5, .alpha, of: red) }
    #expect(answer(100, 100) == .stage)
    #expect(stage.hitWalk(at: Point(100, 100)).steps.last?.verdict == .refuses(.animating))
    stage.step(60)
    #expect(answer(100, 100) == .view("red"))
  }

  @Test func aBlockThatAllowsInteractionIsHitAtItsEnd() throws {
    let red = try stage.box()
    try stage.beginAnimation(AnimationOptions(duration: 1, allowsUserInteraction: true))
    try stage.setCenter(Point(250, 400), of: red)
    stage.commitAnimation()
    #expect(answer(250, 400) == .view("red") && answer(100, 100) == .stage)
    #expect(answer(100, 100, presentation: true) == .view("red"))
  }

  @Test func whatAnAnimatorMovesIsHitWhereItIsShown() throws {
    let scene = try AnimatorScene()
    try scene.wake()
    try scene.stage.start(scene.slide)
    func answer(_ x: Double) -> HitTarget { scene.stage.hitWalk(at: Point(x, 100)).answer }
    #expect(answer(60) == .stage, "its alpha goes to 0, and of that the model counts")
    try scene.stage.set(1, .alpha, of: scene.red)
    #expect(answer(60) == .view("red") && answer(260) == .stage)
  }

  @Test func zPositionMovesNobodyToTheFront() throws {
    let red = try stage.box()
    try stage.box("blue")
    try stage.set(10, .zPosition, of: red)
    #expect(answer(100, 100) == .view("blue"))
    #expect(stage.hitWalk(at: Point(100, 100), asDrawn: true).answer == .view("red"))
  }

  @Test func theAreaOfASubviewEndsWhereItsParentEnds() throws {
    let bar = try stage.box("bar", Rect(0, 100, 320, 40))
    let dot = try stage.box("dot", Rect(10, 10, 20, 20), in: bar)
    try stage.setTouchRules(of: dot) {
      $0.hitInsets = EdgeInsets(top: -20, left: -10, bottom: -10, right: -10)
    }
    #expect(answer(5, 105) == .view("dot"))
    let walk = stage.hitWalk(at: Point(15, 95))
    #expect(walk.answer == .stage && walk.steps.last?.verdict == .outside(beyond: "dot"))
  }

  @Test func aTargetIsInsideAndIsForgottenWhenItGoes() throws {
    let carousel = try stage.box("carousel", Rect(0, 100, 320, 200))
    let scroll = try stage.box("scroll", Rect(60, 0, 200, 200), in: carousel)
    try stage.setHitTarget(scroll, of: carousel)
    #expect(answer(20, 200) == .view("scroll"))
    #expect(throws: StagingProblem.notInside(view: "carousel", of: "scroll")) {
      try stage.setHitTarget(carousel, of: scroll)
    }
    stage.remove(scroll)
    try stage.box("scroll", Rect(0, 0, 10, 10))
    #expect(carousel.touchRules.hitTarget == nil && answer(20, 200) == .view("carousel"))
  }

  @Test func theKeyboardLiesInFront() throws {
    try stage.box("form", Rect(0, 400, 320, 168))
    _ = try stage.showKeyboard()
    #expect(answer(100, 500) == .keyboard && answer(100, 340) == .stage)
    #expect(answer(100, 500, presentation: true) == .view("form"))
  }
}
