import Answers
import Diagnostics
import Execution
import Notebooks
import Values

/// What a workbook asks of the program around it: a terminal, a kernel, a live view, a test's memory.
///
/// A workbook knows no screen, no file, no signal and no clock. All that it does beyond its session
/// goes through here, in the order in which it happens, on the thread that runs the statements.
public protocol Host: AnyObject {
  // MARK: Showing

  /// Shows the answers of one statement, in their order; there may be none.
  ///
  /// - Parameters:
  ///   - layout: The width and the glyphs that the session asks for.
  ///   - origin: Whether a person asked for them just now, and waits to read them.
  func show(_ outputs: [Output], layout: Layout, from origin: Origin)

  /// Shows what is wrong with a statement.
  func show(_ diagnostic: Diagnostic, from origin: Origin)

  /// Shows what is to be said beside answers: of a file, a notebook, or a run that was stopped.
  func show(_ notice: Notice)

  /// Shows words of a notebook, as they are meant to be read.
  func show(_ prose: [ProseBlock])

  /// Shows lines of a notebook as a person would have typed them.
  ///
  /// - Parameter highlights: What each part of them is.
  func show(code: String, highlights: [Workbook.Highlight])

  /// Takes away what the screen shows, because a person at it asked for that.
  func clearScreen()

  /// Whether somebody is there to edit lines.
  var editsLines: Bool { get }

  /// Gives a text to the person's own editor, and what they make of it back to them as the next line.
  ///
  /// - Parameter text: The text; nil for the entry that they typed last.
  /// - Throws: `FileRefusal` with the reason, where nobody is there to edit or the editor failed.
  func edit(_ text: String?) throws(FileRefusal)

  // MARK: Files

  /// The path that means the same file from any folder, to tell a session's own file from others.
  func place(of path: String) -> String

  /// Reads a file whole.
  ///
  /// - Throws: `FileRefusal` with the reason, also where reading is not allowed here.
  func read(_ path: String) throws(FileRefusal) -> InputText

  /// Reads what the command line names, to be run or checked and not written: a file, or what comes
  /// through a pipe.
  ///
  /// - Throws: `FileRefusal` with the reason.
  func read(argument path: String) throws(FileRefusal) -> InputText

  /// Writes a file whole, or leaves it as it was.
  ///
  /// - Parameter expected: What has to stand in its place for that.
  /// - Throws: `FileRefusal`: `exists` and `changed` where something else stands there, `other` for
  ///   all else, also where writing is not allowed here.
  func write(_ text: String, to path: String, over expected: FileExpectation) throws(FileRefusal)

  // MARK: Lessons

  /// Reads a file of the course: its page, `README.md`, or a notebook.
  ///
  /// - Throws: `FileRefusal` with the reason.
  func readLesson(_ file: String) throws(FileRefusal) -> InputText

  /// Where somebody was in each lesson, as it was kept last; empty where nothing was.
  func lessonPlaces() -> String

  /// Keeps where somebody is in each lesson.
  ///
  /// - Throws: `FileRefusal` with the reason.
  func keepLessonPlaces(_ text: String) throws(FileRefusal)

  // MARK: While something runs

  /// Whether the person wants it to stop. Asked before each statement, frame, round of a loop and
  /// call of a function, so the answer must be cheap; it stays true until the host takes it
  /// back.
  var isInterrupted: Bool { get }

  /// What is shown stands at another frame, at this time in seconds: a frame has passed, or a
  /// statement went back or ahead.
  ///
  /// Told as each frame passes, while its statement still runs. What runs unseen, for `back`,
  /// `undo` or `check`, tells only where it leads.
  func frameChanged(to time: Double)

  /// Told now and then while something long runs, in whatever session.
  func progressed(_ progress: RunProgress)

  /// A statement has ended; what came of it is shown next.
  func statementEnded()

  /// Where the stage is seen moving and keys are heard; nil where there is no such place.
  var liveStage: (any LiveStage)? { get }

  // MARK: Sharing work

