import Foundation
import Testing

@testable import Curves

/// The curve of a name that must be there.
func named(_ name: String) throws -> Easing { try #require(Easing.named(name), "\(name)") }

/// Splitmix64, by its published constants: the same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }
}

/// 0, 1/n … 1.
func grid(_ n: Int) -> [Double] { (0...n).map { Double($0) / Double(n) } }

/// e to a power.
func exponential(_ power: Double) -> Double { exp(power) }
