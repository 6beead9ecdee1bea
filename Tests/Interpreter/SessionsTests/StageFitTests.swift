import Playing
import SessionSupport
import Testing

@testable import Evaluation
@testable import Sessions
@testable import Values

/// A fit of a stage finds the same, whichever processes do its runs.
@Suite struct StageFitTests {
  private static let setup = [
    "set digits 17;", "view red frame (50, 50, 100, 100)", "gravity on red as g",
    "collision on red bounds", "run 1s", "trace red.center.y as low", "reset",
    // A fit in the log is done again by each process, and is no work there.
    "fit low as fall;", "view red frame (50, 50, 100, 100)", "gravity on red as g",
    "collision on red bounds",
  ]

  private static let fit = "fit low by g.magnitude in 0.5..4 { run 10s } measure red.center.y"

  /// So little that other processes are started for these runs, also for the places of a step.
  private static let worthSharing: Int64 = 2_500_000

  @Test func othersMakeNoDifference() {
    func told(_ others: Others?) -> (lines: [String], work: Int64) {
      var hooks = Hooks.none
      hooks.worthSharing = Self.worthSharing
      var asked: Set<Int> = []
      var answered = 0
      hooks.share = others.map { others in
        { task, most in
          asked.insert(most)
          let shared = others.share(task)
          answered += (shared as? OthersAtWork)?.answerCount ?? 0
          return shared
        }
      }
      let session = Session.typed(Self.setup, hooks: hooks)
      let lines = session.type(Self.fit)
      // The grid after its first place, then the places of a step.
      if others == .willing {
        #expect(asked.isSuperset(of: [8, 4]), "\(asked)")
        #expect(answered > 10, "six of the grid, and some of each step")
      }
      return (lines, session.meter.used)
    }
    let alone = told(nil)
    let found = alone.lines.first { $0.hasPrefix("g.magnitude") }?.split(separator: " ")[1]
    #expect(abs((found.flatMap { Double($0) } ?? 0) - 1) < 0.05, "\(alone.lines)")
    for others in [Others.willing, .dying] {
      let beside = told(others)
      #expect(beside.lines == alone.lines && beside.work == alone.work, "\(others)")
    }
  }

  /// Ctrl-C after some runs, in the grid and in the steps.
  @Test(arguments: [(1, false), (6, false), (20, false), (4, true)])
  func theBestSoFarIsKept(_ runs: Int, _ isShared: Bool) {
    var hooks = Hooks.none
    hooks.worthSharing = Self.worthSharing
    var isInterrupted = false
    hooks.isInterrupted = { isInterrupted }
    hooks.progress = { if case .runs(runs, of: _) = $0 { isInterrupted = true } }
    if isShared { hooks.share = { task, _ in Others.willing.share(task) } }
    let session = Session.typed(Self.setup, hooks: hooks)
    let lines = session.type(
      isShared ? Self.fit : "fit low by g.magnitude in 0.5..4 { run 1s } measure red.center.y")
    #expect(lines.contains { $0.hasPrefix("g.magnitude") }, "\(lines)")
    #expect(lines.last?.hasSuffix("stopped, this is the best so far") == true, "\(lines)")
    let kept = session.record.lines.filter { $0.hasPrefix("fit low by") }
    #expect(kept.isEmpty, "a replay would not stop")
    isInterrupted = false
    #expect(session.type("t") == ["0 s"])
  }

  @Test func aFitWithoutAResultSaysWhy() {
    let session = Session.typed(Self.setup)
    let failing = session.mistake(
      in: "fit low by g.magnitude in 1..2 { run 1s; nosuch } measure red.center.y")
    #expect(failing?.id == .unknownName)
    let silent = session.mistake(in: "fit low by g.magnitude in 1..2 { run 1s } measure 5")
    #expect(silent?.id == .noFit)
    let short = session.mistake(
      in: "fit low by g.magnitude in 1..2 { run 0.1s } measure red.center.y")
    #expect(short?.id == .noFit)
  }
}
