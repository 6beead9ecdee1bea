import MotionPlatform

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

extension FileProblem {
  /// The problem behind the system's last error, or behind an earlier `errno` value.
  static func last(path: String, step: String, code: Int32 = errno) -> FileProblem {
    switch code {
    case ENOENT: return .missing(path: path)
    case EISDIR: return .isFolder(path: path)
    case EACCES, EPERM, EROFS: return .notPermitted(path: path)
    case EEXIST: return .exists(path: path)
    default:
      return .system(path: path, step: step, reason: SystemError.text(code))
    }
  }
}

/// The system's own messages for its errors.
public enum SystemError {
  /// The message for an `errno` value, from `strerror`; by default for the last error.
  public static func text(_ code: Int32 = errno) -> String {
    strerror(code).map { String(cString: $0) } ?? "unknown error"
  }
}

extension FileProblem {
  /// Why a path has no folder: only where the working folder is gone, a path cannot be made absolute.
  static func withoutFolder(_ path: String) -> FileProblem {
    FilePath.absolute(path).hasPrefix("/") ? .missingFolder(path: path) : .noWorkingFolder
  }
}
