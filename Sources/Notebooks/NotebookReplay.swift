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
      let outcome = outcome(of: cell, result)
      if case .failed = outcome { isStopped = true }
      return CellReport(
        cell: cell, output: result.output, outcome: outcome, position: result.position)
    }
  }

  private static func outcome(of cell: Cell, _ result: CellResult) -> CellOutcome {
    if result.failed, !cell.directives.expectsError { return .failed(diagnostic: result.output) }
    if !result.failed, cell.directives.expectsError { return .missingError }
    if cell.directives.isVolatile { return .notCompared }
    let comparison = OutputComparison.compare(
      recorded: cell.recorded ?? "", actual: result.output,
      tolerance: cell.directives.tolerance)
    return comparison.agrees ? .agreed : .drifted(comparison.drifts)
  }
}
