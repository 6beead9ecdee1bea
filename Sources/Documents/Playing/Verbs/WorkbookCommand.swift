import Answers
import Commands
import Diagnostics
import Evaluation
import Language
import Sessions

/// A request that a workbook carries out, if the statement's `Author` may make it. Each verb, such as
/// `save`, `open` or `replay`, has its declaration and its work in one file.
protocol WorkbookRequest: Request {
  /// The verb that makes it, for the message of a refusal.
  var verb: String { get }
  var kind: WorkbookRequestKind { get }
  /// Carries it out.
  ///
  /// - Parameters:
  ///   - span: The statement that makes it.
  ///   - origin: Whether a person has just typed the statement.
  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending
}

/// The differences between requests that decide which authors may make them.
enum WorkbookRequestKind {
  case quit
  case clear
  /// It reads or writes files.
  case file
  /// It shows a live stage; without one, the line runs instead.
  case play(unseen: String)
  /// It depends on what a person did before, so only a person can make it.
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
