import TestSupport

extension Seeded {
  mutating func pick<T>(_ items: [T]) -> T {
    items[Int.random(in: 0..<items.count, using: &self)]
  }

  /// At most a number of random fragments, joined.
  mutating func text(of fragments: [String], upTo count: Int) -> String {
    (0..<Int.random(in: 0...count, using: &self)).map { _ in pick(fragments) }.joined()
  }
}
