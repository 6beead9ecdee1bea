import Files

/// Files and folders that are removed.
public enum RemovedFile {
  /// Removes a file.
  public static func remove(_ path: String) throws(FileProblem) {
    guard !path.utf8.contains(0) else { throw .invalidPath(path) }
    if unlink(path) != 0 { throw .last(path: path, step: "remove") }
  }

  /// Removes a folder if it is empty.
  public static func removeFolder(_ path: String) {
    if !path.utf8.contains(0) { _ = rmdir(path) }
  }
}
