import Answers
import Diagnostics
import Evaluation
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
  let work: Int64

  /// Runs a plan's notebook.
  ///
  /// - Parameters:
  ///   - run: The number of the run, from 0.
  ///   - hooks: What the session may ask for.
  init(_ run: Int, of plan: NotebookSweepPlan, hooks: Hooks) {
    let meter = WorkMeter()
    var row = NotebookRow()
    var mistake: Diagnostic?
    do {
      let document = try plan.document(ofRun: run)
      let session = Session(hooks: hooks, meter: meter)
      mistake = Self.play(
        document, with: Player(session, named: plan.name, work: plan.work), into: &row)
      row.problem = mistake?.mistake.message
    } catch {
      row.problem = error.description
    }
    (self.row, self.mistake, work) = (row, mistake, meter.used)
  }

  private static func play(
    _ document: NotebookDocument, with player: Player, into row: inout NotebookRow
  ) -> Diagnostic? {
    var player = player
    let found = Findings()
    player.passes = { found.receive($0) }
    let last = player.play(Script(document)) {
      found.receive($0)
    } ended: { cell, _ in
      if !cell.directives.expectsError { row.results += found.row.results }
      found.row = NotebookRow()
      return true
    }
    return last?.mistake
  }

  /// The measurements and expectations of a cell, in order.
  private final class Findings {
    var row = NotebookRow()

    func receive(_ outputs: [Output]) {
      for output in outputs {
        switch output {
        case .expectation(let expectation): receive(expectation)
        case .table(let table): if let subject = table.subject { row.add(table, of: subject) }
        default: break
        }
      }
    }

    /// Takes a mistake that is the result of an `expect`; false for any other.
    func receive(_ diagnostic: Diagnostic) -> Bool {
      guard let expectation = diagnostic.mistake.expectation else { return false }
      receive(expectation)
      return true
    }

    private func receive(_ expectation: Expectation) {
      row.results.append(
        .init(name: expectation.condition, unit: "", cell: .flag(expectation.holds)))
    }
  }
}
