/// Why a text cannot be read as a notebook.
public enum NotebookProblem: Error, Hashable, Sendable {
  /// The file is not UTF-8; `line` is the first that is not.
  case notUTF8(line: Int)

  /// The file is longer than `NotebookDocument.byteLimit`.
  case tooLong(bytes: Int, limit: Int)
}

extension NotebookProblem: CustomStringConvertible {
  /// It in words, without a full stop.
  public var description: String {
    switch self {
    case .notUTF8(let line): "the notebook is not UTF-8 text: line \(line) cannot be read"
    case .tooLong(let bytes, let limit):
      "the notebook is too long: \(bytes) bytes, and \(limit) is the most"
    }
  }
}

/// What a reader of a notebook should hear about, though the notebook can be used.
public enum NotebookWarning: Hashable, Sendable {
  case unknownDirective(word: String, line: Int)
  case invalidTolerance(text: String, line: Int)

  /// A directive with no cell right below it.
  case strayDirective(line: Int)

  /// Line of the file, from 1.
  public var line: Int {
    switch self {
    case .unknownDirective(_, let line), .invalidTolerance(_, let line), .strayDirective(let line):
      line
    }
  }
}

extension NotebookWarning: CustomStringConvertible {
  /// It in words, without a full stop.
  public var description: String {
    switch self {
    case .unknownDirective(let word, _):
      "unknown directive `\(word)`; there are skip, volatile, error and tol=1e-3"
    case .invalidTolerance(let text, _):
      "`tol` takes a number of 0 or more, but \(text.isEmpty ? "nothing" : "`\(text)`") is given"
    case .strayDirective:
      "this directive does nothing: it must stand right above a cell"
    }
  }
}
