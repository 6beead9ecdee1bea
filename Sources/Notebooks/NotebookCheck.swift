/// `check`: replays a notebook and compares; nothing is written.
public enum NotebookCheck {
  public static func run(
    _ document: NotebookDocument, name: String, with runner: inout some CellRunner
  ) -> NotebookReport {
    NotebookReport(
      document: document, name: name, cells: NotebookReplay.run(document, with: &runner))
  }
}

/// `accept`: replays a notebook and takes over the outputs that drifted.
public enum NotebookAccept {
  public struct Result: Sendable {
    /// The replay against the notebook as it was.
    public let report: NotebookReport

    /// The notebook to write; nil when there is nothing to write, because every output agreed or
    /// because a cell failed and the outputs below it are not known.
    public let text: String?
  }

  public static func run(
    _ document: NotebookDocument, name: String, with runner: inout some CellRunner
  ) -> Result {
    let report = NotebookCheck.run(document, name: name, with: &runner)
    let isChanged = report.driftCount > 0 && !report.isStopped
    return Result(report: report, text: isChanged ? report.acceptedText : nil)
  }
}
