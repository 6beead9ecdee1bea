import Curves
import MotionCurves
import Testing
import UIKitMotion

/// The code of the articles, as a stranger would type it.
@Suite struct ArticleTests {
  @Test func aSpringAndItsCode() throws {
    let spring = try Spring(duration: 0.5, bounce: 0.2)
    #expect(spring(0) == 0)
    #expect(spring(0.25) > 0.5)
    #expect(spring.lasts > 0.5)
    #expect(CurveCode.lines(.spring(spring), for: .css).joined().contains("linear("))
    #expect(try sheetSummary().lasts == spring.lasts)
  }

  @Test func easingsAreReadAndFitted() throws {
    let easing = try Easing.css("cubic-bezier(0.2, 0, 0, 1)")
    let elastic = try #require(Easing.named("elasticOut"))
    #expect(elastic(1) == 1)
    #expect(CurveFit.bezier { easing($0) }.error < 1e-4)
  }

  @Test func aBoxFalls() throws {
    let stage = try Stage(size: Size(320, 568))
    let box = try stage.addView(named: "box", frame: Rect(100, 0, 100, 100))
    try stage.animator.add(GravityBehavior(items: stage.items(for: [box])))
    stage.advance(frames: 5)
    #expect(abs(box.center.y - 53.1155) < 0.00005)
    #expect(stage.recorder.value(of: box, .centerY, at: 0) == 50)
  }

  @Test func aBlockAnimates() throws {
    let stage = try Stage(size: Size(320, 568))
    let box = try stage.addView(named: "box", frame: Rect(100, 0, 100, 100))
    try stage.animate(AnimationOptions(duration: 0.5)) { () throws(StagingProblem) in
      try stage.set(0.5, .alpha, of: box)
    }
    stage.advance(frames: 15)
    #expect(box[.alpha] == 0.5)
    #expect(abs(box.presentation(.alpha) - 0.75) < 0.01)
    #expect(stage.settle(within: 60))
  }

  @Test func mistakesAreTyped() throws {
    let stage = Stage()
    _ = try stage.addView(named: "box", frame: Rect(0, 0, 10, 10))
    #expect(throws: StagingProblem.nameTaken(name: "box")) {
      try stage.addView(named: "box", frame: .zero)
    }
  }
}
