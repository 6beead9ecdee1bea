import Answers
import Diagnostics
import Evaluation
import Language
import Text
import UIKitMotion
import Values

/// Runs that differ in their parameters alone, which can be run again to be watched: those of a sweep,
/// or those of a cell at several values of its tweaks.
///
/// `SweepFilming` films as many as a page has room for, and a `PageSweep` is what the page has of
/// them.
public struct Variation: Sendable {
  /// The difference between the runs.
  public let parameters: [Parameter]
  /// The names of what was measured, with their units.
  public let measures: [String]
  /// For each run, the last parameter varying fastest, the texts of what was measured.
  private let measured: [[String]]
  /// For each run the first error, as a sentence without its full stop.
  private let problems: [String?]

  /// A parameter and its values as texts.
  public struct Parameter: Sendable {
    /// The name.
    public let name: String
    /// The values, in order.
    public let labels: [String]
    /// The index of the value that the notebook has; 0 in a sweep.
    public let current: Int

    init(name: String, labels: [String], current: Int = 0) {
      (self.name, self.labels, self.current) = (name, labels, current)
    }
  }

  init(
    parameters: [Parameter], measures: [String] = [], measured: [[String]] = [],
    problems: [String?] = []
  ) {
    self.parameters = parameters
    self.measures = measures
    self.measured = measured
    self.problems = problems
  }

  /// The number of a run by the indices of its values.
  public func run(at places: [Int]) -> Int {
    zip(places, parameters).reduce(0) { $0 * $1.1.labels.count + $1.0 }
  }

  /// The texts of what a run measured.
  public func measures(ofRun run: Int) -> [String] {
    measured.indices.contains(run) ? measured[run] : []
  }

  /// The first error of a run, as a sentence without its full stop.
  public func problem(ofRun run: Int) -> String? {
    problems.indices.contains(run) ? problems[run] : nil
  }
}

/// A sweep that has ended, with the means to run its runs again.
public struct SweptVariation {
  /// The difference between its runs, and their measurements.
  public let variation: Variation
  private let runs: SweepRuns

  init(_ sweep: Sweep, _ runs: SweepRuns, digits: Int) {
    self.runs = runs
    let format = NumberFormat(digits: digits)
    let table = sweep.table(format)
    let texts = table.texts
    let measured = sweep.columns.indices.filter { sweep.columns[$0].role == .measured }
    let problem = sweep.columns.last { $0.role == .problem }
    variation = Variation(
      parameters: runs.plan.parameters.map { parameter in
        .init(
          name: parameter.name,
          labels: parameter.values.map { $0.text(format, clippedTo: Self.labelWidth) },
          // A value in the middle is more likely to show something than an extreme.
          current: parameter.values.count / 2)
      },
      measures: measured.map { table.columns[$0].header },
      measured: texts.map { row in measured.map { row[$0].filter { $0 != "\u{2007}" } } },
      problems: (0..<sweep.runCount).map { run in
        guard case .string(let text)? = problem?.cells[run] else { return nil }
        return text
      })
  }

  /// The greatest width of a value's text.
  private static let labelWidth = 40

  /// Runs a run again, which does what it did before.
  ///
  /// - Parameters:
  ///   - work: The work that it may do, in the unit of `Work`.
  ///   - watch: Called before each frame, and at the end with `hasEnded`.
  /// - Returns: What was recorded of the measured values, and the work; nil if it was interrupted.
  public func repeated(
    _ run: Int, work: Int64, watch: @escaping (_ session: Session, _ hasEnded: Bool) -> Void
  ) -> RepeatedRun? {
    let meter = WorkMeter(left: work)
    var series: [Plot.Series] = []
    let plan = runs.plan
    let outcome = try? runs.run(run, meter: meter) { session, hasEnded in
      watch(session, hasEnded)
      if hasEnded { series = session.courses(of: plan.measures) }
    }
    return outcome.map { _ in RepeatedRun(series: series, work: meter.done.reduce(0, +)) }
  }
}

/// The result of a run that was done again.
public struct RepeatedRun {
  /// Recorded values against time, each once.
  public let series: [Plot.Series]
  /// Its work, in the unit of `Work`.
  public let work: Int64
}

extension Session {
  /// The recorded courses of what expressions measure.
  func courses(of measures: [Expression]) -> [Plot.Series] {
    world.beginStatement()
    let evaluator = Evaluator(
      world: world, control: RunControl(hooks: hooks, keepsOutputs: false), commands: commands)
    var courses: [Plot.Series] = []
    for measure in measures {
      guard let trace = evaluator.expressions.course(of: measure),
        !courses.contains(where: { $0.name == trace.text })
      else { continue }
      courses.append(
        Plot.Series(
          name: trace.text, xs: trace.frames.map { Stage.time(ofFrame: $0) }, ys: trace.values,
          unit: trace.unit, growsDown: trace.growsDown, isMoving: trace.isMoving, color: trace.color
        ))
    }
    return courses
  }
}
