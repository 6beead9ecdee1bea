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

  /// The recordings of a real scroll view: the rate of a deceleration, and the edge of a bounce with
  /// the velocity that its motion needs.
  @Test func recordingsAreFound() throws {
    let throwRows = try Oracle("scroll-decel").rows
    let thrown = try MotionFit(
      times: throwRows.map { try $0.number("t_ms") / 1000 },
      columns: [throwRows.map { try $0.number("offset") }], families: [.decay])
    #expect(abs((thrown.best[.rate]?.value ?? 0) - 0.998) < 1e-4)
    let bounceRows = try Oracle("scroll-bounce").rows
    let bounce = try MotionFit(
      times: bounceRows.map { try $0.number("t_ms") / 1000 },
      columns: [bounceRows.map { try $0.number("offset") }])
    let own = try #require(bounce.motions.first { $0.family == .edgePull })
    #expect(abs(own.ends[0].to.value) < 1 && own.rms < 0.5)
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
