/// File paths.
public enum FilePath {
  /// The part of a path after a folder at its beginning, as both are written; nil if the path does
  /// not begin with the folder.
  public static func path(_ path: String, below folder: String) -> String? {
    let start = folder.hasSuffix("/") ? folder : folder + "/"
    if path.hasPrefix(start) { return String(path.dropFirst(start.count).drop { $0 == "/" }) }
    return path == folder ? "" : nil
  }

  /// The path of a file in a folder; the current folder is not written.
  public static func joined(_ folder: String, _ path: String) -> String {
    if folder.isEmpty || folder == "." { return path }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The folder, with its slash, and the name.
  public static func split(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[...slash]), String(path[path.index(after: slash)...]))
  }

  /// The path with a `~`, alone or before a `/`, replaced by the home folder.
  public static func withoutTilde(_ path: String, home: String?) -> String {
    guard path == "~" || path.hasPrefix("~/"), let home, !home.isEmpty else { return path }
    return home + path.dropFirst()
  }
}
