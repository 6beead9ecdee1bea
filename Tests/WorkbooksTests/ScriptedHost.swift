import Answers
import Diagnostics
import Notebooks
import Workbooks

/// Host without a terminal or a disk: what they are told is written down in its order, files
/// are in memory, and Ctrl-C comes when the script says so.
final class ScriptedHost: Host {
  enum Event: Hashable {
    case line(String)
    case mistake(MistakeID, Origin)
    case notice(String)
    /// Words of a notebook, without their looks.
    case prose(String)
    /// Lines of a notebook that wait.
    case code(String)
    /// How many frames of a 60th of a second the session has come to.
    case frame(Int)
    case progress(RunProgress)
    case ended
    case kept(String)
    case begun([String])
  }

  private(set) var events: [Event] = []
  /// The files there are, by name.
  var files: [String: String]
  /// Frames after which the person wants it to stop; nil for never.
  var patience: Int?
  /// How often it may be asked whether to stop before it says yes; nil for ever.
  var asksLeft: Int?
  /// Whether the person wants it to stop before anything has passed.
  var interruptsAtOnce = false
  /// What happens whenever a frame has passed.
  var frameTakes: () -> Void = {}
  /// A file that somebody else changes once it is read.
  var changesMeanwhile: String?
  /// The sessions that were left, newest first; nil where none is kept.
  var sessions: [LeftSession]?
  /// Why no session can be kept; nil where it can.
  var keepingRefusal: FileRefusal?
  /// The files of the course, by name.
  var lessons: [String: String] = [:]
  /// Where somebody was in lessons, as it was kept last.
  var places = ""
  /// Where `play` is seen; nil where it is not.
  var live: (any LiveStage)?
  /// What was taken down of the session that is there.
  private var taken: [String] = []
  /// The file that was taken down with it.
  private var savedFile: SavedFile?
  /// Why nothing is read or written here; nil where all may be.
  var refusal: FileRefusal?

  init(files: [String: String] = [:]) { self.files = files }

  // MARK: What was told

  /// The answers, as lines.
  var lines: [String] {
    events.compactMap { if case .line(let line) = $0 { line } else { nil } }
  }

  var mistakes: [MistakeID] {
    events.compactMap { if case .mistake(let id, _) = $0 { id } else { nil } }
  }

  var notices: [String] {
    events.compactMap { if case .notice(let text) = $0 { text } else { nil } }
  }

  var frames: [Int] {
    events.compactMap { if case .frame(let frame) = $0 { frame } else { nil } }
  }

  var kept: [String] {
    events.compactMap { if case .kept(let statement) = $0 { statement } else { nil } }
  }

  /// What sessions began with, one after the other.
  var begun: [[String]] {
    events.compactMap { if case .begun(let statements) = $0 { statements } else { nil } }
  }

  /// Forgets what was told, to look at what comes next.
  func forget() { events = [] }

  // MARK: Sessions that are kept

  /// A workbook at a prompt, whose session will be kept.
  func prompt() -> Workbook {
    sessions = sessions ?? []
    let workbook = Workbook(in: self)
    workbook.beginKeeping()
    return workbook
  }

  /// Types lines in a session of their own, and leaves it.
  func left(_ lines: String...) {
    let workbook = prompt()
    for line in lines { workbook.type(line) }
    workbook.leave()
    forget()
  }

  // MARK: Host

  func show(_ outputs: [Output], layout: Layout, from origin: Origin) {
    let renderer = TextRenderer(layout: layout)
    events += outputs.flatMap { renderer.lines(for: $0) }.map(Event.line)
  }

  func show(_ diagnostic: Diagnostic, from origin: Origin) {
    events.append(.mistake(diagnostic.mistake.id, origin))
  }

  func show(_ notice: Notice) { events.append(.notice(notice.text)) }

  func show(_ prose: [ProseBlock]) {
    let lines = ProseLayout(isStyled: false).lines(of: prose)
    events.append(.prose(lines.map(\.text).joined(separator: "\n")))
  }

