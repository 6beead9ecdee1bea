import JSON
import Workbooks

/// The line that says how far a long run has come.
struct CellProgress {
  var isShown = false
  private var start: Double?
  private var last = -Double.infinity

  /// Seconds before it appears, and between two updates.
  private static let patience = 0.5
  private static let interval = 0.25

  /// The next line to show; nil as long as none is due.
  mutating func line(for progress: RunProgress, at now: Double) -> String? {
    guard let start else {
      start = now
      return nil
    }
    guard now - start > Self.patience, now - last > Self.interval else { return nil }
    last = now
    return progress.text
  }

  /// The content of its message, under the name by which it is updated.
  static func content(_ line: String, _ cell: Int) -> JSONValue {
    [
      "data": ["text/plain": .string(line)], "metadata": [:],
      "transient": ["display_id": .string("progress-\(cell)")],
    ]
  }
}

extension RunProgress {
  /// It as a line.
  fileprivate var text: String {
    switch self {
    case .runs(let done, let count): "run \(done) of \(count)"
    case .time(let time, let end, let isReplay):
      "\(isReplay ? "replaying" : "running"): t = \(Int(time)) s"
        + (end.map { " of \(Int($0)) s" } ?? "")
    }
  }
}
