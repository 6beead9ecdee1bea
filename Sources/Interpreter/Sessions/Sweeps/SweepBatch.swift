import Diagnostics
import Evaluation
import Language
import Sharing
import Values

/// All runs of a sweep, here and in other processes of the program. Neither the results nor the
/// point where the work limit is reached depend on which process does a run.
final class SweepBatch {
  private let runs: SweepRuns
  private let statement: Statement
  private let hooks: Hooks
  private let meter: WorkMeter
  /// The work that each run may do, independent of other runs.
  private let workLeft: Int64?
  /// The mistake in the first run, which is always done here.
  private(set) var firstMistake: Diagnostic?

  init(_ runs: SweepRuns, _ statement: Statement, hooks: Hooks, meter: WorkMeter) {
    (self.runs, self.statement, self.hooks, self.meter) = (runs, statement, hooks, meter)
    workLeft = meter.left
  }

  /// The results of all runs, in order. Together, they stay within the work limit.
  func rows() throws(Failure) -> [SweepRow] {
    var rows: [SweepRow] = []
    let all = Array(0..<runs.plan.runCount)
    try forEach(of: all, mayShare: true) { (answer) throws(Failure) in
      rows.append(answer.row)
      meter.add(answer.work)
      if meter.isSpent { throw Failure(meter.tooMuch, at: statement.span) }
    }
    return rows
  }

  /// Does some runs and passes on the answer of each, in order.
  ///
  /// - Parameters:
  ///   - numbers: Counted from 0; must be all runs if other processes may help.
  ///   - mayShare: Whether other processes may be asked.
  func forEach(
    of numbers: [Int], mayShare: Bool, _ body: (SweepShare.Answer) throws(Failure) -> Void
  ) throws(Failure) {
    let count = numbers.count
    let batch = Batch<SweepShare.Answer, Failure>(
      workLeft: workLeft, worthSharing: hooks.worthSharing, read: runs.read
    ) {
      self.hooks.progress(.runs($0, of: count))
    } doHere: { (run, known) throws(Failure) in
      try self.answer(run, known: known, of: count)
    }
    try batch.forEach(
      of: numbers, sharing: { mayShare ? others(from: $0) : nil }, give: body)
  }

  /// Starts other processes for the runs that are left.
  private func others(from first: Int) -> (any SharedTask)? {
    SweepTask(
      statement, log: runs.log, traces: runs.traces, fits: meter.fits, from: first,
      workLeft: workLeft
    ).flatMap { hooks.share?($0.packed, runs.plan.runCount - first) }
  }

  private func answer(
    _ run: Int, known: Int, of count: Int
  ) throws(Failure) -> SweepShare.Answer {
    let part = meter.part(left: workLeft)
    do {
      let outcome = try runs.run(run, in: nil, meter: part)
      if run == 0 { firstMistake = outcome.mistake }
      return SweepShare.Answer(run: run, row: outcome.row, work: part.done)
    } catch .interrupted {
      throw Failure(.sweepStopped(after: known, of: count), at: nil)
    } catch {
      throw error
    }
  }
}
