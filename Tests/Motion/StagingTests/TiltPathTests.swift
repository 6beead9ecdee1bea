import MotionGeometry
import TestSupport
import Testing

@testable import UIKitMotion

@Suite struct TiltPathTests {
  @Test func itGoesStraightFromOneToTheNext() throws {
    let path = try TiltPath(
      [Vector(0, 0), Vector(1, 0), Vector(-1, 1), Vector(0, 1)], at: [2, 3, 3, 6])
    let expected: [(Double, Vector)] = [
      (0, Vector(0, 0)), (0.125, Vector(0.5, 0)), (0.25, Vector(-1, 1)), (0.625, Vector(-0.5, 1)),
      (1, Vector(0, 1)),
    ]
    for (progress, point) in expected { #expect(path.point(at: progress) == point) }
  }

  @Test func whatIsNoPathIsRefused() {
    func fault(_ points: [Vector], _ times: [Double]) -> StagingProblem? {
      do throws(StagingProblem) {
        _ = try TiltPath(points, at: times)
        return nil
      } catch {
        return error
      }
    }
    let (level, right) = (Vector.zero, Vector(1, 0))
    #expect(fault([level, right], [0, 1]) == nil)
    #expect(fault([level], [0]) == .pathOfTilt(.count))
    #expect(fault([level, right], [0]) == .pathOfTilt(.count))
    #expect(fault([level, right, level], [0, 2, 1]) == .pathOfTilt(.order))
    #expect(fault([level, right], [1, 1]) == .pathOfTilt(.length))
    #expect(fault([level, Vector(.nan, 0)], [0, 1]) == .notFinite(what: "the tilt"))
    #expect(fault([level, right], [0, .infinity]) != nil)
  }

  /// A recorded tilt is replayed, frame by frame.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func aRecordedTiltIsReplayed(seed: UInt64) throws {
    var random = Seeded(seed)
    let stage = Stage()
    for _ in 0..<60 {
      try stage.setTilt(
        Vector(Double.random(in: -1...1, using: &random), .random(in: -1...1, using: &random)))
      stage.step(1)
    }
    let recorder = stage.recorder
    func tilt(_ frame: Int) throws -> Vector {
      Vector(
        try #require(recorder.value(of: .tiltX, at: frame)),
        try #require(recorder.value(of: .tiltY, at: frame)))
    }
    let seen = try (0..<60).map(tilt)
    let path = try TiltPath(evenly: seen)
    let id = try stage.animateTilt(
      along: path, .init(duration: 59.0 / 60, curve: try curve("linear")))
    var ends: [AnimationID] = []
    for was in seen {
      #expect(close(stage.tilt.dx, was.dx) && close(stage.tilt.dy, was.dy))
      ends += stage.step().ends.map(\.id)
    }
    #expect(ends == [id])
  }

  @Test func aPathThatStandsStillEndsAtOnce() throws {
    let stage = Stage()
    try stage.setTilt(Vector(1, 0))
    let path = try TiltPath(evenly: [Vector(1, 0), Vector(1, 0), Vector(1, 0)])
    let id = try stage.animateTilt(along: path, .init(duration: 1))
    #expect(stage.takeEvents().ends.map(\.id) == [id])
    #expect(!stage.isMoving)
  }

  @Test func reducedMotionStillsEffectsAndNothingElse() throws {
    let stage = Stage()
    let red = try stage.box()
    try stage.add(MotionEffect.parallax(name: "p", magnitude: 50), to: red)
    try stage.setTilt(Vector(1, -1))
    stage.step(1)
    stage.setReducesMotion(true)
    try stage.animate(1, curve: try curve("linear")) { try stage.set(200, .centerX, of: red) }
    stage.step(30)
    #expect(close(red.presentation(.centerX), 150) && red.presentation(.centerY) == 100)
    #expect(stage.tilt == Vector(1, -1))
    stage.setReducesMotion(false)
    #expect(close(red.presentation(.centerX), 200) && red.presentation(.centerY) == 50)
    let shown = (0...30).map {
      stage.recorder.value(of: red, .centerY, presentation: true, at: $0)
    }
    #expect(shown[0] == 50 && shown[1...30].allSatisfy { $0 == 100 })
  }

  /// Effects on any channel of a view, several on one: the presentation is the model plus their
  /// sum.
  @Test(arguments: Channel.allCases.filter { !$0.isReadOnly })
  func effectsOnOneChannelAddUp(channel: Channel) throws {
    var random = Seeded(UInt64(channel.rawValue))
    let stage = Stage()
    let red = try stage.box()
    let tilt = Vector(.random(in: -1...1, using: &random), .random(in: -1...1, using: &random))
    try stage.setTilt(tilt)
    var sum = red[channel]
    for number in 0..<5 {
      let axis = MotionEffect.Axis.allCases[number % 2]
      let (from, to) = (
        Double.random(in: -50...50, using: &random), Double.random(in: -50...50, using: &random)
      )
      let effect = try MotionEffect(
        name: "e\(number)", [.init(channel, axis: axis, from: from, to: to)])
      try stage.add(effect, to: red)
      let v = axis == .horizontal ? tilt.dx : tilt.dy
      sum += from * (1 - v) / 2 + to * (1 + v) / 2
    }
    #expect(close(red.presentation(channel), sum, within: 1e-12))
    for other in Channel.allCases where other != channel {
      #expect(red.presentation(other) == red[other])
    }
  }
}
