import TestSupport
import Testing

@testable import MotionCurves

@Suite("Velocity and acceleration of CSS easing")
struct CSSDerivativeTests {
  /// Béziers that are powers of x, whose derivatives are known: handles in thirds.
  private struct Power: Sendable {
    let bezier: CubicBezier
    let velocity: @Sendable (Double) -> Double
    let acceleration: @Sendable (Double) -> Double
  }

  private static let third = 1.0 / 3

  private static let powers = [
    Power(
      bezier: CubicBezier(x1: third, y1: 0, x2: 2 * third, y2: third), velocity: { 2 * $0 },
      acceleration: { _ in 2 }),
    Power(
      bezier: CubicBezier(x1: third, y1: 0, x2: 2 * third, y2: 0), velocity: { 3 * $0 * $0 },
      acceleration: { 6 * $0 }),
    Power(
      bezier: CubicBezier(x1: 0, y1: third, x2: third, y2: 2 * third),
      velocity: { 0.5 / $0.squareRoot() }, acceleration: { -0.25 / ($0 * $0.squareRoot()) }),
    Power(
      bezier: CubicBezier(x1: third, y1: third, x2: 2 * third, y2: 2 * third),
      velocity: { _ in 1 }, acceleration: { _ in 0 }),
  ]

  @Test func powersOfX() {
    var (velocity, acceleration) = (Worst(), Worst())
    for (index, power) in Self.powers.enumerated() {
      for x in grid(64).dropFirst() {
        let place = "power \(index) of \(x)"
        let (v, a) = (power.velocity(x), power.acceleration(x))
        velocity.note(power.bezier.velocity(at: x), v, scale: max(1, abs(v)), at: place)
        acceleration.note(power.bezier.acceleration(at: x), a, scale: max(1, abs(a)), at: place)
      }
    }
    #expect(velocity.count == 256 && acceleration.count == 256)
    #expect(velocity.difference <= 1e-14, "\(velocity.difference) at \(velocity.place)")
    #expect(acceleration.difference <= 1e-12, "\(acceleration.difference) at \(acceleration.place)")
  }

  /// Against differences of the value, and of the velocity, over a small distance.
  @Test func randomCurves() throws {
    var generator = Seeded(23)
    var (velocity, acceleration) = (Worst(), Worst())
    for _ in 0..<200 {
      let bezier = CubicBezier(
        x1: .random(in: 0.1...0.5, using: &generator),
        y1: .random(in: -1...2, using: &generator),
        x2: .random(in: 0.5...0.9, using: &generator),
        y2: .random(in: -1...2, using: &generator))
      for x in grid(20).dropFirst().dropLast() {
        let (step, place) = (1e-5, "\(bezier) of \(x)")
        let rise = bezier.value(at: x + step) - bezier.value(at: x - step)
        let change = bezier.velocity(at: x + step) - bezier.velocity(at: x - step)
        let (v, a) = (bezier.velocity(at: x), bezier.acceleration(at: x))
        velocity.note(v, rise / (2 * step), scale: max(1, abs(v)), at: place)
        acceleration.note(a, change / (2 * step), scale: max(1, abs(a)), at: place)
      }
    }
    #expect(velocity.count == 200 * 19)
    #expect(velocity.difference <= 1e-6, "\(velocity.difference) at \(velocity.place)")
    #expect(acceleration.difference <= 1e-5, "\(acceleration.difference) at \(acceleration.place)")
  }

  /// A curve, and what it does at 0 and at 1.
  struct Ends: Sendable {
    let text: String
    let velocity: [Double]
    let acceleration: [Double]
  }

  private static let up = Double.infinity

  static let ends: [Ends] = [
    Ends(text: "0.5, 1, 0.5, 0", velocity: [2, 2], acceleration: [-8.0 / 3, 8.0 / 3]),
    Ends(text: "0, 1, 1, 0", velocity: [up, up], acceleration: [-up, up]),
    Ends(text: "0, -1, 1, 2", velocity: [-up, -up], acceleration: [up, -up]),
    Ends(text: "0, 0, 0.5, 1", velocity: [2, 0], acceleration: [-up, -8.0 / 3]),
    Ends(text: "0.5, 0, 1, 1", velocity: [0, 2], acceleration: [8.0 / 3, up]),
    Ends(text: "0, 0, 0, 0", velocity: [1, 1], acceleration: [0, 0]),
    Ends(text: "0, 0, 1, 1", velocity: [1, 1], acceleration: [0, 0]),
  ]

  /// Where a handle has no width, the curve leaves upright, or by its other handle.
  @Test(arguments: ends)
  func theEnds(_ ends: Ends) throws {
    let easing = try Easing.css("cubic-bezier(\(ends.text))")
    let velocity = [easing.velocity(at: 0), easing.velocity(at: 1)]
    let acceleration = [easing.acceleration(at: 0), easing.acceleration(at: 1)]
    #expect(velocity == ends.velocity)
    #expect(zip(acceleration, ends.acceleration).allSatisfy { $0 == $1 || abs($0 - $1) < 1e-14 })
  }

  @Test func outsideItGoesOnStraight() throws {
    let easing = try Easing.css("cubic-bezier(0.5, 1, 0.25, 0)")
    #expect(easing.velocity(at: -3) == 2)
    #expect(abs(easing.velocity(at: 4) - 1 / 0.75) < 1e-15)
    #expect(easing.acceleration(at: -3) == 0 && easing.acceleration(at: 4) == 0)
  }

  @Test func linesHaveTheSlopeOfTheirRightAndAtTheEndOfTheirLeft() throws {
    let easing = try Easing.css("linear(0, 0.25 50%, 0.5 50%, 1 100% 100%)")
    #expect(
      [-1, 0, 0.25, 0.5, 0.75, 1, 1.5].map { easing.velocity(at: $0) }
        == [0.5, 0.5, 0.5, 1, 1, 1, 0])
    #expect(easing.acceleration(at: 0.5) == 0)
    let steps = try Easing.css("steps(4)")
    #expect(steps.velocity(at: 0.25) == 0 && steps.acceleration(at: 0.25) == 0)
    let line = try Easing.css("linear")
    #expect(line.velocity(at: 0.3) == 1 && line.acceleration(at: 0.3) == 0)
  }
}
