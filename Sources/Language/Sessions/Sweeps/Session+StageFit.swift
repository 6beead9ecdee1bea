import Answers
import Charts
import Diagnostics
import Execution
import Language
import Text
import Values

extension Session {
  /// Finds the parameters of a block whose run is nearest to a series, and shows them. The session
  /// itself does not change.
  func fit(_ plan: StageFitPlan, _ text: String, _ statement: Statement, isMuted: Bool) -> Result {
    let search = StageSearch(
      plan, statement, log: log, traces: traces, hooks: hooks, meter: meter)
    do throws(Failure) {
      let found = try search.found()
      let outputs = isMuted ? [] : found.outputs(plan, digits: world.values.settings.digits)
      // A replay would run to the end and answer otherwise.
      if !found.isStopped {
        history.append(.statement(text: text, outputs: outputs, layout: layout), undo: nil)
      }
      return Result(
        text: text, outcome: .finished, outputs: outputs, isJournaled: !found.isStopped)
    } catch {
      return failure(error, text, statement.span)
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
