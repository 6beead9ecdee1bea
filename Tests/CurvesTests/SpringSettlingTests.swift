import TestSupport
import Testing

@testable import MotionCurves

@Suite("When springs are at rest, and their values in bulk")
struct SpringSettlingTests {
  private static let springs: [Spring] = {
    var generator = Seeded(4)
    return (0..<80).compactMap { index in
      let ratio = index % 8 == 0 ? 1 : Double.random(in: 0.02...2.5, using: &generator)
      let stiffness = Double.random(in: 5...900, using: &generator)
      return try? Spring(
        stiffness: stiffness, damping: ratio * 2 * stiffness.squareRoot(),
        velocity: index % 3 == 0 ? 0 : Double.random(in: -8...8, using: &generator),
        allowsOverdamping: true)
    }
  }()

  @Test func onePercentIsLeftForTheLastTime() throws {
    #expect(Self.springs.count == 80)
    for spring in Self.springs {
      let time = try #require(spring.settlingDuration(by: .withinOnePercent))
      #expect(abs(abs(1 - spring(time)) - 0.01) < 1e-9, "\(spring)")
      for late in 1...4000 {
        #expect(abs(1 - spring(time + Double(late) * 1e-3)) <= 0.01 + 1e-9, "\(spring)")
      }
    }
  }

  /// Against looking at every millisecond from the start.
  @Test(arguments: [
    (SettlingRule.pop, 0.005, 0.5, 0.25), (.reactSpring, 0.001, 0.1, .infinity),
    (.motion, 0.005, 0.01, .infinity), (.android, 0.75 / 256, 62.5 * 0.75 / 256, .infinity),
    (.flutter, 0.001, 0.001, .infinity), (.reactNative, 0.001, 0.001, .infinity),
    (.rebound, 0.001, 0.001, .infinity), (.reboundJava, 0.005, 0.005, .infinity),
  ])
  func firstLookAtRest(rule: SettlingRule, left: Double, speed: Double, change: Double) throws {
    for spring in Self.springs {
      let found = try #require(spring.settlingDuration(by: rule))
      let looked = (0...100_000).lazy.map { Double($0) * 0.001 }.first {
        abs(1 - spring($0)) < left && abs(spring.velocity(at: $0)) < speed
          && abs(spring.acceleration(at: $0)) < change
      }
      #expect(abs(found - (looked ?? -1)) < 1e-6, "\(rule) \(spring)")
    }
  }

  @Test func swiftUIsFormula() throws {
    let spring = try Spring()
    let time = try #require(spring.settlingDuration(by: .swiftUI))
    #expect(abs(time - 1.7399) < 1e-4)  // ln(6 / 0.001) / 5
    #expect(try Spring(damping: 20).settlingDuration(by: .swiftUI) == 1)
  }

  /// Without oscillation SwiftUI looks every tenth of a second, and not after 102.4 s.
  @Test(arguments: [
    (0.5, 1, 0.8), (0.7, 1.25, 1.7), (0.2, 1.8, 0.8), (69.68, 1, 102.4), (69.69, 1, 0),
    (300, 2, 0),
  ])
  func swiftUIsTenths(response: Double, ratio: Double, settles: Double) throws {
    let spring = try Spring(response: response, dampingRatio: ratio)
    #expect(spring.settlingDuration(by: .swiftUI) == settles)
  }

  /// rebound's own spring by its own rule, and by that of its Java version.
  @Test func rebound() throws {
    let spring = try Spring(origamiTension: 40, origamiFriction: 7)
    #expect(spring.settlingDuration(by: .rebound) == 0.85)
    #expect(spring.settlingDuration(by: .reboundJava) == 0.588)
  }

  /// Compose counts whole milliseconds, of the envelope or until the threshold is crossed.
  @Test func compose() throws {
    for spring in Self.springs {
      let found = try #require(spring.settlingDuration(by: .compose))
      #expect(abs((found * 1000).rounded() - found * 1000) < 1e-6)
      if spring.dampingRatio >= 1 {
        #expect((0..<0.001).contains(try #require(spring.settlingDuration(within: 0.01)) - found))
      } else {
        // From then on it stays within the threshold, but for the fraction of a millisecond.
        for late in 1...2000 {
          #expect(abs(1 - spring(found + Double(late) * 1e-3)) < 0.01, "\(spring)")
        }
      }
    }
  }

  /// A threshold of one's own is crossed once and for all.
  @Test(arguments: [0.001, 0.005, 0.05, 0.4])
  func anyShareIsLeftForTheLastTime(share: Double) throws {
    for spring in Self.springs {
      let time = try #require(spring.settlingDuration(within: share))
      #expect(abs(abs(1 - spring(time)) - share) < 1e-9, "\(spring)")
      for late in 1...500 {
        #expect(abs(1 - spring(time + Double(late) * 8e-3)) <= share + 1e-9, "\(spring)")
      }
    }
  }

  @Test func springsWithoutDampingNeverRest() throws {
    let spring = try Spring(damping: 0)
    for rule in SettlingRule.allCases { #expect(spring.settlingDuration(by: rule) == nil) }
  }

  @Test func extremesAnswer() throws {
    for (stiffness, damping) in [
      (1e-200, 1e-100), (1e200, 1e50), (1e-60, 2e-30), (1e200, 1e150), (100, 1e-12), (100, 1e150),
    ] {
      for velocity in [0, 1e300, -1e300] {
        let spring = try Spring(
          stiffness: stiffness, damping: damping, velocity: velocity, allowsOverdamping: true)
        for rule in SettlingRule.allCases {
          if let time = spring.settlingDuration(by: rule) { #expect(time >= 0) }
        }
      }
    }
  }

  @Test func namesAndSummariesDiffer() {
    let rules = SettlingRule.allCases
    #expect(Set(rules.map(\.name)).count == rules.count)
    #expect(rules.allSatisfy { !$0.summary.isEmpty })
  }

  /// m·x″ = k·(1 − x) − c·x′, with the damping that acts.
  @Test func accelerationObeysTheEquation() {
    var (equation, slope) = (Worst(), Worst())
    for spring in Self.springs {
      for t in grid(200).dropFirst() {
        let pull = spring.stiffness * (1 - spring(t)) - spring.damping * spring.velocity(at: t)
        let found = spring.acceleration(at: t)
        equation.note(found, pull / spring.mass, scale: spring.stiffness, at: "\(spring) \(t)")
        let step = 1e-5
        let change = spring.velocity(at: t + step) - spring.velocity(at: t - step)
        slope.note(found, change / (2 * step), scale: spring.stiffness, at: "\(spring) \(t)")
      }
      #expect(spring.acceleration(at: -1) == 0)
    }
    #expect(equation.difference < 1e-12, "\(equation.place)")
    #expect(slope.difference < 1e-6, "\(slope.place)")
  }

  @Test func batchEqualsSingleBitForBit() {
    let times = [-1, -0.0] + grid(500).map { $0 * 3 } + [1e9, .infinity, .nan]
    var values = [1.0, 2, 3]
    for spring in Self.springs + [.keyboard] {
      spring.values(at: times, into: &values)
      #expect(values.map(\.bitPattern) == times.map { spring($0).bitPattern })
    }
    Spring.keyboard.values(at: [], into: &values)
    #expect(values.isEmpty)
  }
}
