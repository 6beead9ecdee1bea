import Playing
import SessionSupport
import TestSupport
import Testing

@testable import Evaluation
@testable import Sessions
@testable import Values

/// Ready worlds make steps back faster and change nothing else.
@Suite struct ReplayCacheTests {
  private static let scene = [
    "view red frame (50, 50, 100, 100)", "view blue frame (90, 300, 60, 60)",
    "gravity on red, blue as g", "collision on red, blue bounds as walls",
    "on contact { red.alpha = random() }", "set digits 17",
  ]

  private static let lines = [
    "run 7 frames", "run 40 frames", "run random(0.1, 0.9) s", "step", "step 12",
    "run until red.center.y > 400 + 50 * random() max 1s", "g.magnitude = random()", "7 * random()",
    "ans + 1", "repeat 3 { run 4 frames; red.alpha = random() }", "seed 5", "reset",
    "set digits 16",
    "repeat 2 { run 9 frames; red.alpha = nothing }", "fling red velocity (100 * random(), -200)",
    "at t + 0.1s { keyboard show; blue.center.x = 90 }",
    "on keyboard.willShow { red.alpha = random() }", "goto 0.1s", "at 0.1s { keyboard show }",
    "tilt (0.5, 0)",
    "animate blue.alpha to random() over 0.3s then { step }", "keyboard hide",
    "animate red.rotation to random() over 0.5s then { let turned = t }", "forces red", "why blue",
    "trace red.center.y as low", "checkpoint here", "restore here", "fork idea", "switch main",
    "switch idea", "undo", "undo", "undo", "undo 2", "redo", "redo", "redo 2", "back 1", "back 3",
    "back 25", "goto 0.2s",
  ]

  /// Interrupted at every n-th check, if at all.
  @Test(arguments: 1...24 as ClosedRange<UInt64>)
  func changeNothing(_ seed: UInt64) {
    var random = Seeded(seed)
    let worth: Int64 = [0, 30_000, 200_000].randomElement(using: &random) ?? 0
    let (alone, beside) = (
      Session.typed(),
      Session(commands: Motionbook.commands, replayCache: ReplayCache(worth: worth))
    )
    let lines = Self.scene + (1...50).compactMap { _ in Self.lines.randomElement(using: &random) }
    for line in lines {
      #expect(beside.type(line) == alone.type(line), "\(line)")
      for _ in 0..<Int.random(in: 0...2, using: &random) {
        var questionsLeft = Int.random(in: 1...60, using: &random)
        beside.prepareReplays {
          questionsLeft -= 1
          return questionsLeft == 0
        }
      }
      #expect(beside.meter.used <= alone.meter.used, "\(line)")
    }
    #expect(SessionState(beside) == SessionState(alone))
    #expect(beside.record.lines == alone.record.lines)
  }

  /// The cost of a line with ready worlds, relative to its cost without them.
  private func cost(of line: String, after lines: [String]) -> Double {
    let sessions = [
      Session.typed(),
      Session(commands: Motionbook.commands, replayCache: ReplayCache(worth: 100_000)),
    ]
    let costs = sessions.map { session in
      session.require(Self.scene + lines)
      session.prepareReplays { false }
      let before = session.meter.used
      session.require([line])
      return Double(session.meter.used - before)
    }
    return costs[1] / costs[0]
  }

  @Test(arguments: ["back 1", "back 10", "undo", "forces red"])
  func theyMakeStepsQuick(_ line: String) {
    #expect(cost(of: line, after: ["run 60s", "run 3s"]) < 0.1)
    #expect(cost(of: line, after: ["run 30s", "run 30s", "step"]) < 0.1)
  }

  @Test func whatWasLeftStandsBy() {
    #expect(cost(of: "undo", after: ["run 60s", "run 3s", "back 30"]) < 0.1)
    #expect(cost(of: "redo", after: ["run 60s", "run 3s", "back 30", "undo"]) < 0.1)
  }

  @Test func aKeyLosesNothingOfARun() {
    let session = Session(commands: Motionbook.commands, replayCache: ReplayCache(worth: 100_000))
    session.require(Self.scene + ["run 60s"])
    for _ in 1...100 {
      var framesLeft = 40
      session.prepareReplays {
        framesLeft -= 1
        return framesLeft == 0
      }
    }
    let before = session.meter.used
    session.require(["back 1"])
    #expect(session.meter.used - before < 1_000_000)
  }
}
