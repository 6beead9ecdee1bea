#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// What is piped into the program, as one text.
public enum StandardInput {
  /// The bytes up to the end, or somewhat more than `limit` of them: whoever reads them sees that
  /// they are too many. Standard input that is closed has none.
  public static func read(limit: Int) throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= limit {
      let count = readBytes(&buffer)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno == EBADF {
        break
      } else if errno != EINTR {
        throw .system(path: "stdin", step: "read", reason: String(cString: strerror(errno)))
      }
    }
    return bytes
  }
}

/// The system's `read`, which `StandardInput` has a function of the same name for.
private func readBytes(_ buffer: inout [UInt8]) -> Int {
  read(STDIN_FILENO, &buffer, buffer.count)
}
