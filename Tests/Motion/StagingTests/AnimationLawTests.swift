import MotionCurves
import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

/// Laws of animations with any duration, curve and moment of interruption.
@Suite struct AnimationLawTests {
  static let seeds = Array(1...40 as ClosedRange<UInt64>)

  /// Curves that start at rest, so that an animation adds no speed at its start.
  static let softStarts = ["easeInOut", "quadIn", "cubicInOut", "sineInOut", "quintIn"]

  /// An animation with its interruption, from a seed: all times in frames.
  struct Interruption {
    let length: Int
    let moment: Int
    let from: Double
    let middle: Double
    let to: Double
    let curves: (Curve, Curve)

    init(seed: UInt64) throws {
      var random = Seeded(seed)
      length = .random(in: 200...2_000, using: &random)
      moment = .random(in: 2...(length - 3), using: &random)
      from = .random(in: -400...400, using: &random)
      middle = from + .random(in: 50...600, using: &random)
      to = seed.isMultiple(of: 2) ? from : .random(in: -400...400, using: &random)
      let first = try #require(softStarts.randomElement(using: &random))
      let second = try #require(softStarts.randomElement(using: &random))
      curves = (try curve(first), try curve(second))
    }

    var seconds: Double { Double(length) / 60 }

    /// The largest change of speed between two frames for these curves, with a margin: no second
    /// derivative of theirs exceeds 25.
    var largestJolt: Double {
      let way = max(abs(middle - from), abs(to - middle))
      return 2 * 25 * way / Double(length * length)
    }
  }

  private func centreAfterEachFrame(
    _ interruption: Interruption, isAdditive: Bool, fromCurrent: Bool = false
  ) throws -> (values: [Double], turn: Double) {
    let stage = Stage()
    let red = try stage.box()
    try stage.set(interruption.from, .centerX, of: red)
    try stage.animate(interruption.seconds, curve: interruption.curves.0, isAdditive: isAdditive) {
      try stage.set(interruption.middle, .centerX, of: red)
    }
    var values = [red.presentation(.centerX)]
    func step() {
      stage.step(1)
      values.append(red.presentation(.centerX))
    }
    for _ in 0..<interruption.moment { step() }
    try stage.animate(
      interruption.seconds, curve: interruption.curves.1, beginsFromCurrentState: fromCurrent,
      isAdditive: isAdditive
    ) {
      try stage.set(interruption.to, .centerX, of: red)
    }
    let turn = red.presentation(.centerX)
    while red.isAnimating { step() }
    #expect(red.presentation(.centerX) == interruption.to)
    return (values, turn)
  }

  /// Since iOS 8: position and speed are continuous, whenever and wherever the animation is
  /// redirected.
  @Test(arguments: seeds) func anInterruptionKeepsPlaceAndSpeed(seed: UInt64) throws {
    let given = try Interruption(seed: seed)
    let (values, turn) = try centreAfterEachFrame(given, isAdditive: true)
    #expect(close(turn, values[given.moment]))
    for (frame, speeds) in zip(1..., zip(steps(values), steps(values).dropFirst())) {
      // The speed may jump where the first animation ends at full speed.
      guard abs(frame - given.length) > 1, frame < given.length + given.moment - 1 else { continue }
      #expect(abs(speeds.1 - speeds.0) <= given.largestJolt, "frame \(frame)")
    }
  }

  /// iOS 7 with beginFromCurrentState: the position is continuous, the speed starts anew.
  @Test(arguments: seeds) func asInIOS7ThePlaceGoesOnAndTheSpeedJumps(seed: UInt64) throws {
    let given = try Interruption(seed: seed)
    let (values, turn) = try centreAfterEachFrame(given, isAdditive: false, fromCurrent: true)
    let here = values[given.moment]
    #expect(turn == here)
    let way = given.to - here
    let after = values[given.moment + 1] - here
    let expected = way * given.curves.1.value(elapsed: 1.0 / 60, duration: given.seconds)
    #expect(close(after, expected))
  }

  /// iOS 7 without it: the new animation starts at the end of the old one.
  @Test(arguments: seeds) func asInIOS7AloneThePlaceJumpsToTheModel(seed: UInt64) throws {
    let given = try Interruption(seed: seed)
    let (_, turn) = try centreAfterEachFrame(given, isAdditive: false)
    #expect(turn == given.middle)
  }

  /// The result is the model plus the remainder of each animation, whichever way the sum is
  /// computed.
  @Test(arguments: seeds) func motionsAddUp(seed: UInt64) throws {
    var random = Seeded(seed)
    let (stage, alone) = (Stage(), Stage())
    let red = try stage.box()
    var parts: [(view: View, start: Double)] = []
    var model = 100.0
    for number in 0..<6 {
      let to = Double.random(in: -300...300, using: &random)
      let length = Double.random(in: 0.5...3, using: &random)
      let pace = try curve(["linear", "backOut", "elasticOut", "easeInOut"][number % 4])
      try stage.animate(length, curve: pace) { try stage.set(to, .centerX, of: red) }
      let one = try alone.box("v\(number)")
      try alone.set(model, .centerX, of: one)
      try alone.animate(length, curve: pace) { try alone.set(to, .centerX, of: one) }
      parts.append((one, to))
      model = to
      let wait = Int.random(in: 0...20, using: &random)
      stage.step(wait)
      alone.step(wait)
    }
    for _ in 0..<100 {
      let left = parts.reduce(0) { $0 + $1.view.presentation(.centerX) - $1.start }
      #expect(close(red.presentation(.centerX), model + left, within: 1e-9))
      stage.step(1)
      alone.step(1)
    }
  }

  private func steps(_ values: [Double]) -> [Double] {
    zip(values.dropFirst(), values).map { $0 - $1 }
  }
}
