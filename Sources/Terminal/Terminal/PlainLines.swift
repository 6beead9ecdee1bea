internal import CPosix
import MotionPlatform

/// Lines from standard input as the terminal itself lets a person edit them: for a terminal that
/// the line editor cannot use.
public struct PlainLines {
  /// What a person did.
  public enum Input: Hashable, Sendable {
    /// A line without its newline.
    case line(String)
    /// Ctrl-C: the line is abandoned.
    case interrupted
    case ended
  }

  private var bytes: [UInt8] = []

  public init() {}

  /// Waits for a line. A Ctrl-C from before the call is ignored.
  public mutating func next() -> Input {
    Interrupt.enterPrompt()
    while true {
      if let end = bytes.firstIndex(of: UInt8(ascii: "\n")) {
        defer { bytes.removeSubrange(...end) }
        return entered(bytes[..<end])
      }
      if mpx_wait_until(STDIN_FILENO, WakePipe.ends.read, -1, Self.longest) < 0 { WakePipe.drain() }
      if Interrupt.requested {
        Interrupt.clear()
        bytes = []
        return .interrupted
      }
      guard let isMore = read() else { continue }
      if isMore { continue }
      defer { bytes = [] }
      return bytes.isEmpty ? .ended : entered(bytes[...])
    }
  }

  /// The longest single wait, in seconds.
  private static let longest = 3600.0

  private func entered(_ line: ArraySlice<UInt8>) -> Input {
    Interrupt.leavePrompt()
    return .line(String(decoding: line, as: UTF8.self))
  }

  /// Reads what is there without waiting: false at the end, nil if there is nothing.
  private mutating func read() -> Bool? {
    guard mpx_wait_until(STDIN_FILENO, -1, -1, 0) == 1 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = readBytes(STDIN_FILENO, &buffer, buffer.count)
    if count > 0 { bytes += buffer[..<count] }
    if count < 0, errno == EINTR || errno == EAGAIN { return nil }
    return count > 0
  }
}

/// The system's `read`, which the type has a function of the same name for.
private func readBytes(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, bytes, count)
}
