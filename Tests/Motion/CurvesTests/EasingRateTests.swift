import TestSupport
import Testing

@testable import MotionCurves

@Suite("Velocity and acceleration of the easing curves")
struct EasingRateTests {
  private static let curves: [Easing] = {
    let dialects = EasingDialect.allCases.flatMap { dialect in
      Easing.all.compactMap { $0.inDialect(dialect) }
    }
    let beziers = [(0.17, 0.67, 0.83, -0.67), (0.9, -1, 0.1, 2), (0.3, 0, 0.3, 1)]
      .compactMap { try? Easing.bezier($0.0, $0.1, $0.2, $0.3) }
    return Easing.all + dialects.filter { $0.name.contains("(") } + beziers
  }()

  /// Where parabolas meet, of both forms and both halves.
  private static let kinks: [Double] = {
    let meetings = [4.0 / 11, 8.0 / 11, 9.0 / 10, 10.0 / 11]
    let whole = meetings + meetings.map { 1 - $0 }
    return whole + whole.map { $0 / 2 } + whole.map { 0.5 + $0 / 2 }
  }()

  /// Central differences, away from the kinks, where there is no one slope, and from the ends of
  /// the circle, where there is none. Tolerance: the error of differences of step h grows with
  /// the third derivative times h², and with 1e-16 / h.
  @Test(arguments: curves)
  func areTheDerivativesOfTheValue(_ easing: Easing) {
    var (first, second) = (Worst(), Worst())
    let (h, k) = (1e-5, 1e-4)
    for t in grid(500) where t > 0.02 && t < 0.98 && abs(t - 0.5) > 0.02 {
      if easing.name.contains("bounce"), Self.kinks.contains(where: { abs($0 - t) < 2 * k }) {
        continue
      }
      let slope = (easing(t + h) - easing(t - h)) / (2 * h)
      let bend = (easing(t + k) - 2 * easing(t) + easing(t - k)) / (k * k)
      let (velocity, acceleration) = (easing.velocity(at: t), easing.acceleration(at: t))
      first.note(velocity, slope, scale: max(1, abs(slope)), at: "\(easing.name)(\(t))")
      second.note(acceleration, bend, scale: max(20, abs(bend)), at: "\(easing.name)(\(t))")
    }
    #expect(first.count > 400)
    #expect(first.difference <= 1e-5, "\(first.place)")
    #expect(second.difference <= 1e-3, "\(second.place)")
  }

  @Test func areKnownInClosedForm() throws {
    let (quad, ease) = (try named("quadIn"), try named("ease"))
    #expect(quad.velocity(at: 0.3) == 0.6)
    #expect(quad.acceleration(at: 0.3) == 2)
    #expect(try named("linear").velocity(at: 0.7) == 1)
    #expect(try named("linear").acceleration(at: 0.7) == 0)
    // CSS's ease leaves along its handle (0.25, 0.1) and arrives flat.
    #expect(abs(ease.velocity(at: 0) - 0.4) < 1e-12)
    #expect(abs(ease.velocity(at: 1)) < 1e-12)
    #expect(try named("sineIn").velocity(at: 1) == .pi / 2)
  }

  /// Bit for bit: a table shows what a call tells.
  @Test(arguments: curves)
  func manyAreTheSameAsOneByOne(_ easing: Easing) {
    let xs = grid(1000).map { 1.5 * $0 - 0.25 }
    var values = [Double](repeating: .nan, count: 7)
    easing.values(at: xs, into: &values)
    #expect(values.map(\.bitPattern) == xs.map { easing($0).bitPattern })
    easing.values(at: [], into: &values)
    #expect(values.isEmpty)
  }
}
