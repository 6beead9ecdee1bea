import Answers
import Diagnostics
import Evaluation
import Language
import Text
import Values

/// Runs a sweep and shows its results, or keeps them outside the world and its log. The session
/// itself does not change.
extension SweepRequest: SessionRequest {
  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    if let sharding = session.sharding { return session.share(plan, running, sharding) }
    let before = session.traces
    do {
      let sweep = try session.found(by: plan, running.statement)
      if let name {
        try attempt(at: running.span) {
          try session.history.traces.keep(sweep, as: name)
        }
      }
      let digits = session.world.values.settings.digits
      return session.recorded(
        [.sweep(sweep, as: name, plan, digits: digits)], running,
        undo: name == nil ? nil : .traced(before, after: session.log.count))
    } catch {
      return session.failure(error, running)
    }
  }
}

extension Session {
  fileprivate func found(by plan: SweepPlan, _ statement: Statement) throws(Failure) -> Sweep {
    if let place = plan.place(beyond: Limits.sweepRuns) {
      throw Failure(.tooManyRuns(Limits.sweepRuns), at: place)
    }
    let runs = SweepRuns(
      plan, log: log, traces: traces, isInterrupted: hooks.isInterrupted)
    let batch = SweepBatch(runs, statement, hooks: hooks, meter: meter)
    let rows = try batch.rows()
    if let first = batch.firstMistake, rows.allSatisfy(\.hasNothing) {
      let format = NumberFormat(digits: world.values.settings.digits)
      let settings = plan.settings(ofRun: 0).map { setting in
        "\(setting.parameter.name) = \(setting.value.text(format, clippedTo: 40))"
      }
      throw Failure(
        first.mistake.inAllRuns(rows.count, first: settings.joined(separator: ", ")),
        at: first.span)
    }
    let sweep = plan.sweep(of: rows)
    sweepHasEnded?(SweptVariation(sweep, runs, digits: world.values.settings.digits))
    return sweep
  }
}

extension SweepRow {
  /// Whether nothing was measured.
  fileprivate var hasNothing: Bool { measured.allSatisfy { $0 == nil } }
}

extension Output {
  /// One line for a sweep that is kept; otherwise the whole table.
  fileprivate static func sweep(
    _ sweep: Sweep, as name: String?, _ plan: SweepPlan, digits: Int
  ) -> Output {
    guard let name else { return .table(sweep.table(NumberFormat(digits: digits))) }
    let runs = sweep.runCount == 1 ? "1 run" : "\(sweep.runCount) runs"
    let over = sweep.parameters.map(\.name).joined(separator: ", ")
    let measured = sweep.columns.filter { $0.role == .measured }.map(\.name).joined(separator: ", ")
    let failed =
      sweep.failureCount == 0 ? "" : "; \(sweep.failureCount) failed (see `\(name).error`)"
    return .line("\(name): \(runs) over \(over), measuring \(measured)\(failed)")
  }
}
