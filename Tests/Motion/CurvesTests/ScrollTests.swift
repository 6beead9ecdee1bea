import TestSupport
import Testing

@testable import MotionCurves

/// The motion of scroll views: worked examples, rows that others have recorded, and laws.
@Suite struct ScrollTests {
  private let frame = 1000.0 / 60
  private let endless = ScrollAxis(length: 568, content: 1e6)
  private let short = ScrollAxis(length: 568, content: 568)

  // MARK: Deceleration

  /// 12 recorded releases: the target that UIKit gives its delegate, in pixels of 1/3 pt.
  @Test func targetsAgreeWithRecordings() throws {
    for row in try Oracle("scroll-targets").rows {
      let flight = try ScrollFlight(
        offset: row.number("offset"), velocity: row.number("v_pt_per_ms"), rate: row.number("rate"))
      #expect(try abs(flight.target - row.number("target")) <= 0.17, "\(row)")
    }
  }

  /// Two releases that a device with iOS 6 logged (Stack Overflow 16156346), with the time from the lift
  /// to the end in frames. Its target is the sum over whole milliseconds, 499 · (|v| − 0.01) in half
  /// points, and it takes a frame more. Ours are those of iOS 26, as `help scroll` says.
  @Test func anOldDeviceHadOtherTargets() throws {
    for row in try Oracle("scroll-targets-ios6").rows {
      let (velocity, way) = try (row.number("v_pt_per_ms"), row.number("way"))
      let speed = abs(velocity) - ScrollFlight.stillness
      #expect(abs(499 * speed - abs(way)) <= 0.25)
      var flight = ScrollFlight(offset: 5e5, velocity: velocity)
      let more = abs(flight.target - 5e5) / abs(way) - 1
      #expect(more > 0.0008 && more < 0.0012)
      // The first step is at once.
      let frames = steps(&flight, on: endless).count - 1
      #expect(try Double(frames) == row.number("frames").rounded(.down) - 1)
    }
  }

  /// A recorded deceleration from 400. Its first step is at once.
  @Test func stepsAgreeWithARecording() throws {
    var flight = ScrollFlight(offset: 400, velocity: 0.480833665)
    var count = 0.0
    for row in try Oracle("scroll-decel").rows {
      let frames = try (row.number("t_ms") / frame).rounded() + 1
      while count < frames {
        flight.advance(by: frame, on: endless)
        count += 1
      }
      #expect(try abs(flight.offset - row.number("offset")) <= 0.45, "\(frames)")
    }
  }

  @Test func aThrowIsTheWorkedExample() {
    var flight = ScrollFlight(offset: 0, velocity: 2)
    #expect(close(flight.target, 994.0047) && close(flight.remaining, 2646.5, 0.1))
    let steps = steps(&flight, on: endless)
    #expect(close(steps[0], 32.7506) && close(steps[1], 64.4264) && close(steps[2], 95.0627))
    #expect(steps.count == 159 && close(flight.offset, 993.0448))
    let fast = ScrollFlight(offset: 0, velocity: 2, rate: Decay.fastRate)
    #expect(close(fast.target, 198.0033) && close(fast.remaining, 527.2, 0.1))
  }

  @Test func aChosenTargetChangesTheRateOrTheVelocity() {
    let near = ScrollFlight(offset: 0, velocity: 2, rate: 0.998, target: 600)
    #expect(close(near.rate, 0.9966888, 1e-6) && near.velocity == 2)
    let far = ScrollFlight(offset: 0, velocity: 2, rate: 0.998, target: 1200)
    #expect(close(far.velocity, 2.4124) && far.rate == 0.998)
  }

