import Diagnostics
import Evaluation
import Language
import Sessions

struct ClearCommand: WorkbookCommand {
  static let verb = "clear"
  static let declaration = declare(
    "Clears the screen and nothing else", .session, NoClauses(), examples: ["clear"],
    notes: ["The stage does not change: `remove all` removes everything on it."],
    isRecorded: false, roles: [.isForPrompt])

  init(_ call: Look<NoClauses>) throws(Failure) {}

  var kind: WorkbookRequestKind { .clear }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    if origin == .entry { workbook.clearScreen() }
    return .finished
  }
}
