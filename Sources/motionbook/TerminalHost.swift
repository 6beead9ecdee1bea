import Answers
import Diagnostics
import Disk
import Files
import Notebooks
import Sharing
import Terminal
import Values
import Workbooks

/// The terminal program around a workbook: the console, the disk and Ctrl-C. At the prompt, it also
/// keeps sessions and shows long answers in a pager.
final class TerminalHost: Host, ScreenHost, EditorHost, FileHost, LessonHost, ProgressHost,
  LiveHost, FolderHost, DataHost,
  SharingHost, SessionHost
{
  let console: Console
  private let progress = ProgressLine()
  /// Nil without a prompt.
  var keeping: SessionKeeping?
  /// Nil without a prompt.
  var pager: Pager?
  /// Whether the current entry is one typed line: a pasted block must not open a pager.
  var isTyped = true
  /// The rows of answers since the current entry, up to a pause.
  private var answeredRows = 0
  /// Nil without a prompt.
  var editing: EntryEditing?
  /// The latest translation of pasted code.
  private var offer: String?

  init(_ look: Look) { console = look.console() }

  // MARK: Showing

  func show(_ outputs: [Output], layout: Layout, from origin: Origin) {
    progress.clear()
    for case .translation(let translation) in outputs { offer(translation) }
    let text = console.text(of: outputs, layout: layout)
    if origin == .entry, layout.pages, isTyped, outputs.contains(where: \.isList),
      pager?.show(text) == true
    {
      return
    }
    answeredRows += text.lineCount
    console.show(text)
  }

  func show(_ diagnostic: Diagnostic, from origin: Origin) {
    progress.clear()
    if case .translation(let translation)? = diagnostic.advice { offer(translation) }
    switch origin {
    case .entry: console.showInline(diagnostic)
    case .text: console.show(diagnostic)
    }
  }

  private func offer(_ translation: Translation) {
    offer = translation.lines.isEmpty ? nil : translation.lines.joined(separator: "\n")
  }

  /// Returns the latest translation of pasted code, once.
  func takeOffer() -> String? {
    defer { offer = nil }
    return offer
  }

  func show(_ notice: Notice) {
    progress.clear()
    console.show(notice)
  }

  func show(_ prose: [ProseBlock]) {
    progress.clear()
    console.show(prose)
  }

  func show(code: String, highlights: [Workbook.Highlight]) {
    progress.clear()
    console.show(code: code, highlights: highlights)
  }

  func clearScreen() {
    progress.clear()
    console.clearScreen()
  }

  var screenRows: Int? { console.rows }

  /// An entry is about to run.
  func begin(_ entry: String) {
    isTyped = !entry.contains("\n")
    answeredRows = 0
  }

  /// The rows around a lesson's passage: the entered line, a remark and the next prompt.
  private static let rowsAround = 3

  func pause(before prose: [ProseBlock], code: String) {
    let coming = [console.text(of: prose), console.text(of: code)].map { $0?.lineCount ?? 0 }
    let needed = answeredRows + coming.reduce(Self.rowsAround, +)
    guard editsLines, isTyped, let rows = console.rows, needed > rows, !AnyKey.isWaiting else {
      return
    }
    progress.clear()
    console.pause()
  }

  var editsLines: Bool { editing != nil }

  func edit(_ text: String?) throws(Mistake) {
    guard let editing else { throw .editedAtPromptAlone }
    try editing.edit(text)
  }

  // MARK: Files

  func place(of path: String) -> String { FilePath.absolute(Self.withoutTilde(path)) }

  private static func withoutTilde(_ path: String) -> String {
    FilePath.withoutTilde(path, home: ProcessEnvironment.current["HOME"])
  }

  func read(_ path: String) throws(FileRefusal) -> InputText {
    do {
      let bytes = try AtomicFile.read(Self.withoutTilde(path), limit: NotebookDocument.byteLimit)
      return InputText(name: path, bytes: bytes)
    } catch {
      throw FileRefusal(error)
    }
  }

  func read(_ path: String, below folder: String, limit: Int) throws(FileRefusal) -> [UInt8] {
    let folder = Self.withoutTilde(folder)
    guard let file = FilePath.real(folder + "/" + path), let place = FilePath.real(folder),
      file.hasPrefix(place == "/" ? place : place + "/")
    else {
      throw FileRefusal(reason: "no such file in the notebook's folder")
    }
    // The reason is for a page's readers, who have other folders.
    do throws(FileProblem) {
      return try AtomicFile.read(file, limit: limit)
    } catch .tooLong {
      throw FileRefusal(reason: "larger than \(limit) bytes")
    } catch {
      throw FileRefusal(reason: "the file cannot be read")
    }
  }

  func data(_ path: String, below folder: String?, limit: Int) throws(FileRefusal) -> [UInt8] {
    do {
      guard let folder else {
        return try AtomicFile.read(Self.withoutTilde(path), limit: limit)
      }
      return try FolderFile.read(path, below: Self.withoutTilde(folder), limit: limit)
    } catch {
      throw FileRefusal(error)
    }
  }

  func write(
    _ text: String, to path: String, over expected: FileExpectation
  ) throws(FileRefusal) {
    do {
      try Interrupt.writing { () throws(FileProblem) in
        try AtomicFile.write(Self.withoutTilde(path), text, mode: AtomicFile.Mode(expected))
      }
    } catch {
      throw FileRefusal(error)
    }
  }

  /// Reads a file named on the command line: `-` is standard input, and a pipe such as the shell's
  /// `<(…)` works like a file.
  func read(argument path: String) throws(FileRefusal) -> InputText {
    let isStandardInput = ["-", "/dev/stdin"].contains(path)
    guard isStandardInput || PipedInput.isPipe(path) else { return try read(path) }
    do {
      let bytes = try PipedInput.read(
        isStandardInput ? nil : path, limit: Limits.sourceLength)
      return InputText(name: isStandardInput ? "stdin" : path, bytes: bytes, isPiped: true)
    } catch {
      throw FileRefusal(error)
    }
  }

  // MARK: Lessons

  func readLesson(_ file: String) throws(FileRefusal) -> InputText {
    do {
      return InputText(name: file, bytes: try LessonFiles.read(file))
    } catch {
      throw FileRefusal(error)
    }
  }

  var lessonFolder: String? { LessonFiles.courseFolder }

  func lessonPlaces() -> String { LessonFiles.places() }

  func keepLessonPlaces(_ text: String) throws(FileRefusal) {
    do {
      try LessonFiles.keepPlaces(text)
    } catch {
      throw FileRefusal(error)
    }
  }

  // MARK: While something runs

  var isInterrupted: Bool { Interrupt.requested }

  func progressed(_ progress: RunProgress) { self.progress.show(progress) }

  func statementEnded() { progress.clear() }

  var liveStage: (any LiveStage)? { console.liveStage }

  func share(_ task: [UInt8], atMost most: Int) -> (any SharedTask)? { Workers(task, atMost: most) }

  // MARK: Keeping sessions

  func keep(_ statement: String) { keeping?.append(statement) }

  func keep(_ file: SavedFile) {
    keeping?.append(JournalFile(path: file.place, stamp: file.stamp))
  }

  func keep(_ departure: Departure) {
    keeping?.append(
      JournalDeparture(
        left: departure.left, statement: departure.statement, itemCount: departure.itemCount))
  }

  func stamp(of bytes: [UInt8]) -> String { Fingerprint(bytes).written }

  func beginKeeping(_ statements: [String]) { keeping?.begin(statements) }

  func putAside(after number: Int?) throws(FileRefusal) -> Int? {
    do {
      return try keeping?.putAside(after: number)
    } catch {
      throw FileRefusal(error)
    }
  }

  func keptSessions() throws(Mistake) -> [LeftSession] {
    guard let keeping else { throw .sessionsKeptAtPromptAlone }
    guard let sessions = keeping.sessions else { throw .sessionsWithoutHome }
    return sessions
  }
}

extension Output {
  /// Whether it may be long enough for a pager: a list, or a table such as that of all events.
  fileprivate var isList: Bool {
    switch self {
    case .listing: true
    case .table(let table): table.rows.count > 1_000
    case .lines, .value, .print, .passed, .expectation, .prediction, .reasons, .hit, .plot,
      .scene, .diagnostic, .translation:
      false
    }
  }
}
