/// Why an entry was not recorded. `reason` is the system's own message.
public enum HistoryProblem: Error, Hashable, Sendable {
  case cannotMakeFolder(path: String, reason: String)
  case cannotOpen(path: String, reason: String)
  case cannotWrite(path: String, reason: String)
  /// The path is a folder, a pipe or a device.
  case notAFile(path: String)
}

extension HistoryProblem: CustomStringConvertible {
  public var description: String {
    switch self {
    case .cannotMakeFolder(let path, let reason): "cannot create the folder \(path): \(reason)"
    case .cannotOpen(let path, let reason): "cannot open \(path): \(reason)"
    case .cannotWrite(let path, let reason): "cannot write to \(path): \(reason)"
    case .notAFile(let path):
      "cannot save the line history: \(path) is not a regular file"
    }
  }
}
