import Files

/// The system's files.
public struct SystemFiles: FileAccess {
  public init() {}

  public func read(
    _ path: String, below folder: String, limit: Int
  ) throws(FileProblem) -> [UInt8] {
    try FolderFile.read(path, below: folder, limit: limit)
  }

  public func write(
    _ path: String, _ text: String, below folder: String, over expected: FileExpectation
  ) throws(FileProblem) {
    try FolderFile.write(path, text, below: folder, over: expected)
  }

  public func checkWrite(
    _ path: String, below folder: String, over expected: FileExpectation
  ) throws(FileProblem) {
    try FolderFile.checkWrite(path, below: folder, over: expected)
  }

  public func absolute(_ path: String) -> String { FilePath.absolute(path) }

  public func real(_ path: String) -> String? { FilePath.real(path) }
}
