/// `check`: replays a notebook and compares; nothing is written.
public enum NotebookCheck {
  /// Runs all cells in order and reports on each; `name` is what the report calls the notebook.
  public static func run(
    _ document: NotebookDocument, name: String, with runner: inout some CellRunner
  ) -> NotebookReport {
    NotebookReport(
      document: document, name: name, cells: NotebookReplay.run(document, with: &runner))
  }
}

/// `accept`: replays a notebook and takes over the outputs that drifted.
public enum NotebookAccept {
  /// What is to be done, and why.
  public struct Result: Sendable {
    /// The replay against the notebook as it was.
    public let report: NotebookReport

    /// The notebook to write; nil when there is nothing to write, because every output agreed,
    /// because a cell failed and the outputs below it are not known, or because one that was to fail
    /// did not, which its author has to see.
    public let text: String?
  }

  /// Runs all cells in order; `name` is what the report calls the notebook.
  public static func run(
    _ document: NotebookDocument, name: String, with runner: inout some CellRunner
  ) -> Result {
    let report = NotebookCheck.run(document, name: name, with: &runner)
    let isChanged = report.acceptedCount > 0 && !report.isStopped && !report.lacksError
    return Result(report: report, text: isChanged ? report.acceptedText : nil)
  }
}

/// Runs a notebook from top to bottom and looks at each output.
enum NotebookReplay {
  /// What became of every cell. A cell that fails, and was not to fail, ends the replay.
  static func run(_ document: NotebookDocument, with runner: inout some CellRunner) -> [CellReport]
  {
    var isStopped = false
    return document.cells.map { cell in
      if isStopped { return CellReport(cell: cell, output: "", outcome: .notReached) }
      if cell.directives.isSkipped {
        return CellReport(cell: cell, output: "", outcome: .skipped)
      }
      let result = runner.run(cell)
      let outcome = CellOutcome(of: cell, result)
      if case .failed = outcome { isStopped = true }
      return CellReport(
        cell: cell, output: result.output, outcome: outcome, position: result.position)
    }
  }
}
