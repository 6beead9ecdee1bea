import Answers
import Diagnostics

/// The environment of a workbook: a terminal, a kernel, a live view or a test.
///
/// A workbook does not use a screen, a file, a signal or a clock itself. Everything that it does
/// outside its session goes through its host, in order, on the thread that runs the statements.
///
/// A host that has more conforms to more: `FileHost`, `FolderHost`, `DataHost`, `LessonHost`,
/// `SessionHost`, `EditorHost`, `ScreenHost`, `LiveHost`, `SharingHost`, `ProgressHost`, `FrameHost`. A
/// command that needs what a host does not have is refused with a reason.
public protocol Host: AnyObject {
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

  /// Whether the user wants to stop. Checked before each statement, frame, loop iteration and
  /// function call, so it must be fast. It stays true until the host resets it.
  var isInterrupted: Bool { get }
}

/// The source of statements.
public enum Origin: Hashable, Sendable {
  /// Typed by a person just now: a mistake is shown right below and needs no location.
  case entry
  /// From a named text, such as a script or a notebook: a mistake needs its location.
  case text
}
