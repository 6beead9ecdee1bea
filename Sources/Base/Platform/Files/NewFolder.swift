import Files

/// Folders that may be missing.
public enum NewFolder {
  /// Creates a folder and its missing parents.
  public static func create(_ path: String, mode: UInt32 = 0o777) throws(FileProblem) {
    guard !path.isEmpty, !path.utf8.contains(0) else { throw .invalidPath(path) }
    var made = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      made += name + "/"
      if mkdir(made, mode_t(mode)) != 0, errno != EEXIST {
        // A parent may exist but not be writable; only the last folder matters.
        let problem = FileProblem.last(path: String(made.dropLast()), step: "create")
        if access(made, X_OK) != 0 { throw problem }
      }
    }
  }
}
