import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The person's pager: a program that shows long text a screen at a time.
public struct Pager {
  /// A line of shell, as every program takes `PAGER`.
  private let command: String

  /// The pager that `PAGER` names, else `less` where there is one; nil if `PAGER` asks for none by
  /// being empty or `cat`.
  public init?(environment: [String: String]) {
    // Without `less` this fails without a word.
    let less = "command -v less >/dev/null && exec less -FRX"
    command = environment["PAGER"] ?? less
    let words = command.split(separator: " ")
    if words.isEmpty || words == ["cat"] { return nil }
  }

  /// Shows a text that is longer than the screen of standard output, and returns when the person has
  /// left the pager; false where the text fits, or the pager failed: it is to be printed then.
  public func show(_ text: TerminalText) -> Bool {
    let text = text.sent
    guard let size = Terminal.size(STDOUT_FILENO) else { return false }
    // The next prompt takes a row.
    let rows = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    guard rows > size.rows, let ends = Self.pipe() else { return false }
    let lent = LentTerminal()
    defer { lent.takeBack() }
    let child = ShellCommand.start(command, reading: ends.read)
    close(ends.read)
    if child != nil { Self.write(text, to: ends.write) }
    close(ends.write)
    return child.map(ShellCommand.status) == 0
  }

  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let result = Glibc.pipe(&ends)
    #else
      let result = Darwin.pipe(&ends)
    #endif
    guard result == 0 else { return nil }
    // The pager must not hold the end that it waits for to be closed.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Writes until all is written or the pager reads no more.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = writeBytes(
          descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count > 0 { written += count } else if errno != EINTR { return }
      }
    }
  }
}

/// The system's `write`, which `Pager` has a function of the same name for.
private func writeBytes(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
