import TestSupport
import Testing

@testable import MotionCurves

@Suite("Laws of springs")
struct SpringLawTests {
  /// Springs of every regime, seeded.
  private static let springs: [Spring] = {
    var generator = Seeded(17)
    return (0..<60).compactMap { index in
      let mass = Double.random(in: 0.2...5, using: &generator)
      let stiffness = Double.random(in: 5...900, using: &generator)
      let ratio = index % 5 == 0 ? 1 : Double.random(in: 0...3, using: &generator)
      return try? Spring(
        mass: mass, stiffness: stiffness, damping: ratio * 2 * (mass * stiffness).squareRoot(),
        velocity: Double.random(in: -5...5, using: &generator), allowsOverdamping: true)
    }
  }()

  private static let times = (0...400).map { Double($0) / 100 }

  @Test func startsAt0WithItsVelocity() {
    #expect(Self.springs.count == 60)
    for spring in Self.springs {
      #expect(spring(0) == 0)
      #expect(spring.velocity(at: 0) == spring.velocity)
      #expect(spring(-1) == 0 && spring.velocity(at: -1) == 0)
    }
  }

  @Test func restsInTheEnd() {
    for spring in Self.springs where spring.dampingRatio > 0.01 {
      var values: [Double] = []
      spring.values(at: [.infinity], into: &values)
      #expect(abs(spring(.infinity) - 1) < 1e-12 && values == [spring(.infinity)])
      #expect(spring.velocity(at: .infinity) == 0 && spring.acceleration(at: .infinity).isFinite)
      for share in [-1, 0, 1, .nan, .infinity] {
        #expect(spring.settlingDuration(within: share) == nil)
      }
    }
  }

  @Test func obeysItsEquation() {
    var worst = Worst()
    for spring in Self.springs {
      for t in Self.times.dropFirst() {
        let h = 1e-5
        let acceleration = (spring.velocity(at: t + h) - spring.velocity(at: t - h)) / (2 * h)
        let force = spring.stiffness * (1 - spring(t)) - spring.damping * spring.velocity(at: t)
        worst.note(spring.mass * acceleration, force, scale: spring.stiffness, at: "\(spring) \(t)")
        let speed = (spring(t + h) - spring(t - h)) / (2 * h)
        worst.note(speed, spring.velocity(at: t), scale: 10, at: "\(spring) \(t)")
      }
    }
    #expect(worst.difference < 1e-6, "\(worst.place)")
  }

  @Test func neverGainsEnergy() {
    for spring in Self.springs {
      let energies = Self.times.map { t in
        let (stretch, speed) = (1 - spring(t), spring.velocity(at: t))
        return spring.stiffness * stretch * stretch / 2 + spring.mass * speed * speed / 2
      }
      let slack = 1e-12 * (energies.first ?? 0)
      #expect(zip(energies, energies.dropFirst()).allSatisfy { $1 <= $0 + slack }, "\(spring)")
    }
  }

  @Test func withoutDampingKeepsItsEnergyAndNeverSettles() throws {
    let spring = try Spring(damping: 0, velocity: 3)
    for t in Self.times {
      let (stretch, speed) = (1 - spring(t), spring.velocity(at: t))
      #expect(abs(100 * stretch * stretch + speed * speed - 109) < 1e-9)
    }
    #expect(spring.settlingDuration == Double(Float.greatestFiniteMagnitude))
  }

  /// The three forms of the solution are one function: it must not jump where they meet.
  @Test(arguments: [1e-16, 1e-15, 1e-12, 1e-9, 1e-7])
  func nextToCriticalLosesNoDigits(step: Double) throws {
    let critical = try Spring(damping: 20, velocity: 2)
    let under = try Spring(damping: 20 * (1 - step), velocity: 2)
    let over = try Spring(damping: 20 * (1 + step), velocity: 2, allowsOverdamping: true)
    for t in Self.times {
      #expect(abs(under(t) - critical(t)) <= step + 1e-15)
      #expect(abs(over(t) - critical(t)) <= step + 1e-15)
      #expect(abs(under.velocity(at: t) - critical.velocity(at: t)) <= 20 * step + 1e-14)
      #expect(abs(over.velocity(at: t) - critical.velocity(at: t)) <= 20 * step + 1e-14)
    }
  }

