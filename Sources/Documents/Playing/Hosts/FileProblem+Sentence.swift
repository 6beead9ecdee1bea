import Files

extension FileProblem {
  /// The problem as a sentence, without its full stop.
  public var sentence: String {
    switch self {
    case .invalidPath(let path):
      path.isEmpty ? "a file needs a name" : "a file name cannot contain NUL"
    case .missing(let path): "there is no file `\(path)`"
    case .missingFolder(let path): "the folder for `\(path)` does not exist"
    case .noWorkingFolder: "the working folder no longer exists"
    case .isFolder(let path): "`\(path)` is a folder"
    case .notAFile(let path): "`\(path)` is not a regular file"
    case .danglingLink(let path): "`\(path)` is a link to a file that does not exist"
    case .notPermitted(let path): "permission denied for `\(path)`"
    case .exists(let path): "`\(path)` already exists"
    case .changed(let path): "`\(path)` has changed since it was last read or written"
    case .tooLong(let path, let limit): "`\(path)` is longer than \(limit) bytes"
    case .outside(let path):
      "`\(path)` is not a file of the folder: no links and no `..` lead out of it"
    case .system(let path, let step, let reason): "cannot \(step) `\(path)`: \(reason)"
    }
  }
}

extension FileRefusal {
  public init(_ problem: FileProblem) {
    let cause: Cause =
      switch problem {
      case .exists: .exists
      case .changed: .changed
      case .invalidPath, .missing, .missingFolder, .noWorkingFolder, .isFolder, .notAFile,
        .danglingLink,
        .notPermitted, .tooLong, .outside, .system:
        .other
      }
    // The file's name and the failure to write come before the reason.
    if case .system(_, "write", let reason) = problem {
      self.init(cause, reason: reason)
    } else {
      self.init(cause, reason: problem.sentence)
    }
  }
}

extension FileRefusal {
  /// Why an image is not on a page. The reason is for the page's readers, who have other folders.
  public init(image problem: FileProblem) {
    switch problem {
    case .tooLong(_, let limit): self.init(reason: "larger than \(limit) bytes")
    case .outside, .missing: self.init(reason: "no such file in the notebook's folder")
    default: self.init(reason: "the file cannot be read")
    }
  }
}
