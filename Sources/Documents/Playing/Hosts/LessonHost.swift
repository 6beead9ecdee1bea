import Notebooks

/// A host with the course: what `lesson`, `next` and `hint` need.
public protocol LessonHost: AnyObject {
  /// Reads a file of the course: its page, `README.md`, or a notebook.
  ///
  /// - Throws: `FileRefusal` with the reason.
  func readLesson(_ file: String) throws(FileRefusal) -> InputText

  /// The folder of the course, in which its data is; nil if it is unknown.
  var lessonFolder: String? { get }

  /// Shows a notebook's prose.
  func show(_ prose: [ProseBlock])

  /// Shows a notebook's code as if a person had typed it.
  ///
  /// - Parameter highlights: The role of each part.
  func show(code: String, highlights: [Workbook.Highlight])

  /// Called when the answers of a lesson's cell are followed by its next passage: a screen waits for
  /// the reader if that would push them off.
  func pause(before prose: [ProseBlock], code: String)

  /// The saved place in each lesson; empty if none was saved.
  func lessonPlaces() -> String

  /// Saves the place in each lesson.
  ///
  /// - Throws: `FileRefusal` with the reason; the user is told once.
  func keepLessonPlaces(_ text: String) throws(FileRefusal)
}

extension LessonHost {
  public var lessonFolder: String? { nil }

  public func pause(before prose: [ProseBlock], code: String) {}
}
