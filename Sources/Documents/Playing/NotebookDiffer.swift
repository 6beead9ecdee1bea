import Notebooks
import Text
import Values

/// `diff`: compares two notebooks by meaning. Cells, outputs and prose are compared as they are
/// written; both notebooks run, to compare what they expect.
public struct NotebookDiffer {
  private let host: any Host & FileHost
  private let work: Int

  /// Creates a comparison of files that the host reads.
  /// - Parameter work: The limit on the work of each notebook, as a multiple of `Limits.work`, from
  ///   1 to `Limits.workMultiple`.
  public init(in host: any Host & FileHost, work: Int = 1) {
    self.host = host
    self.work = work
  }

  /// Compares two files and shows the differences.
  ///
  /// - Parameters:
  ///   - label: The name of both, if it is not those of the files.
  /// - Returns: `finished` if there are none, `failed` if there are some.
  public func compare(_ old: String, _ new: String, label: String? = nil) -> RunStatus {
    guard let before = document(old), let after = document(new) else { return .unreadable }
    let (runBefore, runAfter) = (results(of: before, old), results(of: after, new))
    if host.isInterrupted { return .interrupted }
    let lines =
      NotebookDifference(from: before, to: after).lines
      + Self.flips(from: runBefore, to: runAfter, names: (label ?? old, label ?? new))
    guard !lines.isEmpty else {
      if before.text != after.text {
        host.show(.saved(name: label ?? new, what: "no difference in meaning"))
      }
      return .finished
    }
    let heading = label ?? "\(old) and \(new)"
    host.show(.differences(name: heading, lines: lines))
    return .failed
  }

  /// The notebook in a file; an empty one where git says that there is none.
  private func document(_ path: String) -> NotebookDocument? {
    if path == "/dev/null" { return try? NotebookDocument(text: "") }
    return host.notebook(path, by: host.read(argument:))?.document
  }

  private func results(of document: NotebookDocument, _ name: String) -> NotebookRow {
    let plan = NotebookSweepPlan(document, named: name, work: work, axes: [])
    defer { host.statementEnded() }
    return NotebookRun(0, of: plan, hooks: .unseen(in: host, inFolder: host.folder(of: name))).row
  }

  /// The result of each `expect` that both have, and the places where a notebook stops.
  private static func flips(
    from old: NotebookRow, to new: NotebookRow, names: (String, String)
  ) -> [String] {
    var before = Dictionary(grouping: old.expectations, by: \.condition)
      .mapValues { $0.map(\.holds)[...] }
    var lines: [String] = []
    for (condition, holds) in new.expectations {
      guard let held = before[condition]?.popFirst() else { continue }
      if held != holds {
        lines.append(
          "expect \(condition): " + (holds ? "failed, and now holds" : "held, and now fails"))
      }
    }
    if old.problem != new.problem {
      lines += old.problem.map { ["- \(names.0) stops: \($0)"] } ?? []
      lines += new.problem.map { ["+ \(names.1) stops: \($0)"] } ?? []
    }
    return lines
  }
}

extension NotebookRow {
  fileprivate var expectations: [(condition: String, holds: Bool)] {
    results.compactMap { result in
      if case .flag(let holds) = result.cell { (result.name, holds) } else { nil }
    }
  }
}
