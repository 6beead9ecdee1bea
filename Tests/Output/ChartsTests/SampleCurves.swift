import Answers
import Foundation
import TestSupport

/// Curves of every family a session plots, from seeded parameters.
enum SampleCurves {
  struct Curve: CustomStringConvertible {
    let family: String
    let seed: UInt64
    let xs: [Double]
    let ys: [Double]
    /// The period that an oscillating family was given.
    let period: Double?
    var description: String { "\(family) \(seed)" }
  }

  static let families: [String] = [
    "spring", "ramp", "sine", "decayingSine", "growingSine", "ball", "walk", "constant", "delayed",
    "parabola", "impulse", "noisyConstant", "steps",
  ]

  static func curve(_ family: String, seed: UInt64) -> Curve {
    var random = Seeded(seed)
    let count = Int.random(in: 40...300, using: &random)
    let duration = random.value(0.5...5)
    let start = random.value(-300...300)
    let change = random.value(-400...400)
    let a = random.value(0...1)
    let b = random.value(0...1)
    let xs = (0..<count).map { Double($0) / Double(count - 1) * duration }
    let ys: [Double] =
      switch family {
      case "ball":
        ball(count: count, floor: start + abs(change), start: start, bounce: 0.2 + 0.7 * a)
      case "walk": walk(count: count, start: start, &random)
      case "noisyConstant": xs.map { _ in start + random.value(-1e-3...1e-3) }
      default: xs.map { start + change * shape(family, $0 / duration, a, b) }
      }
    let period = family.hasSuffix("ine") ? duration / (1 + 6 * a) : nil
    return Curve(family: family, seed: seed, xs: xs, ys: ys, period: period)
  }

  /// A shape over 0...1, going from 0 to about 1 where it goes anywhere.
  private static func shape(_ family: String, _ p: Double, _ a: Double, _ b: Double) -> Double {
    let turn = 2 * Double.pi * (1 + 6 * a) * p
    switch family {
    case "spring":
      let damping = 0.1 + 0.85 * b
      let omega = 10 + 30 * a
      let damped = omega * (1 - damping * damping).squareRoot()
      let ratio = damping * omega / damped
      return 1 - exp(-damping * omega * p) * (cos(damped * p) + ratio * sin(damped * p))
    case "ramp": return pow(p, 0.3 + 3 * a)
    case "sine": return sin(turn + b)
    case "decayingSine": return exp(-4 * b * p) * cos(turn)
    case "growingSine": return exp(2 * b * p) * sin(turn)
    case "delayed":
      let q = min(max((p - 0.4 * a) / 0.4, 0), 1)
      return 1 - pow(1 - q, 1 + 3 * b)
    case "parabola": return 4 * p * (0.6 + a - p)
    case "impulse": return p * exp(-(5 + 20 * a) * p)
    case "steps": return (p * (2 + 5 * a)).rounded(.down)
    default: return 0
    }
  }

  private static func ball(count: Int, floor: Double, start: Double, bounce: Double) -> [Double] {
    var y = start
    var velocity = 0.0
    return (0..<count).map { _ in
      let shown = y
      velocity += 1000.0 / 60
      y += velocity / 60
      if y >= floor {
        y = floor
        velocity = velocity < 40 ? 0 : -velocity * bounce
      }
      return shown
    }
  }

  private static func walk(count: Int, start: Double, _ random: inout Seeded) -> [Double] {
    var y = start
    return (0..<count).map { _ in
      y += random.value(-5...5)
      return y
    }
  }
}
