import TestSupport
import Testing

@testable import MotionCurves

@Suite("Springs agree with reference tables")
struct SpringOracleTests {
  private func spring(_ row: [String: String], velocity: String) throws -> Spring {
    try Spring(
      mass: row.number("mass"), stiffness: row.number("stiffness"),
      damping: row.number("damping"), velocity: row.number(velocity), allowsOverdamping: true)
  }

  @Test func trueMotion() throws {
    var (values, velocities) = (Worst(), Worst())
    var regimes: [String: Int] = [:]
    for row in try Oracle("springs").rows {
      let spring = try spring(row, velocity: "v0")
      let (t, v) = (try row.number("t"), try row.number("v"))
      values.note(spring(t), try row.number("x"), at: "\(row)")
      velocities.note(spring.velocity(at: t), v, scale: max(1, abs(v)), at: "\(row)")
      regimes[try row.text("regime"), default: 0] += 1
    }
    #expect(values.count == 2734)
    #expect(regimes.count == 3)
    #expect(values.difference <= 1e-10, "\(values.place)")
    #expect(velocities.difference <= 1e-10, "\(velocities.place)")
  }

  /// Core Animation's answers; the last digit of its logarithm is its own.
  @Test func settlingDuration() throws {
    var worst = Worst()
    for row in try Oracle("springs-settling").rows {
      let spring = try Spring(
        mass: row.number("mass"), stiffness: row.number("stiffness"),
        damping: row.number("damping"), velocity: row.number("v0"))
      worst.note(spring.settlingDuration, try row.number("measured"), at: "\(row)")
    }
    #expect(worst.count == 14)
    #expect(worst.difference <= 1e-12, "\(worst.place)")
  }

  @Test func keyboard() throws {
    var (clamped, physical) = (Worst(), Worst())
    let free = try Spring(mass: 3, stiffness: 1000, damping: 500, allowsOverdamping: true)
    for row in try Oracle("keyboard-curve").rows {
      let t = try row.number("t_seconds")
      clamped.note(Spring.keyboard(t), try row.number("critical_clamped"), at: "\(t)")
      physical.note(free(t), try row.number("overdamped_unclamped"), at: "\(t)")
    }
    #expect(clamped.count == 46)
    #expect(clamped.difference <= 1e-12, "\(clamped.place)")
    #expect(physical.difference <= 1e-12, "\(physical.place)")
  }

  /// Perceptual duration, bounce and ratio, read back from stiffness and damping.
  @Test func conversions() throws {
    var worst = Worst()
    for row in try Oracle("spring-conversions").rows {
      let spring = try Spring(
        mass: row.number("mass"), stiffness: row.number("stiffness"),
        damping: row.number("damping"), allowsOverdamping: true)
      let duration = try row.number("duration_or_response")
      let ratio = try row.number("damping_ratio")
      worst.note(spring.duration, duration, scale: duration, at: "duration of \(row)")
      worst.note(spring.bounce, try row.number("bounce"), at: "bounce of \(row)")
      worst.note(spring.dampingRatio, ratio, scale: max(1, ratio), at: "ratio of \(row)")
    }
    #expect(worst.count == 3 * 145)
    #expect(worst.difference <= 1e-12, "\(worst.place)")
  }

  /// Positions that Core Animation showed on a way of 100 points, over-damping clamped.
  @Test func coreAnimation() throws {
    var worst = Worst()
    for row in try Oracle("coreanimation-measured").rows where row["category"] == "spring" {
      let name = try row.text("case")
      let numbers = try name.split(separator: " ").prefix(4).map {
        try #require($0.split(separator: "=").last.flatMap { Double($0) }, "\(name)")
      }
      let spring = try Spring(
        mass: numbers[0], stiffness: numbers[1], damping: numbers[2], velocity: numbers[3])
      let t = try row.number("t")
      worst.note(100 * spring(t), try row.number("measured"), at: "\(name) at \(t)")
    }
    #expect(worst.count == 14)
    #expect(worst.difference <= 1e-4, "\(worst.place)")
  }
}