  /// A throw ends within half a point for each point per millisecond of its target, whatever part of a
  /// frame it began in, and never beyond it; a chosen target is met exactly.
  @Test func aThrowEndsNearItsTarget() {
    var random = Seeded(51)
    for _ in 0..<200 {
      let velocity =
        Double.random(in: 0.25...8, using: &random)
        * (Double.random(in: 0...1, using: &random) < 0.5 ? -1 : 1)
      let rate = Double.random(in: 0.98...0.9985, using: &random)
      let axis = ScrollAxis(length: 568, content: 1e7)
      var flight = ScrollFlight(offset: 5e6, velocity: velocity, rate: rate)
      let target = flight.target
      flight.advance(by: Double.random(in: 0...frame, using: &random), on: axis)
      steps(&flight, on: axis)
      let left = (target - flight.offset) * (velocity < 0 ? -1 : 1)
      #expect(left >= -0.17 && left <= 0.5 * abs(velocity) + 0.17, "\(velocity) \(rate)")
      let wanted = 5e6 + Double.random(in: -2000...2000, using: &random)
      var aimed = ScrollFlight(offset: 5e6, velocity: velocity, rate: rate, target: wanted)
      steps(&aimed, on: axis)
      #expect(aimed.rest(on: axis) == wanted)
      let most = 0.5 * max(abs(velocity), abs(wanted - 5e6) * (1 - rate) + 0.1)
      #expect(abs(aimed.offset - wanted) <= most + 0.5, "\(velocity) \(rate) \(wanted)")
    }
  }

  // MARK: Edges

  /// 29 recorded drags of a view of 681.667 pt, in pixels of 1/3 pt.
  @Test func pulledContentAgreesWithRecordings() throws {
    let axis = ScrollAxis(length: 681.667, content: 681.667)
    for row in try Oracle("scroll-rubber").rows {
      let shown = try -axis.shown(-row.number("pull"))
      #expect(try close((shown * 3).rounded() / 3, row.number("offset"), 1e-3), "\(row)")
    }
    #expect(close(short.shown(100), 50.14446, 1e-5))
  }

  /// 36 recorded frames of a bounce: 0.2 pt on average, 0.9 pt at most, in the first frame. The velocity
  /// is the finger's, though the recording says that it was held.
  @Test func aBounceAgreesWithARecording() throws {
    var flight = ScrollFlight(offset: -177, velocity: -0.49)
    let axis = ScrollAxis(length: 681.667, content: 5000)
    var (time, sum, rows) = (0.0, 0.0, 0.0)
    for row in try Oracle("scroll-bounce").rows {
      try flight.advance(by: row.number("t_ms") - time, on: axis)
      time = try row.number("t_ms")
      let miss = try abs(flight.offset - row.number("offset"))
      #expect(miss <= 0.92, "\(time)")
      (sum, rows) = (sum + miss * miss, rows + 1)
    }
    #expect((sum / rows).squareRoot() <= 0.21)
  }

  @Test func aReleaseBeyondTheEdgeIsTheWorkedExample() {
    var flight = ScrollFlight(offset: 50.14446, velocity: 0)
    let steps = steps(&flight, on: short)
    #expect(close(steps[0], 42.4108) && close(steps[5], 18.3545) && close(steps[11], 6.7183))
    #expect(steps.count == 28 && close(steps[27], 0.4606) && flight.rest(on: short) == 0)
  }

  /// A throw at 2 pt/ms that meets an edge after 500 pt: its peak is 33.3 times its velocity there.
  @Test func anEdgeMetInFlightIsTheWorkedExample() {
    let axis = ScrollAxis(length: 568, content: 1068)
    var flight = ScrollFlight(offset: 0, velocity: 2)
    let steps = steps(&flight, on: axis)
    #expect(steps[19] < 500 && steps[20] > 500)
    #expect(steps.max() == steps[25] && close(steps[25] - 500, 33.202, 1e-3))
    let hard = ScrollAxis(length: 568, content: 1068, bounces: false)
    var stopped = ScrollFlight(offset: 0, velocity: 2)
    #expect(self.steps(&stopped, on: hard).max() == 500 && stopped.velocity == 0)
  }

