import MotionCurves
import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

/// Values set while an animation runs on them, which retarget the animation.
@Suite struct ReaimingTests {
  static let seeds = Array(1...40 as ClosedRange<UInt64>)

  /// An animation that is retargeted while it runs.
  private struct Turn {
    let length: Int
    let moment: Int
    let ends: (Double, Double, Double)
    let curve: Curve

    init(seed: UInt64) throws {
      var random = Seeded(seed)
      length = .random(in: 30...300, using: &random)
      moment = .random(in: 0...length, using: &random)
      ends = (
        .random(in: -400...400, using: &random), .random(in: 500...900, using: &random),
        .random(in: -400...400, using: &random)
      )
      let name = try #require(
        ["linear", "easeInOut", "elasticOut", "backIn", "bounceOut"].randomElement(using: &random))
      curve = .easing(try #require(Easing.named(name)))
    }
  }

  @Test(arguments: seeds, [Channel.centerX, .rotation, .zPosition])
  func keepsItsPlaceAndItsTime(_ seed: UInt64, _ channel: Channel) throws {
    let turn = try Turn(seed: seed)
    let stage = Stage()
    let red = try stage.box()
    try stage.set(turn.ends.0, channel, of: red)
    let id = try stage.animate(Double(turn.length) / 60, curve: turn.curve) {
      try stage.set(turn.ends.1, channel, of: red)
    }
    stage.step(turn.moment)
    let place = red.presentation(channel)
    let ran = stage.isRunning(id)
    try stage.reaiming { try stage.set(turn.ends.2, channel, of: red) }
    if ran { #expect(abs(red.presentation(channel) - place) < 1e-9) }
    #expect(red[channel] == turn.ends.2)
    let events = stage.step(max(1, turn.length - turn.moment))
    #expect(red.presentation(channel) == turn.ends.2)
    #expect(!red.isAnimating)
    let ends = events.compactMap { event -> StageEvent.AnimationEnd? in
      if case .animationEnded(let end) = event.kind { end } else { nil }
    }
    #expect(ends.map(\.id) == (ran ? [id] : []) && ends.allSatisfy(\.finished))
  }

  /// Compared with the spring's own equation, integrated from its position and velocity.
  @Test(arguments: seeds)
  func aSpringHangsAtItsNewEnd(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let stiffness = Double.random(in: 40...300, using: &random)
    let damping = Double.random(in: 4...30, using: &random)
    let spring = try Spring(
      stiffness: stiffness, damping: damping, velocity: .random(in: -3...3, using: &random),
      allowsOverdamping: true)
    let (stage, moment) = (Stage(), Int.random(in: 1...12, using: &random))
    let red = try stage.box()
    try stage.set(0, .centerX, of: red)
    try stage.animate(curve: .spring(spring)) { try stage.set(100, .centerX, of: red) }
    stage.step(moment)
    try stage.reaiming { try stage.set(-50, .centerX, of: red) }
    var state = (
      x: 100 * spring(Double(moment) / 60), v: 100 * spring.velocity(at: Double(moment) / 60)
    )
    func pull(_ x: Double, _ v: Double) -> Double { -stiffness * (x + 50) - damping * v }
    for _ in 1...10 {
      stage.step(1)
      for _ in 0..<200 {
        let h = 1.0 / 60 / 200
        // The midpoint rule: an error of h³ per step.
        let (x, v) = (
          state.x + h / 2 * state.v, state.v + h / 2 * pull(state.x, state.v)
        )
        state = (state.x + h * v, state.v + h * pull(x, v))
      }
      #expect(abs(red.presentation(.centerX) - state.x) < 1e-3)
    }
  }

  @Test func insideABlockTheBlockDecides() throws {
    let (stage, other) = (Stage(), Stage())
    for stage in [stage, other] {
      let red = try stage.box()
      try stage.animate(1) { try stage.set(300, .centerX, of: red) }
      stage.step(20)
    }
    let (red, blue) = (try #require(stage.views.first), try #require(other.views.first))
    try stage.animate(2) {
      try stage.reaiming { try stage.set(200, .centerX, of: red) }
    }
    try other.animate(2) { try other.set(200, .centerX, of: blue) }
    for _ in 1...60 {
      stage.step(1)
      other.step(1)
      #expect(red.presentation(.centerX) == blue.presentation(.centerX))
    }
  }

  @Test func whatStandsIsSet() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.reaiming { try stage.set(0.3, .alpha, of: red) }
    #expect(red.presentation(.alpha) == 0.3 && !red.isAnimating)
  }

  @Test(arguments: 1...59)
  func aColorGoesOnFromWhatIsShown(_ moment: Int) throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.setColor("#ff0000", .backgroundColor, of: red)
    try stage.animate(1) { try stage.setColor("#0000ff", .backgroundColor, of: red) }
    stage.step(moment)
    let shown = red.shownAppearance.backgroundColor
    try stage.reaiming { try stage.setColor("#00ff00", .backgroundColor, of: red) }
    #expect(red.shownAppearance.backgroundColor == shown)
    stage.step(60 - moment)
    #expect(red.shownAppearance.backgroundColor == "#00ff00" && !red.isAnimating)
  }

  /// Repeated retargeting is still bounded.
  @Test func thereIsRoomForSoMany() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(1) { try stage.set(300, .centerX, of: red) }
    stage.step(1)
    let problem = #expect(throws: StagingProblem.self) {
      for number in 0...Stage.animationsOfViewLimit {
        try stage.reaiming { try stage.set(Double(number), .centerX, of: red) }
      }
    }
    #expect(
      problem == .tooManyAnimationsOfView(view: "red", limit: Stage.animationsOfViewLimit))
  }
}
