import Playing
import SessionSupport
import Testing

@testable import Evaluation
@testable import Sessions

/// Names with a key, such as `ball[3]`, over the life of a session: failures, going back, `undo`,
/// sweeps and what is left after `remove`.
@Suite struct NamesOfManyTests {
  private func session(_ lines: String...) -> Session {
    Session.typed(["for i in 1..3 { view ball[i] frame (i * 40, 0, 20, 20) }"] + lines)
  }

  @Test func aFailedLineMakesNoNames() {
    let session = session()
    let before = SessionState(session)
    for line in [
      "for i in 4..5 { view ball[i] frame (0, 0, 9, 9); view ball[1] frame (0, 0, 9, 9) }",
      "for i in 1..3 { let dot[i] = 1 / (2 - i) }", "view dot[1] frame (0, 0, -9)",
      "for i in 1..3 { ball[i].alpha = i / 4; ball[i].alpha = 1 / (2 - i) }",
    ] {
      #expect(session.mistake(in: line) != nil)
      #expect(SessionState(session) == before, "\(line)")
    }
    #expect(session.type("ball") == ["[ball[1], ball[2], ball[3]]"])
    session.require(["let dot = 3"])
  }

  @Test func goingBackKeepsTheirOrder() {
    let session = session(
      "remove ball[1]", "view ball[1] frame (0, 0, 9, 9)", "gravity on ball as g", "run 1s")
    let all = "[ball[2], ball[3], ball[1]]"
    for line in ["back 10", "goto 0.1s", "run 10 frames; undo", "checkpoint a; run 1s; restore a"] {
      session.require([line])
      #expect(session.type("ball") == [all], "\(line)")
      #expect(session.type("g.items") == [all])
    }
    session.require(["reset"])
    #expect(session.type("ball") == ["error: there is nothing called `ball`"])
    session.require(["undo"])
    #expect(session.type("ball") == [all])
  }

  /// The runs of a sweep make their own, and measure them.
  @Test func aSweepMakesThemInEachRun() {
    let session = Session.typed()
    let table = session.type(
      "sweep n in [1, 3] { for i in 1..n { view dot[i] frame (10 * i, 0, 9, 9) } } "
        + "measure count(dot), dot[n].center.x * 1 + 0 * t")
    #expect(table.joined(separator: "\n").contains("14.5"))
    #expect(session.type("dot") == ["error: there is nothing called `dot`"])
    session.require(["view dot frame (0, 0, 9, 9)"])
  }

  @Test func tracesOfManyOutliveTheStage() {
    let session = session("gravity on ball", "run 1s", "trace ball[2].center.y as low[2]")
    let peak = session.type("max(low[2])")
    session.require(["reset"])
    #expect(session.type("max(low[2])") == peak)
    #expect(session.mistake(in: "let low = 3")?.id == .nameTaken)
  }

  /// Names bound by a block or a command come before names of many.
  @Test func namesOfABlockComeFirst() {
    let session = session("def second(ball) { print ball[1] }")
    #expect(session.type("second [5, 6]") == ["6"])
    #expect(session.type("for ball in [[7, 8]] { print ball[0] }") == ["7"])
    #expect(session.type("plot ball[1].center.x * x for x in 0..1 height 4").count > 4)
  }

  /// Each command that takes several takes all, each other says what to write.
  @Test(arguments: [
    "gravity on ball", "collision on ball, red", "push on ball magnitude 1", "group ball as pair",
    "item ball density 2", "animate ball.alpha to 0 over 1s", "ease ball.center with elasticOut",
    "animation on ball keypath alpha to 0 over 1s", "stop ball", "pause ball", "show ball",
    "table ball.center.y", "print ball.center", "on contact ball, red { step }",
    "on tap ball { print event.view }", "bringToFront ball[2]", "remove ball", "why ball[2]",
    "ball.center.y += 5", "ball[2..3].alpha = 0.5", "expect count(ball) == 3",
    "predict ball[2].center.y ~ 10 at 1s", "tweak \"A/B/C\" for ball[2].alpha",
    "hit ball[2].center",
    "view kid frame (0, 0, 5, 5) in ball[2]", "attach ball[1] to ball[2]", "timing ball[1]",
    "sweep ball[2].alpha in [0, 1] { step } measure ball[2].alpha",
  ])
  func commandsTakeThem(_ line: String) {
    session("view red frame (0, 200, 9, 9)", "run 10 frames").require([line])
  }

  @Test(arguments: [
    "snap ball to (1, 2)", "view kid frame (0, 0, 5, 5) in ball", "bringToFront ball",
    "attach red to ball", "fling ball velocity (1, 1)",
  ])
  func commandsOfOneSayWhatToWrite(_ line: String) {
    let mistake = session("view red frame (0, 200, 9, 9)").mistake(in: line)
    #expect(mistake?.id == .severalForOne, "\(mistake?.message ?? "no mistake")")
  }
}
