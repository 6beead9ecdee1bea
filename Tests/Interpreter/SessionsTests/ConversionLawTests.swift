import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Sessions

/// `convert` between views, compared with its inverse and with a detour through the stage.
@Suite struct ConversionLawTests {
  @Test(arguments: Array(1...40 as ClosedRange<UInt64>))
  func thereAndBackIsTheSamePoint(_ seed: UInt64) throws {
    var random = Seeded(seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
    let session = Session.typed()
    for (index, name) in ["a", "b", "c"].enumerated() {
      let parent = index > 0 && Bool.random(using: &random) ? " in a" : ""
      let lines = [
        "view \(name) frame (\(number(0...200)), \(number(0...300)), 100, 80)\(parent)",
        "\(name).rotation = \(number(-3...3))", "\(name).scale = \(number(0.5...2))",
        "\(name).bounds = (\(number(-20...20)), \(number(-20...20)), 100, 80)",
      ]
      for line in lines { #expect(session.mistake(in: line) == nil, "\(line)") }
    }
    let place = "(\(number(-50...150)), \(number(-50...150)))"
    #expect(
      session.mistake(in: "expect a.convert(b.convert(\(place), from: a), from: b) ~ \(place)")
        == nil)
    let direct = "b.convert(\(place), to: c)"
    let detour = "stage.convert(stage.convert(\(place), from: b), to: c)"
    #expect(session.mistake(in: "expect \(direct) ~ \(detour)") == nil)
    // A rectangle becomes the box around its corners.
    let box = "b.convert(b.bounds, to: c)"
    for corner in ["b.bounds.origin", "b.bounds.origin + (100, 80)"] {
      let x = "b.convert(\(corner), to: c).x"
      let isInside = "\(x) >= \(box).minX - 0.001 and \(x) <= \(box).maxX + 0.001"
      #expect(session.mistake(in: "expect \(isInside)") == nil)
    }
  }
}
