import Disk
import Files
import Notebooks
import Workbooks

/// The files of a kernel: the notebook's folder and those in it.
///
/// Nobody is asked before a notebook from elsewhere runs, so it reaches no file outside, not even
/// through a link.
struct KernelFolder {
  private let folder: String

  init(_ folder: String) { self.folder = folder }

  /// The path of a file, which need not exist.
  ///
  /// - Throws: `FileRefusal` for one outside of the folder.
  func place(of path: String) throws(FileRefusal) -> String {
    let path = path.hasPrefix("/") ? path : folder + "/" + path
    // A new file has no real path yet, but its folder has.
    let parent = path.lastIndex(of: "/").map { String(path[..<$0]) } ?? ""
    guard let real = FilePath.real(path) ?? FilePath.real(parent).map({ $0 + "/" }),
      let root = FilePath.real(folder), real.hasPrefix(root == "/" ? root : root + "/")
    else {
      throw FileRefusal(
        reason: "a notebook in Jupyter has the files of its own folder, and of the folders in it")
    }
    return path
  }

  func read(_ path: String, limit: Int) throws(FileRefusal) -> [UInt8] {
    let place = try place(of: path)
    do {
      return try AtomicFile.read(place, limit: limit)
    } catch {
      throw FileRefusal(error)
    }
  }

  func write(
    _ text: String, to path: String, over expected: FileExpectation
  ) throws(FileRefusal) {
    let place = try place(of: path)
    do {
      try AtomicFile.write(place, text, mode: AtomicFile.Mode(expected))
    } catch {
      throw FileRefusal(error)
    }
  }
}
