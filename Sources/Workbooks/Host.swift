import Answers
import Diagnostics
import Execution
import Notebooks
import Values

/// The environment of a workbook: a terminal, a kernel, a live view or a test.
///
/// A workbook does not use a screen, a file, a signal or a clock itself. Everything that it does
/// outside its session goes through its host, in order, on the thread that runs the statements.
public protocol Host: AnyObject {
  // MARK: Showing

  /// Shows the answers to one statement, in order; there may be none.
  ///
  /// - Parameters:
  ///   - layout: The width and the glyphs that the session requests.
  ///   - origin: Whether a person has just asked for them and is waiting to read them.
  func show(_ outputs: [Output], layout: Layout, from origin: Origin)

  /// Shows a statement's mistake.
  func show(_ diagnostic: Diagnostic, from origin: Origin)

  /// Shows a notice that is not an answer: about a file, a notebook or a stopped run.
  func show(_ notice: Notice)

  /// Shows a notebook's prose.
  func show(_ prose: [ProseBlock])

  /// Shows a notebook's code as if a person had typed it.
  ///
  /// - Parameter highlights: The role of each part.
  func show(code: String, highlights: [Workbook.Highlight])

  /// Clears the screen, because the user asked for it.
  func clearScreen()

  /// Whether a person can edit lines here.
  var editsLines: Bool { get }

  /// Opens a text in the user's own editor and offers the result as the next line.
  ///
  /// - Parameter text: The text; nil for the last entry.
  /// - Throws: What is wrong if nobody can edit here or the editor failed.
  func edit(_ text: String?) throws(Mistake)

  // MARK: Files

  /// Returns the absolute path, which identifies a session's own file from any folder.
  func place(of path: String) -> String

  /// Reads a whole file.
  ///
  /// - Throws: `FileRefusal` with the reason, also if reading is not allowed here.
  func read(_ path: String) throws(FileRefusal) -> InputText

  /// Reads a file or a pipe named on the command line, to run or check it, not to write it.
  ///
  /// - Throws: `FileRefusal` with the reason.
  func read(argument path: String) throws(FileRefusal) -> InputText

  /// Writes a whole file, or leaves it as it was.
  ///
  /// - Parameter expected: The required contents of the path before the file is written.
  /// - Throws: `FileRefusal`: `exists` or `changed` if something else is there, otherwise `other`,
  ///   also if writing is not allowed here.
  func write(_ text: String, to path: String, over expected: FileExpectation) throws(FileRefusal)

  // MARK: Lessons

  /// Reads a file of the course: its page, `README.md`, or a notebook.
  ///
  /// - Throws: `FileRefusal` with the reason.
  func readLesson(_ file: String) throws(FileRefusal) -> InputText

  /// The saved place in each lesson; empty if none was saved.
  func lessonPlaces() -> String

  /// Saves the place in each lesson.
  ///
  /// - Throws: `FileRefusal` with the reason.
  func keepLessonPlaces(_ text: String) throws(FileRefusal)

  // MARK: While something runs

  /// Whether the user wants to stop. Checked before each statement, frame, loop iteration and
  /// function call, so it must be fast. It stays true until the host resets it.
  var isInterrupted: Bool { get }

  /// Called when the visible session is at another frame, at this time in seconds: a frame has
  /// passed, or a statement went back or ahead.
  ///
  /// It is called as each frame passes, while the statement is still running. For runs that are not
  /// shown, such as for `back`, `undo` or `check`, it is called only with the final time.
  func frameChanged(to time: Double)

  /// Called from time to time during a long task, in any session.
  func progressed(_ progress: RunProgress)

  /// Called when a statement has ended; its results are shown next.
  func statementEnded()

  /// The live view of the stage, which also receives keys; nil if there is none.
  var liveStage: (any LiveStage)? { get }

  // MARK: Sharing work

  /// Starts a task in other processes of the program. Each runs `SharedWork.run` with the task and
  /// a share of it.
  ///
  /// - Returns: Their answers; nil if there are no other processes.
  func share(_ task: [UInt8]) -> (any SharedTask)?

  // MARK: Keeping sessions

  /// Records a statement that a notebook would keep, so that it outlives the program. Called before
  /// its answers are shown, but not for the cells of a notebook.
  func keep(_ statement: String)

  /// Records the file that contains the session so far, for restoring the session. It replaces an
  /// earlier file.
  func keep(_ file: SavedFile)

  /// Returns a short hash of a text, to check whether a file still contains it.
  func stamp(of text: String) -> String

  /// Begins to record another session with `keep`, starting with these statements. The earlier
  /// record is discarded unless it was put aside.
  func beginKeeping(_ statements: [String])

  /// Ends the current record and keeps it as an earlier session.
  ///
  /// - Parameter number: The kept session that this one continues. It is replaced if this one
  ///   contains all of it.
  /// - Returns: The session's number; nil if sessions are not kept.
  /// - Throws: `FileRefusal` if it cannot be kept.
  func putAside(after number: Int?) throws(FileRefusal) -> Int?

  /// Returns the earlier sessions that are still kept, newest first.
  ///
  /// - Throws: Why sessions are not kept.
  func keptSessions() throws(Mistake) -> [LeftSession]
}

/// Default implementations of optional requirements.
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
  public func edit(_ text: String?) throws(Mistake) { throw .editedAtPromptAlone }
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
  public func keptSessions() throws(Mistake) -> [LeftSession] {
    throw .sessionsKeptAtPromptAlone
  }
}

/// The source of statements.
public enum Origin: Hashable, Sendable {
  /// Typed by a person just now: a mistake is shown right below and needs no location.
  case entry
  /// From a named text, such as a script or a notebook: a mistake needs its location.
  case text
}

/// The progress of a long task.
public typealias RunProgress = Hooks.Progress

/// An earlier session, saved or not, as the host keeps it.
public struct LeftSession: Hashable, Sendable {
  /// The number that `open` takes.
  public let number: Int
  /// The time at which it was left, formatted by the host, which alone has a clock.
  public let time: String
  /// The statements that lead to its last state.
  public let statements: [String]
  /// The file that it was last saved to; nil if none was recorded.
  public let file: SavedFile?

  /// Creates a session from its record.
  public init(number: Int, time: String, statements: [String], file: SavedFile? = nil) {
    self.number = number
    self.time = time
    self.statements = statements
    self.file = file
  }
}

/// The file that a session was saved to.
public struct SavedFile: Hashable, Sendable {
  /// Its absolute path.
  public let place: String
  /// The stamp of the saved text.
  public let stamp: String
  /// The number of statements that were saved.
  public let statementCount: Int

  /// Creates a file from its record.
  public init(place: String, stamp: String, statementCount: Int) {
    self.place = place
    self.stamp = stamp
    self.statementCount = statementCount
  }
}
