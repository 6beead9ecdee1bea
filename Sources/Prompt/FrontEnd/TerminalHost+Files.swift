import Files
import Notebooks
import Platform
import Playing
import Terminal
import Values

/// The disk: notebooks, data, pages and lessons.
extension TerminalHost {
  package func place(of path: String) -> String { FilePath.absolute(Self.withoutTilde(path)) }

  private static func withoutTilde(_ path: String) -> String {
    FilePath.withoutTilde(path, home: ProcessEnvironment.current["HOME"])
  }

  package func read(_ path: String) throws(FileRefusal) -> InputText {
    do {
      let bytes = try AtomicFile.read(Self.withoutTilde(path), limit: NotebookDocument.byteLimit)
      return InputText(name: path, bytes: bytes)
    } catch {
      throw FileRefusal(error)
    }
  }

  package func read(_ path: String, below folder: String, limit: Int) throws(FileRefusal) -> [UInt8]
  {
    // The images of a page may be links within the folder, unlike data.
    do throws(FileProblem) {
      return try FolderFile.read(
        path, below: Self.withoutTilde(folder), limit: limit, links: .inside)
    } catch {
      throw FileRefusal(image: error)
    }
  }

  package func data(_ path: String, below folder: String?, limit: Int) throws(FileRefusal)
    -> [UInt8]
  {
    do {
      guard let folder else {
        return try AtomicFile.read(Self.withoutTilde(path), limit: limit)
      }
      return try FolderFile.read(path, below: Self.withoutTilde(folder), limit: limit)
    } catch {
      throw FileRefusal(error)
    }
  }

  package func write(
    _ text: String, to path: String, over expected: FileExpectation
  ) throws(FileRefusal) {
    do {
      try Interrupt.writing { () throws(FileProblem) in
        try AtomicFile.write(Self.withoutTilde(path), text, over: expected)
      }
    } catch {
      throw FileRefusal(error)
    }
  }

  package func checkWrite(to path: String, over expected: FileExpectation) throws(FileRefusal) {
    do {
      try AtomicFile.checkWrite(Self.withoutTilde(path), over: expected)
    } catch {
      throw FileRefusal(error)
    }
  }

  /// Reads a file named on the command line: `-` is standard input, and a pipe such as the shell's
  /// `<(…)` works like a file.
  package func read(argument path: String) throws(FileRefusal) -> InputText {
    let isStandardInput = ["-", "/dev/stdin"].contains(path)
    guard isStandardInput || PipedInput.isPipe(path) else { return try read(path) }
    do {
      let bytes = try PipedInput.read(
        isStandardInput ? nil : path, limit: Limits.sourceLength)
      return InputText(name: isStandardInput ? "stdin" : path, bytes: bytes, isPiped: true)
    } catch {
      throw FileRefusal(error)
    }
  }

  // MARK: Lessons

  package func readLesson(_ file: String) throws(FileRefusal) -> InputText {
    do {
      return InputText(name: file, bytes: try LessonFiles.read(file))
    } catch {
      throw FileRefusal(error)
    }
  }

  package var lessonFolder: String? { LessonFiles.courseFolder }

  package func lessonPlaces() -> String { LessonFiles.places() }

  package func keepLessonPlaces(_ text: String) throws(FileRefusal) {
    do {
      try LessonFiles.keepPlaces(text)
    } catch {
      throw FileRefusal(error)
    }
  }
}
