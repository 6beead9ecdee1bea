import Answers
import Diagnostics
import Execution
import Language
import Text
import Values

extension Session {
  /// Tries values and tells what came of them, or keeps it beside the world and its log. The session
  /// itself stays as it is.
  func sweep(
    _ plan: SweepPlan, as name: String?, _ text: String, _ span: Span, isMuted: Bool
  ) -> Result {
    let before = traces
    do {
      let sweep = try found(by: plan, at: span)
      if let name { try located(span) { () throws(Mistake) in try traces.keep(sweep, as: name) } }
      let told = Output.sweep(sweep, as: name, plan, digits: world.values.settings.digits)
      let outputs = isMuted ? [] : [told]
      add(
        .statement(text: text, outputs: outputs, layout: layout),
        undo: name == nil ? nil : .traced(before))
      return Result(text: text, outcome: .finished, outputs: outputs, isJournaled: true)
    } catch .failed(let diagnostic) {
      return failure(diagnostic, text)
    } catch {
      return failure(Diagnostic(.interrupted, at: nil), text)
    }
  }

  private func found(by plan: SweepPlan, at span: Span) throws(Failure) -> Sweep {
    if let place = plan.place(beyond: Limits.sweepRuns) {
      throw Failure(.tooManyRuns(Limits.sweepRuns), at: place)
    }
    let runs = SweepRuns(
      plan, log: log, traces: traces, isInterrupted: hooks.isInterrupted)
    let rows = try rows(of: runs, at: span)
    return plan.sweep(of: rows)
  }

  /// The rows of all runs, in their order; where all of them failed there is nothing to tell.
  private func rows(of runs: SweepRuns, at span: Span) throws(Failure) -> [SweepRow] {
    var rows: [SweepRow] = []
    var first: Diagnostic?
    let count = runs.plan.runCount
    for run in 0..<count {
      hooks.progress(.runs(run, of: count))
      // What a run may do depends on no other, wherever it is done.
      let part = meter.part()
      do {
        let outcome = try runs.run(run, meter: part)
        rows.append(outcome.row)
        first = first ?? outcome.mistake
      } catch .interrupted {
        throw Failure(.sweepStopped(after: run, of: count), at: nil)
      } catch {
        throw error
      }
      meter.add(part)
      if meter.isSpent { throw Failure(meter.tooMuch, at: span) }
    }
    if let first, rows.allSatisfy(\.hasNothing) {
      let format = NumberFormat(digits: world.values.settings.digits)
      let settings = runs.plan.settings(ofRun: 0).map { setting in
        "\(setting.parameter.name) = \(setting.value.text(format, clippedTo: 40))"
      }
      throw Failure(
        first.mistake.inAllRuns(count, first: settings.joined(separator: ", ")), at: first.span)
    }
    return rows
  }
}

extension SweepRow {
  /// Whether nothing at all was measured.
  fileprivate var hasNothing: Bool { measured.allSatisfy { $0 == nil } }
}

extension Output {
  /// A sweep that is kept is told in a line, and one that is not is told whole.
  fileprivate static func sweep(
    _ sweep: Sweep, as name: String?, _ plan: SweepPlan, digits: Int
  ) -> Output {
    guard let name else { return .table(sweep.table(NumberFormat(digits: digits))) }
    let runs = sweep.runCount == 1 ? "1 run" : "\(sweep.runCount) runs"
    let over = sweep.parameters.map(\.name).joined(separator: ", ")
    let told = sweep.columns.filter { $0.role == .measured }.map(\.name).joined(separator: ", ")
    let failed =
      sweep.failureCount == 0 ? "" : "; \(sweep.failureCount) failed, `\(name).error` says why"
    return .line("\(name): \(runs) over \(over), measured \(told)\(failed)")
  }
}
