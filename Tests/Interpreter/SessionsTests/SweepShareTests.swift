import Commands
import Language
import Playing
import SessionSupport
import Sharing
import TestSupport
import Testing

@testable import Evaluation
@testable import Sessions
@testable import Values

/// The results of a sweep are the same to the last bit, whichever processes do its runs.
@Suite struct SweepShareTests {
  private static let setups = [
    ["seed 9", "def hit(v) { fling red velocity (v, 0) }", "set digits 3;", "hit 40", "run 0.3s"],
    ["trace red.center.y as low", "back 5", "let n = max(low)", "run 0.1s", "back 2"],
    [
      "sweep k in [1, 2] { run 0.1s } measure max(red.center.y), k > 1, red.center as old",
      "red.alpha = old.k[0] / 4", "trace red.center.x as low", "on contact { print low.count }",
    ],
    ["let c = elasticOut; let l = random()", "animate red.rotation to 3 over 1s curve c"],
    ["trace red.center.y as seen", "fit seen as bezier;", "let found = ans", "fit seen as fall;"],
  ]

  private static let line =
    "sweep v in [random(), 7, \"x\"], m in [1, 2] { fling red velocity (v, 10); item red density m; "
    + "run 0.5s; let z = random() } measure red.center.y, z, settling(red.center.x)"

  private func session(_ setup: [String]) -> Session {
    Session.typed(
      ["view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds"] + setup)
  }

  private func statement(_ text: String, in session: Session) throws -> Statement {
    try #require(session.parsed(text))
  }

  private func plan(_ statement: Statement, in session: Session) throws -> SweepPlan {
    let evaluator = Evaluator(
      world: session.world, control: RunControl(hooks: .none), commands: Motionbook.commands)
    session.world.beginStatement()
    defer { _ = session.world.rollBack() }
    let request = try evaluator.request(of: statement, isMuted: false)
    guard let sweep = request as? SweepRequest else { throw PackingProblem() }
    return sweep.plan
  }

