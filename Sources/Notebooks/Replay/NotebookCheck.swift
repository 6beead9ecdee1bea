/// `check`: replays a notebook and compares the outputs, without writing.
public enum NotebookCheck {
  /// Runs all cells in order and reports on each; `name` is the notebook's name in the report.
  public static func run(
    _ document: NotebookDocument, name: String, _ scope: CheckScope = .whole,
    with runner: inout some CellRunner
  ) -> NotebookReport {
    NotebookReport(
      document: document, name: name, cells: NotebookReplay.run(document, scope, with: &runner),
      scope)
  }
}

/// `accept`: replays a notebook and updates the outputs that changed.
public enum NotebookAccept {
  /// The new text, and the report on which it is based.
  public struct Result: Sendable {
    /// The comparison of the replay with the original notebook.
    public let report: NotebookReport

    /// The notebook to write. Nil if every output agreed; if a cell failed, so that the outputs
    /// below it are unknown; or if a cell that should have failed did not, which its author has to
    /// see.
    public let text: String?
  }

  /// Runs all cells in order; `name` is the notebook's name in the report.
  public static func run(
    _ document: NotebookDocument, name: String, with runner: inout some CellRunner
  ) -> Result {
    let report = NotebookCheck.run(document, name: name, with: &runner)
    let isChanged = report.acceptedCount > 0 && !report.isStopped && !report.lacksError
    return Result(report: report, text: isChanged ? report.acceptedText : nil)
  }
}

/// Runs a notebook from top to bottom and compares each output.
enum NotebookReplay {
  /// The outcome of every cell. A cell that fails unexpectedly ends the replay, unless it is to keep
  /// going.
  static func run(
    _ document: NotebookDocument, _ scope: CheckScope, with runner: inout some CellRunner
  ) -> [CellReport] {
    var isStopped = false
    return document.cells.map { cell in
      if scope.ends(before: cell) {
        return CellReport(cell: cell, output: "", outcome: .outside)
      }
      if isStopped { return CellReport(cell: cell, output: "", outcome: .notReached) }
      if cell.directives.isSkipped {
        return CellReport(cell: cell, output: "", outcome: .skipped)
      }
      let result = runner.run(cell)
      var outcome = CellOutcome(of: cell, result, isCompared: scope.compares(cell))
      if case .failed = outcome {
        isStopped = !scope.keepsGoing
      } else if !scope.contains(cell) {
        outcome = .outside
      }
      return CellReport(
        cell: cell, output: result.output, outcome: outcome, position: result.position)
    }
  }
}
