import Testing

@testable import MotionCurves

@Suite("GSAP's own eases, powers and inverses")
struct GSAPEaseTests {
  private func gsap(_ name: String) throws -> Easing {
    try #require(EasingDialect.gsap.easing(named: name), "\(name)")
  }

  /// `((n + 1) p | 0) / n`: n jumps, and both ends are held.
  @Test func steps() throws {
    for count in [1, 5, 12] {
      let curve = try gsap("steps(\(count))")
      for p in grid(173) {
        let step = min((Double(count + 1) * p).rounded(.down), Double(count))
        #expect(curve(p) == step / Double(count), "\(count) \(p)")
      }
    }
    let immediate = try gsap("steps(4, true)")
    #expect(immediate(0) == 0.25 && immediate(0.3) == 0.5 && immediate(1) == 1)
    #expect(try gsap("steps(5)").name == "steps(6, jumpNone)")
  }

  /// The ends as GSAP computes them, and a straight middle.
  @Test func slow() throws {
    let curve = try gsap("slow")
    #expect(curve(0) == 0 && curve(1) == 1 && abs(curve(0.5) - 0.5) < 1e-15)
    for p in grid(64) where p > 0.15 && p < 0.85 {
      #expect(abs(curve(p) - (p + (0.5 - p) * 0.7)) < 1e-15)
    }
    // r − (1 − p/p1)⁴ r with r = 0.05 + 0.45 · 0.7.
    #expect(abs(curve(0.05) - 0.365 * (1 - 16.0 / 81)) < 1e-12)
    // r + (p − r) ((p − p3) / p1)⁴ with r = 0.95 − 0.45 · 0.7: the two ends are not mirrored.
    #expect(abs(curve(0.95) - (0.635 + 0.315 * 16 / 81)) < 1e-12)
    #expect(try gsap("slow(0.7, 0.7)") == curve)
    let yoyo = try gsap("slow(0.5, 0.8, true)")
    #expect(yoyo(0) == 0 && yoyo(0.5) == 1 && yoyo(1) == 0)
  }

  @Test func rough() throws {
    let even = try gsap("rough({points: 5, randomize: false})")
    // Points at k / 5, with a fifth of the way up and down in turn.
    for (p, value) in [(0.0, 0.0), (0.2, 0.4), (0.4, 0.2), (0.6, 0.8), (0.8, 0.6), (1, 1)] {
      #expect(abs(even(p) - value) < 1e-12, "\(p)")
    }
    #expect(abs(even(0.1) - 0.2) < 1e-12)
    let first = try gsap("rough")
    let second = try gsap("rough({seed: 2})")
    let again = try gsap("rough({ seed: 1, points: 20 })")
    for p in grid(50) {
      #expect(first(p) == again(p))
      #expect(abs(first(p) - p) < 0.6)
    }
    #expect(grid(50).contains { first($0) != second($0) })
    let clamped = try gsap("rough({strength: 5, clamp: true})")
    #expect(grid(200).allSatisfy { (0...1).contains(clamped($0)) })
    let tapered = try gsap("rough({points: 40, taper: out, randomize: false, template: power2.in})")
    #expect(abs(tapered(0.975) - (0.975 * 0.975 * 0.975)) < 1e-3)
  }

  @Test(arguments: [
    "steps(0)", "steps(x)", "steps(2, 3)", "slow(x)", "slow(0)", "slow(1, 2, 3)", "rough(5)",
    "rough({points: 0})", "rough({points: 5", "rough({size: 5})", "rough({taper: up})",
  ])
  func refused(name: String) { #expect(EasingDialect.gsap.easing(named: name) == nil) }

  /// d3's poly with any exponent, by d3's name, by a label, and in each phase.
  @Test func powers() throws {
    let easeIn = try #require(EasingDialect.d3.easing(named: "easePolyIn.exponent(2.5)"))
    let easeOut = try #require(EasingDialect.d3.easing(named: "easePolyOut.exponent(2.5)"))
    let both = try #require(EasingDialect.d3.easing(named: "easePoly.exponent(2.5)"))
    for p in grid(64) {
      let power = p * p * p.squareRoot()
      #expect(abs(easeIn(p) - power) < 1e-15)
      #expect(abs(easeOut(1 - p) - (1 - power)) < 1e-15)
      #expect(abs(both(p / 2) - power / 2) < 1e-15)
    }
    #expect(try Easing.named("cubicIn")?.variant([.exponent: 2.5]) == easeIn)
    let elastic = try #require(
      EasingDialect.d3.easing(named: "easeElasticOut.amplitude(1.5).period(0.4)"))
    #expect(elastic.name == "d3(elasticOut)(amplitude: 1.5, period: 0.4)")
    for name in [
      "easePolyIn.exponent(x)", "easePolyIn.exponent", "easePolyIn(2)", "easePolyIn.size(2)",
    ] {
      #expect(EasingDialect.d3.easing(named: name) == nil, "\(name)")
    }
  }

  /// The inverse of each easing that only rises undoes it, from either side.
  @Test func inverses() throws {
    var inverted = 0
    for easing in Easing.all {
      guard let inverse = easing.inverse else { continue }
      inverted += 1
      #expect(inverse(0) == 0 && inverse(1) == 1 && inverse(-1) == 0 && inverse(2) == 1)
      for y in grid(40).dropFirst().dropLast() {
        #expect(abs(easing(inverse(y)) - y) < 1e-9, "\(easing.name) \(y)")
        let slope = easing.velocity(at: inverse(y))
        if (1e-3...1e3).contains(slope) {
          #expect(abs(inverse.velocity(at: y) * slope - 1) < 1e-6, "\(easing.name) \(y)")
        }
      }
    }
    #expect(inverted > 20)
    for name in ["bounceOut", "backIn", "elasticOut"] {
      #expect(try named(name).inverse == nil, "\(name)")
    }
    let jump = try #require(try Easing.steps(3).inverse)
    #expect(abs(jump(0.5) - 2.0 / 3) < 1e-8)
  }

  private func named(_ name: String) throws -> Easing { try #require(Easing.named(name)) }
}
