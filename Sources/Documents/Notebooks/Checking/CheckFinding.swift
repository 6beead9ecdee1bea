import Text

/// One thing that a check found: a warning, or a cell that is not as recorded. `JUnitReport` and
/// `GitHubAnnotations` write it for other programs.
public struct CheckFinding: Hashable, Sendable {
  /// The consequence for the notebook: with errors, it does not pass.
  public enum Severity: Hashable, Sendable {
    /// An output is written differently now.
    case notice
    case warning, error
  }

  /// The consequence for the notebook.
  public let severity: Severity
  /// The line of the notebook, from 1.
  public let line: Int
  /// The column, from 1, if it is known.
  public let column: Int?
  /// One sentence, without its full stop.
  public let title: String
  /// The details, as lines.
  public let details: String
  /// The index of the cell; nil for a warning.
  public let cell: Int?
}

extension NotebookReport {
  /// All warnings, then what was found in each cell, in the order of the notebook.
  public var findings: [CheckFinding] {
    warnings.map { warning in
      CheckFinding(
        severity: .warning, line: warning.line, column: nil, title: warning.description,
        details: "", cell: nil)
    } + zip(cells, knownChanges).compactMap(finding)
  }

  private func finding(_ report: CellReport, _ known: [KnownChange]) -> CheckFinding? {
    let cell = report.cell
    func finding(
      _ severity: CheckFinding.Severity = .error, line: Int, column: Int? = nil, _ title: String,
      _ details: String
    ) -> CheckFinding {
      CheckFinding(
        severity: severity, line: line, column: column, title: title, details: details,
        cell: cell.index)
    }
    switch report.outcome {
    case .drifted(let drifts):
      return finding(
        line: cell.line(of: drifts), "the output is not as recorded",
        (drifts.map(\.description) + known.map(\.description))
          .joined(separator: "\n"))
    case .writtenDifferently(let looks):
      return finding(
        .notice, line: cell.line(of: looks), "the output is written differently now",
        looks.map(\.description).joined(separator: "\n"))
    case .failed(let diagnostic):
      return finding(
        line: report.position?.line ?? cell.line, column: report.position?.column,
        "this cell failed", diagnostic)
    case .missingError:
      return finding(line: cell.line, "this cell is marked `error`, but it did not fail", "")
    case .agreed, .notCompared, .skipped, .notReached, .outside:
      return nil
    }
  }
}

extension Cell {
  /// The line of the notebook that has the first of its drifts.
  public func line(of drifts: [Drift]) -> Int { outputLine + (drifts.first?.line ?? 1) - 1 }
}

extension Drift: CustomStringConvertible {
  /// The moved numbers, or the recorded line and the new one.
  public var description: String {
    if !numbers.isEmpty { return numbers.map(\.description).joined(separator: "\n") }
    return [recorded.map { "- \($0)" }, actual.map { "+ \($0)" }].compactMap { $0 }
      .joined(separator: "\n")
  }
}
