import Files

/// A folder near the program with files that belong to it.
public enum ProgramFolder {
  /// The number of parent folders to search: a build is four levels below its package.
  private static let heights = 6

  /// The nearest folder above a program's file that has one of these names and contains that file;
  /// nil if there is none.
  ///
  /// - Parameters:
  ///   - names: Relative paths; at the same height, the first wins.
  ///   - program: The program's file; links to it are followed.
  public static func path(named names: [String], holding file: String, above program: String)
    -> String?
  {
    guard let real = realpath(program, nil) else { return nil }
    defer { free(real) }
    var folder = String(cString: real)
    for _ in 0..<heights {
      folder = FilePath.split(folder).folder
      while folder.hasSuffix("/") { folder.removeLast() }
      for name in names {
        let candidate = folder + "/" + name
        if access(candidate + "/" + file, R_OK) == 0 { return candidate }
      }
      if folder.isEmpty { return nil }
    }
    return nil
  }
}
