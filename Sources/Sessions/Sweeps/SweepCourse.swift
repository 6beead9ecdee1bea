import Diagnostics
import Execution
import Language
import Values

/// All runs of a sweep, here and in other processes of the program. Who does a run makes no
/// difference to what comes of it, nor to where work is refused.
final class SweepCourse {
  private let runs: SweepRuns
  private let statement: Statement
  private let hooks: Hooks
  private let meter: Meter
  /// What any run may do: it depends on no other run.
  private let workLeft: Int?
  /// How many runs there are to do.
  private var count = 0
  /// What other processes have answered.
  private var answers: [Int: SweepShare.Answer] = [:]
  private var isShared = false
  /// What went wrong in the first run, which is always done here.
  private(set) var firstMistake: Diagnostic?

  /// Work beyond which other processes are worth their start, in the unit of `Work`.
  private static let worthSharing = 100_000_000

  init(_ runs: SweepRuns, _ statement: Statement, hooks: Hooks, meter: Meter) {
    (self.runs, self.statement, self.hooks, self.meter) = (runs, statement, hooks, meter)
    workLeft = meter.left
  }

  /// What all have told, in their order. Together they do no more work than there may be.
  func rows() throws(Failure) -> [SweepRow] {
    var rows: [SweepRow] = []
    let all = Array(0..<runs.plan.runCount)
    try forEach(of: all, mayShare: true) { (_, row, work) throws(Failure) in
      rows.append(row)
      meter.add(work)
      if meter.isSpent { throw Failure(meter.tooMuch, at: statement.span) }
    }
    return rows
  }

  /// Does some runs and hands over what each has told and cost, in their order.
  ///
  /// - Parameters:
  ///   - numbers: Counted from 0; all of them where others may share.
  ///   - mayShare: Whether other processes may be asked.
  func forEach(
    of numbers: [Int], mayShare: Bool,
    _ body: (_ run: Int, _ row: SweepRow, _ work: [Int]) throws(Failure) -> Void
  ) throws(Failure) {
    count = numbers.count
    var workHere = 0
    for (done, run) in numbers.enumerated() {
      // From what the runs so far have cost: a count and no time, so it is alike everywhere.
      if mayShare, !isShared, done > 0, workHere / done * (count - done) > Self.worthSharing {
        try share(from: run)
      }
      if let answer = answers.removeValue(forKey: run) {
        try body(run, answer.row, answer.work)
        continue
      }
      hooks.progress(.runs(done, of: count))
      let part = Meter(left: workLeft)
      let row = try row(run, part, done: done + answers.count)
      workHere += part.used
      try body(run, row, part.done)
    }
  }

  private func row(_ run: Int, _ meter: Meter, done: Int) throws(Failure) -> SweepRow {
    do {
      let outcome = try runs.run(run, meter: meter)
      if run == 0 { firstMistake = outcome.mistake }
      return outcome.row
    } catch .interrupted {
      throw Failure(.sweepStopped(after: done, of: count), at: nil)
    } catch {
      throw error
    }
  }

  /// Has others do what is left. What they leave undone is done here.
  private func share(from run: Int) throws(Failure) {
    isShared = true
    guard let share = hooks.share,
      let task = SweepTask(
        statement, log: runs.log, traces: runs.traces, from: run, workLeft: workLeft)
    else { return }
    var work = 0
    _ = share(task.bytes) { bytes in
      guard let answer = try? SweepShare.Answer(bytes: bytes) else { return false }
      answers[answer.run] = answer
      hooks.progress(.runs(run + answers.count, of: count))
      work += answer.work.reduce(0, +)
      // More than there may be in all: at which run it is too much shows when they are counted.
      return workLeft.map { work <= $0 } ?? true
    }
    if hooks.isInterrupted() {
      throw Failure(.sweepStopped(after: run + answers.count, of: count), at: nil)
    }
  }
}
