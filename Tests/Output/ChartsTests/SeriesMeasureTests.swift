import Answers
import Foundation
import TestSupport
import Testing

/// The measures of samples, compared with closed forms and with the plot's sentence.
@Suite struct SeriesMeasureTests {
  /// A spring released at 0 for 1, its parameters from a seed, sampled 60 times a second until
  /// e^-7 of its swing is left.
  private struct SpringCase {
    let zeta: Double
    let omega: Double
    let xs: [Double]
    let ys: [Double]

    /// - Parameter decays: the end, in times in which the amplitude falls to 1/e.
    init(seed: UInt64, perSecond: Double = 60, decays: Double = 7) {
      var random = Seeded(seed)
      let zeta = random.value(0.12...0.5)
      let omega = random.value(4...9)
      let damped = omega * (1 - zeta * zeta).squareRoot()
      let end = decays / (zeta * omega)
      xs = (0...Int(end * perSecond)).map { Double($0) / perSecond }
      ys = xs.map { t in
        1 - exp(-zeta * omega * t) * (cos(damped * t) + zeta * omega / damped * sin(damped * t))
      }
      (self.zeta, self.omega) = (zeta, omega)
    }

    var period: Double { 2 * .pi / (omega * (1 - zeta * zeta).squareRoot()) }
    var overshoot: Double { exp(-.pi * zeta / (1 - zeta * zeta).squareRoot()) }
    /// How far a sampled crest may miss the true one: half a frame of a cosine of that frequency.
    func missed(perSecond: Double) -> Double { pow(omega / perSecond, 2) / 8 }
  }

  @Test(arguments: UInt64(1)...60)
  func aSpringIsMeasuredAsItsFormulaSays(_ seed: UInt64) throws {
    let spring = SpringCase(seed: seed)
    let measure = try #require(SeriesMeasure(xs: spring.xs, ys: spring.ys))
    let missed = spring.missed(perSecond: 60)
    // The last sample is the aim but for e^-7 of the swing.
    let tail = 2 * exp(-7.0)
    let overshoot = try #require(measure.overshoot)
    #expect(abs(overshoot.value - spring.overshoot) <= missed + tail)
    // The first crest comes after half a period; a frame beside it is the nearest there may be.
    #expect(abs(overshoot.at - spring.period / 2) <= 1 / 60.0)
    let period = try #require(measure.period)
    #expect(abs(period - spring.period) <= 1 / 60.0)
    let damping = try #require(measure.damping)
    // The last swing that counts is a ripple of 0.001 of the range; the crest of it misses as much.
    #expect(abs(damping - spring.zeta) <= 0.03, "\(damping) of \(spring.zeta)")
  }

  /// Finer samples, and the law itself shows: the decrement gives the damping ratio back.
  @Test(arguments: UInt64(1)...20)
  func dampingIsTheLogarithmicDecrement(_ seed: UInt64) throws {
    let spring = SpringCase(seed: seed, perSecond: 2400)
    let measure = try #require(SeriesMeasure(xs: spring.xs, ys: spring.ys))
    let damping = try #require(measure.damping)
    #expect(abs(damping - spring.zeta) <= 1e-4)
    let settling = try #require(measure.settling)
    let band = measure.band
    let late = zip(spring.xs, spring.ys).filter { $0.0 >= settling }
    #expect(late.allSatisfy { abs($0.1 - measure.last.value) <= band })
    #expect(abs(band - 0.01 * abs(measure.last.value)) < 1e-12)
  }

  /// A well damped spring has less than three turns above a thousandth of its range.
  @Test(arguments: [0.5, 0.6, 0.65]) func smallSwingsHaveAPeriod(zeta: Double) throws {
    let (omega, damped) = (9.0, 9 * (1 - zeta * zeta).squareRoot())
    let xs = (0...300).map { Double($0) / 60 }
    let ys = xs.map { t in
      1 - exp(-zeta * omega * t) * (cos(damped * t) + zeta * omega / damped * sin(damped * t))
    }
    let measure = try #require(SeriesMeasure(xs: xs, ys: ys))
    #expect(measure.swingTurns.count >= 3)
    let period = try #require(measure.period)
    #expect(abs(period - 2 * .pi / damped) <= 1 / 60.0)
    let damping = try #require(measure.damping)
    #expect(abs(damping - zeta) <= 0.03)
  }

