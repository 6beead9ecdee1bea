import Foundation
import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Sessions

/// Aggregates of simulated motion, through the language, compared with closed forms.
@Suite struct AggregateLawTests {
  /// The answer to a line, as a plain number.
  private func number(_ session: Session, _ line: String) throws -> Double {
    let answer = session.type(line)
    return try #require(answer.first.flatMap(Double.init), "\(line): \(answer)")
  }

  /// A released spring overshoots by exp(-πζ/√(1-ζ²)), half a period after its release; its crests
  /// fall by the logarithmic decrement.
  @Test(arguments: UInt64(1)...16)
  func aSpringIsMeasuredAsItsFormulaSays(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let zeta = Double.random(in: 0.12...0.5, using: &random)
    let omega = Double.random(in: 4...9, using: &random)
    let way = Double.random(in: 60...400, using: &random)
    let root = (1 - zeta * zeta).squareRoot()
    let session = Session.typed([
      "set digits 12", "view red frame (-50, 0, 100, 100)",
      "let s = spring(mass: 1, stiffness: \(omega * omega), damping: \(2 * zeta * omega))",
      "animate red.center.x to \(way) curve s", "run \(Int(60 * 10 / (zeta * omega))) frames",
      "trace red.presentation.center.x as swing",
    ])
    // A crest between two frames is missed by half a frame of a cosine; the animation ends
    // when what is left is e^-7 of the amplitude at most.
    let missed = pow(omega / 60, 2) / 8 + 2 * exp(-7.0)
    for path in ["red.presentation.center.x", "swing"] {
      let overshoot = try number(session, "overshoot(\(path)) / 100%")
      #expect(abs(overshoot - exp(-.pi * zeta / root)) <= missed)
      let crest = try number(session, "max(\(path)).time / 1s")
      #expect(abs(crest - .pi / (omega * root)) <= 1 / 60.0)
      let period = try number(session, "period(\(path)) / 1s")
      #expect(abs(period - 2 * .pi / (omega * root)) <= 1 / 60.0)
      let damping = try number(session, "damping(\(path))")
      // The last crests that are measured are small, but are missed by as much as the first.
      #expect(abs(damping - zeta) <= 0.03)
    }
  }

  /// A fall without resistance covers half of g times the time squared. The engine steps before it
  /// moves, so that frame n is n(n+1)/2 steps of g down.
  @Test(arguments: UInt64(1)...8)
  func aFallCrossesWhereItsFormulaSays(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let magnitude = Double.random(in: 0.2...3, using: &random)
    let way = Double.random(in: 50...400, using: &random)
    let session = Session.typed([
      "set digits 12", "view red frame (0, -50, 100, 100)", "item red resistance 0",
      "gravity on red magnitude \(magnitude)", "run 2.2s",
    ])
    let crossing = try number(session, "crossing(red.center.y, \(way)) / 1s")
    #expect(abs(crossing - (2 * way / (1000 * magnitude)).squareRoot()) <= 1.5 / 60)
    let time = try number(session, "last(red.center.y) / (\(1000 * magnitude) * 2.2 ^ 2 / 2)")
    #expect(abs(time - 1) <= 1.5 / 60 * 2 / 2.2)
  }

  /// Balls that keep e of their speed reach e² of the height at each bounce.
  @Test(arguments: UInt64(1)...6)
  func bouncesFallByTheSquare(_ seed: UInt64) throws {
    var random = Seeded(seed)
    let e = Double.random(in: 0.55...0.8, using: &random)
    let session = Session.typed([
      "set digits 12", "view ball frame (100, 0, 40, 40)",
      "item ball elasticity \(e) resistance 0 friction 0 allowsRotation off", "gravity on ball",
      "collision on ball bounds", "run 4s", "trace ball.center.y as fall",
    ])
    let floor = try number(session, "max(fall)")
    // Between the first two bounces the ball rises to its height; the time range selects the crest.
    let first = try number(session, "crossing(fall, \(floor - 4)) / 1s")
    let flight = 2 * e * (2 * (floor - 20) / 1000).squareRoot()
    let crest = try number(
      session, "min(fall, from: \(first + flight / 4)s, to: \(first + 3 * flight / 4)s)")
    let share = (floor - crest) / (floor - 20)
    #expect(abs(share.squareRoot() - e) <= 0.03, "\(e): \(share.squareRoot())")
  }
}
