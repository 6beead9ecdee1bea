import Text

/// What a replay of a notebook showed: a value to print, or to count.
public struct NotebookReport: Sendable {
  /// The name to print, usually the file's as it was given.
  public let name: String

  /// What became of each cell, in order.
  public let cells: [CellReport]

  /// What the notebook asks for that does nothing.
  public let warnings: [NotebookWarning]

  /// The notebook as it is.
  public let text: String

  /// The notebook with the outputs that came in place of those that drifted, and without the help
  /// that is recorded under mistakes; all else, wildcards that still hold among it, as it is.
  public let acceptedText: String
  /// How many outputs are others in it.
  public let acceptedCount: Int
  /// The notebook with other outputs only where they drifted.
  private let driftedText: String

  init(document: NotebookDocument, name: String, cells: [CellReport]) {
    self.name = name
    self.cells = cells
    warnings = document.warnings
    text = document.text
    var (drifted, accepted): ([Int: String?], [Int: String?]) = ([:], [:])
    for report in cells {
      let recorded = report.cell.recorded ?? ""
      switch report.outcome {
      case .drifted:
        drifted[report.cell.index] = OutputComparison.acceptedOutput(
          recorded: recorded, actual: report.output, tolerance: report.cell.directives.tolerance)
      case .agreed:
        let without = RecordedAdvice.removed(from: recorded)
        if without != recorded { accepted[report.cell.index] = without }
      case .notCompared, .skipped, .failed, .missingError, .notReached: break
      }
    }
    driftedText = document.replacingOutputs(drifted)
    acceptedText = document.replacingOutputs(accepted.merging(drifted) { $1 })
    acceptedCount = accepted.count + drifted.count
  }

  /// Whether every cell did as the notebook says.
  public var passes: Bool { cells.allSatisfy(\.outcome.isGood) }

  /// How many cells answered something else than what is recorded.
  public var driftCount: Int {
    cells.count { if case .drifted = $0.outcome { true } else { false } }
  }

  /// Whether a cell failed, so that the rest was not run.
  public var isStopped: Bool {
    cells.contains { if case .failed = $0.outcome { true } else { false } }
  }

  /// Whether a cell that was to fail did not.
  var lacksError: Bool { cells.contains { $0.outcome == .missingError } }

  /// How many cells agree, in words.
  public var agreement: String {
    let count = cells.count { $0.outcome.isGood && $0.outcome != .skipped }
    switch count {
    case 0: return "nothing to check yet"
    case 1: return "1 cell agrees"
    default: return "all \(count) cells agree"
    }
  }

  /// What differs, as a unified diff from the notebook to the replay; `""` when nothing does.
  public var diff: String {
    UnifiedDiff.text(from: text, to: driftedText, names: (label, "\(label) (replayed)"))
  }

  /// The name in one line, as it may be shown.
  private var label: String { name.visibleInLine }

  /// The report as text: the diff, how far each number moved and might, and cells that failed;
  /// `""` when the notebook agrees and nothing is to be said. Every line ends with LF.
  public var summary: String {
    let warningLines = warnings.map {
      "\(label):\($0.line): warning: \($0.description.visibleInLine)\n"
    }
    return warningLines.joined() + diff + cells.map(figures).joined()
  }

  private func figures(_ report: CellReport) -> String {
    switch report.outcome {
    case .drifted(let drifts):
      return drifts.flatMap { drift in
        drift.numbers.map { "\(label):\(report.cell.outputLine + drift.line - 1): \($0)\n" }
      }.joined()
    case .failed(let diagnostic):
      let lines = OutputText.lines(diagnostic).map { "  \($0)\n" }.joined()
      let place = report.position.map { "\($0.line):\($0.column)" } ?? "\(report.cell.line)"
      return "\(label):\(place): this cell failed, and the replay stops here\n" + lines
    case .missingError:
      return "\(label):\(report.cell.line): this cell is marked `error`, but it did not fail\n"
    case .agreed, .notCompared, .skipped, .notReached:
      return ""
    }
  }
}
