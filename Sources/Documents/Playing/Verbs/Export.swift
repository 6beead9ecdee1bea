import Diagnostics
import Evaluation
import Files
import Language
import Notebooks
import Sessions

struct ExportCommand: WorkbookCommand {
  struct Clauses: CommandClauses {
    let file = Subject(
      "FILE", .newPage,
      "page to write, such as \"fall.html\", notebook of Jupyter (.ipynb), moving picture (.svg), "
        + "or code (.css, .js, .swift)")
    let replacing = Clause(flag: "replacing", "overwrites a file that this session did not export")
  }

  static let verb = "export"
  static let declaration = declare(
    "Writes the session as a page on which the stage moves, for any browser", .session, Clauses(),
    examples: [
      "export \"fall.html\"", "export \"fall.html\" replacing", "export \"fall.svg\"",
      "export \"card.css\"", "export \"card.swift\"", "export \"fall.ipynb\"",
    ],
    notes: [
      "The page is one file that needs no network. `motionbook export FILE.md -o FILE.html` makes one "
        + "of a saved notebook.",
      "A notebook of Jupyter (`.ipynb`) has the cells with everything that they show.",
      "A picture (`.svg`) shows the last run again and again, in a README too.",
      "A style sheet (`.css`) has the animations of views as `@keyframes`, a script (`.js`) as calls of "
        + "`element.animate`: paste either beside elements with the names of the views. Both are "
        + "exact or state their error. A comment names what CSS has no rule for, such as dynamics: "
        + "that is written as points of this run.",
      "Both are the run since the last `reset`, from time 0 on; `motionbook export --scene N` writes "
        + "an earlier one.",
      "Swift (`.swift`) is UIKit code: a view controller for each part between `reset`, with its "
        + "views, behaviors, animations and handlers in their order and at their times. Its header "
        + "lists everything that is not in it, because UIKit has no counterpart.",
    ], isRecorded: false, roles: [.actsOutside])

  let path: String
  let isReplacing: Bool

  init(_ call: Look<Clauses>) throws(Failure) {
    (path, isReplacing) = (call[\.file], call[\.replacing])
  }

  var kind: WorkbookRequestKind { .file }

  func run(in workbook: Workbook, at span: Span, from origin: Origin) -> Ending {
    Ending(workbook.export(path, replacing: isReplacing, span))
  }
}

extension ArgumentType where Content == String {
  /// The name of a page to write.
  fileprivate static var newPage: ArgumentType {
    ArgumentType(.string) { (evaluator, values, what) throws(Failure) in
      let expression = try evaluator.expression(values, of: what)
      let path = try evaluator.newFile(expression, what)
      let endings = [".html", ".ipynb", ".svg", ".css", ".js", ".swift"]
      guard endings.contains(where: path.lowercased().hasSuffix) else {
        throw Failure(.notAPageName, at: expression.span)
      }
      return path
    }
  }
}

extension Workbook {
  /// Writes the session as a page. A page that this session wrote and that is unchanged since then
  /// is replaced without asking.
  fileprivate func export(_ path: String, replacing: Bool, _ span: Span) -> Diagnostic? {
    do throws(FileRefusal) {
      try host.files.checkWrite(to: path, over: expectation(of: path, isReplacing: replacing))
    } catch {
      return Diagnostic(Self.mistake(error, path, by: "export"), at: span)
    }
    let document: NotebookDocument
    do { document = try self.document } catch { return Diagnostic(error, at: span) }
    let page = PageMaker(host: host, folder: host.folder(of: notebook.path ?? path), work: work)
      .text(of: document, named: "session", for: path)
    host.statementEnded()
    switch page {
    case .failure(.failed(let diagnostic)): return diagnostic
    case .failure: return Diagnostic(.interrupted, at: nil)
    case .success(let page):
      return write(page.text, to: path, isReplacing: replacing, "export", span, scene: page.scene)
    }
  }
}
