import Answers
import Diagnostics
import Evaluation
import Files
import Language
import Sessions
import Text

struct SaveCommand: WorkbookCommand {
  struct Clauses: CommandClauses {
    let file = Subject(
      optional: "FILE", .newNotebook, "file, such as \"fall.md\"; default the session's own file")
    let replacing = Clause(
      flag: "replacing", "overwrites a file that is not this session's own")
  }

  static let verb = "save"
  static let declaration = declare(
    "Writes the session to a file, as a notebook", .session, Clauses(),
    examples: ["save \"fall.md\"", "save", "save \"fall.md\" replacing"],
    notes: [
      "It leaves out failed lines, help and history.",
      "Without a file, it saves to the file last saved or opened, even after `open 3`.",
    ], isRecorded: false, roles: [.actsOutside],
    also: ["write"])

  let path: String?
  let isReplacing: Bool

  init(_ call: Look<Clauses>) throws(Failure) {
    (path, isReplacing) = (call[\.file], call[\.replacing])
  }

  var kind: WorkbookRequestKind { .file }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    Ending(workbook.save(path, replacing: isReplacing, span))
  }
}

extension ArgumentType where Content == String {
  /// The name of a notebook to write: it may not promise another format.
  fileprivate static var newNotebook: ArgumentType {
    ArgumentType(.string) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      let path = try evaluator.newFile(expression, what)
      let name = path.split(separator: "/").last ?? ""
      guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return path }
      let ending = name[name.index(after: dot)...].lowercased()
      guard ["md", "markdown"].contains(ending) else {
        let charts = ChartFile.Form.allCases.map(\.rawValue)
        throw Failure(.notANotebookName(ending: ending, charts: charts), at: expression.span)
      }
      return path
    }
  }
}

extension Workbook {
  fileprivate func save(_ named: String?, replacing: Bool, _ span: Span) -> Diagnostic? {
    guard let path = named ?? notebook.path else { return Diagnostic(.noFileYet, at: span) }
    let place = host.place(of: path)
    let text = notebook.text(of: session.record)
    do {
      let expected = replacing ? .anything : notebook.expectation(at: place)
      try host.files.write(text, to: path, over: expected)
    } catch {
      return Diagnostic(Self.mistake(error, path, by: "save"), at: span)
    }
    notebook.saved(text, at: place, named: path)
    keep(
      SavedFile(
        place: place, fingerprint: Fingerprint(text: text), statementCount: statements.count))
    show(line: "saved \(path)")
    return nil
  }
}
