import Files

/// A folder that one process holds. The system lets go of it however the process ends.
public struct FolderLock: ~Copyable, Sendable {
  private let folder: Descriptor

  /// Takes a folder that exists.
  ///
  /// - Throws: Also if another process holds it.
  public init(_ path: String) throws(FileProblem) {
    folder = try Self.held(path)
  }

  /// Removes the folder if nothing is in it.
  public func removeEmptyFolder() { _ = rmdir(folder.path) }

  private static func held(_ path: String) throws(FileProblem) -> Descriptor {
    let folder = try Descriptor(path: path, flags: O_RDONLY | O_DIRECTORY, step: "open")
    guard folder.lock(waiting: false) else { throw .last(path: path, step: "lock") }
    return folder
  }
}
