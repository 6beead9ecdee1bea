import Answers
import Charts
import Curves
import Diagnostics
import Execution
import Language
import Text
import Values

extension Session {
  /// Finds the parameters of a block whose run is nearest to a series, and shows them. The session
  /// itself does not change.
  func fit(_ plan: StageFitPlan, _ text: String, _ statement: Statement, isMuted: Bool) -> Result {
    let search = StageSearch(plan, log: log, traces: traces, hooks: hooks, meter: meter)
    do throws(Failure) {
      let found = try search.found()
      let outputs = isMuted ? [] : found.outputs(plan, digits: world.values.settings.digits)
      add(.statement(text: text, outputs: outputs, layout: layout), undo: nil)
      return Result(text: text, outcome: .finished, outputs: outputs, isJournaled: true)
    } catch .failed(let diagnostic) {
      return failure(diagnostic, text)
    } catch {
      return failure(Diagnostic(.interrupted, at: nil), text)
    }
  }
}

/// The search for a stage's parameters: a grid of their ranges, then the simplex of Nelder and Mead
/// from the best place. It uses no derivatives, because a run with collisions has none.
private final class StageSearch {
  private let plan: StageFitPlan
  private let runs: SweepRuns
  private let hooks: Hooks
  private let meter: Meter
  private var count = 0
  private var best: (place: [Double], cost: Double)?
  /// The first run that failed.
  private var mistake: Diagnostic?
  private var isStopped = false
  private var failure: Failure?

  init(_ plan: StageFitPlan, log: StatementLog, traces: Traces, hooks: Hooks, meter: Meter) {
    self.plan = plan
    let sweep = SweepPlan(
      parameters: plan.parameters.map(\.parameter), block: plan.block, measures: [plan.measure])
    runs = SweepRuns(sweep, log: log, traces: traces, isInterrupted: hooks.isInterrupted)
    self.hooks = hooks
    self.meter = meter
  }

  /// - Throws: The failure of the first run if none worked; `interrupted` if nothing was found yet.
  func found() throws(Failure) -> StageFound {
    let sides = [9, 5, 4, 3, 3, 2][min(plan.parameters.count, 6) - 1]
    for place in Self.grid(plan.parameters.count, sides) where !isStopped {
      _ = cost(place)
    }
    if let start = best?.place, !isStopped {
      let step = 0.5 / Double(sides)
      // A simplex that has shrunk too early begins again, smaller.
      for (size, evaluations) in [(step, 20), (step / 8, 12)] {
        _ = NelderMead.minimum(
          from: best?.place ?? start, steps: start.map { $0 > 0.5 ? -size : size },
          evaluations: min(evaluations * start.count, Limits.fitRuns - count), of: cost)
      }
    }
    if let failure { throw failure }
    guard let best else {
      if let mistake { throw .failed(mistake) }
      throw .interrupted
    }
    return StageFound(
      place: best.place, rms: (best.cost / Double(plan.times.count)).squareRoot(), runs: count,
      isStopped: isStopped)
  }

  /// The middles of the cells of an even grid.
  private static func grid(_ dimension: Int, _ sides: Int) -> [[Double]] {
    let steps = (0..<sides).map { (Double($0) + 0.5) / Double(sides) }
    return (0..<dimension).reduce([[]]) { places, _ in
      places.flatMap { place in steps.map { place + [$0] } }
    }
  }

  /// The sum of squares of the differences after a run; infinite if it failed or measured nothing.
  private func cost(_ place: [Double]) -> Double {
    guard !isStopped, place.allSatisfy({ (0...1).contains($0) }) else { return .infinity }
    do throws(Failure) {
      guard let trace = try runs.course(at: plan.settings(at: place), plan.measure, meter: meter)
      else { return .infinity }
      count += 1
      hooks.progress(.runs(count, of: Limits.fitRuns))
      let cost = plan.distance(of: trace)
      if cost < best?.cost ?? .infinity { best = (place, cost) }
      return cost
    } catch .failed(let diagnostic) {
      count += 1
      if diagnostic.mistake.id == .tooMuchWork {
        failure = .failed(diagnostic)
        isStopped = true
      }
      mistake = mistake ?? diagnostic
      return .infinity
    } catch {
      isStopped = true
      return .infinity
    }
  }
}

extension StageFitPlan {
  /// The sum of squares of the differences from a run, at the times of the series; infinite if the
  /// run is known at less than half of them.
  fileprivate func distance(of trace: Trace) -> Double {
    var (sum, known) = (0.0, 0)
    for (time, value) in zip(times, values) {
      guard let there = trace.number(at: time), there.isFinite else { continue }
      sum += (there - value) * (there - value)
      known += 1
    }
    guard known * 2 > times.count else { return .infinity }
    return sum * Double(times.count) / Double(known)
  }
}

/// The best parameters that were found.
private struct StageFound {
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
