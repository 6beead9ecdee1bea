import Files

/// A host with files: what `save`, `open`, `into` and files on the command line need.
public protocol FileHost: AnyObject {
  /// Returns the absolute path, which identifies a session's own file from any folder.
  func place(of path: String) -> String

  /// Reads a whole file.
  ///
  /// - Throws: `FileRefusal` with the reason, also if reading is not allowed here.
  func read(_ path: String) throws(FileRefusal) -> InputText

  /// Reads a file or a pipe named on the command line, to run or check it, not to write it.
  ///
  /// - Throws: `FileRefusal` with the reason.
  func read(argument path: String) throws(FileRefusal) -> InputText

  /// Checks whether a file can be written, before work is done for its contents. What is found only
  /// by writing is found then.
  ///
  /// - Throws: The `FileRefusal` that `write` would throw.
  func checkWrite(to path: String, over expected: FileExpectation) throws(FileRefusal)

  /// Writes a whole file, or leaves it as it was.
  ///
  /// - Parameter expected: The required contents of the path before the file is written.
  /// - Throws: `FileRefusal`: `exists` or `changed` if something else is there, otherwise `other`,
  ///   also if writing is not allowed here.
  func write(_ text: String, to path: String, over expected: FileExpectation) throws(FileRefusal)
}

/// A host that reads what a notebook shows from its folder: images of exported pages.
public protocol FolderHost: FileHost {
  /// Reads a whole file in a folder or in the folders in it.
  ///
  /// - Parameters:
  ///   - path: A path from the folder.
  ///   - limit: The most bytes; a larger file is refused.
  /// - Throws: `FileRefusal` with the reason, also if a link leads out of the folder.
  func read(_ path: String, below folder: String, limit: Int) throws(FileRefusal) -> [UInt8]
}

/// A host with files of measured values: what `load` needs.
public protocol DataHost: AnyObject {
  /// Reads a whole file, which must be a regular one.
  ///
  /// - Parameters:
  ///   - folder: The folder that the file must be in, or in the folders in it, without links: the
  ///     one of a notebook that is replayed. Nil for any file, from the current folder.
  ///   - limit: The most bytes; a larger file is refused.
  /// - Throws: `FileRefusal` with the reason.
  func data(_ path: String, below folder: String?, limit: Int) throws(FileRefusal) -> [UInt8]
}

extension FileHost {
  /// Without pipes, an argument is a file like any other.
  public func read(argument path: String) throws(FileRefusal) -> InputText { try read(path) }

  /// Without such a check, a file is refused when it is written.
  public func checkWrite(to path: String, over expected: FileExpectation) throws(FileRefusal) {}
}
