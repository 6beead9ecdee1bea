import Evaluation
import Language
import Values

/// The runs of a fit of a stage at some places. Each measures its distance from the series: the sum
/// of the squares of the differences.
struct StageRuns: SharedRuns {
  let places: [[Double]]
  private let plan: StageFitPlan
  private let runs: SweepRuns

  init(
    _ plan: StageFitPlan, at places: [[Double]], log: StatementLog, traces: Traces,
    isInterrupted: @escaping () -> Bool
  ) {
    self.plan = plan
    self.places = places
    let sweep = SweepPlan(
      parameters: plan.parameters.map(\.parameter), block: plan.block, measures: [plan.measure])
    runs = SweepRuns(sweep, log: log, traces: traces, isInterrupted: isInterrupted)
  }

  var log: StatementLog { runs.log }
  var traces: Traces { runs.traces }
  var runCount: Int { places.count }
  var measureCount: Int { 1 }

  /// A run that is not known where the series is measures nothing.
  func run(_ run: Int, in world: World?, meter: WorkMeter) throws(Failure) -> SweepRuns.Outcome {
    let settings = plan.settings(at: places[run])
    do {
      meter.count(.reading, plan.times.count)
      let course = try runs.course(at: settings, plan.measure, in: world, meter: meter)
      let distance = course.flatMap(plan.distance).map {
        [SweepRow.Measured(.number($0, .plain), unit: "")]
      }
      return SweepRuns.Outcome(row: SweepRow(measured: [distance], problem: nil), mistake: nil)
    } catch .failed(let diagnostic) {
      return SweepRuns.Outcome(
        row: SweepRow(measured: [nil], problem: diagnostic.mistake.message), mistake: diagnostic)
    } catch {
      throw error
    }
  }
}

extension SweepRow {
  /// The distance that a run of a fit measured; infinite if it measured nothing.
  var distance: Double {
    guard case .number(let distance, _)? = measured.first??.first?.value else { return .infinity }
    return distance
  }
}

extension StageFitPlan {
  /// The sum of squares of the differences from a run, at the times of the series; nil if the run is
  /// known at less than half of them.
  fileprivate func distance(of trace: Trace) -> Double? {
    var (sum, known) = (0.0, 0)
    for (time, value) in zip(times, values) {
      guard let there = trace.number(at: time), there.isFinite else { continue }
      sum += (there - value) * (there - value)
      known += 1
    }
    guard known * 2 > times.count, sum.isFinite else { return nil }
    return sum * Double(times.count) / Double(known)
  }
}
