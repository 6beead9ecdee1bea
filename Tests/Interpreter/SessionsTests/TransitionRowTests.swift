import Playing
import SessionSupport
import Testing

@testable import Sessions
@testable import UIKitMotion

/// Numbers from tutorials, and observations of UIKit.
@Suite struct TransitionRowTests {
  private func session(_ line: String) -> Session {
    Session.typed(["screen list color white", "screen detail color blue", line])
  }

  private func shown(_ session: Session, _ view: String, _ channel: Channel) -> Double {
    session.world.stage.view(named: view)?.presentation(channel) ?? .nan
  }

  /// The new screen begins one screen below, overshoots by 53.8 pt near 0.178 s (by the frame
  /// 53.5), and the old screen's alpha is restored.
  @Test func bounce() throws {
    let session = session("present detail with bounce")
    var least = (y: 568.0, alpha: 1.0, frame: 0)
    for frame in 1...29 {
      session.require(["step"])
      let y = shown(session, "detail", .centerY) - 284
      if y < least.y { least = (y, shown(session, "list", .alpha), frame) }
    }
    #expect(least.frame == 11 && abs(least.y + 53.474) < 1e-3)
    #expect(abs(least.alpha - 0.1247) < 1e-4)
    let peak = session.type(
      "print -568 * (uiSpring(damping: 0.6, duration: 500ms, velocity: 0)(0.178) - 1)")
    #expect(peak.first?.hasPrefix("-53.8") == true, "\(peak)")
    session.require(["step"])
    #expect(session.world.stage.transition == nil)
    #expect(session.type("print detail.frame, list.alpha") == ["(0, 0, 320, 568) 1"])
  }

  /// Half-way a quarter of the screen, in its center; then one screen further down.
  @Test func shrink() {
    let session = session("present detail with none; dismiss with shrink; run 250ms")
    let middle = session.type("print detail.presentation.frame, list.presentation.alpha")
    #expect(middle == ["(80, 142, 160, 284) 0.5"])
    session.require(["back 3"])
    #expect(shown(session, "detail", .centerY) < 250)
    #expect(shown(session, "list", .alpha) < 0.475)
    session.require(["run 1s"])
    #expect(session.type("print list.alpha, detail.frame") == ["1 (0, 0, 320, 568)"])
  }

  /// 0.5 s of a critically damped spring: 1 − (1 + ωt)e^(−ωt) with ω = √(1000/3).
  @Test func theSystemsSlide() {
    let session = session("navigation list as nav; navigate to detail")
    for frame in 1...29 {
      session.require(["step"])
      let angle = (1000.0 / 3).squareRoot() * Double(frame) / 60
      let left = (1 + angle) * exponential(-angle)
      #expect(abs(shown(session, "detail", .centerX) - (160 + 320 * left)) < 1e-6)
      #expect(abs(shown(session, "list", .centerX) - (160 - 96 * (1 - left))) < 1e-6)
    }
    session.require(["step"])
    #expect(session.world.stage.transition == nil && session.world.stage.time == 0.5)
  }

  private func exponential(_ x: Double) -> Double {
    // By its series, with a halved argument, independent of the program's own code.
    var (sum, term) = (1.0, 1.0)
    for n in 1...20 {
      term *= x / 64 / Double(n)
      sum += term
    }
    for _ in 1...6 { sum *= sum }
    return sum
  }
}
