import Files
import Notebooks
import Playing

/// The files of a kernel: the notebook's folder and those in it.
///
/// Nobody is asked before a notebook from elsewhere runs, so it reaches no file outside, and none
/// through a link.
struct KernelFolder {
  private let folder: String
  private let files: any FileAccess

  init(_ folder: String, of files: any FileAccess) { (self.folder, self.files) = (folder, files) }

  /// The absolute path of a file.
  func place(of path: String) -> String { files.absolute(path) }

  func read(_ path: String, limit: Int) throws(FileRefusal) -> [UInt8] {
    try below(path) { path throws(FileProblem) in
      try files.read(path, below: folder, limit: limit)
    }
  }

  func write(
    _ text: String, to path: String, over expected: FileExpectation
  ) throws(FileRefusal) {
    try below(path) { path throws(FileProblem) in
      try files.write(path, text, below: folder, over: expected)
    }
  }

  func checkWrite(to path: String, over expected: FileExpectation) throws(FileRefusal) {
    try below(path) { path throws(FileProblem) in
      try files.checkWrite(path, below: folder, over: expected)
    }
  }

  /// Does something with a path from the folder. A file may also be named by its absolute path.
  @discardableResult
  private func below<T>(
    _ path: String, _ body: (String) throws(FileProblem) -> T
  ) throws(FileRefusal) -> T {
    do throws(FileProblem) {
      guard path.hasPrefix("/") else { return try body(path) }
      let folders = [files.absolute(folder), files.real(folder)].compactMap(\.self)
      let inside = folders.lazy.compactMap { FilePath.path(path, below: $0) }.first
      guard let inside else { throw .outside(path: path) }
      return try body(inside)
    } catch .outside {
      throw FileRefusal(
        reason: "a notebook in Jupyter has the files of its own folder, and of the folders in it, "
          + "but none through a link")
    } catch {
      throw FileRefusal(error)
    }
  }
}
