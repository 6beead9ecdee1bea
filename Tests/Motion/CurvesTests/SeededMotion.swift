import MotionCurves
import TestSupport

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A trace as a camera, a display link or a log would have measured it, of a motion made from a
/// seed. The formulas are written out here again: the fit is judged by them.
struct SeededMotion {
  /// The damage to the samples.
  enum Damage: String, CaseIterable {
    case white, quantised, doubled, jittered, all, cutOff
    /// The first sample is on the way, as in a recording that begins where a finger lifts. Only for
    /// `scrolls`.
    case underWay
  }

  let family: MotionFamily
  let times: [Double]
  let values: [Double]
  /// Nil if the series does not tell it.
  let start: Double?
  /// Where a scroll comes to rest; nil for other motions.
  let end: Double?
  /// The numbers that a fit of the family should find.
  let numbers: [(quantity: FittedMotion.Quantity, value: Double)]

  static let families: [MotionFamily] =
    [.spring, .critical, .keyboard, .bezier, .decay, .decayNormal, .decayFast, .bounce]
    + MotionFamily.NamedMotion.allCases.map(MotionFamily.named)

  /// Families that are scored apart. Some are hard to tell from simpler or larger ones: a small
  /// velocity looks like none, and the beginning of many curves is a fall. Steps are easy.
  static let otherFamilies: [MotionFamily] = [
    .springWithVelocity, .fall, .fallWithResistance, .thrown, .steps,
    .edgePull, .edgePullFast, .edgeMet, .edgeMetFast, .page, .rubberBand,
  ]

  /// The motions of a scroll view on its own.
  static let scrolls: [MotionFamily] = [
    .decay, .decayNormal, .decayFast, .edgePull, .edgePullFast, .edgeMet, .edgeMetFast, .page,
  ]

  func fit() throws -> MotionFit {
    family == .rubberBand
      ? try MotionFit(pulls: times, offsets: values)
      : try MotionFit(times: times, columns: [values])
  }

  init(_ family: MotionFamily, _ damage: Damage, seed: UInt64, rate: Double = 60) {
    var random = Noise(seed: seed)
    let shape = Shape(family, &random)
    let way = random.sign * random.uniform(120, 320)
    let from = random.uniform(100, 500)
    let before = damage == .underWay || family == .rubberBand
    let rest = before ? 0 : random.uniform(0.1, 0.5)
    let late = family == .rubberBand ? 0 : random.uniform(0, 1 / rate)
    let start = damage == .underWay ? -late : rest + late
    let tail =
      damage == .cutOff ? -shape.length / 2 : shape.rests ? random.uniform(0.2, 0.6) : 0
    let count = max(12, Int((start + shape.length + tail) * rate))
    let spread: Double =
      switch damage {
      case .white, .cutOff, .underWay: 0.5
      case .quantised: 0
      case .doubled: 0.5
      case .jittered, .all: 0.3
      }
    let jitter: Double = damage == .jittered ? 0.002 : damage == .all ? 0.001 : 0
    var times: [Double] = []
    var values: [Double] = []
    for index in 0..<count {
      let time = Double(index) / rate
      let shown = time + jitter * random.normal
      var value = from + way * shape.course(max(0, shown - start)) + spread * random.normal
      if damage == .quantised || damage == .all { value = (value * 3).rounded() / 3 }
      let fate = random.uniform(0, 1)
      if damage == .all && fate < 0.03 { continue }
      let repeats = damage == .doubled ? fate > 0.95 : damage == .all && fate > 0.97
      if repeats, let last = values.last { value = last }
      times.append(time)
      values.append(value)
    }
    self.family = family
    self.values = values
    self.start = before ? nil : start
    end = Self.scrolls.contains(family) ? from + way : nil
    // A finger moves evenly, and how far it is stands in the place of the time.
    let finger = shape.pull.map { $0 * abs(way) } ?? 1
    self.times = times.map { $0 * finger }
    numbers =
      shape.numbers.map {
        ($0.quantity, $0.quantity == .edgeTime ? $0.value + min(start, 0) : $0.value)
      }
      + (shape.acceleration.map { [(.acceleration, $0 * way)] } ?? [])
      + (shape.speed.map { [(.speed, $0 * way)] } ?? [])
      + (shape.pull == nil ? [] : [(.dimension, abs(way))])
  }

