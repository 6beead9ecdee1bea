import Diagnostics
import Evaluation
import Files
import Language
import Notebooks
import Sessions

struct ReplayCommand: WorkbookCommand {
  struct Clauses: CommandClauses {
    let live = Clause(flag: "live", "shows the stage in real time, where it is visible")
  }

  static let verb = "replay"
  static let declaration = declare(
    "Runs the session again from the start and shows its output", .stage, Clauses(),
    examples: ["run 1s; replay", "run 1s; replay live"],
    notes: [
      "`replay live` shows the stage in real time, like `play`, but keys do not act on the stage."
    ],
    isRecorded: false, roles: [.isForPrompt])

  let isLive: Bool

  init(_ call: Look<Clauses>) throws(Failure) { isLive = call[\.live] }

  var kind: WorkbookRequestKind { .file }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    Ending(workbook.replaySession(isLive: isLive, span))
  }
}

struct CheckCommand: WorkbookCommand {
  static let verb = "check"
  static let declaration = declare(
    "Replays the session and compares each answer with the original one", .session, NoClauses(),
    examples: ["run 1s; check"], isRecorded: false, roles: [.isForPrompt])

  init(_ call: Look<NoClauses>) throws(Failure) {}

  var kind: WorkbookRequestKind { .file }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    Ending(workbook.checkSession(span))
  }
}

extension Workbook {
  fileprivate func replaySession(isLive: Bool, _ span: Span) -> Diagnostic? {
    let document: NotebookDocument
    do { document = try self.document } catch { return Diagnostic(error, at: span) }
    if isLive, let live = host.liveStage {
      return replay(document, on: live) ? nil : Diagnostic(.replayStopped, at: span)
    }
    let ending = replay(
      document, named: "session", in: freshSession(),
      folder: host.folder(of: notebook.path ?? "session"))
    return ending == .finished ? nil : Diagnostic(.replayStopped, at: span)
  }

  fileprivate func checkSession(_ span: Span) -> Diagnostic? {
    let document: NotebookDocument
    do { document = try self.document } catch { return Diagnostic(error, at: span) }
    let report = host.checked(
      document, from: notebook.path ?? "session", as: "session", work: work, counting: meter)
    host.statementEnded()
    guard report.passes else {
      host.show(.drift(diff: report.diff))
      return Diagnostic(.drifted(max(1, report.driftCount)), at: span)
    }
    show(line: report.agreement)
    return nil
  }
}
