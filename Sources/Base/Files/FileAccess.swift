/// Access to files below a folder, for code that has no operating system of its own.
public protocol FileAccess: Sendable {
  /// The bytes of a regular file; no link is followed.
  ///
  /// - Parameter limit: The most bytes; a longer file is not read to its end.
  func read(_ path: String, below folder: String, limit: Int) throws(FileProblem) -> [UInt8]

  /// Writes a whole file.
  func write(
    _ path: String, _ text: String, below folder: String, over expected: FileExpectation
  ) throws(FileProblem)

  /// Throws why a file cannot be written, as far as it is known before.
  func checkWrite(
    _ path: String, below folder: String, over expected: FileExpectation
  ) throws(FileProblem)

  /// The absolute path; links are not followed.
  func absolute(_ path: String) -> String

  /// The absolute path without links; nil if there is nothing.
  func real(_ path: String) -> String?
}
