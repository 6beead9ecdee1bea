import Files
import FrontEnd
import Notebooks
import Pages
import Platform
import Playing

/// The prompt as a page, with a folder of notebooks as its course.
struct PromptExport {
  let folder: String
  let target: String
  let terminal: TerminalHost

  /// The endings of what belongs to a course: notebooks, and data that they load.
  private static let suffixes = [".md", ".csv"]
  /// The depth of folders within the folder.
  private static let depthLimit = 3

  init(folder: String, target: String, in terminal: TerminalHost) {
    (self.folder, self.target, self.terminal) = (folder, target, terminal)
  }

  /// - Parameter engine: The script that has the engine.
  func run(with engine: String) -> RunStatus {
    var course: [(name: String, bytes: [UInt8])] = []
    do {
      for suffix in Self.suffixes {
        let tree = try FolderTree(below: folder, suffix: suffix, depth: Self.depthLimit)
        for name in tree.files {
          let bytes = try FolderFile.read(name, below: folder, limit: NotebookDocument.byteLimit)
          course.append((name, bytes))
        }
      }
    } catch {
      Console.error("error: \(error.sentence)")
      return .failed
    }
    do throws(FileRefusal) {
      try terminal.write(
        PromptPage(course: course, engine: engine).html, to: target, over: .anything)
    } catch {
      terminal.show(.unwritable(name: target, reason: error.reason))
      return .failed
    }
    return .finished
  }
}
