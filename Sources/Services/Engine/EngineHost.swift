import Answers
import Diagnostics
import Files
import Notebooks
import Pages
import Playing

/// The host of a workbook in memory: keeps what it is shown until a request ends.
final class EngineHost: Host, FolderHost, DataHost, LessonHost {
  var files = MemoryFiles()
  private(set) var shown = ShownAnswers()
  private var places = ""
  /// The columns of a page's lines; nil where a request names none.
  var columns: Int?

  /// Nothing can stop a request but the end of the instance.
  let isInterrupted = false

  /// Forgets what was shown, before a request.
  func begin() { shown = ShownAnswers() }

  // MARK: Showing

  func show(_ outputs: [Output], layout: Layout, from origin: Origin) {
    shown.append(outputs, columns.map { layout.fitted(toTerminal: $0) } ?? layout)
  }

  func show(_ diagnostic: Diagnostic, from origin: Origin) {
    shown.append(diagnostic, origin)
    guard origin == .entry, case .translation(let translation)? = diagnostic.advice,
      !translation.lines.isEmpty
    else { return }
    shown.append(remark: "Up brings these lines")
    recall(translation.lines.joined(separator: "\n"))
  }

  /// Has lines brought back for editing, when the line has ended.
  func recall(_ lines: String?) {
    if let lines { shown.recall(lines) }
  }

  func show(_ notice: Notice) { shown.append(notice) }

  func show(remark: String) { shown.append(remark: remark) }

  // MARK: Lessons

  let lessonFolder: String? = CourseFolder.name

  func readLesson(_ file: String) throws(FileRefusal) -> InputText {
    try read(CourseFolder.path(of: file))
  }

  func show(_ prose: [ProseBlock]) { shown.append(prose) }

  func pause(before prose: [ProseBlock], code: String) { shown.endAnswers() }

  func show(code: String, highlights: [Workbook.Highlight]) {
    shown.append(code: code, highlights)
  }

  func lessonPlaces() -> String { places }

  func keepLessonPlaces(_ text: String) { places = text }

  // MARK: Files

  /// The path from the only folder there is.
  func place(of path: String) -> String {
    (try? MemoryFiles.name(path)).map { "/" + $0 } ?? path
  }

  func read(_ path: String) throws(FileRefusal) -> InputText {
    InputText(name: path, bytes: try data(path, below: nil, limit: NotebookDocument.byteLimit))
  }

  func read(_ path: String, below folder: String, limit: Int) throws(FileRefusal) -> [UInt8] {
    do {
      return try files.read(path, below: folder, limit: limit)
    } catch {
      throw FileRefusal(image: error)
    }
  }

  func data(_ path: String, below folder: String?, limit: Int) throws(FileRefusal) -> [UInt8] {
    do {
      return try files.read(path, below: folder ?? "", limit: limit)
    } catch {
      throw FileRefusal(error)
    }
  }

  func checkWrite(to path: String, over expected: FileExpectation) throws(FileRefusal) {
    do {
      try files.checkWrite(path, over: expected)
    } catch {
      throw FileRefusal(error)
    }
  }

  func write(_ text: String, to path: String, over expected: FileExpectation) throws(FileRefusal) {
    do {
      try files.write(path, text, over: expected)
    } catch {
      throw FileRefusal(error)
    }
  }
}
