#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What stands beside the program: files that belong to it, in a folder of its own.
public enum ProgramFolder {
  /// How many folders above the program's file are looked through: a build stands four below its
  /// package.
  private static let heights = 6

  /// The folder of this name that has a file of that name in it, the nearest one above a program's
  /// file; nil where there is none.
  ///
  /// - Parameter program: The program's file; links to it are followed.
  public static func path(named name: String, holding file: String, above program: String)
    -> String?
  {
    guard let real = realpath(program, nil) else { return nil }
    defer { free(real) }
    var folder = String(cString: real)
    for _ in 0..<heights {
      folder = FilePath.split(folder).folder
      while folder.hasSuffix("/") { folder.removeLast() }
      let candidate = folder + "/" + name
      if access(candidate + "/" + file, R_OK) == 0 { return candidate }
      if folder.isEmpty { return nil }
    }
    return nil
  }
}