  /// A course from 0 to 1.
  private struct Shape {
    let length: Double
    let numbers: [(quantity: FittedMotion.Quantity, value: Double)]
    /// Of a fall, for a way of 1.
    private(set) var acceleration: Double?
    /// Of a throw, for a way of 1.
    private(set) var speed: Double?
    /// How far the finger goes in a second, by the size of the view.
    private(set) var pull: Double?
    /// Whether it comes to rest; a fall is seen to its end, where the way is 1.
    private(set) var rests = true
    let course: (Double) -> Double

    init(_ family: MotionFamily, _ random: inout Noise) {
      switch family {
      case .spring, .critical, .springWithVelocity:
        let response = random.uniform(0.2, 1.2)
        let ratio = family == .critical ? 1 : random.uniform(0.1, 1.6)
        let (w, b) = (2 * .pi / response, ratio * 2 * .pi / response)
        let slow = ratio <= 1 ? b : b - w * (ratio * ratio - 1).squareRoot()
        length = min(6 / slow, 5)
        let velocity =
          family == .springWithVelocity ? random.sign * random.uniform(0.5, 8) : 0
        numbers =
          [(.response, response)] + (family == .critical ? [] : [(.dampingRatio, ratio)])
          + (velocity == 0 ? [] : [(.velocity, velocity)])
        course = { t in
          let d = w * abs(1 - ratio * ratio).squareRoot()
          if d * t < 1e-6 { return 1 - exp(-b * t) * (1 + (b - velocity) * t) }
          let (even, odd) = ratio < 1 ? (cos(d * t), sin(d * t)) : (cosh(d * t), sinh(d * t))
          return 1 - exp(-b * t) * (even + (b - velocity) / d * odd)
        }
      case .keyboard:
        let w = (1000.0 / 3).squareRoot()
        (length, numbers) = (0.5, [])
        course = { t in t > 0.5 ? 1 : 1 - (1 + w * t) * exp(-w * t) }
      case .decay, .decayNormal, .decayFast:
        let rate =
          family == .decayNormal
          ? 0.998 : family == .decayFast ? 0.99 : exp(-random.uniform(3, 9) / 1000)
        let k = -1000 * log(rate)
        (length, numbers) = (5 / k, family == .decay ? [(.rate, rate)] : [])
        course = { t in 1 - exp(-k * t) }
      case .edgePull, .edgePullFast:
        let (rate, kick) = (family == .edgePull ? 0.998 : 0.99, random.uniform(1, 4))
        (length, numbers) = (0.6, [])
        course = { t in 1 - pow(0.99, 1000 * t) * (1 + kick * (1 - pow(rate, 1000 * t))) }
      case .edgeMet, .edgeMetFast:
        let rate = family == .edgeMet ? 0.998 : 0.99
        let edge = family == .edgeMet ? random.uniform(0.2, 0.6) : random.uniform(0.08, 0.2)
        let left = pow(rate, 1000 * edge)
        (length, numbers) = (edge + 0.6, [(.edgeTime, edge)])
        course = { t in
          guard t > edge else { return (1 - pow(rate, 1000 * t)) / (1 - left) }
          let after = 1000 * (t - edge)
          return 1 + left * pow(0.99, after) * (1 - pow(rate, after)) / (1 - left)
        }
      case .page:
        let velocity = random.uniform(0, 0.01)
        (length, numbers) = (0.4, [])
        course = { t in
          var (place, speed) = (0.0, velocity)
          for _ in 0..<Int(1000 * t) {
            speed = (speed + 0.00036 * (1 - place)) * 0.9668
            place += speed
          }
          return place
        }
      case .bounce:
        let (fall, elasticity) = (random.uniform(0.25, 0.7), random.uniform(0.3, 0.8))
        length = min(fall * (1 + 2 * elasticity / (1 - elasticity)), 4)
        numbers = [(.fallTime, fall), (.elasticity, elasticity)]
        course = { t in
          var (left, half) = (t - fall, fall * elasticity)
          if left < 0 { return t * t / (fall * fall) }
          while half > 1e-4 {
            if left < 2 * half {
              let u = left / half - 1
              return 1 - (1 - u * u) * half * half / (fall * fall)
            }
            left -= 2 * half
            half *= elasticity
          }
          return 1
        }
      case .steps:
        let count = random.uniform(2, 13).rounded(.down)
        let interval = random.uniform(0.08, 0.4)
        (length, numbers) = (count * interval, [(.steps, count), (.interval, interval)])
        course = { t in t > 0 ? min((t / interval).rounded(.down) + 1, count) / count : 0 }
      case .named(let name):
        let handles: [NamedHandles] = [
          ("linear", 1.0 / 3, 1.0 / 3, 2.0 / 3, 2.0 / 3), ("ease", 0.25, 0.1, 0.25, 1),
          ("easeIn", 0.42, 0, 1, 1), ("easeOut", 0, 0, 0.58, 1), ("easeInOut", 0.42, 0, 0.58, 1),
        ]
        let own = handles.first { $0.0 == name.rawValue } ?? handles[0]
        let duration = random.uniform(0.2, 1)
        (length, numbers) = (duration, [(.duration, duration)])
        course = { t in Self.bezier(min(t / duration, 1), own.1, own.2, own.3, own.4) }
      case .fall, .fallWithResistance:
        let duration = random.uniform(0.3, 0.8)
        let rate = family == .fall ? 0 : random.uniform(0.5, 3) / duration
        let fallen = { (t: Double) in
          rate == 0 ? t * t / 2 : (exp(-rate * t) - 1 + rate * t) / (rate * rate)
        }
        (length, numbers) = (duration, rate == 0 ? [] : [(.resistance, rate)])
        course = { t in fallen(t) / fallen(duration) }
        (acceleration, rests) = (1 / fallen(duration), false)
      case .thrown:
        // To its highest place, where the way is 1, and beyond.
        let top = random.uniform(0.2, 0.6)
        (length, numbers) = (top * random.uniform(1.2, 2.5), [])
        course = { t in t / top * (2 - t / top) }
        (acceleration, speed, rests) = (-2 / (top * top), 2 / top, false)
      case .rubberBand:
        let (coefficient, speed) = (random.uniform(0.3, 0.8), random.uniform(0.4, 1))
        (length, numbers) = (1, [(.coefficient, coefficient)])
        course = { t in 1 - 1 / (1 + coefficient * speed * t) }
        (pull, rests) = (speed, false)
      case .bezier, .line, .given:
        let duration = random.uniform(0.3, 1)
        let (x1, x2) = (random.uniform(0.05, 0.95), random.uniform(0.05, 0.95))
        let (y1, y2) = (random.uniform(-0.4, 0.6), random.uniform(0.8, 1.5))
        (length, numbers) = (duration, [])
        course = { t in Self.bezier(min(t / duration, 1), x1, y1, x2, y2) }
      }
    }