  @Test(arguments: [20.0, 21, 30, 100, 1e6])
  func tooMuchDampingIsClampedToCritical(damping: Double) throws {
    let (critical, clamped) = (try Spring(damping: 20), try Spring(damping: damping))
    for t in Self.times { #expect(clamped(t) == critical(t)) }
    #expect(clamped.settlingDuration == critical.settlingDuration)
    #expect(clamped.damping == damping)
    #expect(clamped.dampingRatio == damping / 20)
  }

  @Test func allowedOverdampingIsSlower() throws {
    let free = try Spring(damping: 30, allowsOverdamping: true)
    let clamped = try Spring(damping: 30)
    for t in Self.times.dropFirst() { #expect(free(t) < clamped(t) || free(t) > 0.999_999) }
    #expect(free.settlingDuration > clamped.settlingDuration)
  }

  @Test func isSettledWhenItSaysSo() {
    for spring in Self.springs where spring.dampingRatio > 0.05 && spring.velocity <= 0 {
      for late in Self.times.map({ spring.settlingDuration + $0 }) {
        // The rule counts the sine part of the swing alone; the cosine adds at most its own share.
        #expect(abs(1 - spring(late)) < 0.0015, "\(spring)")
      }
    }
  }
}

@Suite("Figures and limits of springs")
struct SpringLimitTests {
  @Test func defaultsReadAsCoreAnimationReadsThem() throws {
    let spring = try Spring()
    #expect(spring == (try Spring(mass: 1, stiffness: 100, damping: 10, velocity: 0)))
    #expect(spring.dampingRatio == 0.5 && spring.bounce == 0.5)
    #expect(abs(spring.duration - 0.6283) < 1e-4)
    #expect(abs(try Spring(damping: 5).settlingDuration - 2.855) < 5e-4)
    #expect(abs(try Spring(damping: 15).settlingDuration - 1.022) < 5e-4)
    #expect(abs(Spring.keyboard.dampingRatio - 4.564) < 5e-4)
  }

  @Test func refusesWhatIsNoSpring() {
    #expect(throws: CurveProblem.notPositive(parameter: "mass", value: 0)) {
      try Spring(mass: 0)
    }
    #expect(throws: CurveProblem.notPositive(parameter: "stiffness", value: -1)) {
      try Spring(stiffness: -1)
    }
    #expect(throws: CurveProblem.negativeDamping(value: -0.5)) { try Spring(damping: -0.5) }
    #expect(throws: CurveProblem.notFinite(parameter: "velocity", value: -.infinity)) {
      try Spring(velocity: -.infinity)
    }
    #expect(throws: CurveProblem.self) { try Spring(mass: .nan) }
    for (mass, stiffness) in [(1e-300, 1e300), (1e300, 1e300), (1e-300, 1e-300), (1e300, 1e-300)] {
      #expect(
        throws: CurveProblem.beyondArithmetic(mass: mass, stiffness: stiffness, damping: 1)
      ) { try Spring(mass: mass, stiffness: stiffness, damping: 1) }
    }
  }

  /// Very slow springs must answer at once, and hold what they answer.
  @Test(arguments: [1e-3, 1e-8, 1e-20, 1e-60])
  func slowSpringsSettleToo(stiffness: Double) throws {
    let critical = try Spring(stiffness: stiffness, damping: 2 * stiffness.squareRoot())
    let end = critical.settlingDuration
    let frequency = stiffness.squareRoot()
    #expect(abs(end * frequency - 9.2334134764515866) < 0.1 * frequency + 1e-8)
    #expect(abs(1 - critical(end)) < 0.001)
    #expect(abs(1 - critical(end * 0.99)) > 0.001 || end < 10)
  }

  @Test func extremesStayNumbers() throws {
    let never = Double(Float.greatestFiniteMagnitude)
    let stuck = try Spring(stiffness: 1e-290, damping: 1e100, allowsOverdamping: true)
    #expect(stuck.settlingDuration == never)
    #expect(stuck(1) == 0)
    #expect(try Spring(damping: 1e-300).settlingDuration == never)
    let heavy = try Spring(damping: 1e200, allowsOverdamping: true)
    #expect(heavy(1e6) == 0 && heavy.velocity(at: 1e6) < 1e-100)
    #expect(try Spring(velocity: 1e308).settlingDuration.isFinite)
    let ordinary = try Spring()
    #expect(ordinary(1e300) == 1)
  }
}
