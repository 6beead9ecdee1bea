import JSON
import Playing

/// The line that says how far a long run has come.
struct CellProgress {
  var isShown = false
  private var pace = ProgressPace(every: 0.25)

  /// The next line to show; nil as long as none is due.
  mutating func line(for progress: RunProgress, at now: Double) -> String? {
    pace.isDue(at: now) ? progress.text : nil
  }

  /// The content of its message, under the name by which it is updated.
  static func content(_ line: String, _ cell: Int) -> JSONValue {
    [
      "data": ["text/plain": .string(line)], "metadata": [:],
      "transient": ["display_id": .string("progress-\(cell)")],
    ]
  }
}
