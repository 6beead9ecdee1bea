import MotionCurves
import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct ColorAnimationTests {
  /// The color in each frame follows the curve, both while it runs and when recalled later.
  @Test func aCurveBeyondAllNumbersLeavesAColor() {
    for progress in [Double.infinity, -.infinity, .nan] {
      #expect(Color(0, 0, 1).blended(to: Color(1, 0, 1), progress).hex.hasSuffix("00ff"))
    }
  }

  @Test func aColorFollowsTheCurveAndIsRemembered() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.setColor("red", .backgroundColor, of: red)
    let pace = try curve("easeInOut")
    let id = try stage.animate(0.5, curve: pace) {
      try stage.setColor("blue", .backgroundColor, of: red)
    }
    #expect(red.appearance.backgroundColor == "blue" && red.isAnimating)
    func expected(_ frame: Int) -> Color {
      Color(1, 0, 0).blended(
        to: Color(0, 0, 1), pace.value(elapsed: Double(frame) / 60, duration: 0.5))
    }
    for frame in 0..<30 {
      #expect(red.color(.backgroundColor, presentation: true) == expected(frame))
      stage.step(1)
    }
    #expect(!red.isAnimating && red.shownAppearance.backgroundColor == "blue")
    #expect(stage.eventLog.ends.map(\.id) == [id])
    for frame in 0..<30 {
      let shown = stage.recorder.appearance(of: red, presentation: true, at: frame)
      #expect(shown?.backgroundColor == expected(frame).hex)
      #expect(stage.recorder.appearance(of: red, at: frame)?.backgroundColor == "blue")
    }
    #expect(stage.recorder.appearance(of: red, presentation: true, at: 31) == nil)
  }

  @Test func aSecondOneTakesOverWhatIsShown() throws {
    let stage = Stage()
    let red = try stage.box()
    let linear = try curve("linear")
    try stage.setColor("black", .borderColor, of: red)
    let first = try stage.animate(1, curve: linear) {
      try stage.setColor("white", .borderColor, of: red)
    }
    stage.step(30)
    let here = red.color(.borderColor, presentation: true)
    try stage.animate(1, curve: linear) { try stage.setColor("black", .borderColor, of: red) }
    #expect(red.color(.borderColor, presentation: true) == here)
    #expect(stage.takeEvents().ends.map(\.id) == [first])
    try stage.animate(1, curve: linear, isAdditive: false) {
      try stage.setColor("white", .borderColor, of: red)
    }
    #expect(red.color(.borderColor, presentation: true) == Color(0, 0, 0))
  }

  @Test func stoppingAndRemovingEndIt() throws {
    let stage = Stage()
    let (red, blue) = (try stage.box("red"), try stage.box("blue"))
    try stage.animate(1, curve: try curve("linear")) {
      try stage.setColor("white", .shadowColor, of: red)
      try stage.setColor("white", .shadowColor, of: blue)
    }
    stage.step(30)
    stage.stopAnimations(of: red)
    #expect(red.appearance.shadowColor == "#808080" && !red.isAnimating)
    #expect(stage.takeEvents().isEmpty)
    stage.remove(blue)
    #expect(stage.takeEvents().ends.map(\.finished) == [false])
  }

  /// A color follows its view's own time, like numbers, and so does its recorded past.
  @Test func aPausedColorStands() throws {
    let stage = Stage()
    let (red, blue) = (try stage.box("red"), try stage.box("blue"))
    try stage.setColor("black", .backgroundColor, of: red)
    try stage.setColor("black", .backgroundColor, of: blue)
    try stage.animate(1, curve: try curve("linear")) {
      try stage.setColor("white", .backgroundColor, of: red)
    }
    try stage.animate(1, curve: try curve("linear")) {
      try stage.setColor("white", .backgroundColor, of: blue)
    }
    stage.step(15)
    let here = red.color(.backgroundColor, presentation: true)
    try stage.pause(red)
    stage.step(90)
    #expect(red.color(.backgroundColor, presentation: true) == here)
    #expect(red.isAnimating && !blue.isAnimating && !stage.isMoving)
    try stage.resume(red)
    stage.step(15)
    #expect(red.color(.backgroundColor, presentation: true) == Color(0.5, 0.5, 0.5))
    #expect(stage.step(29).ends.isEmpty)
    #expect(stage.step(1).ends.map(\.finished) == [true])
    func was(_ frame: Int) -> String? {
      stage.recorder.appearance(of: red, presentation: true, at: frame)?.backgroundColor
    }
    #expect(
      [0, 15, 60, 105, 120].map(was) == ["#000000", here.hex, here.hex, here.hex, "#808080"])
  }

  @Test func withoutATimeAColorIsSetAtOnce() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.animate(0) { try stage.setColor("blue", .backgroundColor, of: red) }
    #expect(!red.isAnimating && red.shownAppearance.backgroundColor == "blue")
  }

  /// A curve for a key path applies to animations that begin after it, and only for that key path.
  @Test func anEaseTakesTheCurvesPlace() throws {
    let stage = Stage()
    let red = try stage.box()
    let (linear, elastic) = (try curve("linear"), try curve("elasticOut"))
    try stage.setEase(elastic, for: [.number(.centerX), .color(.backgroundColor)], of: red)
    try stage.animate(1, curve: linear, delay: 0.5) {
      try stage.setCenter(Point(200, 200), of: red)
      try stage.setColor("white", .backgroundColor, of: red)
    }
    try stage.setEase(nil, for: [.number(.centerX)], of: red)
    #expect(red.eases.keys.map(\.name) == ["backgroundColor"])
    stage.step(45)
    let progress = elastic.value(elapsed: 0.25, duration: 1)
    #expect(close(red.presentation(.centerX), 100 + 100 * progress))
    #expect(close(red.presentation(.centerY), 125))
    let white = Color.clear.blended(to: Color(1, 1, 1), progress)
    #expect(red.color(.backgroundColor, presentation: true) == white)
    stage.step(45)
    try stage.animate(1, curve: linear) { try stage.set(0, .centerX, of: red) }
    stage.step(15)
    #expect(close(red.presentation(.centerX), 150))
  }
}
