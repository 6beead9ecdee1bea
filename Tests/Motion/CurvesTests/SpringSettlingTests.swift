import Foundation
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

  /// A spring of mass 1 from rest, with numbers at the ends of what a `Double` holds, and the distance
  /// that is left of its way, or the envelope of it, by the number of time constants.
  struct Extreme: Sendable {
    let stiffness: Double
    let damping: Double
    /// The reciprocal of the time constant.
    let rate: Double
    let left: @Sendable (Double) -> Double

    /// The time at which a share is left, by bisection.
    func time(leaving share: Double) -> Double {
      var (low, high) = (0.0, 1000.0)
      while case let middle = (low + high) / 2, middle > low, middle < high {
        if left(middle) > share { low = middle } else { high = middle }
      }
      return low / rate
    }

    static let swinging = Extreme(stiffness: 100, damping: 1e-12, rate: 5e-13) { exp(-$0) }
    static let swingingFast = Extreme(stiffness: 1e200, damping: 1e50, rate: 5e49) { exp(-$0) }
    static let critical = Extreme(stiffness: 1e-60, damping: 2e-30, rate: 1e-30) {
      (1 + $0) * exp(-$0)
    }
    static let creepingFast = Extreme(stiffness: 1e200, damping: 1e150, rate: 1e50) { exp(-$0) }

    func spring(velocity: Double = 0) throws -> Spring {
      try Spring(
        stiffness: stiffness, damping: damping, velocity: velocity, allowsOverdamping: true)
    }
  }

  /// The distance that each rule leaves, and its speed.
  private static let limits: [(rule: SettlingRule, distance: Double, speed: Double)] = [
    (.pop, 0.005, 0.5), (.rebound, 0.001, 0.001), (.reboundJava, 0.005, 0.005),
    (.reactSpring, 0.001, 0.1), (.motion, 0.005, 0.01), (.android, 0.75 / 256, 62.5 * 0.75 / 256),
    (.flutter, 0.001, 0.001), (.reactNative, 0.001, 0.001),
  ]

  private func expect(
    _ extreme: Extreme, by rule: SettlingRule, leaves share: Double,
    within accuracy: Double = 1e-12,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    let found = try #require(
      try extreme.spring().settlingDuration(by: rule), "\(rule)", sourceLocation: location)
    let known = extreme.time(leaving: share)
    #expect(abs(found / known - 1) < accuracy, "\(rule): \(found)", sourceLocation: location)
  }

  /// Without a velocity at first, the times are those of the closed forms.
  @Test func extremesAreExact() throws {
    for swinging in [Extreme.swinging, .swingingFast] {
      try expect(swinging, by: .coreAnimation, leaves: 0.001)
      try expect(swinging, by: .swiftUI, leaves: 0.001 / (1 + swinging.rate))
      try expect(swinging, by: .withinOnePercent, leaves: 0.01)
    }
    try expect(.swinging, by: .compose, leaves: 0.01)
    try expect(.creepingFast, by: .withinOnePercent, leaves: 0.01)
    try expect(.critical, by: .coreAnimation, leaves: 0.001)
    for rule in [SettlingRule.withinOnePercent, .compose] {
      try expect(.critical, by: rule, leaves: 0.01)
    }
    // It is too slow to have a speed.
    for limit in Self.limits {
      try expect(.critical, by: limit.rule, leaves: limit.distance, within: 1e-5)
    }
  }

  /// A slow swing is at rest at some point of its period as soon as the circle of distance and
  /// speed, in units of the way, reaches into the rule's rectangle, and at the latest when its radius
  /// is the longer side.
  @Test func slowDecayIsAtRestWithinASwing() throws {
    for limit in Self.limits {
      let found = try #require(try Extreme.swinging.spring().settlingDuration(by: limit.rule))
      let speed = limit.speed / 10
      let corner = (limit.distance * limit.distance + speed * speed).squareRoot()
      #expect(found > Extreme.swinging.time(leaving: corner), "\(limit.rule)")
      #expect(
        found < Extreme.swinging.time(leaving: max(limit.distance, speed)) + 1, "\(limit.rule)")
    }
  }

  /// A spring that has settled before the first sample has settled at that sample.
  @Test(arguments: [Extreme.swingingFast, .creepingFast])
  func whatIsOverAtOnceIsFoundAtTheFirstLook(_ extreme: Extreme) throws {
    let spring = try extreme.spring()
    for limit in Self.limits { #expect(spring.settlingDuration(by: limit.rule) == 0.001) }
    #expect(spring.settlingDuration(by: .compose) == 0)
    guard extreme.stiffness < extreme.damping * extreme.damping / 4 else { return }
    #expect(spring.settlingDuration(by: .coreAnimation) == 0.1)
    #expect(spring.settlingDuration(by: .swiftUI) == 0.1)
  }

  /// A time that is longer than Core Animation can say is none.
  @Test func whatTakesTooLongHasNoTime() throws {
    let slow = try Spring(stiffness: 1e-200, damping: 1e-100)
    #expect(
      SettlingRule.allCases.filter { slow.settlingDuration(by: $0) != nil } == [.withinOnePercent])
    let crawling = try Spring(stiffness: 100, damping: 1e150, allowsOverdamping: true)
    #expect(SettlingRule.allCases.filter { crawling.settlingDuration(by: $0) != nil } == [.swiftUI])
    #expect(crawling.settlingDuration(by: .swiftUI) == 0, "none comes by 102.4 s")
  }

  /// Swings of a huge velocity shrink from it on, by the formulas of Core Animation and SwiftUI.
  @Test(arguments: [1e300, -1e300])
  func hugeVelocitiesTakeLonger(_ velocity: Double) throws {
    let spring = try Extreme.swinging.spring(velocity: velocity)
    let rate = Extreme.swinging.rate
    for (rule, swings) in [(SettlingRule.coreAnimation, 1e299), (.swiftUI, 1e300)] {
      let found = try #require(spring.settlingDuration(by: rule))
      #expect(abs(found * rate / (log(1000.0) + log(swings)) - 1) < 1e-12, "\(rule)")
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
