import Files

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