  /// Wherever a motion is cut, what counts as its end stays its end: later values are near it. A cut
  /// that is no end has no overshoot, rise or settling.
  @Test(arguments: UInt64(1)...40)
  func aMomentIsNoEnd(_ seed: UInt64) throws {
    var random = Seeded(seed)
    // Long enough for a period within 1 % of the end.
    let spring = SpringCase(seed: seed, decays: 10)
    let ball = Self.ball(falls: random.value(0.2...0.9), restitution: random.value(0.3...0.8))
    for (xs, ys) in [(spring.xs, spring.ys), ball] {
      var ends = 0
      for count in 3...xs.count {
        let measure = try #require(
          SeriesMeasure(
            xs: Array(xs.prefix(count)), ys: Array(ys.prefix(count)), isMoving: true))
        if measure.isUnderWay {
          #expect(
            measure.overshoot == nil && measure.rise == nil && measure.settling == nil,
            "\(count)")
        } else {
          ends += 1
          let later = ys[count...].map { abs($0 - measure.last.value) }.max() ?? 0
          #expect(later <= 2.5 * measure.band, "\(count): \(later) of \(measure.band)")
        }
      }
      #expect(ends > 0)
    }
  }

  /// A ball that falls 1 in some time, bounces until it hardly leaves the ground, and lies there for
  /// a second.
  private static func ball(falls: Double, restitution: Double) -> (xs: [Double], ys: [Double]) {
    let g = 2 / (falls * falls)
    var (start, speed) = (falls, g * falls * restitution)
    var xs: [Double] = []
    var ys: [Double] = []
    for frame in 0... {
      let t = Double(frame) / 60
      while t > start + 2 * speed / g, speed > 1e-3 {
        start += 2 * speed / g
        speed *= restitution
      }
      let isDown = speed <= 1e-3 && t > start
      let height = speed * (t - start) - g * (t - start) * (t - start) / 2
      xs.append(t)
      ys.append(t < falls ? g * t * t / 2 : isDown ? 1 : 1 - height)
      if isDown, t > start + 1 { break }
    }
    return (xs, ys)
  }

  /// Overdamped or not, the rise of a straight ramp is eight tenths of it.
  @Test(arguments: UInt64(1)...20)
  func aRampRisesInEightTenths(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let (start, way) = (random.value(-300...300), random.value(1...400))
    let duration = random.value(0.3...4)
    let xs = (0...50).map { Double($0) / 50 * duration }
    let measure = try #require(
      SeriesMeasure(xs: xs, ys: xs.map { start + way * $0 / duration }))
    let rise = try #require(measure.rise)
    #expect(abs(rise.value - 0.8 * duration) < 1e-9 * duration)
    #expect(abs(rise.at - 0.9 * duration) < 1e-9 * duration)
    let part = random.value(0...1)
    let crossing = try #require(measure.crossing(start + part * way))
    #expect(abs(crossing - part * duration) < 1e-9 * duration)
    #expect(measure.crossing(start - 1) == nil && measure.crossing(start + way + 1) == nil)
    let speed = try #require(measure.speed)
    #expect(abs(speed.value - way / duration) < 1e-9 * way / duration)
    #expect(abs(measure.mean - (start + way / 2)) < 1e-9 * (abs(start) + way))
    #expect(measure.bounces == 0 && measure.period == nil)
  }

  /// A ball that keeps e of its speed comes up to e² of its height, and to e⁴ after two bounces.
  @Test(arguments: UInt64(1)...30)
  func bouncesAreCountedAndHeightsFallByTheSquare(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let e = random.value(0.45...0.75)
    let height = random.value(100...500)
    let gravity = 1000.0
    let fall = (2 * height / gravity).squareRoot()
    let perSecond = 960.0
    var (t, ys, flights) = (0.0, [Double](), [(Double, Double)]())
    func landing(_ bounce: Int) -> Double {
      fall * (1 + 2 * (0..<bounce).reduce(0) { $0 + pow(e, Double($1 + 1)) })
    }
    let end = landing(4)
    while t < end {
      let flight = (0...4).first { t < landing($0) } ?? 4
      let begins = flight == 0 ? -fall : landing(flight - 1)
      let speed = gravity * fall * pow(e, Double(flight))
      ys.append(speed * (t - begins) - gravity / 2 * (t - begins) * (t - begins))
      flights.append((Double(flight), t))
      t = Double(ys.count) / perSecond
    }
    let xs = ys.indices.map { Double($0) / perSecond }
    let measure = try #require(SeriesMeasure(xs: xs, ys: ys))
    #expect(measure.bounces == 4, "\(e)")
    for flight in 1...4 {
      let inFlight = zip(flights, ys).filter { $0.0.0 == Double(flight) }
      let part = try #require(SeriesMeasure(xs: inFlight.map(\.0.1), ys: inFlight.map(\.1)))
      let expected = height * pow(e, 2 * Double(flight))
      // A crest between two samples is missed by g/2 of half a sample's time, squared.
      #expect(abs(part.greatest.value - expected) <= gravity / 8 / (perSecond * perSecond) + 1e-9)
    }
  }

  /// The sentence under a plot agrees with the measures, to the digit.
  @Test(arguments: SampleCurves.families)
  func agreesWithTheSentence(_ family: String) throws {
    for seed in UInt64(1)...40 {
      let curve = SampleCurves.curve(family, seed: seed)
      let measure = try #require(SeriesMeasure(xs: curve.xs, ys: curve.ys))
      let plot = Plot(title: "", series: [.init(name: "", xs: curve.xs, ys: curve.ys)])
      let sentence = plot.sentences[0]
      func said(_ pattern: Regex<(Substring, Substring)>) -> String? {
        sentence.firstMatch(of: pattern).map { String($0.1) }
      }
      if let text = said(/settles within 1 %(?: of its range)? at (\S+?)(?:,|$)/) {
        #expect(text == plot.format.string(try #require(measure.settling)), "\(curve)")
      }
      if let text = said(/period (\S+?)(?:,|$)/) {
        #expect(text == plot.format.string(try #require(measure.period)), "\(curve)")
      }
      if let text = said(/overshoots \S+ by (\S+) %/) {
        let part = try #require(measure.overshoot).value
        #expect(abs((Double(text) ?? 0) - 100 * part) <= 0.06 * 100 * part, "\(curve)")
      }
      if let text = said(/bounces (\S+)/) {
        let count = ["once": 1, "twice": 2][text] ?? Int(text)
        #expect(count == measure.bounces, "\(curve)")
      }
      #expect(measure.greatest.value == curve.ys.max() && measure.least.value == curve.ys.min())
    }
  }

  @Test func whatIsNotThereIsNotTold() throws {
    #expect(SeriesMeasure(xs: [], ys: []) == nil)
    #expect(SeriesMeasure(xs: [0, 1], ys: [.nan, .infinity]) == nil)
    let one = try #require(SeriesMeasure(xs: [2], ys: [5]))
    #expect(one.first == one.last && one.greatest == one.least && one.mean == 5)
    #expect(one.settling == nil && one.overshoot == nil && one.rise == nil && one.speed == nil)
    #expect(one.crossing(5) == 2 && one.crossing(4) == nil && one.bounces == 0)
    let flat = try #require(SeriesMeasure(xs: [0, 1, 2], ys: [3, 3, 3]))
    #expect(flat.settling == 0 && flat.overshoot?.value == 0 && flat.rise == nil)
    let gap = try #require(SeriesMeasure(xs: [0, 1, 2, 3], ys: [1, .nan, 5, 3]))
    #expect(gap.greatest.value == 5 && gap.greatest.at == 2 && gap.mean == 3)
  }
}
