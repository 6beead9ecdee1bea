import Answers
import Diagnostics
import Evaluation
import Language

/// A request that the session itself carries out.
protocol SessionRequest: Request {
  /// The objects that it looks through besides what it replays, in units of `Work.object`.
  func price(in session: Session) -> Int
  func run(in session: Session, _ running: RunningStatement) -> Session.Result
}

extension SessionRequest {
  func price(in session: Session) -> Int { 0 }
}

/// A verb of the session. A value of the type is one call, with its arguments.
protocol SessionCommand: RequestCommand, SessionRequest {
  init(_ call: Look<Clauses>) throws(Failure)
}

extension SessionCommand {
  static func request(_ call: Look<Clauses>) throws(Failure) -> any Request { try Self(call) }
}

/// The verbs of the session, by section and in the order of help.
package enum SessionCommands {
  package static let startingOver: [any DeclaredCommand.Type] = [ResetCommand.self]
  package static let history: [any DeclaredCommand.Type] = [
    BackCommand.self, GotoCommand.self, UndoCommand.self, RedoCommand.self,
    CheckpointCommand.self, RestoreCommand.self, ForkCommand.self, SwitchCommand.self,
    ForksCommand.self,
  ]
  package static let notes: [any DeclaredCommand.Type] = [TitleCommand.self, NoteCommand.self]
  package static let lines: [any DeclaredCommand.Type] = [HistoryCommand.self]
  package static let editing: [any DeclaredCommand.Type] = [EditCommand.self]
  package static let help: [any DeclaredCommand.Type] = [HelpCommand.self]
}

/// A statement that a session runs.
struct RunningStatement {
  let statement: Statement
  let isMuted: Bool
  let control: RunControl
  /// The statement as a notebook records it.
  let text: String
  var span: Span { statement.span }

  init(_ statement: Statement, isMuted: Bool, _ control: RunControl) {
    self.statement = statement
    self.isMuted = isMuted
    self.control = control
    text = statement.span.text + (isMuted ? ";" : "")
  }

  /// Answers as the statement shows them: none if a semicolon mutes it.
  func shown(_ outputs: [Output]) -> [Output] { isMuted ? [] : outputs }
}

// MARK: Requests to the workbook

/// Returns to the session before the opened one.
package struct LeaveOpenedRequest: Request {}

/// Opens a text in the user's editor as the next line; without a text, the last entry.
package struct EditRequest: Request {
  package let text: String?
}

/// Ends the session.
package struct QuitRequest: Request {
  package init() {}
}