    private typealias NamedHandles = (String, Double, Double, Double, Double)

    /// By bisection.
    private static func bezier(
      _ x: Double, _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
    ) -> Double {
      func part(_ s: Double, _ a: Double, _ b: Double) -> Double {
        3 * s * (1 - s) * (1 - s) * a + 3 * s * s * (1 - s) * b + s * s * s
      }
      var (low, high) = (0.0, 1.0)
      for _ in 0..<50 {
        let middle = (low + high) / 2
        if part(middle, x1, x2) < x { low = middle } else { high = middle }
      }
      return part(low, y1, y2)
    }
  }
}

/// Random numbers, uniform and, by Box and Muller, normal.
struct Noise {
  private var random: Seeded

  /// Seeds are mixed first: the numbers of neighbors would be each other's, one place on.
  init(seed: UInt64) {
    var seeds = Seeded(seed)
    random = Seeded(seeds.next())
  }

  mutating func uniform(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(random.next() >> 11) / Double(1 << 53)
  }

  var normal: Double {
    mutating get {
      let (u, v) = (uniform(1e-12, 1), uniform(0, 1))
      return (-2 * log(u)).squareRoot() * cos(2 * .pi * v)
    }
  }

  var sign: Double { mutating get { uniform(0, 1) < 0.5 ? -1 : 1 } }
}
