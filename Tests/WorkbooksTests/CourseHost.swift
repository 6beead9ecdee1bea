import Notebooks
import Workbooks

/// A host with a course in memory.
final class CourseHost: PromptHost, LessonHost {
  /// The files of the course, by name.
  var lessons: [String: String] = [:]
  /// Where somebody was in lessons, as it was kept last.
  var places = ""

  func readLesson(_ file: String) throws(FileRefusal) -> InputText {
    guard let text = lessons[file] else { throw FileRefusal(reason: "there is no `\(file)`") }
    return InputText(name: file, bytes: Array(text.utf8))
  }

  func show(_ prose: [ProseBlock]) {
    let lines = ProseLayout(isStyled: false).lines(of: prose)
    events.append(.prose(lines.map(\.text).joined(separator: "\n")))
  }

  func show(code: String, highlights: [Workbook.Highlight]) { events.append(.code(code)) }

  func lessonPlaces() -> String { places }

  func keepLessonPlaces(_ text: String) throws(FileRefusal) {
    if let refusal { throw refusal }
    places = text
  }
}
