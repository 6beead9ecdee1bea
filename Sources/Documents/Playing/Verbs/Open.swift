import Diagnostics
import Evaluation
import Files
import Language
import Notebooks
import Sessions
import Text
import Values

struct OpenCommand: WorkbookCommand {
  struct Clauses: CommandClauses {
    let target = Subject(
      "FILE", .fileOrSession, "notebook, such as \"fall.md\", or number of a session in `sessions`")
  }

  static let verb = "open"
  static let declaration = declare(
    "Continues a notebook or an earlier session", .session, Clauses(),
    examples: ["open \"fall.md\"", "open 3"],
    notes: ["The previous session is kept; `undo` returns to it."],
    isRecorded: false, roles: [.actsOutside])

  let target: Target

  init(_ call: Look<Clauses>) throws(Failure) { target = call[\.target] }

  var kind: WorkbookRequestKind {
    switch target {
    case .file: .file
    case .session: .forPeople
    }
  }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    let problem =
      switch target {
      case .file(let path): workbook.open(path, span)
      case .session(let number): workbook.openSession(number, span)
      }
    return Ending(problem)
  }

  /// A notebook's file, or an earlier session by its number.
  enum Target: Sendable {
    case file(String)
    case session(Int)
  }
}

extension ArgumentType where Content == OpenCommand.Target {
  /// A notebook's file, in quotation marks, or the number of a session.
  fileprivate static var fileOrSession: ArgumentType {
    ArgumentType(.string) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      if case .number = expression.kind {
        let number = try evaluator.checked(expression, what) { (check, value) throws(Mistake) in
          try check.count(value, 1...Limits.listCount)
        }
        return .session(number)
      }
      return .file(try evaluator.file(expression, what))
    }
  }
}

extension Workbook {
  fileprivate func open(_ path: String, _ span: Span) -> Diagnostic? {
    if ["csv", "tsv", "json"].contains(where: { path.lowercased().hasSuffix(".\($0)") }) {
      return Diagnostic(.opensData(path), at: span)
    }
    do throws(FileRefusal) {
      let input = try host.files.read(path)
      let document = try input.document()
      let fresh = freshSession()
      guard replay(document, named: path, in: fresh) == .finished else {
        return Diagnostic(.cannotOpen(path), at: span)
      }
      leave(by: "open \(path.quoted)") {
        goOn(behind: document, named: input.name, from: fresh.session)
      }
      return nil
    } catch {
      return Diagnostic(.cannotRead(path, error.reason), at: span)
    }
  }
}

struct SessionsCommand: WorkbookCommand {
  static let verb = "sessions"
  static let declaration = declare(
    "Lists the last twenty sessions, which `open` continues", .session, NoClauses(),
    examples: ["sessions"], isRecorded: false, roles: [.isForPrompt])

  init(_ call: Look<NoClauses>) throws(Failure) {}

  var kind: WorkbookRequestKind { .forPeople }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    Ending(workbook.listSessions(span))
  }
}
