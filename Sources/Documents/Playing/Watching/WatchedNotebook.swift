import Diagnostics
import Notebooks

/// `watch`: one notebook that is replayed whenever its file is saved.
public final class WatchedNotebook {
  private let host: any Host & FileHost
  private let path: String
  private let page: String?
  private let work: Int
  /// The text of the file when it ran last.
  private var text: String?
  /// The notebook with the outputs of its last replay.
  private var replayed: NotebookDocument?
  /// Whether the last replay ended in a failed cell, or the file could not be read.
  private var isBroken = false

  /// - Parameters:
  ///   - page: A file for the page of the notebook, written after each replay without a failed cell.
  ///   - work: The limit on the work of each replay, as a multiple of `Limits.work`, from 1 to
  ///     `Limits.workMultiple`.
  public init(_ path: String, page: String?, in host: any Host & FileHost, work: Int = 1) {
    (self.path, self.page, self.host, self.work) = (path, page, host, work)
  }

  /// Replays the notebook if its file has changed, and shows what is different since the last time.
  ///
  /// A file that is gone or empty is about to be written: editors remove, truncate and write in
  /// several steps, and each step calls this again.
  public func update() {
    guard let input = try? host.read(path), !input.bytes.isEmpty else { return }
    guard input.text != text else { return }
    text = input.text
    let document: NotebookDocument
    do throws(FileRefusal) {
      document = try input.document()
    } catch {
      isBroken = true
      return host.show(.unreadableNotebook(name: path, reason: error.reason))
    }
    let report = host.checked(document, from: path, work: work)
    guard !host.isInterrupted else { return }
    // The page shows what is different, too.
    if let page, !report.isStopped {
      _ = PageExport(in: host, work: work).export(path, to: page) { _ in }
    }
    guard !host.isInterrupted else { return }
    show(report)
  }

  private func show(_ report: NotebookReport) {
    let current = report.replayed
    defer { (replayed, isBroken) = (current, report.isStopped) }
    guard let replayed, let current, !report.isStopped, !isBroken else {
      return host.show(.checked(report))
    }
    let lines = NotebookDifference(from: replayed, to: current).lines
    guard lines.isEmpty else { return host.show(.differences(name: path, lines: lines)) }
    host.show(.saved(name: path, what: "nothing changed" + Self.differences(in: report)))
  }

  private static func differences(in report: NotebookReport) -> String {
    let drifts =
      switch report.driftCount {
      case 0: ""
      case 1: "; 1 recorded output differs"
      case let count: "; \(count) recorded outputs differ"
      }
    return drifts + (report.looks.map { "; \($0)" } ?? "")
  }
}
