import MotionCurves
import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct KeyframeBlockTests {
  /// As observed in UIKit: start 0 and duration 0.1 become the key times 0, 0.1 and 1.
  @Test func aKeyframeHoldsBeforeAndAfterIt() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.keyframes(10, curve: try curve("linear")) {
      try stage.keyframe(0.2, 0.1) { try stage.set(0, .alpha, of: red) }
    }
    #expect(red[.alpha] == 0)
    for frame in 0..<600 {
      let share = Double(frame) / 600
      let expected = share < 0.2 ? 1 : max(1 - (share - 0.2) * 10, 0)
      #expect(close(red.presentation(.alpha), expected, within: 1e-9))
      stage.step(1)
    }
    #expect(!red.isAnimating && stage.eventLog.ends.map(\.finished) == [true])
  }

  /// One easing applies to the whole animation and bends its times; UIKit's own by default.
  @Test func theEaseGoesAroundTheWhole() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.keyframes(1) { try stage.keyframe(0, 0.5) { try stage.set(0, .alpha, of: red) } }
    stage.step(15)
    let bent = try curve("easeInOut").value(elapsed: 0.25, duration: 1)
    #expect(close(red.presentation(.alpha), 1 - 2 * bent))
  }

  @Test func withoutALengthAValueIsSetAtOnce() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.keyframes(1, curve: try curve("linear")) {
      try stage.keyframe(0.5, 0) { try stage.setColor("white", .backgroundColor, of: red) }
      try stage.keyframe(0.5, 0) { try stage.set(300, .centerX, of: red) }
    }
    stage.step(29)
    #expect(red.presentation(.centerX) == 100)
    #expect(red.color(.backgroundColor, presentation: true) == .clear)
    stage.step(1)
    #expect(red.presentation(.centerX) == 300)
    #expect(red.color(.backgroundColor, presentation: true) == Color(1, 1, 1))
  }

  /// For any order of keyframes, the modes are those of `CAKeyframeAnimation`.
  @Test(arguments: Keyframes.Mode.allCases) func theModesAreCoreAnimations(
    mode: Keyframes.Mode
  ) throws {
    let stage = Stage()
    let red = try stage.box()
    let points = [Point(100, 100), Point(200, 50), Point(180, 300), Point(10, 20)]
    let times = [0, 0.3, 0.6, 1]
    try stage.keyframes(1, curve: try curve("linear"), mode: mode) {
      for number in [2, 1, 3] {
        let length = times[number] - times[number - 1]
        try stage.keyframe(times[number - 1], length) {
          try stage.setCenter(points[number], of: red)
        }
      }
    }
    let track = try Keyframes(values: points.map { [$0.x, $0.y] }, mode: mode, times: times)
    for frame in 0..<60 {
      let expected = track(Double(frame) / 60)
      #expect(close(red.presentation(.centerX), expected[0], within: 1e-9))
      #expect(close(red.presentation(.centerY), expected[1], within: 1e-9))
      stage.step(1)
    }
  }

  /// 0.3 + 0.15 is less than 0.45. For all pairs of a 5 % grid, keyframes that meet have one key
  /// there.
  @Test(arguments: [Keyframes.Mode.cubic, .linear])
  func keyframesMeetDespiteRounding(mode: Keyframes.Mode) throws {
    let grid = (0...20).map { Double($0 * 5) / 100 }
    let lengths = grid
    for first in 1..<19 {
      for second in (first + 1)..<20 {
        let stage = Stage()
        let red = try stage.box()
        try stage.keyframes(1, curve: try curve("linear"), mode: mode) {
          for (start, length, x) in [
            (0, first, 200.0), (first, second - first, 120), (second, 20 - second, 350),
          ] {
            try stage.keyframe(grid[start], lengths[length]) {
              try stage.set(x, .centerX, of: red)
            }
          }
        }
        let track = try Keyframes(
          values: [[100], [200], [120], [350]], mode: mode,
          times: [0, grid[first], grid[second], 1])
        for _ in 0..<9 {
          stage.step(6)
          let expected = track(Double(stage.frame) / 60)[0]
          #expect(
            close(red.presentation(.centerX), expected, within: 1e-6), "\(first) \(second)")
        }
      }
    }
  }

  @Test func anotherMotionAddsToKeyframes() throws {
    let stage = Stage()
    let red = try stage.box()
    let linear = try curve("linear")
    try stage.keyframes(1, curve: linear) {
      try stage.keyframe(0, 0.5) { try stage.set(200, .centerX, of: red) }
    }
    stage.step(15)
    #expect(close(red.presentation(.centerX), 150))
    try stage.animate(1, curve: linear) { try stage.set(0, .centerX, of: red) }
    #expect(close(red.presentation(.centerX), 150))
    stage.step(15)
    #expect(close(red.presentation(.centerX), 150))
    stage.stopAnimations(of: red)
    #expect(close(red[.centerX], 150) && !red.isAnimating)
  }

  /// Replacing, as in iOS 7, and then with an additive animation (iOS 8) over it: it continues from
  /// where it is.
  @Test func keyframesInThePlaceOfOthersGoOn() throws {
    let stage = Stage()
    let red = try stage.box()
    let linear = try curve("linear")
    try stage.beginKeyframes(AnimationOptions(duration: 1, curve: linear, isAdditive: false))
    try stage.set(200, .centerX, of: red)
    stage.commitAnimation()
    stage.step(30)
    #expect(close(red.presentation(.centerX), 150))
    try stage.animate(1, curve: linear) { try stage.set(100, .centerX, of: red) }
    #expect(close(red.presentation(.centerX), 150))
    stage.step(15)
    #expect(close(red.presentation(.centerX), 100 - 25 + 75))
  }

  @Test func aViewThatIsRemovedAmongItsKeyframesIsLeftAlone() throws {
    let stage = Stage()
    let red = try stage.box()
    let id = try stage.keyframes(1) {
      try stage.keyframe(0, 1) { try stage.set(0, .alpha, of: red) }
      stage.remove(red)
    }
    #expect(!stage.isRunning(id) && red.animations.isEmpty)
  }

  /// Half a turn goes in the negative direction, and the next quarter continues from there.
  @Test func turnsFollowOneAnother() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.keyframes(1, curve: try curve("linear")) {
      try stage.keyframe(0, 0.5) { try stage.setTransform(.rotation(.pi), of: red) }
      try stage.keyframe(0.5, 0.5) { try stage.setTransform(.rotation(1.5 * .pi), of: red) }
    }
    var last = red.presentation(.rotation)
    for frame in 1..<60 {
      stage.step(1)
      let shown = red.presentation(.rotation)
      let way = (shown - last) * 60
      #expect(close(way, frame <= 30 ? -2 * .pi : .pi, within: 1e-9), "frame \(frame)")
      last = shown
    }
  }

  @Test func whatChangesNothingEndsAtOnceAndTheNumberIsBounded() throws {
    let stage = Stage()
    let red = try stage.box()
    let id = try stage.keyframes(1) {
      try stage.keyframe(0, 1) { try stage.set(1, .alpha, of: red) }
    }
    #expect(!stage.isRunning(id))
    try stage.beginKeyframes()
    for _ in 0..<Stage.keyframeLimit { try stage.beginKeyframe(at: 0, for: 0.5) }
    #expect(throws: StagingProblem.tooManyKeyframes(limit: Stage.keyframeLimit)) {
      try stage.beginKeyframe(at: 0, for: 0.5)
    }
    #expect(throws: StagingProblem.self) { try stage.beginKeyframe(at: .nan, for: 0.5) }
    #expect(throws: StagingProblem.self) { try stage.beginKeyframe(at: 0, for: -1) }
  }
}

extension Stage {
  /// Runs a block like `UIView.animateKeyframes`.
  @discardableResult
  fileprivate func keyframes(
    _ duration: Double, curve: Curve? = nil, mode: Keyframes.Mode = .linear,
    _ block: () throws -> Void
  ) throws -> AnimationID {
    let id = try beginKeyframes(AnimationOptions(duration: duration, curve: curve), mode: mode)
    try block()
    commitAnimation()
    return id
  }

  fileprivate func keyframe(
    _ start: Double, _ length: Double, _ block: () throws -> Void
  ) throws {
    try beginKeyframe(at: start, for: length)
    try block()
    endKeyframe()
  }
}
