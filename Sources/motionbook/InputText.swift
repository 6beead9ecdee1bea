import Diagnostics
import Answers
import Sessions
import Values
import Notebooks

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A text that was read, and where from.
struct InputText {
  let name: String
  let text: String
  let bytes: [UInt8]

  /// Reads a file, or standard input for `-`.
  static func read(_ path: String) throws(FileProblem) -> InputText {
    let bytes = path == "-" ? try readStandardInput() : try AtomicFile.read(path)
    return InputText(
      name: path == "-" ? "stdin" : path, text: String(decoding: bytes, as: UTF8.self),
      bytes: bytes)
  }

  /// Whether it is a notebook rather than a script: by its name, or by a cell in it.
  var isNotebook: Bool {
    if Self.isNotebookName(name) { return true }
    return name == "stdin"
      && text.split(separator: "\n", omittingEmptySubsequences: false).contains {
        $0.hasPrefix("```motion") || $0.hasPrefix("~~~motion")
      }
  }

  static func isNotebookName(_ name: String) -> Bool {
    let lowered = name.lowercased()
    return lowered.hasSuffix(".md") || lowered.hasSuffix(".markdown")
  }

  private static func readStandardInput() throws(FileProblem) -> [UInt8] {
    var bytes: [UInt8] = []
    var buffer = [UInt8](repeating: 0, count: 65_536)
    while bytes.count <= Limits.sourceLength {
      let count = readBytes(&buffer)
      if count > 0 {
        bytes += buffer[..<count]
      } else if count == 0 || errno == EBADF {
        // One that is closed has nothing in it.
        break
      } else if errno != EINTR {
        throw .system(path: "stdin", step: "read", reason: String(cString: strerror(errno)))
      }
    }
    return bytes
  }
}

private func readBytes(_ buffer: inout [UInt8]) -> Int {
  read(STDIN_FILENO, &buffer, buffer.count)
}
