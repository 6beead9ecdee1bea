import MotionGeometry
import Testing

@testable import UIKitMotion

@Suite struct MotionEffectTests {
  /// The parallax notebook: the background moves by ±50, the header by ∓20 at the same tilt.
  @Test func layersMoveInOppositeWays() throws {
    let stage = Stage()
    let back = try stage.box("back", Rect(-50, -50, 420, 668))
    let header = try stage.box("header", Rect(220, 190, 40, 20))
    try stage.add(MotionEffect.parallax(name: "e1", magnitude: 50), to: back)
    try stage.add(MotionEffect.parallax(name: "e2", magnitude: -20), to: header)
    #expect(back.presentation(.centerX) == 160)
    try stage.setTilt(Vector(0.5, -0.25))
    #expect(back.presentation(.centerX) == 185)
    #expect(back.presentation(.centerY) == 284 - 12.5)
    #expect(header.presentation(.centerX) == 230)
    #expect(header.presentation(.centerY) == 205)
    #expect(back.center == Point(160, 284))
  }

  @Test(arguments: [(-1.0, 10.0), (-0.5, 15), (0, 20), (1, 30)])
  func theValueGoesFromMinimumToMaximum(tilt: Double, value: Double) throws {
    let part = MotionEffect.Interpolation(.centerX, axis: .horizontal, from: 10, to: 30)
    #expect(part.value(at: Vector(tilt, 0.3)) == value)
    let upright = MotionEffect.Interpolation(.centerX, axis: .vertical, from: 10, to: 30)
    #expect(upright.value(at: Vector(0.3, tilt)) == value)
  }

  /// Inside an animation block, an effect is added and removed with the block's timing.
  @Test func effectsComeAndGoInAnAnimation() throws {
    let stage = Stage()
    let red = try stage.box()
    let effect = try MotionEffect(name: "a", [.init(.alpha, axis: .horizontal, from: 0, to: -1)])
    try stage.setTilt(Vector(1, 0))
    let coming = try stage.animate(1, curve: curve("quadIn")) { try stage.add(effect, to: red) }
    for frame in 0..<60 {
      let share = Double(frame * frame) / 3600
      #expect(close(red.presentation(.alpha), 1 - share), "frame \(frame)")
      #expect(stage.recorder.value(of: red, .alpha, presentation: true, at: frame) != nil)
      stage.step(1)
    }
    #expect(red.presentation(.alpha) == 0 && !stage.isRunning(coming))
    let going = try stage.animate(1, curve: curve("linear")) { stage.remove(effect) }
    stage.step(15)
    #expect(close(red.presentation(.alpha), 0.25))
    // Added again, it starts from its current strength.
    try stage.animate(1, curve: curve("linear")) { try stage.add(effect, to: red) }
    #expect(close(red.presentation(.alpha), 0.25) && !stage.isRunning(going))
    stage.step(60)
    #expect(red.presentation(.alpha) == 0)
    stage.remove(effect)
    #expect(red.presentation(.alpha) == 1 && !red.hasPresentation)
  }

  @Test func effectsAddUpAndCanBeTakenAway() throws {
    let stage = Stage()
    let red = try stage.box()
    let a = try MotionEffect(
      name: "a", [.init(.rotation, axis: .horizontal, from: -1, to: 1)])
    let b = try MotionEffect(
      name: "b",
      [
        .init(.rotation, axis: .vertical, from: -2, to: 2),
        .init(.rotation, axis: .horizontal, from: -4, to: 4),
      ])
    for effect in [a, b, a] { try stage.add(effect, to: red) }
    try stage.setTilt(Vector(1, 1))
    #expect(red.presentation(.rotation) == 7)
    try a.setEnds(\.minimum, to: [-10])
    try a.setEnds(\.maximum, to: [10])
    #expect(red.presentation(.rotation) == 16)
    stage.remove(b)
    #expect(red.presentation(.rotation) == 10)
    stage.remove(a, from: red)
    #expect(!red.hasPresentation && red.presentation(.rotation) == 0)
  }

  @Test func effectsAddToAnimations() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.add(MotionEffect.parallax(name: "p", magnitude: 50), to: red)
    try stage.setTilt(Vector(1, 0))
    try stage.animate(1, curve: try curve("linear")) { try stage.set(200, .centerX, of: red) }
    stage.step(30)
    #expect(close(red.presentation(.centerX), 200))
    stage.stopAnimations(of: red)
    #expect(close(red[.centerX], 150) && close(red.presentation(.centerX), 200))
  }

  @Test func effectsThatCannotBeAreRefused() {
    #expect(throws: StagingProblem.readOnly(channel: .velocityX)) {
      try MotionEffect(name: "e", [.init(.velocityX, axis: .vertical, from: 0, to: 1)])
    }
    #expect(throws: StagingProblem.self) { try MotionEffect.parallax(name: "e", magnitude: .nan) }
  }

  @Test func theTiltIsClampedAndTold() throws {
    let stage = Stage()
    try stage.setTilt(Vector(-7, 2))
    #expect(stage.tilt == Vector(-1, 1))
    try stage.setTilt(Vector(-1, 1))
    #expect(stage.step() == [StageEvent(frame: 0, kind: .tilt(Vector(-1, 1)))])
    #expect(stage.step().isEmpty)
  }

  @Test func theTiltGoesThereInTime() throws {
    let stage = Stage()
    try stage.setTilt(Vector(0.5, 0))
    let id = try stage.animateTilt(
      to: Vector(1, -1), .init(duration: 0.1, curve: try curve("linear")))
    _ = stage.takeEvents()
    for frame in 1...6 {
      let events = stage.step()
      let part = Double(frame) / 6
      #expect(close(stage.tilt.dx, 0.5 + 0.5 * part) && close(stage.tilt.dy, -part))
      #expect(events.first?.kind == .tilt(stage.tilt))
      #expect(events.ends.map(\.id) == (frame == 6 ? [id] : []))
    }
    #expect(stage.step(5).isEmpty)
  }

  @Test func aTiltOnItsWayGivesWayToAnother() throws {
    let stage = Stage()
    let first = try stage.animateTilt(to: Vector(1, 0), .init(duration: 1))
    stage.step(30)
    let here = stage.tilt
    let second = try stage.animateTilt(to: Vector(-1, 0), .init(duration: 0.5))
    #expect(stage.tilt == here)
    #expect(stage.takeEvents().ends.map(\.id) == [first])
    #expect(stage.step(30).ends.map(\.id) == [second])
    #expect(stage.tilt == Vector(-1, 0))
    let third = try stage.animateTilt(to: Vector(-1, 0))
    #expect(stage.takeEvents().ends.map(\.id) == [third])
  }
}
