import MotionCurves
import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite("Core Animation's own animations on the stage")
struct LayerAnimationTests {
  private func fade(_ children: Int = 0) throws -> AnimationPlan {
    let alpha = try #require(AnimatedProperty.named("opacity"))
    let plan = AnimationPlan(.basic(alpha, .init(from: [0], to: [1])), curve: try curve("linear"))
    guard children > 0 else { return plan }
    return try AnimationPlan(
      group: Array(repeating: plan, count: children), curve: try curve("linear"), duration: 1)
  }

  /// The limit of a view counts children of groups, and finished animations make room again.
  @Test func theBoundOfAView() throws {
    let stage = Stage()
    let red = try stage.box()
    let limit = Stage.animationsOfViewLimit
    try stage.add(try fade(limit - 3), forKey: "many", to: red)
    try stage.add(try fade(), forKey: "last", to: red)
    #expect(throws: StagingProblem.tooManyAnimationsOfView(view: "red", limit: limit)) {
      try stage.add(try fade(1), forKey: "more", to: red)
    }
    try stage.add(try fade(1), forKey: "last", to: red)
    #expect(stage.animationKeys == ["many", "last"])
    try stage.beginAnimation()
    #expect(throws: StagingProblem.tooManyAnimationsOfView(view: "red", limit: limit)) {
      try stage.setCenter(.zero, of: red)
    }
    stage.removeAnimations(forKey: "many")
    try stage.setCenter(.zero, of: red)
    stage.commitAnimation()
    #expect(
      stage.animationLoad == 1 + 2 && stage.layerAnimationCount == 2,
      "a block, two numbers; a group of one")
    stage.remove(red)
    #expect(stage.layerAnimationCount == 0 && stage.animation(forKey: "last") == nil)
  }

  /// The limit of the stage: animations of blocks and Core Animation's own together.
  @Test func theBoundOfTheStage() throws {
    let stage = Stage()
    let (each, limit) = (Stage.animationsOfViewLimit, Stage.animationLimit)
    for number in 0..<(limit / each) {
      let view = try stage.addView(named: "v\(number)", frame: Rect(0, 0, 9, 9))
      try stage.add(try fade(each - 1), forKey: "many", to: view)
    }
    let red = try stage.box()
    #expect(throws: StagingProblem.tooManyAnimations(limit: limit)) {
      try stage.add(try fade(), forKey: "more", to: red)
    }
    try stage.beginAnimation()
    #expect(throws: StagingProblem.tooManyAnimations(limit: limit)) {
      try stage.set(0, .alpha, of: red)
    }
    stage.removeAnimations(forKey: "many")
    try stage.set(0, .alpha, of: red)
    stage.commitAnimation()
    #expect(stage.animationLoad == 2)
  }

  @Test func theBoundOfKeyframes() throws {
    let stage = Stage()
    let red = try stage.box()
    let alpha = try #require(AnimatedProperty.named("alpha"))
    let values = (0...100_000).map { [Double($0 % 2)] }
    let plan = AnimationPlan(
      .keyframes(alpha, try Keyframes(values: values)), curve: try curve("linear"))
    let room = Stage.keyframeNumberLimit / plan.numberCount
    for number in 0..<room { try stage.add(plan, forKey: "k\(number)", to: red) }
    #expect(
      throws: StagingProblem.tooManyKeyframeNumbers(limit: Stage.keyframeNumberLimit)
    ) {
      try stage.add(plan, forKey: "more", to: red)
    }
    stage.removeAnimations(forKey: "k0")
    try stage.add(plan, forKey: "more", to: red)
  }

  @Test func theSameKeyTakesThePlace() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.add(try fade(), forKey: "k", to: red)
    try stage.add(try fade(), forKey: "k", to: red)
    #expect(red.ownAnimations.count == 1 && stage.layerAnimationCount == 1)
    let ends = stage.takeEvents().compactMap { event in
      if case .animationEnded(let end) = event.kind { end.finished } else { nil }
    }
    #expect(ends == [false])
  }

  @Test(arguments: [Double.nan, .infinity, 1e5, -1e5])
  func speedsThatAreNone(_ speed: Double) throws {
    let stage = Stage()
    let red = try stage.box()
    var plan = try fade()
    plan.timing.speed = speed
    #expect(throws: StagingProblem.self) { try stage.add(plan, forKey: "k", to: red) }
    var clock = LayerClock()
    clock.speed = speed
    #expect(throws: StagingProblem.self) { try stage.setClock(clock, of: red) }
    #expect(red.ownAnimations.isEmpty && red.clock == LayerClock())
  }

  /// Nested clocks stay finite, however fast they are.
  @Test func nestedClocksStayFinite() throws {
    let stage = Stage()
    var parent: View?
    for depth in 0..<Stage.depthLimit {
      let view = try stage.addView(named: "v\(depth)", frame: Rect(0, 0, 9, 9), parent: parent)
      var clock = LayerClock()
      clock.speed = 1e3
      clock.beginTime = 1e-3
      try stage.setClock(clock, of: view)
      parent = view
    }
    stage.step(10)
    let deepest = try #require(parent)
    #expect(deepest.layerTime.isFinite && abs(deepest.layerTime) > 1e11)
  }

  /// Views that share computations in a frame show the same values as each by itself, also if the
  /// model stands for an end of the animation and differs.
  @Test func sharingChangesNoNumber() throws {
    let (shared, apart) = (Stage(), Stage())
    let plans = try [("alpha", [0.25]), ("center", [300, 500]), ("scale", [2, 3])].map {
      var plan = AnimationPlan(
        .basic(try #require(AnimatedProperty.named($0.0)), .init(by: $0.1)),
        curve: try curve("easeInOut"))
      plan.timing.duration = 0.7
      plan.timing.repeatCount = 3.5
      plan.timing.autoreverses = $0.0 == "scale"
      plan.isCumulative = true
      return plan
    }
    for stage in [shared, apart] {
      for number in 0..<3 {
        try stage.box("v\(number)", Rect(Double(10 * number), 0, 40, 40))
      }
      for (number, plan) in plans.enumerated() {
        var last: LayerAnimation?
        for view in stage.views {
          last = try stage.add(
            plan, forKey: "k\(number)", to: view, like: stage === shared ? last : nil)
        }
        stage.step(5)
      }
    }
    for _ in 0..<300 {
      for (one, other) in zip(shared.views, apart.views) {
        let values = [one, other].map { view in Channel.allCases.map(view.presentation) }
        #expect(values[0] == values[1])
      }
      #expect(shared.step().count == apart.step().count)
    }
    #expect(shared.layerAnimationCount == 0)
  }
}
