/// The reason why a text cannot be read as a notebook.
public enum NotebookProblem: Error, Hashable, Sendable {
  /// The file is not UTF-8; `line` is the first invalid line.
  case notUTF8(line: Int)

  /// The file is longer than `NotebookDocument.byteLimit`.
  case tooLong(bytes: Int, limit: Int)

  /// The text outside code has more punctuation and line ends than `MarkdownLoad.markLimit`.
  case tooManyMarks(count: Int, limit: Int)

  /// The text outside code has more `<?` and `<!` than `MarkdownLoad.declarationLimit`.
  case tooManyDeclarations(count: Int, limit: Int)

  /// Links by definition, each of which copies the longest definition, take more bytes than
  /// `MarkdownLoad.referenceLimit`.
  case tooManyReferences(uses: Int, bytes: Int)

  /// A line is inside more quotations and lists than `MarkdownLoad.depthLimit`.
  case tooDeep(line: Int, limit: Int)
}

extension NotebookProblem: CustomStringConvertible {
  /// The description, without a full stop.
  public var description: String {
    switch self {
    case .notUTF8(let line): "the notebook is not UTF-8 text: line \(line) cannot be read"
    case .tooLong(let bytes, let limit):
      "the notebook is too long: \(bytes) bytes; the limit is \(limit)"
    case .tooManyMarks(let count, let limit):
      "the notebook has too much Markdown: \(count) punctuation marks and line ends outside code;"
        + " the limit is \(limit)"
    case .tooManyDeclarations(let count, let limit):
      "the notebook has too many `<?` and `<!` outside code: \(count); the limit is \(limit)"
    case .tooManyReferences(let uses, let bytes):
      "the notebook has \(uses) brackets, which may be links to a definition of \(bytes) bytes: use "
        + "fewer, or a shorter one"
    case .tooDeep(let line, let limit):
      "line \(line) of the notebook is nested too deep: the limit is \(limit) quotations and lists"
    }
  }
}

/// A warning about a notebook that can still be used.
public enum NotebookWarning: Hashable, Sendable {
  case unknownDirective(word: String, line: Int)
  case invalidTolerance(text: String, line: Int)

  /// A directive without a cell right below it.
  case strayDirective(line: Int)

  /// The line of the file, from 1.
  public var line: Int {
    switch self {
    case .unknownDirective(_, let line), .invalidTolerance(_, let line), .strayDirective(let line):
      line
    }
  }
}

extension NotebookWarning: CustomStringConvertible {
  /// The description, without a full stop.
  public var description: String {
    switch self {
    case .unknownDirective(let word, _):
      "unknown directive `\(word)`; use skip, volatile, error, parameters or tol=1e-3"
    case .invalidTolerance(let text, _):
      "`tol` takes a number, 0 or greater; got \(text.isEmpty ? "nothing" : "`\(text)`")"
    case .strayDirective:
      "this directive does nothing; put it right above a cell"
    }
  }
}
