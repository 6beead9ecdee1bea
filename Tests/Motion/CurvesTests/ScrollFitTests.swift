import Foundation
import TestSupport
import Testing

@testable import MotionCurves

/// Measured scrolls: what a scroll view does is found again from its offsets.
@Suite struct ScrollFitTests {
  private let frame = 1000.0 / 60

  /// Throws that meet an edge, at both rates, with a fifth of a point of noise.
  @Test(arguments: [(Decay.normalRate, MotionFamily.edgeMet), (Decay.fastRate, .edgeMetFast)])
  func anEdgeThatIsMetComesBack(_ rate: Double, _ family: MotionFamily) throws {
    for seed in 0..<10 {
      var random = Noise(seed: UInt64(seed))
      var flight = ScrollFlight(offset: 100, velocity: random.uniform(1, 3), rate: rate)
      let (speed, way) = (1000 * flight.velocity, flight.target - 100)
      let edge = 100 + way * random.uniform(0.3, 0.7)
      let fit = try fit(of: &flight, edge: edge, noise: &random)
      #expect(fit.best.family == family && !fit.isNoneOfThese, "\(seed)")
      #expect(abs(fit.best.ends[0].to.value - edge) < 1, "\(seed)")
      #expect(abs((fit.best[.speed]?.value ?? 0) / speed - 1) < 0.03, "\(seed)")
    }
  }

  /// Content that is released beyond its edge, and moves outwards. The velocity is that at the start
  /// that is found, anywhere in the first frame.
  @Test(arguments: [(Decay.normalRate, MotionFamily.edgePull), (Decay.fastRate, .edgePullFast)])
  func aReleaseBeyondTheEdgeComesBack(_ rate: Double, _ family: MotionFamily) throws {
    var right = 0
    for seed in 0..<10 {
      var random = Noise(seed: UInt64(seed))
      let velocity = random.uniform(0.6, 2)
      var flight = ScrollFlight(offset: 300, velocity: velocity, rate: rate)
      let fit = try fit(of: &flight, edge: 200, noise: &random)
      if fit.best.family == family { right += 1 }
      let own = try #require(fit.motions.first { $0.family == family })
      #expect(own.criterion - fit.best.criterion < MotionFit.doubt, "\(seed)")
      #expect(abs(own.ends[0].to.value - 200) < 1, "\(seed)")
      #expect(abs((own[.release]?.value ?? 0) / 1000 / velocity - 1) < 0.25, "\(seed)")
    }
    #expect(right >= 7)
  }

  /// Without a velocity, the pull to an edge is a decay with the fast rate.
  @Test func aPullFromRestIsADecay() throws {
    var random = Noise(seed: 1)
    var flight = ScrollFlight(offset: 300, velocity: 0)
    #expect(try fit(of: &flight, edge: 200, noise: &random).best.family == .decayFast)
  }

  /// A turn to a page, from its release. The last point, which the motion jumps, is hidden by noise.
  @Test func aPageComesBack() throws {
    var right = 0
    for seed in 0..<10 {
      var random = Noise(seed: UInt64(seed))
      let velocity = random.uniform(0.3, 1.5)
      var flight = PageFlight(offset: 100, velocity: velocity, target: 280)
      var values: [Double] = []
      for _ in 0..<30 {
        values.append(flight.offset + 0.5 * random.normal)
        flight.advance(by: frame)
      }
      let fit = try MotionFit(
        times: values.indices.map { Double($0) * frame / 1000 }, columns: [values])
      if fit.best.family == .page { right += 1 }
      let own = try #require(fit.motions.first { $0.family == .page })
      let lead = own.criterion - fit.best.criterion
      #expect(lead < MotionFit.doubt, "\(seed) \(fit.best.family) \(velocity)")
      #expect(abs(own.ends[0].to.value - 280) < 1, "\(seed)")
    }
    #expect(right >= 7)
  }

  /// Without noise the last jump is seen, and is part of the motion.
  @Test(arguments: [(100.0, 0.5), (10, 1.2), (150, 0)])
  func anExactPageIsNamed(_ offset: Double, _ velocity: Double) throws {
    var flight = PageFlight(offset: offset, velocity: velocity, target: 280)
    var values: [Double] = []
    for _ in 0..<30 {
      values.append(flight.offset)
      flight.advance(by: frame)
    }
    let fit = try MotionFit(
      times: values.indices.map { Double($0) * frame / 1000 }, columns: [values])
    #expect(fit.best.family == .page && !fit.isNoneOfThese)
    #expect(abs(fit.best.ends[0].to.value - 280) < 1e-3)
  }

