import Testing

@testable import MotionCurves

/// A curve prepared for a read in every frame has the values of its source, to the last bit.
@Suite struct PaceTests {
  @Test(arguments: ["linear", "easeInOut", "elasticOut", "backIn"])
  func anEasingsPace(_ name: String) throws {
    try follow(.easing(try #require(Easing.named(name))), duration: 0.7)
  }

  @Test func aSpringsPace() throws {
    try follow(.keyboard, duration: 0.5)
    try follow(.spring(try Spring(mass: 1, stiffness: 100, damping: 10)), duration: 2)
  }

  private func follow(_ curve: Curve, duration: Double) throws {
    let pace = CurvePace(curve, duration: duration)
    for step in -10...200 {
      let elapsed = Double(step) / 60
      #expect(pace(elapsed) == curve.value(elapsed: elapsed, duration: duration))
    }
  }

  /// Forward, backward and in leaps: the piece of the last moment is no more than a guess.
  @Test(arguments: Keyframes.Mode.allCases)
  func keyframesAsTheyAreRead(_ mode: Keyframes.Mode) throws {
    let keyframes = try Keyframes(
      values: [[1, 5], [2, -3], [2, -3], [1, 0], [3, 8]], mode: mode,
      times: [0, 0.2, 0.2, 0.7, 1])
    let reader = KeyframeReader(keyframes)
    var values = [0.0, 0.0]
    let progresses = (-5...65).map { Double($0) / 60 }
    for progress in progresses + progresses.reversed() + [0.2, 0.7, 0.9, 0.1, 1, 0] {
      reader.read(at: progress, into: &values)
      #expect(values == keyframes(progress))
    }
  }
}