  /// Has other processes of the program begin with a task. Each runs `SharedWork.run` with the task
  /// and a share of it.
  ///
  /// - Returns: What they answer; nil where there are no other processes.
  func share(_ task: [UInt8]) -> (any SharedTask)?

  // MARK: Keeping sessions

  /// Takes down a statement that a notebook would keep, so that it outlives the program. Told
  /// before its answers are shown. What a notebook's cells hold is not told.
  func keep(_ statement: String)

  /// Takes down which file has the session so far, so that it is known when the session comes back;
  /// what was told before holds no more.
  func keep(_ file: SavedFile)

  /// What tells a text from others in a few letters, to see whether a file still holds it.
  func stamp(of text: String) -> String

  /// From here on `keep` takes down another session, which begins with these statements. What was
  /// taken down before is forgotten, unless it was put aside.
  func beginKeeping(_ statements: [String])

  /// Ends what `keep` takes down, and keeps it as a session that was left.
  ///
  /// - Parameter number: The kept session that this one went on from, whose place it takes where it
  ///   has all of it.
  /// - Returns: The session's number; nil where sessions are not kept.
  /// - Throws: `FileRefusal` where it cannot be kept.
  func putAside(after number: Int?) throws(FileRefusal) -> Int?

  /// The sessions that were left and are still kept, newest first.
  ///
  /// - Throws: `FileRefusal` where sessions are not kept.
  func keptSessions() throws(FileRefusal) -> [LeftSession]
}

/// What a host may leave alone.
extension Host {
  public func show(_ prose: [ProseBlock]) {}
  public func show(code: String, highlights: [Workbook.Highlight]) {}
  public func clearScreen() {}
  public var editsLines: Bool { false }
  public func readLesson(_ file: String) throws(FileRefusal) -> InputText {
    throw FileRefusal(reason: "there are none here")
  }
  public func lessonPlaces() -> String { "" }
  public func keepLessonPlaces(_ text: String) throws(FileRefusal) {}
  public func edit(_ text: String?) throws(FileRefusal) {
    throw FileRefusal.editedAtPromptAlone
  }
  public func place(of path: String) -> String { path }
  public func frameChanged(to time: Double) {}
  public func progressed(_ progress: RunProgress) {}
  public func statementEnded() {}
  public var liveStage: (any LiveStage)? { nil }
  public func share(_ task: [UInt8]) -> (any SharedTask)? { nil }
  public func keep(_ statement: String) {}
  public func keep(_ file: SavedFile) {}
  public func stamp(of text: String) -> String { text }
  public func beginKeeping(_ statements: [String]) {}
  public func putAside(after number: Int?) throws(FileRefusal) -> Int? { nil }
  public func keptSessions() throws(FileRefusal) -> [LeftSession] {
    throw FileRefusal.keptAtPromptAlone
  }
}

/// Where statements come from.
public enum Origin: Hashable, Sendable {
  /// A person has just typed them: what is wrong stands right under it, and needs no place.
  case entry
  /// A text with a name, such as a script or a notebook: what is wrong needs its place.
  case text
}

/// How far something long has come.
public typealias RunProgress = Hooks.Progress

/// A session that was left, saved or not, as the host keeps it.
public struct LeftSession: Hashable, Sendable {
  /// What `open` takes.
  public let number: Int
  /// When it was left, as the host writes times: it alone has a clock.
  public let time: String
  /// The statements that lead to where it was.
  public let statements: [String]
  /// The file that it was saved in last; nil where none was taken down.
  public let file: SavedFile?

  /// Makes a session of what was kept of it.
  public init(number: Int, time: String, statements: [String], file: SavedFile? = nil) {
    self.number = number
    self.time = time
    self.statements = statements
    self.file = file
  }
}

/// The file that a session was saved in.
public struct SavedFile: Hashable, Sendable {
  /// The place that means it from anywhere.
  public let place: String
  /// The stamp of what it held then.
  public let stamp: String
  /// How many of the session's statements that was.
  public let statementCount: Int

  /// Makes a file of what was kept of it.
  public init(place: String, stamp: String, statementCount: Int) {
    self.place = place
    self.stamp = stamp
    self.statementCount = statementCount
  }
}