  /// A dragged offset stays within the size of the view beyond its edges, grows with the pull, and the
  /// drag that continues from it does not jump.
  @Test func pulledContentStaysInItsBand() {
    var random = Seeded(52)
    for _ in 0..<300 {
      let (length, content) = (
        Double.random(in: 1...900, using: &random), Double.random(in: 0...2000, using: &random)
      )
      let before = Double.random(in: -50...50, using: &random)
      let axis = ScrollAxis(length: length, content: content, inset: (before, 20))
      let pull = Double.random(in: -5000...5000, using: &random)
      let shown = axis.shown(pull)
      #expect(abs(axis.overshoot(of: shown)) < length)
      #expect(axis.shown(pull + 1) > shown)
      #expect(close(axis.pulled(shown), pull, 1e-5 * max(1, abs(pull))), "\(pull) \(length)")
      let hard = ScrollAxis(
        length: length, content: content, inset: (before, 20), bounces: false)
      #expect(hard.shown(pull) == hard.clamped(pull))
    }
  }

  /// Content that flies outwards from any place beyond an edge comes back to it and never crosses it.
  @Test func aBounceNeverOvershootsInwards() {
    var random = Seeded(53)
    for _ in 0..<200 {
      let side = Double.random(in: 0...1, using: &random) < 0.5 ? -1.0 : 1
      var flight = ScrollFlight(
        offset: side * Double.random(in: 0...300, using: &random),
        velocity: side * Double.random(in: 0...5, using: &random),
        rate: Double.random(in: 0.9...0.999, using: &random))
      for _ in 0..<200 where !flight.isOver(on: short) {
        flight.advance(by: frame, on: short)
        #expect(flight.offset * side >= 0)
      }
      #expect(flight.isOver(on: short) && flight.rest(on: short) == 0)
    }
  }

  // MARK: Pages

  @Test func pagesAreTheWorkedExamples() {
    let axis = ScrollAxis(length: 280, content: 1120)
    func page(_ offset: Double, _ velocity: Double) -> Double {
      PageFlight.page(offset: offset, velocity: velocity, on: axis)
    }
    #expect(page(100, 0.1) == 0 && page(100, 0.31) == 280 && page(100, 3) == 280)
    #expect(page(100, -0.5) == 0 && page(180, 0) == 280 && page(900, 3) == 840)
    var flight = PageFlight(offset: 100, velocity: 0.5, target: 280)
    for (offset, _) in zip([156.652, 216.221, 252.619], 1...3) {
      for _ in 0..<3 { flight.advance(by: frame) }
      #expect(close(flight.offset, offset, 1e-3))
    }
    for _ in 0..<174 { flight.advance(by: 1) }
    #expect(!flight.isOver)
    flight.advance(by: 1)
    #expect(flight.isOver && flight.offset == 280)
  }

  /// Every motion to a page ends exactly on it, less than a point beyond it on the way.
  @Test func aPageIsMet() {
    var random = Seeded(54)
    for _ in 0..<100 {
      var flight = PageFlight(
        offset: Double.random(in: 0...280, using: &random), velocity: 0, target: 280)
      for _ in 0..<120 where !flight.isOver {
        flight.advance(by: frame)
        #expect(flight.offset < 281)
      }
      #expect(flight.isOver && flight.offset == 280)
    }
  }

  // MARK: Velocity

  /// A finger that rests for an event, for two and for three: nothing is left of the report after two,
  /// and of a release after three.
  @Test func aRestFadesInThreeEvents() {
    var velocity = ScrollVelocity()
    for _ in 0..<6 { velocity.note(2) }
    for (reported, released) in [(1.6, 1.9), (0, 1.2), (0, 0)] {
      velocity.note(0)
      #expect(close(velocity.reported, reported) && close(velocity.released, released))
    }
  }

