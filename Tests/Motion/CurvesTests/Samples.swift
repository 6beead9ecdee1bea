import Foundation
import Testing

@testable import MotionCurves

/// The curve of a name that must be there.
func named(_ name: String) throws -> Easing { try #require(Easing.named(name), "\(name)") }

/// 0, 1/n … 1.
func grid(_ n: Int) -> [Double] { (0...n).map { Double($0) / Double(n) } }

/// e to a power.
func exponential(_ power: Double) -> Double { exp(power) }
