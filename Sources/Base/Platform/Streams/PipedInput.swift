import Files

/// The input from a pipe as one text: its length is unknown, and it can be read only once.
public enum PipedInput {
  /// Whether a path is a pipe, such as the one that the shell creates for `<(…)`.
  public static func isPipe(_ path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO
  }

  /// The bytes of a pipe up to its end; waits for the writer.
  ///
  /// - Parameters:
  ///   - path: The pipe; nil for standard input, which has no bytes if it is closed.
  ///   - limit: The length after which reading stops. The result may be somewhat longer, so that
  ///     the caller can see that it is too long.
  public static func read(_ path: String?, limit: Int) throws(FileProblem) -> [UInt8] {
    guard let path else { return try read(STDIN_FILENO, name: "stdin", limit: limit) }
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw .last(path: path, step: "open") }
    defer { close(descriptor) }
    return try read(descriptor, name: path, limit: limit)
  }

  private static func read(
    _ descriptor: Int32, name: String, limit: Int
  ) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    while bytes.count <= limit {
      switch ReadResult(reading: descriptor) {
      case .bytes(let more): bytes += more
      case .ended, .failed(EBADF): return bytes
      case .interrupted: continue
      case .failed(let code):
        throw .system(path: name, step: "read", reason: SystemError.text(code))
      }
    }
    return bytes
  }
}
