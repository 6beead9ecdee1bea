import Answers
import Notebooks
import Sessions
import Text

/// A lesson that is open in the current session.
struct RunningLesson {
  /// The words after `lesson` that continue it.
  let name: String
  /// Its name in the saved places.
  let key: String
  var lesson: Lesson
  /// The folder of its file; nil if it is unknown.
  let folder: String?
  /// The lesson after it in the course.
  let next: CourseOutline.Entry?
  /// The stamp of the notebook's text, so that a place in another version is not used for this one.
  let stamp: String
  /// The session's state when the current step began.
  var mark: History
  /// What the reader has chosen in the questions of this step, in their order.
  var choices: [String] = []
  /// The questions of this step that its cell has answered.
  var answered: [AskedQuestion] = []

  /// Goes on to the next step.
  mutating func advance() {
    lesson.advance()
    (choices, answered) = ([], [])
  }

  /// The lesson and the step, such as `fall 3/7`, short enough for a prompt; nil at the end.
  var place: String? {
    if lesson.isAtEnd { return nil }
    return "\(shortName.visibleInLine.truncated(to: Self.shownName)) \(lesson.progress)"
  }

  /// The name without quotation marks, folders and extension.
  private var shortName: String {
    let file = name.trimmingPrefix("\"").split(separator: "/").last.map(String.init) ?? name
    return file.hasSuffix(".md\"")
      ? String(file.dropLast(4)) : file.hasSuffix(".md") ? String(file.dropLast(3)) : file
  }

  /// The maximum width of its name in a prompt.
  private static let shownName = 24
}
