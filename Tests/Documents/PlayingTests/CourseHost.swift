import Notebooks
import Platform
import Playing

/// A host with a course in memory, and its data in a folder.
final class CourseHost: PromptHost, LessonHost, DataHost {
  /// The files of the course, by name.
  var lessons: [String: String] = [:]
  /// Where somebody was in lessons, as it was kept last.
  var places = ""

  /// The folder of the data; nil if there is none.
  var lessonFolder: String?

  func data(_ path: String, below folder: String?, limit: Int) throws(FileRefusal) -> [UInt8] {
    guard let folder, let bytes = try? FolderFile.read(path, below: folder, limit: limit) else {
      throw FileRefusal(reason: "there is no `\(path)`")
    }
    return bytes
  }

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
