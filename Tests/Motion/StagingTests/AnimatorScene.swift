import MotionCurves
import MotionGeometry

@testable import UIKitMotion

/// An animation of 1 s from (100, 100) to (300, 100), and of alpha from 1 to 0.
struct AnimatorScene {
  let stage = Stage()
  let red: View
  let slide: PropertyAnimator

  init(
    curve name: String = "linear", over duration: Double = 1, scrubsLinearly: Bool = true,
    pausesOnCompletion: Bool = false
  ) throws {
    red = try stage.box()
    try stage.setCenter(Point(100, 100), of: red)
    slide = try stage.addAnimator(
      named: "slide", AnimationOptions(duration: duration, curve: try curve(name)),
      scrubsLinearly: scrubsLinearly, pausesOnCompletion: pausesOnCompletion)
  }

  func wake() throws {
    try stage.begin(slide)
    try stage.set(300, .centerX, of: red)
    try stage.set(0, .alpha, of: red)
    try stage.setColor("blue", .backgroundColor, of: red)
    stage.commitAnimation()
  }

  func run(_ frames: Int) -> [StageEvent.AnimationEnd] {
    (0..<frames).flatMap { _ in stage.step() }.compactMap { event in
      if case .animationEnded(let end) = event.kind { end } else { nil }
    }
  }

  var shown: Double { red.presentation(.centerX) }
  var alpha: Double { red.presentation(.alpha) }
}
