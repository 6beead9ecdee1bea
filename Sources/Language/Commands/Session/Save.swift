import Answers
import Diagnostics
import Execution
import Language
import Text

enum SaveCommand: RequestCommand {
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

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .request(.save(path: call[\.file], replacing: call[\.replacing]))
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

  /// The name of a file to write, which must be readable wherever it is shown.
  static var newFile: ArgumentType {
    ArgumentType(.string) { (evaluator, values, what) throws(Failure) in
      try evaluator.newFile(try evaluator.expression(values, of: what), what)
    }
  }
}

extension ArgumentType where Content == String {
  /// A file name in quotation marks.
  static var file: ArgumentType {
    ArgumentType(.string) { (evaluator, values, what) throws(Failure) in
      try evaluator.file(try evaluator.expression(values, of: what), what)
    }
  }
}

extension ExpressionEvaluator {
  /// Reads an expression as the name of a file to write.
  func newFile(_ expression: Expression, _ what: String) throws(Failure) -> String {
    let path = try file(expression, what)
    if let unseen = path.unicodeScalars.first(where: \.isTerminalControl) {
      throw Failure(.unseenInPath(unseen), at: expression.span)
    }
    return path
  }

  /// Reads an expression as a file name.
  func file(_ expression: Expression, _ what: String) throws(Failure) -> String {
    let path: String
    do throws(Failure) {
      path = try checked(expression, what) { (check, value) throws(Mistake) in
        try check.string(value)
      }
    } catch {
      // `save my-fall.md` parses as a difference with a property, but its meaning is clear.
      guard expression.span.text.isPathLike else { throw error }
      throw Failure(.unquotedPath(expression.span.text), at: expression.span)
    }
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Failure(.emptyPath, at: expression.span)
    }
    return path
  }
}

extension StringProtocol {
  /// Whether it has only what file names have.
  fileprivate var isPathLike: Bool {
    allSatisfy { $0.isLetter || $0.isNumber || "./-_~".contains($0) }
  }
}
