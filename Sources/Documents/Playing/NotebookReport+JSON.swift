import Answers
import JSON
import Notebooks

extension NotebookReport {
  /// The report as `check --json` writes it.
  package var json: JSONText {
    JSONText.answer(
      "check",
      [
        ("file", .string(name)), ("passes", .flag(passes)),
        ("cells", .number(Double(cells.count))), ("drifts", .number(Double(driftCount))),
        ("writtenDifferently", .number(Double(looksCount))), ("summary", .string(summary)),
      ])
  }
}
