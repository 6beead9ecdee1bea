import Answers
import Commands
import Diagnostics
import Evaluation
import Language
import Sessions

/// A request that a workbook carries out. A replay refuses those that read or write files.
protocol WorkbookRequest: Request {
  /// The verb that makes it, for a refusal.
  var verb: String { get }
  var kind: WorkbookRequestKind { get }
  /// Returns how it ended.
  ///
  /// - Parameters:
  ///   - span: The statement that makes it.
  ///   - origin: Whether a person has just typed it.
  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending
}

/// The difference between requests that decides whose are carried out.
enum WorkbookRequestKind {
  case quit, clear, file
  /// Without a live stage, the line runs instead.
  case play(unseen: String)
  /// Its result depends on earlier actions of a person.
  case forPeople
}

/// A verb of the workbook. A value of the type is one call, with its arguments.
protocol WorkbookCommand: RequestCommand, WorkbookRequest {
  init(_ call: Look<Clauses>) throws(Failure)
}

extension WorkbookCommand {
  static func request(_ call: Look<Clauses>) throws(Failure) -> any Request { try Self(call) }
  var verb: String { Self.verb }
}

// MARK: Requests that are no verbs

extension ChartFile: WorkbookRequest {
  /// The clause that makes it.
  var verb: String { "into" }
  var kind: WorkbookRequestKind { .file }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    Ending(workbook.write(self, span))
  }
}

extension LeaveOpenedRequest: WorkbookRequest {
  var verb: String { "undo" }
  var kind: WorkbookRequestKind { .forPeople }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    Ending(workbook.leaveOpened(span))
  }
}

extension EditRequest: WorkbookRequest {
  var verb: String { "edit" }
  var kind: WorkbookRequestKind { .forPeople }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    do {
      try workbook.host.editor.edit(text)
      return .finished
    } catch {
      return .failed(Diagnostic(error, at: span))
    }
  }
}
