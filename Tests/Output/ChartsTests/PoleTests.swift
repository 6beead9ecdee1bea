import Answers
import Foundation
import TestSupport
import Testing

/// Poles are found where they are, and nothing else is taken for one.
@Suite struct PoleTests {
  private func poles(_ range: ClosedRange<Double>, _ value: (Double) -> Double) -> [Double] {
    let width = range.upperBound - range.lowerBound
    let xs = (0...400).map { range.lowerBound + width * Double($0) / 400 }
    return PoleSearch.poles(among: xs.map { .init(x: $0, y: value($0)) }, of: value)
  }

  @Test(arguments: UInt64(1)...40)
  func findsThePolesOfARationalFunction(_ seed: UInt64) {
    var random = Seeded(seed)
    let places = (1...4).map { Double($0) + random.value(-0.4...0.4) }
    let orders = places.map { _ in Int(random.value(1...2.99)) }
    let found = poles(0...5) { x in
      zip(places, orders).reduce(0) { $0 + pow(x - $1.0, -Double($1.1)) }
    }
    #expect(found.count == 4)
    for (place, pole) in zip(places, found) { #expect(abs(place - pole) < 1e-3) }
  }

  @Test func findsOneAtASample() {
    #expect(poles(-1...1) { $0 == 0 ? .nan : 1 / $0 } == [0])
    #expect(poles(-1...1) { 1 / ($0 * $0) } == [0])
  }

  @Test func takesNothingElseForOne() {
    #expect(poles(-3...3) { $0 * $0 * $0 - $0 }.isEmpty)
    #expect(poles(-3...3) { $0.rounded(.down) + 0.5 }.isEmpty)
    #expect(poles(-1...1) { $0 < 0 ? .nan : $0.squareRoot() }.isEmpty)
    #expect(poles(-1...1) { exp(-1e4 * $0 * $0) }.isEmpty)
    #expect(poles(0...20) { sin($0) }.isEmpty)
  }
}
