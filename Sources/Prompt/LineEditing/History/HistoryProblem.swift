import Files

/// Why an entry was not recorded. `reason` is the system's own message.
public enum HistoryProblem: Error, Hashable, Sendable {
  case cannotMakeFolder(FileProblem)
  case cannotOpen(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// Another program has locked the file.
  case locked(path: String)
  /// The path is a folder, a pipe or a device.
  case notAFile(path: String)
}
