import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct ViewTests {
  @Test func aFrameGivesCentreAndBounds() throws {
    let stage = Stage()
    let red = try stage.box()
    #expect(red.center == Point(100, 100))
    #expect(red.bounds == Rect(0, 0, 100, 100))
    #expect(red.frame == Rect(50, 50, 100, 100))
    #expect(red[.alpha] == 1)
    #expect(red.transform == .identity)
    #expect(stage.view(named: "red") === red)
  }

  @Test func viewsComeInOrderAndNamesOnce() throws {
    let stage = Stage()
    for name in ["빨강", "b", "a"] { try stage.box(name) }
    #expect(stage.views.map(\.name) == ["빨강", "b", "a"])
    #expect(throws: StagingProblem.nameTaken(name: "b")) { try stage.box("b") }
    #expect(stage.views.count == 3)
  }

  @Test func removingAViewTakesItsSubviewsAndFreesTheNames() throws {
    let stage = Stage()
    let red = try stage.box()
    let badge = try stage.box("badge", Rect(10, 10, 20, 20), in: red)
    let dot = try stage.box("dot", Rect(1, 1, 2, 2), in: badge)
    let blue = try stage.box("blue")
    stage.remove(red)
    #expect(stage.views.map(\.name) == ["blue"])
    #expect(stage.view(named: "badge") == nil)
    #expect(!dot.isOnStage && blue.isOnStage)
    #expect(throws: StagingProblem.notOnStage(view: "dot")) { try stage.set(0, .alpha, of: dot) }
    #expect(throws: StagingProblem.notOnStage(view: "red")) { try stage.box("x", .zero, in: red) }
    try stage.box("badge")
    stage.remove(red)
    #expect(stage.views.map(\.name) == ["blue", "badge"])
  }

  @Test func aSubviewLeavesItsParent() throws {
    let stage = Stage()
    let red = try stage.box()
    let badge = try stage.box("badge", Rect(10, 10, 20, 20), in: red)
    #expect(red.subviews.map(\.name) == ["badge"])
    stage.remove(badge)
    #expect(red.subviews.isEmpty)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func numbersThatAreNoneAreRefused(value: Double) throws {
    let stage = Stage()
    let red = try stage.box()
    #expect(throws: StagingProblem.notFinite(what: "`red.center.x`")) {
      try stage.setCenter(Point(value, 5), of: red)
    }
    #expect(throws: StagingProblem.self) { try stage.setFrame(Rect(0, value, 1, 1), of: red) }
    #expect(throws: StagingProblem.self) { try stage.box("b", Rect(0, 0, value, 1)) }
    #expect(throws: StagingProblem.self) { try stage.resize(to: Size(1, value)) }
    #expect(throws: StagingProblem.self) { try stage.setTilt(Vector(0, value)) }
    #expect(throws: StagingProblem.self) { try stage.showKeyboard(height: value) }
    #expect(throws: StagingProblem.self) {
      try stage.setTransform(.translation(value, 0), of: red)
    }
    #expect(throws: StagingProblem.self) { try stage.beginAnimation(.init(duration: value)) }
    #expect(red.frame == Rect(50, 50, 100, 100))
    #expect(stage.size == Stage.defaultSize && stage.views.count == 1)
  }

  @Test func valuesOutOfRangeAreRefusedWhole() throws {
    let stage = Stage()
    let red = try stage.box()
    let problem = StagingProblem.outOfRange(
      what: "`red.alpha`", value: 1.5, lower: 0, upper: 1)
    #expect(throws: problem) { try stage.set(1.5, .alpha, of: red) }
    #expect(throws: StagingProblem.self) { try stage.setFrame(Rect(9, 9, 5, -1), of: red) }
    #expect(throws: StagingProblem.self) { try stage.set(1e300, .centerX, of: red) }
    #expect(red.frame == Rect(50, 50, 100, 100))
  }

  @Test func whatTheSimulationTellsCannotBeSet() throws {
    let stage = Stage()
    let red = try stage.box()
    for channel in Channel.allCases where channel.isReadOnly {
      #expect(throws: StagingProblem.readOnly(channel: channel)) {
        try stage.set(1, channel, of: red)
      }
    }
  }

  @Test func nestingIsBounded() throws {
    let stage = Stage()
    var view = try stage.box("v1")
    for depth in 2...Stage.depthLimit { view = try stage.box("v\(depth)", in: view) }
    #expect(throws: StagingProblem.nestedTooDeeply(limit: Stage.depthLimit)) {
      try stage.box("deeper", in: view)
    }
  }

  @Test func theNumberOfViewsIsBounded() throws {
    let stage = Stage()
    for number in 0..<Stage.viewLimit { try stage.box("v\(number)", .zero) }
    #expect(throws: StagingProblem.tooManyViews(limit: Stage.viewLimit)) { try stage.box() }
  }
}
