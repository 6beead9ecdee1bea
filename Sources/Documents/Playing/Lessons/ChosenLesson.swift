import Diagnostics
import Notebooks
import Text

/// The notebook that `lesson` goes through.
struct ChosenLesson {
  /// The words after `lesson` that choose it again.
  let name: String
  /// Its name in the saved places.
  let key: String
  let document: NotebookDocument
  /// The folder of its file, in which its data is; nil if it is unknown.
  let folder: String?
  /// The lesson after it in the course.
  var next: CourseOutline.Entry?
}

extension Workbook {
  /// Finds a lesson by what was written: a name of the course, with or without the extension, or
  /// the path of any notebook. A name of the course comes first; `./` before it means the file.
  func chosenLesson(_ written: String) throws(Mistake) -> ChosenLesson {
    if written.contains("/") { return try ownLesson(written) }
    let isFile = InputText.isNotebookName(written)
    let name = written.hasSuffix(".md") ? String(written.dropLast(3)) : written
    let lessons = try host.lessons
    let course: CourseOutline
    do throws(Mistake) {
      course = try lessons.course()
    } catch {
      if isFile { return try ownLesson(written) }
      throw error
    }
    let known = course.lessons.map(\.name)
    if known.contains(name) {
      return ChosenLesson(
        name: name, key: name, document: try lessons.lessonDocument(name + ".md"),
        folder: lessons.lessonFolder,
        next: course.lesson(after: name))
    }
    if isFile { return try ownLesson(written) }
    throw .unknownLesson(name, nearest: Vocabulary(known).nearest(to: name))
  }

  /// A notebook of the user's own.
  private func ownLesson(_ path: String) throws(Mistake) -> ChosenLesson {
    do throws(FileRefusal) {
      return ChosenLesson(
        name: path.isPlainPath ? path : path.quoted, key: host.place(of: path),
        document: try host.files.read(path).document(), folder: host.folder(of: path))
    } catch {
      throw .cannotRead(path, error.reason)
    }
  }
}

extension String {
  /// Whether the language reads it as a path without quotation marks.
  fileprivate var isPlainPath: Bool {
    let letters = hasPrefix("./") ? dropFirst(2) : self[...]
    return letters.first.map { "a"..."z" ~= $0 || "A"..."Z" ~= $0 } ?? false
      && letters.allSatisfy { $0.isASCII && ($0.isLetter || $0 == "." || $0 == "/" || $0 == "-") }
  }
}
