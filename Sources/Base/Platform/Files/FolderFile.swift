import Files

/// Files below a folder: nothing outside of it is read or written, whatever links or moves there are.
public enum FolderFile {
  /// The links that a path may go through.
  public enum Links: Hashable, Sendable {
    case refused
    /// Those that stay below the folder.
    case inside
  }

  /// The bytes of a regular file in a folder or in the folders in it.
  ///
  /// - Parameters:
  ///   - path: Names between slashes, without `..`.
  ///   - limit: The most bytes; a longer file is not read to its end.
  public static func read(
    _ path: String, below folder: String, limit: Int, links: Links = .refused
  ) throws(FileProblem) -> [UInt8] {
    try FilePlace(path, below: folder, links: links).read(limit: limit)
  }

  /// Writes a whole file below a folder, as `AtomicFile.write` does. Links are refused.
  ///
  /// - Parameter makesFolders: Whether missing folders are created.
  @discardableResult
  public static func write(
    _ path: String, _ text: String, below folder: String, over expected: FileExpectation,
    makesFolders: Bool = false
  ) throws(FileProblem) -> Fingerprint {
    try AtomicFile.write(Array(text.utf8), over: expected) { () throws(FileProblem) in
      try place(path, below: folder, makesFolders: makesFolders)
    }
  }

  /// Throws why a file cannot be written, as far as it is known before.
  public static func checkWrite(
    _ path: String, below folder: String, over expected: FileExpectation
  ) throws(FileProblem) {
    try AtomicFile.checkWrite(try place(path, below: folder), over: expected)
  }

  private static func place(
    _ path: String, below folder: String, makesFolders: Bool = false
  ) throws(FileProblem) -> FilePlace {
    do throws(FileProblem) {
      return try FilePlace(path, below: folder, links: .refused, makesFolders: makesFolders)
    } catch .missing {
      throw .withoutFolder(path)
    }
  }
}
