import Workbooks

/// What a prompt is in a lesson.
extension Prompting {
  /// What Enter means where nothing was typed: in a lesson it goes on.
  var emptyLine: String { workbook.lessonPlace == nil ? "" : "next" }

  /// What the prompt is called: where one is in a lesson, or what the program is.
  var name: String { workbook.lessonPlace ?? "motion" }
}
