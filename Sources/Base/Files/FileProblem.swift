/// Why a file cannot be read or written.
public enum FileProblem: Error, Hashable, Sendable {
  /// The path is empty or contains NUL.
  case invalidPath(String)

  /// There is no such file.
  case missing(path: String)

  /// The folder for the file does not exist.
  case missingFolder(path: String)
  /// The folder that relative paths start from was removed.
  case noWorkingFolder
  case isFolder(path: String)

  /// A device, a pipe or a socket.
  case notAFile(path: String)

  /// A symbolic link whose target does not exist.
  case danglingLink(path: String)

  /// The system's permissions do not allow it.
  case notPermitted(path: String)

  /// The file exists and must not be replaced.
  case exists(path: String)

  /// The file has changed since it was last read or written.
  case changed(path: String)

  /// The file has more than `limit` bytes.
  case tooLong(path: String, limit: Int)

  /// The path leads out of the folder, or through a link.
  case outside(path: String)

  /// Any other error: the step that failed, and the system's own message.
  case system(path: String, step: String, reason: String)
}
