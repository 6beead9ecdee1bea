import Foundation
import TestSupport
import Testing

@testable import Answers

/// Bounces and swings: in a bounce the velocity jumps.
@Suite struct BounceTests {
  private func measure(_ ys: [Double], every step: Double = 1 / 60.0) throws -> SeriesMeasure {
    try #require(SeriesMeasure(xs: ys.indices.map { Double($0) * step }, ys: ys))
  }

  /// A pendulum without or with little damping, from small swings to nearly upside down; its angle,
  /// and its place to the side, by the equation of motion.
  @Test(arguments: UInt64(1)...40)
  func aPendulumSwings(_ seed: UInt64) throws {
    var random = Seeded(seed)
    var (angle, speed) = (random.value(0.05...2.8), 0.0)
    let (stiffness, damping) = (random.value(4...60), random.value(0...0.3))
    var (angles, places) = ([Double](), [Double]())
    for _ in 0..<Int.random(in: 200...500, using: &random) {
      angles.append(angle)
      places.append(sin(angle))
      for _ in 0..<200 {
        speed -= (stiffness * sin(angle) + damping * speed) / 12_000
        angle += speed / 12_000
      }
    }
    #expect(try measure(angles).bounces == 0)
    // Beyond a right angle a place turns at its outermost too.
    #expect(try measure(places).bounces == 0)
  }

  /// A ball above a floor: each landing with a rebound of a thousandth of the height counts.
  @Test(arguments: UInt64(1)...40)
  func aBallBounces(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let (fall, e) = (random.value(0.25...0.9), random.value(0.4...0.92))
    var (landing, hop, expected) = (fall, fall * e, 0)
    var landings = [landing]
    // The rebounds that are seen: at least 7 frames, so that a frame comes near to their crest.
    while hop * 2 > 7 / 60.0, e * e > 0 {
      expected += 1
      landing += 2 * hop
      landings.append(landing)
      hop *= e
    }
    // It ends on the way down after the last of them, or beyond the eighth.
    let count = min(expected, 8)
    let end = landings[count] - 1e-9
    let ys = (0..<Int(end * 60)).map { frame -> Double in
      let t = Double(frame) / 60
      guard let next = landings.firstIndex(where: { t < $0 }), next > 0 else {
        return t * t / fall / fall
      }
      let half = (landings[next] - landings[next - 1]) / 2
      let u = (t - landings[next - 1] - half) / half
      return 1 - half * half * (1 - u * u) / fall / fall
    }
    guard count >= 2 else { return }
    #expect(try measure(ys).bounces == count, "\(fall) \(e)")
  }

  /// A line between two walls, there and back, is an oscillation: no side of it is a floor.
  @Test func toAndFroIsNoBounce() throws {
    let ys = (0..<241).map { frame in
      abs(Double((frame + 60) % 120) - 60) * pow(0.99, Double(frame))
    }
    #expect(try measure(ys).bounces == 0)
  }
}