  /// A recording of a real scroll view is its deceleration, whichever bits its times have: the rate,
  /// the velocity that 0.480834 pt/ms has after the first step, and an end 5 pt beyond the recorded
  /// target.
  @Test(arguments: [{ $0 / 1000 }, { $0 * 0.001 }] as [@Sendable (Double) -> Double])
  func aRecordedDecelerationIsNamed(_ seconds: @Sendable (Double) -> Double) throws {
    let rows = try Oracle("scroll-decel").rows
    let fit = try MotionFit(
      times: rows.map { seconds(try $0.number("t_ms")) },
      columns: [rows.map { try $0.number("offset") }])
    #expect(fit.best.family == .decayNormal && fit.beganBefore && !fit.isNoneOfThese)
    let speed = try #require(fit.best[.speed])
    #expect(abs(speed.value - 480.834 * pow(0.998, 50.0 / 3)) < 2 && speed.error < 1)
    let short = ScrollFlight.shortfall(rate: Decay.normalRate)
    #expect(abs(fit.best.ends[0].to.value - short - 635.3333) < 0.5)
    let any = try #require(fit.motions.first { $0.family == .decay }?[.rate])
    #expect(abs(any.value - 0.998) < 2e-5 && any.error < 1e-5)
    #expect(fit.rival.map { $0.rms < fit.best.rms } == true, "a curve with more numbers")
  }

  /// Content that was released beyond its edge, with the velocity that its motion needs.
  @Test func aRecordedBounceIsNamed() throws {
    let rows = try Oracle("scroll-bounce").rows
    let fit = try MotionFit(
      times: rows.map { try $0.number("t_ms") / 1000 },
      columns: [rows.map { try $0.number("offset") }])
    #expect(fit.best.family == .edgePull && fit.beganBefore && !fit.isNoneOfThese)
    #expect(abs(fit.best.ends[0].to.value) < 0.1 && fit.best.rms < 0.2)
  }

  /// 29 places of a dragged list whose view is 681.667 pt high, in thirds of a point.
  @Test func aRecordedRubberBandIsFound() throws {
    let rows = try Oracle("scroll-rubber").rows
    let pulls = try rows.map { try $0.number("pull") }
    let offsets = try rows.map { try $0.number("offset") }
    for side in [1.0, -1] {
      let fit = try MotionFit(
        pulls: pulls.map { side * $0 }, offsets: offsets.map { 50 + side * $0 })
      #expect(fit.best.family == .rubberBand && fit.equals.isEmpty && !fit.isNoneOfThese)
      for (quantity, value, most) in [
        (FittedMotion.Quantity.dimension, 681.667, 10.0), (.coefficient, 0.55, 0.003),
      ] {
        let found = try #require(fit.best[quantity])
        #expect(abs(found.value - value) < found.error && found.error < most, "\(quantity)")
      }
      #expect(abs(fit.best.ends[0].from.value - 50) < 0.2)
    }
  }

  /// Any view, coefficient and place of the edge, with noise; a line stays a line.
  @Test func aRubberBandComesBack() throws {
    var score = MotionScore()
    for seed in 0..<20 { score.add(SeededMotion(.rubberBand, .white, seed: UInt64(seed))) }
    #expect(score.right >= 18 && score.wrong == 0 && score.coverage > 0.8)
    for seed in 0..<10 {
      var random = Noise(seed: UInt64(seed))
      let pulls = (1...40).map { Double($0) * 8 }
      let fit = try MotionFit(
        pulls: pulls, offsets: pulls.map { 20 + 0.5 * $0 + 0.5 * random.normal })
      #expect(fit.best.family == .line, "\(seed)")
    }
    #expect(throws: MotionFit.Problem.tooFew(3, least: 8)) {
      try MotionFit(pulls: [1, 2, 3], offsets: [1, 2, 3])
    }
    #expect(throws: MotionFit.Problem.noMotion) {
      try MotionFit(pulls: [Double](repeating: 0, count: 9), offsets: (0..<9).map(Double.init))
    }
  }

  /// Recordings that begin on the way, as from the moment in which a finger lifts.
  @Test(arguments: SeededMotion.scrolls)
  func aScrollUnderWayIsNamed(_ family: MotionFamily) {
    var score = MotionScore()
    for seed in 0..<8 { score.add(SeededMotion(family, .underWay, seed: UInt64(seed))) }
    #expect(score.right >= 7 && score.wrong == 0 && score.coverage > 0.7)
  }

  /// The offsets of each frame, until it rests.
  private func fit(
    of flight: inout ScrollFlight, edge: Double, noise: inout Noise
  ) throws -> MotionFit {
    let axis = ScrollAxis(length: 568, content: edge + 568)
    var values: [Double] = []
    while !flight.isOver(on: axis), values.count < 300 {
      values.append(flight.offset + 0.2 * noise.normal)
      flight.advance(by: frame, on: axis)
    }
    return try MotionFit(
      times: values.indices.map { Double($0) * frame / 1000 }, columns: [values])
  }
}
