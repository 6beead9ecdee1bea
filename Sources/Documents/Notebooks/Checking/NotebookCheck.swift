import Diagnostics

/// `check` and `accept`: what the cells of a notebook print, compared with what is recorded.
///
/// A player runs its `script` and tells it what each cell printed.
public struct NotebookCheck {
  private let document: NotebookDocument
  private let name: String
  private let scope: CheckScope
  /// By the index of the cell.
  private var reports: [Int: CellReport] = [:]

  /// - Parameter name: The notebook's name in the report.
  public init(_ document: NotebookDocument, name: String, _ scope: CheckScope = .whole) {
    (self.document, self.name, self.scope) = (document, name, scope)
  }

  /// The cells to run. A cell that fails unexpectedly ends them, unless the scope keeps going.
  public var script: Script {
    Script(
      document.cells.filter { !scope.ends(before: $0) },
      scope.keepsGoing ? .goesOn : .endsAtFailure)
  }

  /// A cell has ended.
  ///
  /// - Parameter output: Everything that it printed, and the mistake that stopped it.
  public mutating func ended(_ cell: Cell, _ ending: CellEnding, _ output: CellOutput) {
    var outcome = CellOutcome(
      of: cell, ending, output, isCompared: scope.compares(cell), isExact: scope.isExact)
    if outcome.isReached, !scope.contains(cell) { outcome = .outside }
    reports[cell.index] = CellReport(
      cell: cell, output: output, outcome: outcome, position: ending.mistake?.span?.position)
  }

  /// The report on all cells.
  public var report: NotebookReport {
    let cells = document.cells.map { cell in
      reports[cell.index]
        ?? CellReport(
          cell: cell, output: "", outcome: scope.ends(before: cell) ? .outside : .notReached)
    }
    return NotebookReport(document: document, name: name, cells: cells, scope)
  }
}

extension CellOutcome {
  /// Whether the cell ran without an unexpected mistake.
  fileprivate var isReached: Bool {
    switch self {
    case .failed, .skipped: false
    default: true
    }
  }
}
