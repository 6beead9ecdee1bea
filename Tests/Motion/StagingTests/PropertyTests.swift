import MotionCurves
import MotionGeometry
import Testing

@testable import UIKitMotion

/// UIKit's properties of views, views that are made before they are added, and what is called back.
@Suite struct PropertyTests {
  @Test func aPropertyIsAnimatedInABlock() throws {
    let stage = Stage()
    let box = try stage.addView(named: "box", frame: Rect(0, 0, 10, 10))
    try stage.animate(AnimationOptions(duration: 1, curve: .linear)) { box.center.x = 105 }
    stage.advance(frames: 30)
    #expect(box.center.x == 105)
    #expect(box.presentation(.centerX) == 55)
    #expect(box.refusal == nil)
  }

  @Test(arguments: [Double.nan, .infinity, 1e300]) func aBadValueIsIgnoredWithItsReason(
    value: Double
  ) throws {
    let stage = Stage()
    let placed = try stage.addView(named: "box", frame: Rect(0, 0, 10, 10))
    for view in [placed, View(frame: Rect(0, 0, 10, 10))] {
      view.center.y = value
      #expect(view.refusal != nil)
      view.alpha = value
      view.frame = Rect(value, 0, 10, 10)
      view.bounds.size.width = value
      view.transform = .scale(value, value)
      view.scrollSettings.decelerationRate = value
      #expect(view.frame == Rect(0, 0, 10, 10))
      #expect(view.alpha == 1)
      #expect(view.scroll == nil)
    }
  }

  @Test func viewsKeepWhatTheyHadBeforeTheyWereAdded() throws {
    let stage = Stage()
    _ = try stage.addView(named: "view2", frame: .zero)
    stage.advance(frames: 3)
    let outer = View(frame: Rect(10, 20, 100, 100))
    let inner = View(frame: Rect(5, 5, 10, 10))
    inner.alpha = 0.5
    outer.isHidden = true
    try outer.addSubview(inner)
    try stage.addSubview(outer)
    #expect(outer.name != inner.name)
    #expect(stage.view(named: inner.name) === inner)
    #expect(inner.parent === outer)
    #expect(inner.depth == 2)
    #expect(inner.centerOnStage == Point(20, 30))
    #expect(inner.alpha == 0.5)
    #expect(outer.appearance.isHidden)
    stage.advance(frames: 2)
    #expect(stage.recorder.value(of: inner, .alpha, at: 4) == 0.5)
    #expect(stage.recorder.value(of: inner, .alpha, at: 2) == nil)
    #expect(throws: StagingProblem.self) { try Stage().addSubview(outer) }
  }

  @Test func completionsAreCalledBetweenFrames() throws {
    struct Trouble: Error {}
    let stage = Stage()
    let box = try stage.addView(named: "box", frame: Rect(0, 0, 10, 10))
    let first = try stage.animate(AnimationOptions(duration: 0.1)) { box.alpha = 0 }
    var ended: [Int] = []
    stage.whenEnded(first) { end in
      #expect(end.finished)
      ended.append(stage.frame)
      let second = try stage.animate(AnimationOptions(duration: 0.1)) { box.alpha = 1 }
      stage.whenEnded(second) { _ in
        ended.append(stage.frame)
        throw Trouble()
      }
    }
    stage.settle(within: 60)
    #expect(ended == [6, 12])
    #expect(stage.callbackErrors.count == 1)
  }

  @Test func anItemOfAnotherStageIsRefused() throws {
    let (stage, other) = (Stage(), Stage())
    let box = try other.addView(named: "box", frame: Rect(0, 0, 10, 10))
    let gravity = GravityBehavior(items: try other.items(for: [box]))
    #expect(throws: DynamicsProblem.itemElsewhere(item: "box")) { try stage.animator.add(gravity) }
    try other.animator.add(gravity)
  }
}
