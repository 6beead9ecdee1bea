import Answers
import Diagnostics
import Execution
import Notebooks
import Sessions
import Sharing
import Values

/// One run of a notebook in a sweep over it: a replay in a fresh session, of which the results of
/// `measure` and `expect` are kept. An `expect` that fails is a result, too.
struct NotebookRun {
  let row: NotebookRow
  /// The mistake behind the row's problem.
  let mistake: Diagnostic?
  /// The work of the run, in the unit of `Work`.
  let work: Int

  /// Runs a plan's notebook.
  ///
  /// - Parameters:
  ///   - run: The number of the run, from 0.
  ///   - hooks: What the session may ask for.
  init(_ run: Int, of plan: NotebookSweepPlan, hooks: Hooks) {
    let meter = Meter()
    var row = NotebookRow()
    var mistake: Diagnostic?
    do {
      let document = try plan.document(ofRun: run)
      var runner = SessionRunner(session: Session(hooks: hooks, meter: meter), name: plan.name)
      mistake = meter.bounded(to: plan.work) { Self.run(document, with: &runner, into: &row) }
      row.problem = mistake?.mistake.message
    } catch {
      row.problem = error.description
    }
    (self.row, self.mistake, work) = (row, mistake, meter.used)
  }

  private static func run(
    _ document: NotebookDocument, with runner: inout SessionRunner, into row: inout NotebookRow
  ) -> Diagnostic? {
    for cell in document.cells where !cell.directives.isSkipped {
      let expectsError = cell.directives.expectsError
      let found = Findings()
      runner.passes = { !expectsError && found.take($0) }
      let failure = runner.run(cell) { found.take($0) }
      if !expectsError { row.results += found.row.results }
      if let failure, !expectsError || runner.isInterrupted { return failure }
    }
    return nil
  }

  /// What the lines of a cell measure and expect, in order.
  private final class Findings {
    var row = NotebookRow()

    func take(_ outputs: [Output]) {
      for output in outputs {
        switch output {
        case .expectation(let expectation): take(expectation)
        case .table(let table): if let subject = table.subject { row.add(table, of: subject) }
        default: break
        }
      }
    }

    /// Takes a mistake that is the result of an `expect`; false for any other.
    func take(_ diagnostic: Diagnostic) -> Bool {
      guard let expectation = diagnostic.mistake.expectation else { return false }
      take(expectation)
      return true
    }

    private func take(_ expectation: Expectation) {
      row.results.append(
        .init(name: expectation.condition, unit: "", cell: .flag(expectation.holds)))
    }
  }
}
