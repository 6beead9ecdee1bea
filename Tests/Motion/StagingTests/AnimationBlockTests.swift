import MotionCurves
import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct AnimationBlockTests {
  @Test func theEndIsToldOnceWithItsViews() throws {
    let stage = Stage()
    let red = try stage.box("red")
    let blue = try stage.box("blue")
    let id = try stage.animate(0.1) {
      try stage.set(0, .alpha, of: blue)
      try stage.set(0, .centerX, of: red)
      try stage.set(0, .centerX, of: blue)
    }
    let end = StageEvent.AnimationEnd(id: id, views: ["blue", "red"], finished: true)
    #expect(stage.step(20) == [StageEvent(frame: 6, kind: .animationEnded(end))])
    #expect(stage.eventLog.count == 1)
  }

  @Test func anEndlessRepeatGoesOnUntilStopped() throws {
    let stage = Stage()
    let red = try stage.box()
    let id = try stage.animate(0.5, curve: try curve("linear"), repeatCount: .infinity) {
      try stage.set(200, .centerX, of: red)
    }
    stage.step(6_015)
    #expect(close(red.presentation(.centerX), 150, within: 1e-9))
    stage.stopAnimations(of: red)
    #expect(close(red[.centerX], 150, within: 1e-9))
    #expect(stage.takeEvents().ends.map(\.finished) == [false])
    #expect(!stage.isRunning(id))
  }

  @Test func innerBlocksInheritWhatTheyDoNotSay() throws {
    let stage = Stage()
    let red = try stage.box("red")
    let blue = try stage.box("blue")
    var inner: AnimationID?
    var own: AnimationID?
    let outer = try stage.animate(0.5, curve: try curve("linear")) {
      try stage.set(200, .centerX, of: red)
      inner = try stage.animate { try stage.set(200, .centerX, of: blue) }
      own = try stage.animate(
        0.25, curve: try curve("quadIn"), overrides: [.duration, .curve]
      ) {
        try stage.set(200, .centerY, of: blue)
      }
    }
    stage.step(6)
    #expect(close(red.presentation(.centerX), 120))
    #expect(close(blue.presentation(.centerX), 120))
    #expect(close(blue.presentation(.centerY), 100 + 100 * 0.4 * 0.4))
    let ends = stage.step(30).ends
    #expect(ends.map(\.id) == [own, outer, inner])
    #expect(ends.map(\.frame) == [15, 30, 30])
  }

  @Test func aBlockThatChangesNothingEndsAtOnce() throws {
    let stage = Stage()
    let red = try stage.box()
    let id = try stage.animate(1) { try stage.set(100, .centerX, of: red) }
    #expect(!stage.isRunning(id))
    #expect(stage.takeEvents().ends.map(\.frame) == [0])
    #expect(stage.step(1).isEmpty)
    let next = try stage.animate(1) {}
    #expect(stage.step().ends.map(\.id) == [next])
    #expect(stage.commitAnimation() == nil)
  }

  @Test func withoutDurationValuesAreSetAtOnce() throws {
    let stage = Stage()
    let red = try stage.box()
    let id = try stage.animate(0) { try stage.set(0, .alpha, of: red) }
    #expect(red.presentation(.alpha) == 0 && !red.hasPresentation)
    #expect(stage.takeEvents().ends.map(\.id) == [id])
  }

  @Test func stoppingLeavesWhatIsShown() throws {
    let stage = Stage()
    let red = try stage.box()
    let id = try stage.animate(1, curve: try curve("linear")) {
      try stage.setCenter(Point(200, 300), of: red)
      try stage.set(0, .alpha, of: red)
    }
    stage.step(15)
    stage.stopAnimations(of: red)
    #expect(close(red[.centerX], 125) && close(red[.centerY], 150) && close(red[.alpha], 0.75))
    #expect(red.presentation(.centerX) == red[.centerX])
    let ends = stage.takeEvents().ends
    #expect(ends.count == 1 && ends[0].id == id && !ends[0].finished)
  }

  /// The overshoot would leave an opacity above 1, which the model does not allow.
  @Test func stoppingKeepsToTheRange() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.set(0.1, .alpha, of: red)
    try stage.animate(1, curve: try curve("backOut")) { try stage.set(1, .alpha, of: red) }
    stage.step(35)
    #expect(red.presentation(.alpha) > 1.05)
    stage.stopAnimations(of: red)
    #expect(red[.alpha] == 1)
  }

  @Test func oneOfTwoViewsStoppedDoesNotEndTheBlock() throws {
    let stage = Stage()
    let red = try stage.box("red")
    let blue = try stage.box("blue")
    let id = try stage.animate(1) {
      try stage.set(0, .alpha, of: red)
      try stage.set(0, .alpha, of: blue)
    }
    stage.stopAnimations(of: red)
    #expect(stage.isRunning(id))
    stage.remove(blue)
    #expect(!stage.isRunning(id))
    #expect(stage.takeEvents().ends.map(\.finished) == [false])
  }

  @Test func severalSettingsInABlockAreOneMotion() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(1, curve: try curve("linear")) {
      for x in 1...50 { try stage.set(Double(x), .centerX, of: red) }
      for a in [0.7, 0.3, 0.5] { try stage.set(a, .alpha, of: red) }
    }
    #expect(red.animations.count == 2)
    stage.step(30)
    #expect(close(red.presentation(.centerX), 75) && close(red.presentation(.alpha), 0.75))
    #expect(stage.step(30).ends.map(\.finished) == [true])
  }

  @Test func aStageThatGoesTakesItsRunningAnimationsAlong() throws {
    weak var left: View?
    do {
      let stage = Stage()
      let red = try stage.box()
      try stage.animate(1) { try stage.set(0, .alpha, of: red) }
      try stage.beginAnimation()
      try stage.set(0, .centerX, of: red)
      left = red
      #expect(left != nil)
    }
    #expect(left == nil)
  }
}

