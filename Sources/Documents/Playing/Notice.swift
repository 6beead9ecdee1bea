import Notebooks
import Text

/// A message of a workbook besides the answers to statements.
public enum Notice: Sendable {
  /// The named file cannot be read at all.
  case unreadable(reason: String)
  /// The text is not a notebook, or a notebook to check cannot be read.
  case unreadableNotebook(name: String, reason: String)
  /// A notebook's new output cannot be written.
  case unwritable(name: String, reason: String)
  /// A file or folder makes no page.
  case passedOver(name: String, reason: String)
  /// The file contains no sweep.
  case noSweep(name: String)
  /// A file was written; `what` is in it.
  case saved(name: String, what: String)
  /// The differences of two notebooks, or of two replays, as lines.
  case differences(name: String, lines: [String])
  /// No checked notebook has a heading that contains this text.
  case noHeading(String)
  /// A directive of a notebook has no effect.
  case warning(NotebookWarning, name: String)
  /// A cell is marked `error` and did not fail; `line` counts in the notebook, from 1.
  case missingError(name: String, line: Int)
  /// A run was stopped, and its state is kept.
  case stopped
  /// A statement stopped an entry before this many lines of it.
  case notRun(lines: Int)
  /// `play` has ended and recorded this many lines.
  case played(lines: Int)
  /// The report of `check` on a notebook.
  case checked(NotebookReport)
  /// The differences between the session and its replay, as a unified diff.
  case drift(diff: String)
  /// `accept` found that all output agrees.
  case nothingDrifted(name: String)
  /// `accept` updated this many outputs.
  case accepted(name: String, count: Int)
  /// `accept --looks` found nothing that is only written differently.
  case nothingWrittenDifferently(name: String)
  /// `accept --looks` wrote this many outputs anew.
  case writtenAnew(name: String, count: Int)
  /// The previous session is not saved in a file; if it was kept, it has this number.
  case leftUnsaved(number: Int?)
  /// The session whose opening was undone is not saved in a file.
  case undoneUnsaved(number: Int)
  /// The session that ends is not saved in a file.
  case endedUnsaved(number: Int)
  /// This many lines of a session opened by its number failed.
  case openedInPart(number: Int, failed: Int, of: Int)
  /// A message of a lesson.
  case lesson(LessonNotice)
  /// `clear` was typed, but there is no screen.
  case noScreen
  /// The previous session cannot be kept.
  case notKept(reason: String)

  /// Whether it reports a problem with the request.
  public var isComplaint: Bool {
    switch self {
    case .unreadable, .unreadableNotebook, .unwritable, .passedOver, .warning, .missingError,
      .notKept, .noSweep,
      .noScreen, .noHeading:
      true
    case .saved, .differences, .stopped, .notRun, .played, .checked, .drift, .nothingDrifted,
      .accepted, .nothingWrittenDifferently, .writtenAnew,
      .leftUnsaved,
      .undoneUnsaved,
      .endedUnsaved, .openedInPart, .lesson:
      false
    }
  }

  /// The text: lines without a final line feed, safe for a terminal.
  public var text: String {
    switch self {
    case .unreadable(let reason): "error: \(reason.visibleInLine)"
    case .unreadableNotebook(let name, let reason):
      "error: cannot read `\(name.visibleInLine)`: \(reason.visibleInLine)"
    case .unwritable(let name, let reason):
      "error: cannot write `\(name.visibleInLine)`: \(reason.visibleInLine)"
    case .passedOver(let name, let reason):
      "warning: passed over `\(name.visibleInLine)`: \(reason)"
    case .noSweep(let name):
      "error: `\(name.visibleInLine)` has no sweep; "
        + "add one, such as `sweep r in [1, 2, 4] { … } measure …`"
    case .differences(let name, let lines):
      ([name.visibleInLine + ":"] + lines.map { "  \($0.visibleInLine)" }).joined(separator: "\n")
    case .saved(let name, let what): "\(name.visibleInLine): \(what)"
    case .noHeading(let text):
      "error: no heading contains `\(text.visibleInLine)`, so nothing was checked"
    case .warning(let warning, let name):
      "\(name.visibleInLine):\(warning.line): warning: \(warning.description.visibleInLine)"
    case .missingError(let name, let line):
      "\(name.visibleInLine):\(line): error: this cell is marked `error`, but it did not fail"
    case .stopped: "stopped here; the state is kept"
    case .notRun(let count):
      count == 1 ? "the line after it was not run" : "the \(count) lines after it were not run"
    case .played(let count):
      switch count {
      case 0: "nothing recorded"
      case 1: "recorded as 1 line (see `history`)"
      default: "recorded as \(count) lines (see `history`)"
      }
    case .checked(let report): Self.lines(of: report).visible
    case .drift(let diff): diff.visible
    case .nothingDrifted(let name): "\(name.visibleInLine): all output is up to date"
    case .accepted(let name, let count):
      "\(name.visibleInLine): \(count) \(count == 1 ? "output" : "outputs") updated"
    case .nothingWrittenDifferently(let name):
      "\(name.visibleInLine): nothing is written differently"
    case .writtenAnew(let name, let count):
      "\(name.visibleInLine): \(count) \(count == 1 ? "output" : "outputs") written anew"
    case .leftUnsaved(let number):
      "the previous session was not saved: `undo`"
        + (number.map { " or `open \($0)`" } ?? "") + " brings it back"
    case .undoneUnsaved(let number):
      "the undone session was not saved: `open \(number)` brings it back"
    case .endedUnsaved(let number): "not saved: `open \(number)` brings this session back"
    case .openedInPart(let number, let failed, let count):
      "\(failed) of \(count) lines failed; the kept session \(number) does not change: "
        + "`open \(number)` tries again"
    case .lesson(let notice): notice.text
    case .noScreen: "warning: there is no screen to clear here"
    case .notKept(let reason):
      "warning: cannot keep the session you left: \(reason.visibleInLine)"
    }
  }

  private static func lines(of report: NotebookReport) -> String {
    if report.passes {
      return report.summary + "\(report.name.visibleInLine): \(report.verdict)"
    }
    return String(report.summary.dropLast(report.summary.hasSuffix("\n") ? 1 : 0))
  }
}
