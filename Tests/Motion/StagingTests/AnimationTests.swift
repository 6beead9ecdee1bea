import MotionCurves
import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct AnimationTests {
  /// The easing notebook: the centre moves to (160, 415) in 0.6 s with elastic ease-out.
  @Test func theCentreFollowsTheCurve() throws {
    let stage = Stage()
    let red = try stage.box("red", Rect(110, 50, 100, 100))
    let elastic = try #require(Easing.named("elasticOut"))
    let id = try stage.animate(0.6, curve: .easing(elastic)) {
      try stage.setCenter(Point(160, 415), of: red)
    }
    #expect(red.center == Point(160, 415))
    for frame in 0..<36 {
      let expected = 100 + 315 * elastic(Double(frame) / 60 / 0.6)
      #expect(close(red.presentation(.centerY), expected))
      #expect(red.presentation(.centerX) == 160)
      #expect(stage.isRunning(id))
      #expect(stage.step().ends.isEmpty == (frame < 35))
    }
    #expect(stage.frame == 36 && !stage.isRunning(id))
    #expect(red.presentation(.centerY) == 415 && !red.hasPresentation)
  }

  /// A reversal half-way: position and speed are continuous, as since iOS 8.
  @Test func geometryIsHandedOverSmoothly() throws {
    let stage = Stage()
    let red = try stage.box()
    let start = red[.centerX]
    try stage.animate(1, curve: try curve("easeInOut")) { try stage.set(400, .centerX, of: red) }
    stage.step(29)
    let before = red.presentation(.centerX)
    stage.step(1)
    let here = red.presentation(.centerX)
    try stage.animate(1, curve: try curve("easeInOut")) { try stage.set(start, .centerX, of: red) }
    #expect(close(red.presentation(.centerX), here))
    stage.step(1)
    let speedBefore = here - before
    let speedAfter = red.presentation(.centerX) - here
    #expect(speedBefore > 5)
    #expect(abs(speedAfter - speedBefore) < 0.1 * speedBefore)
    stage.step(59)
    #expect(red.presentation(.centerX) == start)
  }

  /// Two overlapping animations are the model plus the sum of their remainders.
  @Test func geometryAddsUp() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(1, curve: try curve("linear")) { try stage.set(200, .centerX, of: red) }
    stage.step(30)
    try stage.animate(1, curve: try curve("linear")) { try stage.set(300, .centerX, of: red) }
    stage.step(15)
    #expect(close(red.presentation(.centerX), 300 - 100 * 0.25 - 100 * 0.75))
  }

  @Test func opacityStartsFromWhatIsShownAndEndsTheOld() throws {
    let stage = Stage()
    let red = try stage.box()
    let first = try stage.animate(1, curve: try curve("linear")) {
      try stage.set(0, .alpha, of: red)
    }
    stage.step(15)
    #expect(close(red.presentation(.alpha), 0.75))
    let second = try stage.animate(1, curve: try curve("linear")) {
      try stage.set(1, .alpha, of: red)
    }
    #expect(close(red.presentation(.alpha), 0.75))
    #expect(stage.takeEvents().ends.map(\.id) == [first])
    #expect(!stage.isRunning(first))
    stage.step(30)
    #expect(close(red.presentation(.alpha), 0.875))
    let ends = stage.step(30).ends
    #expect(ends.count == 1 && ends[0].id == second && ends[0].finished && ends[0].frame == 75)
  }

  @Test func settingOutsideABlockMovesTheModelUnderTheAnimation() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(1, curve: try curve("linear")) { try stage.set(200, .centerX, of: red) }
    stage.step(30)
    try stage.set(210, .centerX, of: red)
    #expect(close(red.presentation(.centerX), 160))
  }

  @Test func beforeTheDelayTheOldValueShows() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(0.6, curve: try curve("linear"), delay: 0.1) {
      try stage.set(0, .alpha, of: red)
      try stage.set(200, .centerX, of: red)
    }
    for _ in 0...6 {
      #expect(red.presentation(.alpha) == 1 && red.presentation(.centerX) == 100)
      stage.step(1)
    }
    #expect(close(red.presentation(.alpha), 1 - 1.0 / 36))
    let ends = stage.step(40).ends
    #expect(ends.map(\.frame) == [42])
  }

  @Test func repeatsPlayAgainFromTheStart() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(0.1, curve: try curve("linear"), repeatCount: 3) {
      try stage.set(160, .centerX, of: red)
    }
    for frame in 0..<18 {
      #expect(close(red.presentation(.centerX), 100 + Double(frame % 6) * 10))
      stage.step(1)
    }
    #expect(red.presentation(.centerX) == 160)
    #expect(stage.eventLog.ends.map(\.frame) == [18])
  }

  @Test func autoreverseGoesBackAndJumpsToTheModel() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(0.1, curve: try curve("linear"), repeatCount: 2, autoreverses: true) {
      try stage.set(160, .centerX, of: red)
    }
    let there = [0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]
    for frame in 0..<24 {
      #expect(close(red.presentation(.centerX), 100 + Double(there[frame % 12]) * 10))
      stage.step(1)
    }
    #expect(red.presentation(.centerX) == 160)
    #expect(stage.eventLog.ends.map(\.frame) == [24])
  }

  @Test func aSpringLastsUntilItSettles() throws {
    let stage = Stage()
    let red = try stage.box()
    let spring = try Spring(mass: 1, stiffness: 100, damping: 10)
    try stage.animate(7, curve: .spring(spring)) { try stage.set(300, .centerX, of: red) }
    stage.step(20)
    #expect(close(red.presentation(.centerX), 100 + 200 * spring(20.0 / 60)))
    let frames = (spring.settlingDuration * 60).rounded(.up)
    #expect(stage.step(200).ends.map(\.frame) == [Int(frames)])
  }

  @Test func anUndampedSpringNeverEnds() throws {
    let stage = Stage()
    let red = try stage.box()
    let spring = try Spring(mass: 1, stiffness: 100, damping: 0)
    try stage.animate(curve: .spring(spring), repeatCount: 2, autoreverses: true) {
      try stage.set(300, .centerX, of: red)
    }
    #expect(stage.step(600).isEmpty)
    #expect(red.presentation(.centerX).isFinite)
  }

  /// Measured on Core Animation: half a turn from zero goes in the negative direction, three
  /// quarters go back one. Half a turn to zero goes on, by the rule of CSS that all measured rows
  /// follow.
  @Test(arguments: [(0.0, 180.0, -90.0), (0, 270, -45), (0, 90, 45), (45, 225, -45), (180, 0, 270)])
  func transformsTurnTheShorterWay(from: Double, to: Double, middle: Double) throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.setTransform(.rotation(from * .pi / 180), of: red)
    try stage.animate(1, curve: try curve("linear")) {
      try stage.setTransform(.rotation(to * .pi / 180), of: red)
    }
    stage.step(30)
    let shown = red.presentation(.rotation) - middle * .pi / 180
    #expect(abs(shown.remainder(dividingBy: 2 * .pi)) < 1e-9)
  }

  @Test func aRotationGoesTheWholeWay() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(1, curve: try curve("linear")) { try stage.set(3 * .pi, .rotation, of: red) }
    stage.step(20)
    #expect(close(red.presentation(.rotation), .pi))
  }

  /// Every value of a frame is a function of that frame alone.
  @Test func noErrorAddsUp() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(1_000, curve: try curve("linear")) {
      try stage.set(60_100, .centerX, of: red)
    }
    stage.step(59_999)
    #expect(close(red.presentation(.centerX), 60_099, within: 1e-14))
    stage.step(1)
    #expect(red.presentation(.centerX) == 60_100)
    #expect(stage.time == 1_000)
  }
}
