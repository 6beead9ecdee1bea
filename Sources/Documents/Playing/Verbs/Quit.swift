import Diagnostics
import Evaluation
import Language
import Sessions

enum QuitCommand: RequestCommand {
  static let verb = "quit"
  static let declaration = declare(
    "Ends the session, like exit, :q and Ctrl-D", .session, NoClauses(), examples: ["quit"],
    notes: [
      "At the prompt, the session is kept: `sessions` lists it, and `open NUMBER` continues it."
    ],
    isRecorded: false, roles: [.actsOutside])

  static func request(_ call: Look<NoClauses>) throws(Failure) -> any Request { QuitRequest() }
}

extension QuitRequest: WorkbookRequest {
  var verb: String { QuitCommand.verb }
  var kind: WorkbookRequestKind { .quit }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending { .quit }
}
