import Workbooks

/// The prompt in a lesson.
extension Prompting {
  /// What Enter runs on an empty line: `next` in a lesson.
  var emptyLine: String { workbook.lessonPlace == nil ? "" : "next" }

  /// The prompt's name: the place in a lesson, or `motion`.
  var name: String { workbook.lessonPlace ?? "motion" }
}
