import Answers
import Diagnostics
import Evaluation
import Language
import Text
import Values

/// Finds the parameters of a block whose run is nearest to a series, and shows them. The session
/// itself does not change.
extension StageFitPlan: SessionRequest {
  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    let search = StageSearch(
      self, running.statement, log: session.log, traces: session.traces, hooks: session.hooks,
      meter: session.meter)
    do throws(Failure) {
      let found = try search.found()
      let outputs = found.outputs(self, digits: session.world.values.settings.digits)
      // A replay would run to the end and answer otherwise.
      guard found.isStopped else { return session.recorded(outputs, running, undo: nil) }
      return session.finished(running, running.shown(outputs), isJournaled: false)
    } catch {
      return session.failure(error, running)
    }
  }
}

/// The best parameters that were found.
struct StageFound {
  let place: [Double]
  let rms: Double
  let runs: Int
  let isStopped: Bool

  func outputs(_ plan: StageFitPlan, digits: Int) -> [Output] {
    let format = NumberFormat(digits: min(digits, 4))
    let rows = zip(plan.parameters, place).map { parameter, share -> [Table.Cell] in
      let value = parameter.value(at: share)
      let isAtEdge = share < 0.002 || share > 0.998
      return [
        .text(parameter.parameter.span.evened), .number(value),
        .text(String(parameter.quantity.suffix.dropFirst())),
        .text(isAtEdge ? "at the end of its range" : ""),
      ]
    }
    let unit = plan.unit.isEmpty ? "" : " \(plan.unit)"
    var line: [Phrase.Run] = [
      .init("left of \(plan.name): "), .init(format.string(rms), role: .measured),
      .init("\(unit) rms in \(plan.times.count) values, after \(runs) runs"),
    ]
    if isStopped { line.append(.init("; stopped, this is the best so far")) }
    return [
      .table(
        Table(
          columns: [
            .init("parameter", kind: .text), .init("value"), .init("unit", kind: .unit),
            .init("", kind: .text),
          ], rows: rows, digits: min(digits, 4))),
      .lines([Phrase(runs: line)]),
    ]
  }
}
