import Diagnostics
import Execution
import Language
import Text

enum SaveCommand {
  static let file = Subject(
    optional: "FILE", .newFile, "such as \"fall.md\"; else the file that is the session's own")
  static let replacing = Clause(
    flag: "replacing", "even if the file is not this session's own")

  static let declaration = CommandDeclaration(
    "save", "writes the session to a file, as a notebook", .session, subject: file,
    clauses: [replacing],
    examples: ["save \"fall.md\"", "save", "save \"fall.md\" replacing"],
    notes: [
      "Lines that failed, help and history are left out.",
      "Alone it saves where the session was saved or opened last, also after `open 3`.",
    ], isRecorded: false,
    also: ["write"],
    .session { (call) throws(Failure) in
      .request(.save(path: try call[file], replacing: try call[replacing]))
    })
}

extension ArgumentType where Content == String {
  /// The name of a file that is to be written: one that can be read wherever it is shown.
  static var newFile: ArgumentType {
    ArgumentType(.string) { (reader, values, what) throws(Failure) in
      try reader.newFile(try reader.expression(values, of: what), what)
    }
  }
}

extension ArgumentType where Content == String {
  /// A file's name, in quotation marks.
  static var file: ArgumentType {
    ArgumentType(.string) { (reader, values, what) throws(Failure) in
      try reader.file(try reader.expression(values, of: what), what)
    }
  }
}

extension ExpressionEvaluator {
  /// The name of a file to be written that an expression is.
  func newFile(_ expression: Expression, _ what: String) throws(Failure) -> String {
    let path = try file(expression, what)
    if let unseen = path.unicodeScalars.first(where: \.isObeyed) {
      throw Failure(.unseenInPath(unseen), at: expression.span)
    }
    return path
  }

  /// The file's name that an expression is.
  func file(_ expression: Expression, _ what: String) throws(Failure) -> String {
    // `save fall.md` reads as a property of something; what is meant is plain.
    if let file = try? Path(expression), self[file.root.text] == nil {
      throw Failure(.unquotedPath(expression.span.text), at: expression.span)
    }
    let path = try checked(expression, what) { (check, value) throws(Mistake) in
      try check.string(value)
    }
    guard !path.isEmpty, !path.utf8.contains(0) else {
      throw Failure(.emptyPath, at: expression.span)
    }
    return path
  }
}
