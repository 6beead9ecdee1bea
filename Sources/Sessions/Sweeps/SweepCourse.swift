import Diagnostics
import Execution
import Language
import Sharing
import Values

/// All runs of a sweep, here and in other processes of the program. Neither the results nor the
/// point where the work limit is reached depend on which process does a run.
final class SweepCourse {
  private let runs: SweepRuns
  private let statement: Statement
  private let hooks: Hooks
  private let meter: Meter
  /// The work that each run may do, independent of other runs.
  private let workLeft: Int?
  /// The number of runs to do.
  private var count = 0
  /// The answers of other processes.
  private var answers: [Int: SweepShare.Answer] = [:]
  private var isShared = false
  /// The mistake in the first run, which is always done here.
  private(set) var firstMistake: Diagnostic?

  /// Work beyond which starting other processes is worth it, in the unit of `Work`.
  static let worthSharing = 100_000_000

  init(_ runs: SweepRuns, _ statement: Statement, hooks: Hooks, meter: Meter) {
    (self.runs, self.statement, self.hooks, self.meter) = (runs, statement, hooks, meter)
    workLeft = meter.left
  }

  /// The results of all runs, in order. Together, they stay within the work limit.
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

  /// Does some runs and passes on the result and work of each, in order.
  ///
  /// - Parameters:
  ///   - numbers: Counted from 0; must be all runs if other processes may help.
  ///   - mayShare: Whether other processes may be asked.
  func forEach(
    of numbers: [Int], mayShare: Bool,
    _ body: (_ run: Int, _ row: SweepRow, _ work: [Int]) throws(Failure) -> Void
  ) throws(Failure) {
    count = numbers.count
    var workHere = 0
    for (done, run) in numbers.enumerated() {
      // Estimated from the work so far, which is counted, not timed, so it is the same everywhere.
      if mayShare, !isShared, done > 0, workHere / done * (count - done) > Self.worthSharing {
        try share(from: run)
      }
      if let answer = answers.removeValue(forKey: run) {
        try body(run, answer.row, answer.work)
        continue
      }
      hooks.progress(.runs(done, of: count))
      let answer = try answer(run, done: done)
      workHere += answer.cost
      try body(run, answer.row, answer.work)
    }
  }

  private func row(_ run: Int, _ meter: Meter, done: Int) throws(Failure) -> SweepRow {
    do {
      let outcome = try runs.run(run, in: nil, meter: meter)
      if run == 0 { firstMistake = outcome.mistake }
      return outcome.row
    } catch .interrupted {
      throw Failure(.sweepStopped(after: done, of: count), at: nil)
    } catch {
      throw error
    }
  }

  /// Does the remaining runs together with other processes.
  private func share(from first: Int) throws(Failure) {
    isShared = true
    let left = first..<runs.plan.runCount
    // Each process replays the log first, so none may be without a run.
    guard left.count > 1,
      let task = SweepTask(
        statement, log: runs.log, traces: runs.traces, fits: meter.fits, from: first,
        workLeft: workLeft),
      let others = hooks.share?(task.bytes, left.count)
    else { return }
    defer { others.end() }
    try others.finish(left, of: runs, workLeft: workLeft, into: &answers) {
      (run, answered) throws(Failure) in
      try answer(run, done: first + answered)
    } progressed: {
      hooks.progress(.runs(first + $0, of: count))
    }
  }

  private func answer(_ run: Int, done: Int) throws(Failure) -> SweepShare.Answer {
    let part = meter.part(left: workLeft)
    return SweepShare.Answer(run: run, row: try row(run, part, done: done), work: part.done)
  }
}