  /// The first move counts for a fifth; a steady finger has its own velocity.
  @Test func aSteadyFingerKeepsItsVelocity() {
    var velocity = ScrollVelocity()
    #expect(velocity.released == 0)
    velocity.note(2)
    #expect(close(velocity.reported, 0.4) && close(velocity.released, 0.4))
    velocity.note(3)
    #expect(close(velocity.reported, 2.2) && close(velocity.released, 0.85))
    for _ in 0..<4 { velocity.note(3) }
    #expect(close(velocity.released, 3))
  }

  // MARK: Reading

  @discardableResult
  private func steps(_ flight: inout ScrollFlight, on axis: ScrollAxis) -> [Double] {
    var offsets: [Double] = []
    while !flight.isOver(on: axis), offsets.count < 5000 {
      flight.advance(by: frame, on: axis)
      offsets.append(flight.offset)
    }
    return offsets
  }

  private func close(_ a: Double, _ b: Double, _ within: Double = 1e-4) -> Bool {
    abs(a - b) <= within
  }

}

/// The throws of other systems' lists.
@Suite struct PlatformFlingTests {
  @Test(arguments: [(1000.0, 0.5552, 194.31), (2000, 0.9249, 647.40), (5000, 1.8158, 3177.62)])
  func distancesAndDurationsAreAndroids(_ velocity: Double, _ time: Double, _ way: Double) throws {
    let fling = try PlatformFling(velocity: velocity, model: .android)
    #expect(abs(fling.duration - time) < 5e-5 && abs(fling.reach - way) < 5e-3)
    #expect(try PlatformFling(velocity: -velocity, model: .android).reach == -fling.reach)
    #expect(try PlatformFling(velocity: velocity, model: .flutter).reach == fling.reach)
  }

  /// Flutter's own tests: the initial velocity is the finger's, the velocity only falls, and is 0 after
  /// ten seconds.
  @Test(arguments: [2866.91537, 2617.294734, 1982.785934, 1139.250439, 614.2093, 182.114534, -800])
  func flutterKeepsTheFingersVelocity(_ velocity: Double) throws {
    let fling = try PlatformFling(velocity: velocity, model: .flutter)
    #expect(abs(fling.velocity(at: 0) - velocity) < 1e-6 && fling(0) == 0)
    var last = abs(velocity)
    for frame in 1...600 {
      let now = abs(fling.velocity(at: Double(frame) / 60))
      #expect(now <= last)
      last = now
    }
    #expect(last == 0 && fling(10) == fling.reach)
  }

  /// Both go from 0 to their reach without turning back, and the rates are those of the values.
  @Test(arguments: PlatformFling.Model.allCases)
  func ratesAreTheSlopes(_ model: PlatformFling.Model) throws {
    let fling = try PlatformFling(velocity: 1500, model: model)
    let step = 1e-5
    for part in 1..<50 {
      let time = fling.duration * Double(part) / 50
      let slope = (fling(time + step) - fling(time - step)) / (2 * step)
      #expect(abs(slope - fling.velocity(at: time)) < 1e-2 && slope > 0)
      let bend = (fling.velocity(at: time + step) - fling.velocity(at: time - step)) / (2 * step)
      #expect(abs(bend - fling.acceleration(at: time)) < 1 + 1e-3 * abs(bend))
    }
    #expect(try PlatformFling(velocity: 0, model: model)(1) == 0)
    #expect(throws: CurveProblem.self) { try PlatformFling(velocity: .infinity, model: model) }
  }

  /// Flutter's tests of `FrictionSimulation(0.135, 100, 100)`, to their whole points.
  @Test func frictionIsFlutters() throws {
    let friction = try Decay.friction(velocity: 100, drag: 0.135)
    for (time, place) in [(0.0, 100.0), (0.1, 110), (0.5, 131), (2, 149)] {
      #expect(abs(100 + friction(time) - place) <= 1)
    }
    #expect(abs(100 + friction.reach - 149) <= 1.01)
    #expect(throws: CurveProblem.self) { try Decay.friction(velocity: 100, drag: 1) }
  }
}
