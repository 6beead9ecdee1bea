import Answers
import Diagnostics
import Evaluation
import Language
import Sharing
import Text
import Values

/// Runs a share of the first sweep in a text instead of the whole sweep; the text ends there.
public final class Sharding {
  private let shard: Shard
  private let tell: ((SweptRun) -> Void)?
  /// The number of completed and failed runs; nil before the first sweep.
  public private(set) var ending: (runs: Int, failures: Int)?
  /// The results of the share, if runs are not reported one by one.
  public private(set) var table: Output?

  /// - Parameter tell: Called after each run; nil for one table of all runs.
  public init(_ shard: Shard, tell: ((SweptRun) -> Void)?) {
    self.shard = shard
    self.tell = tell
  }

  func run(_ plan: SweepPlan, _ statement: Statement, in session: Session) throws(Failure) {
    if let place = plan.place(beyond: Limits.shardedRuns) {
      throw Failure(.tooManyRuns(Limits.shardedRuns), at: place)
    }
    if let problem = shard.problem(with: plan.runCount) {
      throw Failure(problem, at: plan.place(beyond: Limits.sweepRuns) ?? statement.span)
    }
    let batch = SweepBatch(
      SweepRuns(
        plan, log: session.log, traces: session.traces,
        isInterrupted: session.hooks.isInterrupted),
      statement, hooks: session.hooks, meter: session.meter)
    let format = NumberFormat(digits: session.world.values.settings.digits)
    let runs = (0..<plan.runCount).filter(shard.contains)
    var rows: [SweepRow] = []
    var failures = 0
    try batch.forEach(of: runs, mayShare: shard == .whole) { answer in
      if answer.row.problem != nil { failures += 1 }
      if let tell {
        tell(SweptRun(answer.run, answer.row, plan, format))
      } else {
        rows.append(answer.row)
      }
    }
    ending = (runs.count, failures)
    if tell == nil { table = .table(plan.sweep(of: rows, runs: runs).table(format)) }
  }
}

extension Shard {
  /// The mistake of a share with more runs than one process does, before any is done; nil for fewer.
  package func problem(with runs: Int) -> Mistake? {
    guard size(of: runs) > Limits.sweepRuns else { return nil }
    let shares = (runs + Limits.sweepRuns - 1) / Limits.sweepRuns
    return .tooManyRunsHere(Limits.sweepRuns, shares: runs > Limits.shardedRuns ? nil : shares)
  }
}

extension SweptRun {
  fileprivate init(_ run: Int, _ row: SweepRow, _ plan: SweepPlan, _ format: NumberFormat) {
    let sweep = plan.sweep(of: [row], runs: [run])
    let cells = sweep.table(format).rows[0]
    func fields(_ role: Sweep.Column.Role) -> [Field] {
      zip(sweep.columns, cells).filter { $0.0.role == role }.map {
        Field(name: $0.name, cell: $1)
      }
    }
    let hasValues = row.measured.contains { $0 != nil }
    self.init(
      run: run + 1, params: fields(.parameter), values: hasValues ? fields(.measured) : [],
      error: row.problem)
  }
}

extension Session {
  /// Runs a share of a sweep, then quits.
  func share(
    _ plan: SweepPlan, _ running: RunningStatement, _ sharding: Sharding
  ) -> Result {
    do {
      try sharding.run(plan, running.statement, in: self)
      return handedUp(QuitRequest(), running)
    } catch .failed(let diagnostic) {
      return failure(diagnostic, running.text)
    } catch {
      return failure(Diagnostic(.interrupted, at: nil), running.text)
    }
  }
}
