import Answers
import Diagnostics
import Files
import Notebooks
import Platform
import Playing
import Sharing
import Terminal

/// The host of a site: notebooks, images and data are read below its folder, and pages are written
/// below its target. Everything else is the terminal's.
package final class SiteHost: Host, FolderHost, DataHost, ProgressHost, SharingHost {
  /// The folder of the notebooks.
  package let folder: String
  /// The folder of the pages.
  package let target: String
  private let terminal: TerminalHost

  package init(_ folder: String, to target: String, in terminal: TerminalHost) {
    (self.folder, self.target, self.terminal) = (folder, target, terminal)
  }

  // MARK: Files

  package func place(of path: String) -> String { FilePath.absolute(path) }

  package func read(_ path: String) throws(FileRefusal) -> InputText {
    do throws(FileProblem) {
      let bytes = try FolderFile.read(
        Self.path(path, below: folder), below: folder, limit: NotebookDocument.byteLimit,
        links: .inside)
      return InputText(name: path, bytes: bytes)
    } catch {
      throw FileRefusal(error)
    }
  }

  package func read(_ path: String, below base: String, limit: Int) throws(FileRefusal) -> [UInt8] {
    do throws(FileProblem) {
      return try read(path, below: base, limit: limit, links: .inside)
    } catch {
      throw FileRefusal(image: error)
    }
  }

  package func data(_ path: String, below base: String?, limit: Int) throws(FileRefusal) -> [UInt8]
  {
    do throws(FileProblem) {
      return try read(path, below: base ?? folder, limit: limit, links: .refused)
    } catch {
      throw FileRefusal(error)
    }
  }

  /// - Parameter base: The site's folder, or one in it.
  private func read(
    _ path: String, below base: String, limit: Int, links: FolderFile.Links
  ) throws(FileProblem) -> [UInt8] {
    // An absolute path would become a relative one.
    guard !path.hasPrefix("/") else { throw .outside(path: path) }
    let inner = try Self.path(base, below: folder)
    return try FolderFile.read(
      FilePath.joined(inner, path), below: folder, limit: limit, links: links)
  }

  package func write(
    _ text: String, to path: String, over expected: FileExpectation
  ) throws(FileRefusal) {
    do throws(FileProblem) {
      try Interrupt.writing { () throws(FileProblem) in
        try FolderFile.write(
          Self.path(path, below: target), text, below: target, over: expected,
          makesFolders: true)
      }
    } catch {
      throw FileRefusal(error)
    }
  }

  private static func path(_ path: String, below folder: String) throws(FileProblem) -> String {
    if ["", "."].contains(folder) { return path }
    guard let inside = FilePath.path(path, below: folder) else { throw .outside(path: path) }
    return inside
  }

  // MARK: The terminal's

  package func show(_ outputs: [Output], layout: Layout, from origin: Origin) {
    terminal.show(outputs, layout: layout, from: origin)
  }

  package func show(_ diagnostic: Diagnostic, from origin: Origin) {
    terminal.show(diagnostic, from: origin)
  }

  package func show(_ notice: Notice) { terminal.show(notice) }

  package var isInterrupted: Bool { terminal.isInterrupted }

  package func progressed(_ progress: RunProgress) { terminal.progressed(progress) }

  package func statementEnded() { terminal.statementEnded() }

  package func share(_ task: [UInt8], atMost most: Int) -> (any SharedTask)? {
    terminal.share(task, atMost: most)
  }
}
