import Text

/// The report of a notebook's replay.
public struct NotebookReport: Sendable {
  /// The name to print, usually the file's path as given.
  public let name: String

  /// The outcome of each cell, in order.
  public let cells: [CellReport]

  /// Warnings about directives without effect.
  public let warnings: [NotebookWarning]

  /// The original text of the notebook.
  public let text: String

  /// The text with changed outputs updated, and without the help recorded under mistakes.
  /// Everything else stays, including wildcards that still match.
  public let acceptedText: String
  /// The number of outputs that differ in `acceptedText`.
  public let acceptedCount: Int
  /// The text with only the changed outputs updated.
  private let driftedText: String
  /// The notebook as it was before the replay.
  private let document: NotebookDocument
  /// The subject of the check.
  private let scope: CheckScope

  init(
    document: NotebookDocument, name: String, cells: [CellReport], _ scope: CheckScope = .whole
  ) {
    self.name = name
    self.cells = cells
    self.scope = scope
    self.document = document
    warnings = document.warnings
    text = document.text
    var (drifted, accepted): ([Int: String?], [Int: String?]) = ([:], [:])
    for report in cells {
      switch report.outcome {
      case .drifted:
        drifted[report.cell.index] = report.acceptedOutput
      case .agreed:
        let recorded = report.cell.recorded ?? ""
        let without = RecordedAdvice.removed(from: recorded)
        if without != recorded { accepted[report.cell.index] = without }
      case .writtenDifferently, .notCompared, .skipped, .failed, .missingError, .notReached,
        .outside:
        break
      }
    }
    driftedText = document.replacingOutputs(drifted)
    acceptedText = document.replacingOutputs(accepted.merging(drifted) { $1 })
    acceptedCount = accepted.count + drifted.count
  }

  /// The notebook that `accept` writes. Nil if every output agreed; if a cell failed, so that the
  /// outputs below it are unknown; or if a cell that should have failed did not, which its author
  /// has to see.
  public var textToAccept: String? {
    acceptedCount > 0 && !isStopped && !lacksError ? acceptedText : nil
  }

  /// The notebook that `accept --looks` writes. Nil if no output is written differently, and where
  /// `accept` writes nothing.
  public var textOfLooks: String? {
    guard looksCount > 0, !isStopped, !lacksError else { return nil }
    let looks = cells.filter(\.isWrittenDifferently).map {
      ($0.cell.index, Optional($0.acceptedOutput))
    }
    return document.replacingOutputs(Dictionary(uniqueKeysWithValues: looks))
  }

  /// The headings of the notebook.
  var headings: [NotebookDocument.Heading] { document.headings }

  /// The notebook with the outputs of this replay; nil if it can no longer be read.
  public var replayed: NotebookDocument? {
    let outputs = cells.filter(\.hasRun).map { ($0.cell.index, Optional($0.output.text)) }
    return try? NotebookDocument(
      text: document.replacingOutputs(Dictionary(uniqueKeysWithValues: outputs)))
  }

  /// Whether every outcome is as the notebook says.
  public var passes: Bool { cells.allSatisfy(\.outcome.isGood) }

  /// The number of cells whose output differs from the recorded one.
  public var driftCount: Int {
    cells.count { if case .drifted = $0.outcome { true } else { false } }
  }

  /// The number of cells whose output says what is recorded, and is written differently.
  public var looksCount: Int {
    cells.count(where: \.isWrittenDifferently)
  }

  /// Whether a cell failed, so that the rest was not run.
  public var isStopped: Bool {
    cells.contains { if case .failed = $0.outcome { true } else { false } }
  }

  /// Whether a cell that should have failed did not.
  var lacksError: Bool { cells.contains { $0.outcome == .missingError } }

  /// `agreement`, and the command that writes anew what is written differently.
  public var verdict: String {
    guard looksCount > 0 else { return agreement }
    return agreement + "; `motionbook accept --looks \(name.shellWord)` writes "
      + (looksCount == 1 ? "it anew" : "them anew")
  }

  /// The number of agreeing cells, in words, and of those that are written differently; and the
  /// values of parameters that were set.
  public var agreement: String {
    let count = cells.count { $0.outcome.isGood && ![.skipped, .outside].contains($0.outcome) }
    let uncompared = cells.count { $0.outcome == .notCompared && !scope.compares($0.cell) }
    let agreement =
      switch (count, uncompared) {
      case (0, _): "nothing to check yet"
      case (1, 0) where looksCount == 1: "1 cell agrees and is written differently now"
      case (1, 0): "1 cell agrees"
      case (_, 0): "all \(count) cells agree"
      case (1, _): "1 cell ran; its output was recorded with other values"
      default: "\(count) cells ran; \(uncompared) were recorded with other values"
      }
    let all = agreement + (count == 1 ? "" : looks.map { ", \($0)" } ?? "")
    return scope.parameters.map { "with \($0), \(all)" } ?? all
  }

  /// The number of cells that are written differently, in words; nil if none is.
  public var looks: String? {
    switch looksCount {
    case 0: nil
    case 1: "1 is written differently now"
    case let count: "\(count) are written differently now"
    }
  }

  /// A unified diff from the notebook to the replay; `""` if nothing differs.
  public var diff: String {
    UnifiedDiff.text(from: text, to: driftedText, names: (label, "\(label) (replayed)"))
  }

  /// The name on one line, safe to print.
  private var label: String { name.visibleInLine }

  /// The report as text: the diff, the actual and allowed change of each number, the known changes
  /// that touch it, and cells that failed; `""` if the notebook agrees and there are no warnings.
  /// Every line ends with LF.
  public var summary: String {
    let warningLines = warnings.map {
      "\(label):\($0.line): warning: \($0.description.visibleInLine)\n"
    }
    return warningLines.joined() + diff + zip(cells, knownChanges).map(figures).joined()
  }

  /// The moved numbers, each at its line, or else the place of the first line that differs; then what
  /// may be the reason.
  private func figures(
    of drifts: [Drift], in cell: Cell, _ known: [KnownChange]
  ) -> String {
    let moved = drifts.filter { !$0.numbers.isEmpty }
    let place = "\(label):\(cell.line(of: moved.isEmpty ? drifts : moved))"
    let numbers = moved.flatMap { drift in
      drift.numbers.map { "\(label):\(cell.line(of: [drift])): \($0)\n" }
    }
    let found = numbers.isEmpty ? ["\(place): the output is not as recorded\n"] : numbers
    return (found + known.map { "\(place): \($0); this may be why\n" }).joined()
  }

  private func figures(_ report: CellReport, _ known: [KnownChange]) -> String {
    switch report.outcome {
    case .drifted(let drifts):
      return figures(of: drifts, in: report.cell, known)
    case .failed(let diagnostic):
      let lines = OutputText.lines(diagnostic).map { "  \($0)\n" }.joined()
      let place = report.position.map { "\($0.line):\($0.column)" } ?? "\(report.cell.line)"
      let end = scope.keepsGoing ? "" : "; the replay stops here"
      return "\(label):\(place): this cell failed\(end)\n" + lines
    case .missingError:
      return "\(label):\(report.cell.line): this cell is marked `error`, but it did not fail\n"
    case .agreed, .writtenDifferently, .notCompared, .skipped, .notReached, .outside:
      return ""
    }
  }
}
