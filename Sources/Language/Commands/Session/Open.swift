import Diagnostics
import Execution
import Values

enum OpenCommand: RequestCommand {
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

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .request(call[\.target])
  }
}

extension ArgumentType where Content == Request {
  /// A notebook's file, in quotation marks, or the number of a session.
  fileprivate static var fileOrSession: ArgumentType {
    ArgumentType(.string) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      if case .number = expression.kind {
        let number = try evaluator.checked(expression, what) { (check, value) throws(Mistake) in
          try check.count(value, 1...Limits.listCount)
        }
        return .openSession(number)
      }
      return .open(path: try evaluator.file(expression, what))
    }
  }
}

enum SessionsCommand: RequestCommand {
  static let verb = "sessions"
  static let declaration = declare(
    "Lists the last twenty sessions, which `open` continues", .session, NoClauses(),
    examples: ["sessions"], isRecorded: false)

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .request(.sessions)
  }
}