  func show(code: String, highlights: [Workbook.Highlight]) { events.append(.code(code)) }

  func readLesson(_ file: String) throws(FileRefusal) -> InputText {
    guard let text = lessons[file] else { throw FileRefusal(reason: "there is no `\(file)`") }
    return InputText(name: file, bytes: Array(text.utf8))
  }

  func lessonPlaces() -> String { places }

  func keepLessonPlaces(_ text: String) throws(FileRefusal) {
    if let refusal { throw refusal }
    places = text
  }

  func place(of path: String) -> String { path.hasPrefix("/") ? path : Self.folder + path }

  private static let folder = "/here/"

  /// What a file of this folder is called in `files`.
  private func name(_ path: String) -> String {
    path.hasPrefix(Self.folder) ? String(path.dropFirst(Self.folder.count)) : path
  }

  func read(_ path: String) throws(FileRefusal) -> InputText {
    if let refusal { throw refusal }
    guard let text = files[name(path)] else {
      throw FileRefusal(reason: "there is no file `\(path)`")
    }
    if path == changesMeanwhile { files[path] = "somebody's\n" }
    return InputText(name: path, bytes: Array(text.utf8))
  }

  func read(argument path: String) throws(FileRefusal) -> InputText { try read(path) }

  func write(
    _ text: String, to path: String, over expected: FileExpectation
  ) throws(FileRefusal) {
    if let refusal { throw refusal }
    let name = name(path)
    switch expected {
    case .nothing where files[name] != nil: throw FileRefusal(.exists, reason: "it is there")
    case .text(let before) where files[name] != before:
      throw FileRefusal(.changed, reason: "it was changed")
    case .stamp(let stamp) where files[name].map(self.stamp) != stamp:
      throw FileRefusal(.changed, reason: "it was changed")
    case .nothing, .text, .stamp, .anything: files[name] = text
    }
  }

  var isInterrupted: Bool {
    if let left = asksLeft {
      asksLeft = max(0, left - 1)
      if left == 0 { return true }
    }
    return interruptsAtOnce || patience.map { frames.count >= $0 } ?? false
  }

  func frameChanged(to time: Double) {
    frameTakes()
    events.append(.frame(Int((time * 60).rounded())))
  }

  func progressed(_ progress: RunProgress) { events.append(.progress(progress)) }

  func statementEnded() { events.append(.ended) }

  var liveStage: (any LiveStage)? { live }

  // MARK: Keeping sessions

  func keep(_ statement: String) {
    events.append(.kept(statement))
    taken.append(statement)
  }

  func beginKeeping(_ statements: [String]) {
    events.append(.begun(statements))
    taken = statements
    savedFile = nil
  }

  func keep(_ file: SavedFile) {
    savedFile = SavedFile(
      place: file.place, stamp: file.stamp, statementCount: taken.count)
  }

  /// One line, as stamps are.
  func stamp(of text: String) -> String {
    "stamp of \(text.split(separator: "\n").joined(separator: "/"))"
  }

  func putAside(after earlier: Int?) throws(FileRefusal) -> Int? {
    if let keepingRefusal { throw keepingRefusal }
    guard let kept = sessions else { return nil }
    let number = (kept.first?.number ?? 0) + 1
    sessions =
      [LeftSession(number: number, time: "at \(number)", statements: taken, file: savedFile)]
      + kept.filter { $0.number != earlier || !taken.starts(with: $0.statements) }
    return number
  }

  func keptSessions() throws(Mistake) -> [LeftSession] {
    guard let sessions else { throw .sessionsKeptAtPromptAlone }
    return sessions
  }
}

extension Workbook {
  /// Types entries, as a person does at a prompt; how the last one ended.
  @discardableResult
  func type(_ entries: String...) -> Ending {
    var ending = Ending.finished
    for entry in entries { ending = run(Source(entry), from: .entry) }
    return ending
  }
}
