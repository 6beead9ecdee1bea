import Files

extension FilePath {
  /// The absolute path; a leading `./` is removed, links are not followed.
  public static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    var rest = path[...]
    while rest.hasPrefix("./") { rest = rest.dropFirst(2) }
    return String(cString: folder) + "/" + rest
  }

  /// The absolute path of what a path leads to, without links; nil if there is nothing.
  public static func real(_ path: String) -> String? {
    guard !path.utf8.contains(0), let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    return String(cString: real)
  }
}
