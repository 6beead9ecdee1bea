import Answers
import Sessions

/// The notebook that a session is saved as, and the file that is its own.
public struct SessionNotebook {
  /// The file this session was opened from or saved to last, by its whole path, and what it held
  /// then.
  private var own: (path: String, fingerprint: Fingerprint)?
  /// The text of the notebook that was opened; new cells go behind it.
  private var opened = ""

  public init() {}

  /// Makes a notebook that was read the beginning of this session's own.
  public mutating func begin(with text: String, path: String, fingerprint: Fingerprint) {
    opened = text
    own = (FilePath.absolute(path), fingerprint)
  }

  /// The whole session as a notebook.
  public func text(of record: Record) -> String {
    let added = NotebookWriter.text(Self.entries(of: record, hasTitle: !opened.isEmpty))
    if opened.isEmpty { return added }
    if added.isEmpty { return opened }
    let ending = opened.hasSuffix("\n") ? "" : "\n"
    return opened + ending + "\n" + added
  }

  /// Writes the session to a file.
  ///
  /// A file that is there already is replaced only if this session wrote or opened it and nobody
  /// changed it since, or if `replacing` says so.
  public mutating func save(
    _ record: Record, to path: String, replacing: Bool
  ) throws(FileProblem) {
    let mode: AtomicFile.Mode =
      if replacing {
        .overwriting
      } else if let own, own.path == FilePath.absolute(path) {
        .replacing(own.fingerprint)
      } else {
        .create
      }
    let fingerprint = try AtomicFile.write(path, text(of: record), mode: mode)
    own = (FilePath.absolute(path), fingerprint)
  }

  // MARK: Cells

  /// A cell is a run of statements up to the first that answers something.
  private static func entries(of record: Record, hasTitle: Bool) -> [NotebookWriter.Entry] {
    var entries: [NotebookWriter.Entry] = []
    var hasTitle = hasTitle
    var code: [String] = []
    func finishCell(_ output: [String]) {
      guard !code.isEmpty else { return }
      entries.append(
        .cell(
          code: code.joined(separator: "\n"), output: output.joined(separator: "\n")))
      code = []
    }
    for item in record.items {
      switch item {
      case .title(let text):
        finishCell([])
        // The first title is the notebook's, whenever it was given.
        if hasTitle { entries.append(.heading(text)) } else { entries.insert(.title(text), at: 0) }
        hasTitle = true
      case .note(let text):
        finishCell([])
        entries.append(.note(text))
      case .statement(let text, let output):
        code.append(text)
        if !output.isEmpty { finishCell(output) }
      }
    }
    finishCell([])
    return entries
  }
}
