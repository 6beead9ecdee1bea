import Commands
import Language
import Sharing
import Testing

@testable import Execution
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
  ]

  private static let line =
    "sweep v in [random(), 7, \"x\"], m in [1, 2] { fling red velocity (v, 10); item red density m; "
    + "run 0.5s; let z = random() } measure red.center.y, z, settling(red.center.x)"

  private func session(_ setup: [String]) -> Session {
    let session = Session()
    session.require(
      ["view red frame (50, 50, 100, 100)", "gravity on red", "collision on red bounds"] + setup)
    return session
  }

  private func statement(_ text: String, in session: Session) throws -> Statement {
    try #require(session.parsed(text))
  }

  private func plan(_ statement: Statement, in session: Session) throws -> SweepPlan {
    let evaluator = Evaluator(
      world: session.world, control: RunControl(hooks: .none), commands: Commands.known)
    session.world.beginStatement()
    defer { _ = session.world.takeBack() }
    let command = try evaluator.sessionCommand(statement, isMuted: false)
    guard case .sweep(let plan, _)? = command else { throw Unpacker.Problem() }
    return plan
  }

  @Test(arguments: setups.indices, [1, 2, 3, 100])
  func sharesAnswerWhatIsDoneHere(_ setup: Int, _ count: Int) throws {
    let session = session(Self.setups[...setup].flatMap(\.self))
    let statement = try statement(Self.line, in: session)
    let runs = SweepRuns(
      try plan(statement, in: session), log: session.log, traces: session.traces,
      isInterrupted: { false })
    let task = try #require(
      SweepTask(statement, log: session.log, traces: session.traces, from: 0, workLeft: nil))
    var answers: [Int: [UInt8]] = [:]
    for number in 1...count {
      let shard = try #require(Shard(number, of: count))
      let isDone = SweepShare.run(
        task.bytes, shard, commands: Commands.known, isInterrupted: { false },
        answer: { bytes in
          let answer = try? SweepShare.Answer(bytes: bytes)
          #expect(answer.map { shard.contains($0.run) } == true)
          answers[answer?.run ?? -1] = bytes
          return true
        })
      #expect(isDone)
    }
    #expect(answers.keys.sorted() == Array(0..<runs.plan.runCount))
    for run in 0..<runs.plan.runCount {
      let meter = Meter()
      let outcome = try runs.run(run, meter: meter)
      let here = SweepShare.Answer(run: run, row: outcome.row, work: meter.done)
      #expect(answers[run] == here.bytes, "run \(run)")
    }
  }

  @Test func aTaskIsReadAsItWasWritten() throws {
    let session = session(Self.setups.flatMap(\.self))
    let task = try #require(
      SweepTask(
        try statement(Self.line, in: session), log: session.log, traces: session.traces, from: 3,
        workLeft: 12))
    #expect(!task.kept.isEmpty && task.lines.contains { $0.stopFrame != nil })
    #expect(try SweepTask(bytes: task.bytes).bytes == task.bytes)
    for length in [0, 1, 9, task.bytes.count - 1] {
      #expect(throws: Unpacker.Problem.self) {
        try SweepTask(bytes: Array(task.bytes.prefix(length)))
      }
    }
  }

  // MARK: A session with others beside it

  /// Other processes, which do their shares or fail in some way.
  private enum Others: CaseIterable {
    case willing, dying, talkingNonsense, absent, backwards

    func share(_ task: [UInt8]) -> (any SharedTask)? {
      self == .absent ? nil : OthersAtWork(self, task)
    }
  }

  /// They have completed their shares before the first call of `answers()`.
  private final class OthersAtWork: SharedTask {
    let shareCount = 4
    private(set) var isEnded = false
    private var unread: [[UInt8]] = []

    init(_ others: Others, _ task: [UInt8]) {
      for number in 1..<shareCount {
        guard let shard = Shard(number, of: shareCount) else { continue }
        _ = SweepShare.run(
          task, shard, commands: Commands.known, isInterrupted: { false },
          answer: { answer in
            unread.append(answer)
            return others != .dying || unread.count % 2 == 0
          })
      }
      switch others {
      case .talkingNonsense: unread = [[1, 2, 3]]
      case .backwards: unread.reverse()
      case .willing, .dying, .absent: break
      }
    }

    func answers() -> [[UInt8]] {
      defer { unread = [] }
      return unread
    }

    func end() { isEnded = true }

    deinit { #expect(isEnded) }
  }

  /// Runs long enough to start other processes.
  private static let long =
    "sweep g.magnitude in [1, 2, 4], r in [0, 3] { item red resistance r; run 300s } "
    + "measure red.center.y, last(red.rotation) as grid"

  @Test func othersMakeNoDifference() throws {
    func told(_ others: Others?, bound: Int) -> (lines: [String], work: Int) {
      var hooks = Hooks.none
      var isAsked = false
      hooks.share = others.map { others in
        { task in
          isAsked = true
          return others.share(task)
        }
      }
      let session = Session(hooks: hooks)
      session.require([
        "set digits 17;", "view red frame (50, 50, 100, 100)", "gravity on red as g",
      ])
      let lines = session.meter.bounded(at: bound) { session.type(Self.long) }
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
