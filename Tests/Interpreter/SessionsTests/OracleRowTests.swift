import Playing
import SessionSupport
import Testing

@testable import Sessions

/// Rows measured on Apple's UIKit Dynamics, through the language, to every digit.
@Suite struct OracleRowTests {
  private func session(_ lines: String...) -> Session {
    Session.typed(["set digits 9"] + lines)
  }

  /// A value's text after each of the next frames.
  private func answers(_ session: Session, _ expression: String, frames: Int) -> [String] {
    (0..<frames).flatMap { _ in
      session.require(["step"])
      return session.type("print \(expression)")
    }
  }

  @Test func t1FreeFallWithoutResistance() {
    let session = session(
      "view box frame (100, 0, 100, 100)", "gravity on box", "item box resistance 0")
    #expect(
      answers(session, "box.center.y", frames: 5) == [
        "50.0694466", "50.4166718", "51.0416679", "51.9444466", "53.1250076",
      ])
  }

  @Test func t1bFreeFallWithTheDefaultResistance() {
    let session = session("view box frame (100, 0, 100, 100)", "gravity on box")
    let first = answers(session, "box.velocity.y", frames: 1)
    session.require(["back"])
    let heights = answers(session, "box.center.y", frames: 5)
    #expect(heights == ["50.0693855", "50.4160881", "51.0396423", "51.9395943", "53.1154747"])
    #expect(first + session.type("print box.velocity.y") == ["8.32639503", "74.6884308"])
  }

  @Test func t5LandingOnALine() {
    let session = session(
      "view box frame (50, 50, 100, 100)", "gravity on box",
      "item box elasticity 0 resistance 0", "collision on box",
      "boundary floor from (-1000, 300) to (1000, 300)")
    session.require(["run 26 frames"])
    #expect(session.type("print box.center.y") == ["192.083298"])
    session.require(["goto 300 frames"])
    #expect(session.type("print box.center.y") == ["248.216629"])
  }

  @Test func t15AnIdleItemRestsOnCall31() {
    let session = session("view box frame (50, 50, 100, 100)", "item box")
    session.require(["run 30 frames"])
    #expect(session.type("rest") == ["false"])
    session.require(["step"])
    #expect(session.type("rest") == ["true"])
  }
}
