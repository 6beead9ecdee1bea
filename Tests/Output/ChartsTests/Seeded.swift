import TestSupport

extension Seeded {
  mutating func value(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &self) }
}
