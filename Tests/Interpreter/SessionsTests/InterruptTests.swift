import Playing
import SessionSupport
import Testing

@testable import Answers
@testable import Evaluation
@testable import Sessions

/// Ctrl-C: a stopped run keeps its frames so far; any other statement has no effect.
@Suite struct InterruptTests {
  /// Interrupts once, at a given call.
  private final class Finger {
    var callsLeft = Int.max
    var hooks: Hooks {
      Hooks(
        isInterrupted: {
          self.callsLeft -= 1
          return self.callsLeft == 0
        }, progress: { _ in })
    }
  }

  @Test(arguments: Scene.all)
  func aStoppedRunStaysAsFarAsItCame(_ scene: Scene) {
    let finger = Finger()
    let (session, plain) = (Session.typed(hooks: finger.hooks), Session.typed())
    session.require(scene.setup)
    plain.require(scene.setup)
    finger.callsLeft = 25
    #expect(session.type("run 2s").count == 1)
    #expect(finger.callsLeft <= 0)
    let frames = session.world.stage.frame
    #expect(frames > 0 && frames < 120)
    plain.require(["run \(frames) frames"])
    #expect(SessionState(session) == SessionState(plain))
    session.require(["run 10 frames"])
    plain.require(["run 10 frames"])
    #expect(SessionState(session) == SessionState(plain))
  }

  /// The recorded line differs from the typed one, and has the warnings of the recorded line.
  @Test func whatWasDoubtfulOfAStoppedRunIsNotKept() {
    let finger = Finger()
    let (session, plain) = (Session.typed(hooks: finger.hooks), Session.typed())
    for each in [session, plain] { each.require(["at 2 frames { print 1 }"]) }
    finger.callsLeft = 25
    #expect(session.type("run 150").contains { $0.hasPrefix("warning: ") })
    guard case .statement(let text, let outputs, _)? = session.record.items.last else {
      Issue.record("nothing is kept")
      return
    }
    #expect(
      plain.type(text) == outputs.flatMap { TextRenderer(layout: session.layout).lines(for: $0) })
  }

  /// A plot is complete or is not drawn, whenever Ctrl-C comes: its samples and its search for
  /// poles check for it.
  @Test(arguments: (1...20).map { 100 * $0 })
  func aPlotIsWholeOrStopped(_ count: Int) {
    let line = "plot sin(2*pi*x) for x in 0..1"
    let finger = Finger()
    let session = Session.typed(hooks: finger.hooks)
    finger.callsLeft = count
    let answer = session.type(line)
    if finger.callsLeft > 0 {
      #expect(answer == Session.typed().type(line))
    } else {
      #expect(session.record.lines.isEmpty)
    }
  }

  /// Reading recorded values checks for Ctrl-C, even without a function call.
  @Test(arguments: [
    "plot red.center.y", "table red.center.y, red.alpha every 1 frame from 0s to 60s",
    "plot red.center.x against red.center.y", "measure red.center.y",
  ])
  func manySamplesAreStopped(_ line: String) {
    let finger = Finger()
    let session = Session.typed(
      ["view red frame (50, 50, 100, 100)", "gravity on red", "run 120s"], hooks: finger.hooks)
    finger.callsLeft = 4
    #expect(session.mistake(in: line)?.id == .interrupted)
  }

  /// A fit asks again and again while it searches, also for where the velocity steps in a series that
  /// no motion explains. One that was stopped leaves nothing.
  @Test(arguments: [
    "fit low from 2s", "fit low, left from 2.7s as bezier;", "compare real.y, easeIn",
  ])
  func aFitIsStopped(_ line: String) {
    let finger = Finger()
    var hooks = finger.hooks
    hooks.readData = { _, _ in
      let rows = (0..<20).map { "\(Double($0) / 60),\($0 * $0)\n" }
      return (Array(("t,y\n" + rows.joined()).utf8), "")
    }
    func session() -> Session {
      let session = Session.typed(
        [
          "view red frame (50, 50, 100, 100)", "gravity on red angle 80deg",
          "collision on red bounds",
          "item red elasticity 0.8", "run 3s", "trace red.center.y as low",
          "trace red.center.x as left", "load \"fall.csv\" as real",
        ], hooks: hooks)
      finger.callsLeft = .max
      return session
    }
    let answer = session().type(line)
    let asked = .max - finger.callsLeft
    #expect(asked > 5)
    let stopped = session()
    let before = SessionState(stopped)
    for count in [2, asked / 2, asked] {
      finger.callsLeft = count
      #expect(stopped.mistake(in: line)?.id == .interrupted, "\(count) of \(asked)")
      #expect(SessionState(stopped) == before)
    }
    #expect(stopped.type(line) == answer)
  }

  /// A look ahead runs the session's lines again, and can be stopped in the middle of them.
  @Test(arguments: [5, 50, 100], ["why red", "repeat 3 { forces red }"])
  func aLookAheadIsStopped(_ count: Int, _ line: String) {
    let finger = Finger()
    let session = Session.typed(
      ["view red frame (50, 50, 100, 100)", "gravity on red", "run 2s"], hooks: finger.hooks)
    let before = SessionState(session)
    finger.callsLeft = count
    _ = session.type(line)
    #expect(finger.callsLeft <= 0 && SessionState(session) == before)
  }

  /// Earlier statements stay; later ones do not start.
  @Test(arguments: 1...6) func betweenStatementsItIsHeard(_ count: Int) {
    let finger = Finger()
    let session = Session.typed(hooks: finger.hooks)
    finger.callsLeft = count
    var outcomes: [Ending] = []
    session.execute(.init("let a = 1\nlet b = 2; let c = 3\nlet d = 4\nlet e = 5")) { result in
      outcomes.append(result.outcome)
      return true
    }
    #expect(session.record.lines.count == min(count, 6) - 1)
    #expect(outcomes.count == min(count, 5))
    if count <= 5 {
      guard case .interrupted? = outcomes.last else {
        Issue.record("\(String(describing: outcomes.last))")
        return
      }
    }
  }

  @Test(arguments: [
    "repeat 1000 { red.alpha = 0.5 }", "for i in 1..1000 { red.center.x += i }",
    "repeat 100 { run 2 frames }", "fan", "goto 0.1s", "back 20", "undo",
    "if true { red.alpha = 0.1; red.alpha = 0.2; red.alpha = 0.3; red.alpha = 0.4; red.alpha = 0.5 }",
    "let m = max(1, 2) + max(1, 2) + max(1, 2) + max(1, 2) + max(1, 2)",
    "let l = [1] + [2] + [3] + [4] + [5] + [6]", "table max(t, 0.1) every 1 frame",
    "plot max(x, 0.5) for x in 0..1", "plot max(t, 0.1)",
  ])
  func ofAnythingElseNothingStays(_ line: String) {
    let finger = Finger()
    let session = Session.typed(
      [
        "view red frame (50, 50, 100, 100)", "def twig() { red.alpha = 0.5 }",
        "def branch() { twig; twig; twig; twig }", "def fan() { branch; branch; branch; branch }",
        "run 1s", "run 1s",
      ], hooks: finger.hooks)
    let before = SessionState(session)
    finger.callsLeft = 5
    #expect(session.mistake(in: line)?.id == .interrupted)
    #expect(SessionState(session) == before)
  }
}
