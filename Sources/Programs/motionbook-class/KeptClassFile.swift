#if Class
  import ArgumentParser
  import Classroom
  import Files
  import FrontEnd
  import Terminal
  import Playing
  import Platform

  /// Where a class is kept while it lasts: a folder of the state folder, which one server holds.
  final class KeptClassFile: Sendable {
    private let path: String
    private let lock: FolderLock

    private static let limit = 1 << 20

    /// - Returns: Nil if there is no state folder: the class works, but a killed server does not go on.
    /// - Throws: If another server has this class.
    init?(of notebook: ClassNotebook) throws {
      guard let state = StateFolder.path(environment: ProcessEnvironment.current) else {
        return nil
      }
      let folder = "\(state)/class-\(notebook.stamp)"
      path = folder + "/class.json"
      guard (try? StateFolder.create(folder)) != nil else { return nil }
      do throws(FileProblem) {
        lock = try FolderLock(folder)
      } catch {
        Console.error(
          """
          error: a class with this notebook is running
          help: end it, or copy the notebook for a second class
          """)
        throw ExitCode(Status.failed.rawValue)
      }
    }

    /// The kept class, with its state restored.
    func read(into state: inout ClassState, began: Double) -> KeptClass? {
      guard let bytes = try? AtomicFile.read(path, limit: Self.limit) else { return nil }
      return KeptClass(bytes, into: &state, began: began)
    }

    /// Keeps a class. Once it has ended, the guesses are in its report alone, so until that is written it stays
    /// as it was before the end.
    ///
    /// - Returns: Why it could not be kept; nil if it is.
    func write(_ kept: KeptClass, _ state: ClassState) -> FileRefusal? {
      guard !state.hasEnded else { return nil }
      do throws(FileProblem) {
        try AtomicFile.write(path, kept.text(with: state), over: .anything)
        return nil
      } catch {
        return FileRefusal(error)
      }
    }

    /// Removes what was kept.
    func remove() {
      try? RemovedFile.remove(path)
      lock.removeEmptyFolder()
    }
  }
#endif
