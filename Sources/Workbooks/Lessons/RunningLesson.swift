import Notebooks
import Sessions
import Text

/// A lesson that is open in the current session.
struct RunningLesson {
  let name: String
  var lesson: Lesson
  /// The lesson after it in the course.
  let next: CourseOutline.Entry?
  /// The stamp of the notebook's text, so that a place in another version is not used for this one.
  let stamp: String
  /// The session's state when the current step began.
  var mark: Session.Mark

  /// The lesson and the step, such as `fall 3/7`, short enough for a prompt; nil at the end.
  var place: String? {
    lesson.isAtEnd ? nil : "\(name.visibleInLine.truncated(to: Self.shownName)) \(lesson.progress)"
  }

  /// The maximum width of its name in a prompt.
  private static let shownName = 24
}
