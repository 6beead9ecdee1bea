import Answers
import Diagnostics
import Files
import Notebooks
import Platform
import Playing
import Sharing
import Terminal
import Values

/// The terminal program around a workbook: the console and Ctrl-C, the disk and, at the prompt, kept
/// sessions and a pager for long answers.
package final class TerminalHost: Host, ScreenHost, EditorHost, FileHost, LessonHost, ProgressHost,
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
  /// Whether the current entry goes to the next part of a lesson.
  private var isLessonStep = false
  /// The text begun by the key that ended a pause; it belongs to the next line.
  private var typed: UInt8?
  /// Nil without a prompt.
  var editing: EntryEditing?
  /// The latest translation of pasted code.
  private var offer: String?
  /// The statements of the current entry that have ended, also in a failure.
  private var endedStatements = 0

  package init(_ look: Look) { console = look.console() }

  // MARK: Showing

  package func show(_ outputs: [Output], layout: Layout, from origin: Origin) {
    progress.clear()
    for case .translation(let translation) in outputs { offer(translation) }
    var layout = layout
    if editsLines {
      layout.chartRows = rowsForCharts
      layout.keepsChosenWidths = !isLessonStep
    }
    let text = console.text(of: outputs, layout: layout)
    if origin == .entry, layout.pages, isTyped, outputs.contains(where: \.isList),
      pager?.show(text) == true
    {
      return
    }
    answeredRows += text.lineCount
    console.show(text)
  }

  package func show(_ diagnostic: Diagnostic, from origin: Origin) {
    progress.clear()
    if case .translation(let translation)? = diagnostic.advice { offer(translation) }
    switch origin {
    case .entry: console.showInline(diagnostic)
    case .text: console.show(diagnostic)
    }
    guard editsLines, offer != nil else { return }
    // Earlier lines of a pasted block may have changed something.
    Console.out((endedStatements > 1 ? "" : "nothing has changed: ") + "Up brings these lines")
  }

  private func offer(_ translation: Translation) {
    offer = translation.lines.isEmpty ? nil : translation.lines.joined(separator: "\n")
  }

  /// Returns the latest translation of pasted code, once.
  func popOffer() -> String? {
    defer { offer = nil }
    return offer
  }

  package func show(_ notice: Notice) {
    progress.clear()
    console.show(notice)
  }

  package func show(_ prose: [ProseBlock]) {
    progress.clear()
    console.show(prose)
  }

  package func show(code: String, highlights: [Workbook.Highlight]) {
    progress.clear()
    console.show(code: code, highlights: highlights)
  }

  package func clearScreen() {
    progress.clear()
    console.clearScreen()
  }

  package var screenRows: Int? { console.rows }

  /// An entry is about to run.
  ///
  /// - Parameter isLessonStep: Whether it goes to the next part of a lesson. Its cell was written for
  ///   a page, so nobody asked for the width of its drawings in this window.
  func begin(_ entry: String, isLessonStep: Bool) {
    isTyped = !entry.contains("\n")
    endedStatements = 0
    self.isLessonStep = isLessonStep
    answeredRows = 0
  }

  /// The rows of the window without the entered line, the answers since then and the next prompt;
  /// at least half of the window, because in a smaller chart nothing can be seen.
  private var rowsForCharts: Int? {
    console.rows.map { max($0 / 2, $0 - 2 - answeredRows) }
  }

  /// The rows around a lesson's passage: the entered line, a remark and the next prompt.
  private static let rowsAround = 3

  package func pause(before prose: [ProseBlock], code: String) {
    let coming = [console.text(of: prose), console.text(of: code)].map { $0?.lineCount ?? 0 }
    let needed = answeredRows + coming.reduce(Self.rowsAround, +)
    guard editsLines, isTyped, let rows = console.rows, needed > rows, !AnyKey.isWaiting else {
      return
    }
    progress.clear()
    typed = console.pause()
  }

  /// The bytes typed while an answer waited to be read, returned once.
  func popTyped() -> UInt8? {
    defer { typed = nil }
    return typed
  }

  package var editsLines: Bool { editing != nil }

  package func edit(_ text: String?) throws(Mistake) {
    guard let editing else { throw .editedAtPromptAlone }
    try editing.edit(text)
  }

  // MARK: While something runs

  package var isInterrupted: Bool { Interrupt.requested }

  package func progressed(_ progress: RunProgress) { self.progress.show(progress) }

  package func statementEnded() {
    progress.clear()
    endedStatements += 1
  }

  package var liveStage: (any LiveStage)? { console.liveStage }

  package func share(_ task: [UInt8], atMost most: Int) -> (any SharedTask)? {
    Workers(task, atMost: most)
  }
}

extension Output {
  /// Whether a pager shows it where it is longer than the window: a list, or a table such as that of
  /// all events.
  fileprivate var isList: Bool {
    switch self {
    case .listing, .table: true
    default: false
    }
  }
}

/// The sessions that the prompt keeps.
extension TerminalHost {
  package func keep(_ statement: String) { keeping?.append(statement) }

  package func keep(_ file: SavedFile) { keeping?.append(file) }

  package func keep(_ departure: Departure) { keeping?.append(departure) }

  package func beginKeeping(_ statements: [String]) { keeping?.begin(statements) }

  package func putAside(after number: Int?) throws(FileRefusal) -> Int? {
    do {
      return try keeping?.putAside(after: number)
    } catch {
      throw FileRefusal(error)
    }
  }

  package func keptSessions() throws(Mistake) -> [LeftSession] {
    guard let keeping else { throw .sessionsKeptAtPromptAlone }
    guard let sessions = keeping.sessions else { throw .sessionsWithoutHome }
    return sessions
  }
}
