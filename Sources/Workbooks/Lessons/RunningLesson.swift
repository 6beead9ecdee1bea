import Notebooks
import Sessions
import Text

/// A lesson that somebody goes through in the session that is there.
struct RunningLesson {
  let name: String
  var lesson: Lesson
  /// The lesson after it in the course.
  let next: CourseOutline.Entry?
  /// Tells the notebook's text from others, so that a place in another one is not taken for this
  /// one's.
  let stamp: String
  /// Where the session stood when the step that waits began to wait.
  var mark: Session.Mark

  /// Where in which lesson, such as `fall 3/7`, short enough for a prompt; nil at its end, where
  /// nothing waits.
  var place: String? {
    lesson.isAtEnd ? nil : "\(name.visibleInLine.truncated(to: Self.shownName)) \(lesson.progress)"
  }

  /// Columns that its name takes of a prompt.
  private static let shownName = 24
}

extension Cell {
  /// Whether it begins with an empty stage, so that what stood there before does not matter.
  var beginsAnew: Bool {
    let lines = code.split(separator: "\n").map { $0.prefix { $0 != "#" } }
    let first = lines.first { !$0.allSatisfy(\.isWhitespace) }
    return first.map { $0.split(separator: " ") == ["reset"] } ?? false
  }
}
