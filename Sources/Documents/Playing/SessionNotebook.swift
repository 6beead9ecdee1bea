import Answers
import Files
import Notebooks
import Sessions

/// A session in the form of a notebook, and the session's own file.
struct SessionNotebook {
  /// The file that this session was opened from or last saved to: its absolute path, and its
  /// contents at that time.
  private var own: (place: String, held: FileExpectation)?
  /// Its path as the user wrote it.
  private(set) var path: String?
  /// The text of the opened notebook; new cells are added after it.
  private var opened = ""
  /// Its absolute path: what typed lines load stands beside it, as when it is replayed.
  private(set) var openedPlace: String?

  /// Begins this session's notebook with an opened one.
  mutating func begin(with text: String, at place: String) {
    opened = text
    openedPlace = place
    saved(text, at: place, named: place)
  }

  /// Makes the file to which the session was saved its own.
  mutating func saved(_ text: String, at place: String, named path: String) {
    own = (place, .text(text))
    self.path = path
  }

  /// Makes the file to which the session was saved before it was restored its own.
  mutating func wasSaved(in file: SavedFile) {
    own = (file.place, .unchanged(file.fingerprint))
    path = file.place
  }

  /// The contents that the path may have when the session is saved there: nothing, or what the
  /// session wrote or opened there, unchanged.
  func expectation(at place: String) -> FileExpectation {
    guard let own, own.place == place else { return .nothing }
    return own.held
  }

  /// Whether a file contains the whole session, or there is nothing to save.
  func holds(_ record: Record) -> Bool {
    let text = text(of: record)
    return text.isEmpty || own?.held == .text(text)
  }

  /// The whole session as a notebook.
  func text(of record: Record) -> String {
    let added = NotebookWriter.text(Self.entries(of: record, hasTitle: !opened.isEmpty))
    if opened.isEmpty { return added }
    if added.isEmpty { return opened }
    let ending = opened.hasSuffix("\n") ? "" : "\n"
    return opened + ending + "\n" + added
  }

  // MARK: Cells

  /// A cell is a group of statements up to the first one with an answer. What handlers print during
  /// a muted statement does not end a cell, so a whole `play` is one.
  private static func entries(of record: Record, hasTitle: Bool) -> [NotebookWriter.Entry] {
    var entries: [NotebookWriter.Entry] = []
    var hasTitle = hasTitle
    var (code, output): ([String], [String]) = ([], [])
    func finishCell() {
      guard !code.isEmpty else { return }
      // An answer may be one empty line, which still counts.
      entries.append(
        .cell(
          code: code.joined(separator: "\n"), output: output.map { $0 + "\n" }.joined()))
      (code, output) = ([], [])
    }
    for item in record.items {
      switch item {
      case .title(let text):
        finishCell()
        // The first title is the notebook's, even if it was given later.
        if hasTitle { entries.append(.heading(text)) } else { entries.insert(.title(text), at: 0) }
        hasTitle = true
      case .note(let text):
        finishCell()
        entries.append(.note(text))
      case .statement(let text, let outputs, let layout):
        code.append(text)
        let renderer = TextRenderer(layout: layout, advises: false)
        let lines = outputs.flatMap { renderer.lines(for: $0) }
        output += lines
        if !lines.isEmpty, !text.hasSuffix(";") { finishCell() }
      }
    }
    finishCell()
    return entries
  }
}
