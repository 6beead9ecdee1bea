import Notebooks
import Text

/// What a workbook has to say beside the answers of statements.
public enum Notice: Sendable {
  /// The file that was named cannot be read at all.
  case unreadable(reason: String)
  /// What was read is no notebook, or a notebook that is to be checked cannot be read.
  case unreadableNotebook(name: String, reason: String)
  /// A notebook's new outputs cannot be written.
  case unwritable(name: String, reason: String)
  /// A file that was to be swept has no sweep.
  case noSweep(name: String)
  /// A directive of a notebook does nothing.
  case warning(NotebookWarning, name: String)
  /// A cell is marked `error` and did not fail; `line` counts in the notebook, from 1.
  case missingError(name: String, line: Int)
  /// A run was stopped on the way, and what it did is kept.
  case stopped
  /// Somebody has played, and so many lines came of it.
  case played(lines: Int)
  /// What `check` found in a notebook.
  case checked(NotebookReport)
  /// What differs between the session and its replay, as a unified diff.
  case drift(diff: String)
  /// `accept` found that all outputs agree.
  case nothingDrifted(name: String)
  /// `accept` wrote so many outputs anew.
  case accepted(name: String, count: Int)
  /// The session that was left for another is in no file; if it was kept, under this number.
  case leftUnsaved(number: Int?)
  /// The session that was opened and is undone is in no file.
  case undoneUnsaved(number: Int)
  /// The session that ends is in no file.
  case endedUnsaved(number: Int)
  /// So many lines of a session that was opened by its number did not run.
  case openedInPart(number: Int, failed: Int, of: Int)
  /// What a lesson says.
  case lesson(LessonNotice)
  /// The session that was left is not kept.
  case notKept(reason: String)

  /// Whether it tells of something wrong with what was asked, rather than answering it.
  public var isComplaint: Bool {
    switch self {
    case .unreadable, .unreadableNotebook, .unwritable, .warning, .missingError, .notKept, .noSweep:
      true
    case .stopped, .played, .checked, .drift, .nothingDrifted, .accepted, .leftUnsaved,
      .undoneUnsaved,
      .endedUnsaved, .openedInPart, .lesson:
      false
    }
  }

  /// It in words: lines without a final line feed, safe for a terminal.
  public var text: String {
    switch self {
    case .unreadable(let reason): "error: \(reason.visibleInLine)"
    case .unreadableNotebook(let name, let reason):
      "error: cannot read `\(name.visibleInLine)`: \(reason.visibleInLine)"
    case .unwritable(let name, let reason):
      "error: cannot write `\(name.visibleInLine)`: \(reason.visibleInLine)"
    case .noSweep(let name):
      "error: `\(name.visibleInLine)` has no sweep: write `sweep r in [1, 2, 4] { … } measure …` in it"
    case .warning(let warning, let name):
      "\(name.visibleInLine):\(warning.line): warning: \(warning.description.visibleInLine)"
    case .missingError(let name, let line):
      "\(name.visibleInLine):\(line): error: this cell was to fail, and did not"
    case .stopped: "stopped here; the state is kept"
    case .played(let count):
      switch count {
      case 0: "nothing was done"
      case 1: "played: the line that does it again is in `history`"
      default: "played: the \(count) lines that do it again are in `history`"
      }
    case .checked(let report): Self.lines(of: report).visible
    case .drift(let diff): diff.visible
    case .nothingDrifted(let name): "\(name.visibleInLine): nothing has drifted"
    case .accepted(let name, let count):
      "\(name.visibleInLine): \(count) \(count == 1 ? "output" : "outputs") recorded anew"
    case .leftUnsaved(let number):
      "the session before was not saved: `undo`"
        + (number.map { " or `open \($0)`" } ?? "") + " brings it back"
    case .undoneUnsaved(let number):
      "what followed it was not saved: `open \(number)` brings it back"
    case .endedUnsaved(let number): "not saved: `open \(number)` brings this session back"
    case .openedInPart(let number, let failed, let count):
      "\(failed) of \(count) lines did not run; session \(number) stays as it was kept: "
        + "`open \(number)` tries again"
    case .lesson(let notice): notice.text
    case .notKept(let reason):
      "warning: the session that was left is not kept: \(reason.visibleInLine)"
    }
  }

  private static func lines(of report: NotebookReport) -> String {
    if report.passes {
      return report.summary + "\(report.name.visibleInLine): \(report.agreement)"
    }
    return String(report.summary.dropLast(report.summary.hasSuffix("\n") ? 1 : 0))
  }
}