  @Test(arguments: setups.indices, [1, 2, 3, 100])
  func sharesAnswerWhatIsDoneHere(_ setup: Int, _ count: Int) throws {
    let session = session(Self.setups[...setup].flatMap(\.self))
    let statement = try statement(Self.line, in: session)
    let runs = SweepRuns(
      try plan(statement, in: session), log: session.log, traces: session.traces,
      isInterrupted: { false })
    let task = try #require(
      SweepTask(
        statement, log: session.log, traces: session.traces, fits: session.meter.fits, from: 0,
        workLeft: nil))
    var answers: [Int: [UInt8]] = [:]
    for number in 1...count {
      let shard = try #require(Shard(number, of: count))
      let isDone = SweepShare.run(
        task.packed, shard, commands: Motionbook.commands, isInterrupted: { false },
        answer: { bytes in
          let answer = try? SweepShare.Answer(packed: bytes)
          #expect(answer.map { shard.contains($0.run) } == true)
          answers[answer?.run ?? -1] = bytes
          return true
        })
      #expect(isDone)
    }
    #expect(answers.keys.sorted() == Array(0..<runs.plan.runCount))
    for run in 0..<runs.plan.runCount {
      let meter = session.meter.part(left: nil)
      let outcome = try runs.run(run, in: nil, meter: meter)
      let here = SweepShare.Answer(run: run, row: outcome.row, work: meter.done)
      #expect(answers[run] == here.packed, "run \(run)")
    }
  }

  @Test func aTaskIsReadAsItWasWritten() throws {
    let session = session(Self.setups.flatMap(\.self))
    let task = try #require(
      SweepTask(
        try statement(Self.line, in: session), log: session.log, traces: session.traces,
        fits: session.meter.fits, from: 3,
        workLeft: 12))
    #expect(!task.kept.isEmpty && task.lines.contains { $0.stopFrame != nil })
    #expect(try SweepTask(packed: task.packed).packed == task.packed)
    for length in [0, 1, 9, task.packed.count - 1] {
      #expect(throws: PackingProblem.self) {
        try SweepTask(packed: Array(task.packed.prefix(length)))
      }
    }
  }

  /// Bytes that are not from this program may be refused, and their lines may fail; nothing traps.
  @Test func aForgedTaskIsRefused() throws {
    let session = session(Self.setups.flatMap(\.self))
    let line = "sweep v in [random(), 7], m in [1, 2] { run 0.1s } measure red.center.y, low.count"
    let bytes = try #require(
      SweepTask(
        try statement(line, in: session), log: session.log, traces: session.traces,
        fits: session.meter.fits, from: 1,
        workLeft: 1_000_000)
    ).packed
    let numbers = [
      0, 1, 2, -1, .max, .min, Limits.frames, 1 << 32, Int(bitPattern: 0x7FF8_0000_0000_0000),
    ]
    var random = Seeded(7)
    for _ in 0..<1_500 {
      var forged = bytes
      let place = Int.random(in: 0..<forged.count - 8, using: &random)
      var words = numbers[Int.random(in: numbers.indices, using: &random)].packed
      if Bool.random(using: &random) {
        words += numbers[Int.random(in: numbers.indices, using: &random)].packed
      }
      let end = min(place + words.count, forged.count)
      forged.replaceSubrange(place..<end, with: words)
      answer(forged)
    }
  }

  /// More runs than a number can count.
  @Test func aForgedTaskWithEndlessRunsIsRefused() throws {
    let session = session([])
    let numbers = "[" + repeatElement("1", count: 1_000).joined(separator: ", ") + "]"
    let parameters = (0..<8).map { "p\($0) in \(numbers)" }.joined(separator: ", ")
    let task = try #require(
      SweepTask(
        try statement("sweep \(parameters) { run 1 frame } measure t", in: session),
        log: session.log, traces: session.traces, fits: session.meter.fits, from: 0,
        workLeft: 1_000_000))
    #expect(answer(task.packed) == 0)
    let small = try #require(
      SweepTask(
        try statement("sweep v in [1, 2] { run 1 frame } measure t", in: session),
        log: session.log, traces: session.traces, fits: session.meter.fits, from: 3,
        workLeft: 1_000_000))
    #expect(answer(small.packed) == 0)
  }

  /// The number of runs that a share of the task answers, up to one.
  @discardableResult
  private func answer(_ task: [UInt8]) -> Int {
    var count = 0
    _ = SweepShare.run(
      task, .whole, commands: Motionbook.commands, isInterrupted: { false },
      answer: { _ in
        count += 1
        return false
      })
    return count
  }

  /// Another process may answer anything; only what can be a run's answer is taken.
  @Test(arguments: [-1, .min, .max, Int64.max / 2])
  func aForgedAnswerIsRefused(_ work: Int64) {
    let row = SweepRow(measured: [], problem: nil)
    let answer = SweepShare.Answer(run: 1, row: row, work: [work, work])
    #expect(throws: PackingProblem.self) { try SweepShare.Answer(packed: answer.packed) }
  }

  /// The limit is for all runs together, so a process ends when its own runs exceed it.
  @Test func aShareEndsAtTheLimitOfAllRuns() throws {
    let session = session([])
    let line = "sweep v in 1..20 { run 1s } measure t"
    func answers(_ workLeft: Int64?) throws -> [SweepShare.Answer] {
      let task = try #require(
        SweepTask(
          try statement(line, in: session), log: session.log, traces: session.traces,
          fits: session.meter.fits, from: 0,
          workLeft: workLeft))
      var answers: [SweepShare.Answer] = []
      _ = SweepShare.run(
        task.packed, .whole, commands: Motionbook.commands, isInterrupted: { false },
        answer: { bytes in
          answers += [try? SweepShare.Answer(packed: bytes)].compactMap { $0 }
          return true
        })
      return answers
    }
    let all = try answers(nil)
    #expect(all.count == 20)
    #expect(try answers(all[0].cost * 9 / 2).count == 5)
  }

  /// A process replays the log before its first run, so there are no more of them than runs.
  @Test(arguments: [(2, nil), (3, 2), (4, 3)] as [(Int, Int?)])
  func thereAreNoMoreProcessesThanRuns(_ runs: Int, _ most: Int?) {
    var asked: Int?
    var hooks = Hooks.none
    hooks.worthSharing = Self.worthSharing
    hooks.share = { _, most in
      asked = most
      return nil
    }
    _ = Session.typed(
      [
        "view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds",
        "sweep r in 1..\(runs) { item red resistance r; run 40s } measure red.center.y",
      ], hooks: hooks)
    #expect(asked == most)
  }

  // MARK: A session with others beside it

  /// So little that other processes are started for runs of seconds.
  private static let worthSharing: Int64 = 3_000_000

  private static let sweep =
    "sweep g.magnitude in [1, 2, 4], r in [0, 3] { item red resistance r; run 10s } "
    + "measure red.center.y, last(red.rotation) as grid"

  @Test func othersMakeNoDifference() throws {
    func told(_ others: Others?, bound: Int64) -> (lines: [String], work: Int64) {
      var hooks = Hooks.none
      hooks.worthSharing = Self.worthSharing
      var isAsked = false
      hooks.share = others.map { others in
        { task, most in
          isAsked = true
          #expect(most == 5, "the runs after the first")
          return others.share(task)
        }
      }
      let session = Session.typed(
        [
          "set digits 17;", "view red frame (50, 50, 100, 100)", "gravity on red as g",
        ], hooks: hooks)
      let lines = session.meter.bounded(at: bound) { session.type(Self.sweep) }
      #expect(isAsked == (others != nil))
      return (lines + session.type("grid"), session.meter.used)
    }
    // Without a bound, and with one that is reached in the middle.
    for bound in [Limits.work, told(nil, bound: Limits.work).work * 3 / 8] {
      let alone = told(nil, bound: bound)
      for others in Others.allCases {
        let beside = told(others, bound: bound)
        #expect(beside.lines == alone.lines && beside.work == alone.work, "\(others)")
      }
    }
  }
}
