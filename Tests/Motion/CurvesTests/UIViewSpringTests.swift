import TestSupport
import Testing

@testable import MotionCurves

@Suite("UIView's springs with an initial velocity")
struct UIViewSpringTests {
  /// UIKit's answers on iOS 14.4, as angular frequencies. The iteration is a reconstruction, so
  /// not every row is met; a row counts if it is within 0.1 %.
  @Test func frequencies() throws {
    var (rows, agreeing, critical, agreeingCritical) = (0, 0, 0, 0)
    for row in try Oracle("uiview-spring-frequency").rows {
      let (ratio, velocity) = (try row.number("damping"), try row.number("velocity"))
      let duration = try row.number("duration_s")
      let spring = try Spring.uiView(
        dampingRatio: ratio, duration: duration, velocity: velocity)
      let measured = try row.number("angular_frequency_rad_s")
      let agrees = abs(spring.stiffness.squareRoot() - measured) <= 1e-3 * measured
      (rows, agreeing) = (rows + 1, agreeing + (agrees ? 1 : 0))
      #expect(
        abs(spring.damping - 2 * ratio * spring.frequency) <= 1e-12 * spring.damping, "\(row)")
      guard ratio == 1 else { continue }
      (critical, agreeingCritical) = (critical + 1, agreeingCritical + (agrees ? 1 : 0))
      // Beyond this the value is Motionbook's own, as help says.
      #expect(agrees == (velocity * duration <= 5.01), "\(row)")
    }
    #expect(rows == 180 && agreeing >= 166, "\(agreeing) of \(rows)")
    #expect(critical == 20 && agreeingCritical >= 14, "\(agreeingCritical) of \(critical)")
  }

  /// Neighbors differ by factors where the iteration is chaotic, and each is a spring.
  @Test func everyVelocityMakesASpring() throws {
    for ratio in [0.0011, 0.01, 0.1, 0.5, 0.9, 0.999, 1] {
      for duration in [1e-9, 0.01, 0.3, 1, 10, 1e6] {
        for size in [0.001, 0.0214, 0.5, 1, 5, 30, 1e6] {
          for velocity in [size, -size] {
            let spring = try Spring.uiView(
              dampingRatio: ratio, duration: duration, velocity: velocity)
            #expect(spring.frequency > 0 && spring.frequency.isFinite, "\(spring.name)")
            #expect(spring(spring.lasts / 2).isFinite, "\(spring.name)")
          }
        }
      }
    }
  }

  @Test func aVelocityChangesTheSpring() throws {
    let moving = try Spring.uiView(dampingRatio: 1, duration: 1, velocity: 5)
    #expect(abs(moving.frequency - 3.94816) < 1e-5)
    let still = try Spring.uiView(dampingRatio: 1, duration: 1)
    #expect(abs(still.frequency - 9.23341) < 1e-5)
  }

  /// Durations outside 0.01…10 s count as the nearer end, for UIView's spring and for SwiftUI's.
  @Test(arguments: [(0.001, 0.01), (0.01, 0.01), (10, 10), (25, 10)])
  func durationsAreClamped(given: Double, used: Double) throws {
    let spring = try Spring.uiView(dampingRatio: 0.5, duration: given, velocity: 0.3)
    let same = try Spring.uiView(dampingRatio: 0.5, duration: used, velocity: 0.3)
    #expect(spring.stiffness == same.stiffness && spring.lasts == used)
    let settling = try Spring(settlingDuration: given, dampingRatio: 0.7)
    let other = try Spring(settlingDuration: used, dampingRatio: 0.7)
    #expect(settling.stiffness == other.stiffness)
    #expect(settling.reportedSettlingDuration == used)
  }

  /// SwiftUI's spring goes on past its settling duration.
  @Test func aSettlingDurationIsNoEnd() throws {
    let spring = try Spring(settlingDuration: 0.456, dampingRatio: 0.321)
    let curve = Curve.spring(spring)
    #expect(abs(curve(0.48) - 0.998926) < 5e-7)
    #expect(curve(0.48) == spring(0.48))
    for index in 1...400 {
      let t = Double(index) * 0.002
      #expect(abs(curve(t) - curve(t - 1e-6)) < 1e-4, "\(t)")
    }
    #expect(spring.lasts > 0.456 && abs(1 - spring(spring.lasts)) < 0.001)
  }
}