/// Animations as in iOS 7, and the inheritance of nested blocks.
@Suite struct AnimationOptionTests {
  @Test func aReplacedMotionIsOverUnfinished() throws {
    let stage = Stage()
    let red = try stage.box()
    let linear = try curve("linear")
    let first = try stage.animate(1, curve: linear, isAdditive: false) {
      try stage.set(200, .centerX, of: red)
    }
    stage.step(30)
    let second = try stage.animate(1, curve: linear, isAdditive: false) {
      try stage.set(100, .centerX, of: red)
    }
    #expect(red.presentation(.centerX) == 200)
    let ends = stage.step(60).ends
    #expect(ends.map(\.id) == [first, second] && ends.map(\.finished) == [false, true])
  }

  /// An additive animation (iOS 8) over a replacing one (iOS 7) continues from it.
  @Test func anAddedMotionGoesOnFromAReplacingOne() throws {
    let stage = Stage()
    let red = try stage.box()
    let linear = try curve("linear")
    try stage.animate(1, curve: linear, isAdditive: false) { try stage.set(200, .centerX, of: red) }
    stage.step(30)
    try stage.animate(1, curve: linear) { try stage.set(100, .centerX, of: red) }
    #expect(close(red.presentation(.centerX), 150))
    stage.step(15)
    #expect(close(red.presentation(.centerX), 100 - 100 * 0.25 + 100 * 0.75))
    stage.step(45)
    #expect(red.presentation(.centerX) == 100)
  }

  @Test func asInIOS7SeveralSettingsAreOneMotion() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(1, curve: try curve("linear"), isAdditive: false) {
      for x in [500.0, 7, 200] { try stage.set(x, .centerX, of: red) }
    }
    stage.step(30)
    #expect(close(red.presentation(.centerX), 150))
  }

  @Test func asInIOS7ATransformTurnsTheShorterWay() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(1, curve: try curve("linear"), isAdditive: false) {
      try stage.setTransform(.rotation(1.5 * .pi), of: red)
    }
    stage.step(30)
    #expect(close(red.presentation(.rotation), -.pi / 4))
  }

  @Test func innerBlocksHaveTheOuterOnesTimingWhateverTheySay() throws {
    let stage = Stage()
    let (red, blue) = (try stage.box("red"), try stage.box("blue"))
    try stage.animate(1, curve: try curve("linear"), repeatCount: .infinity, autoreverses: true) {
      try stage.set(200, .centerX, of: red)
      try stage.animate(0.1, curve: try curve("quadIn"), delay: 0.5, repeatCount: 1) {
        try stage.set(200, .centerX, of: blue)
      }
      try stage.animate(0.5, overrides: [.duration, .options]) {
        try stage.set(200, .centerY, of: blue)
      }
    }
    stage.step(45)
    #expect(close(red.presentation(.centerX), 175))
    #expect(close(blue.presentation(.centerX), 125))
    #expect(blue.presentation(.centerY) == 200)
    stage.step(60)
    #expect(close(red.presentation(.centerX), 125))
    #expect(close(blue.presentation(.centerX), 175))
    #expect(stage.eventLog.ends.count == 1)
  }

  @Test func blocksNestToABound() throws {
    let stage = Stage()
    for _ in 0..<Stage.depthLimit { try stage.beginAnimation() }
    #expect(throws: StagingProblem.animationsNestedTooDeeply(limit: Stage.depthLimit)) {
      try stage.beginAnimation()
    }
    for _ in 0..<Stage.depthLimit { #expect(stage.commitAnimation() != nil) }
    #expect(stage.commitAnimation() == nil)
  }
}
