import Platform

/// Lines from standard input as the terminal itself lets a person edit them: for a terminal that
/// the line editor cannot use.
public struct PlainLines {
  /// The user's action.
  public enum Input: Hashable, Sendable {
    /// A line without its newline.
    case line(String)
    /// Ctrl-C: the line is abandoned.
    case interrupted
    case ended
  }

  private var bytes: [UInt8] = []

  public init() {}

  /// Waits for a line. A Ctrl-C from before the call is ignored, unless the line continues an entry.
  public mutating func next(continuing: Bool = false) -> Input {
    Interrupt.enterPrompt(continuing: continuing)
    while true {
      let end = bytes.firstIndex(of: UInt8(ascii: "\n"))
      if Interrupt.requested {
        Interrupt.clear()
        // A whole line was typed after it: of those before, the terminal forgets what is not read yet.
        if end == nil { bytes = [] }
        return .interrupted
      }
      if let end {
        defer { bytes.removeSubrange(...end) }
        return entered(bytes[..<end])
      }
      _ = Poll.wait(reading: STDIN_FILENO, seconds: Self.longest)
      if Interrupt.requested { continue }
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
    guard Poll.canRead(STDIN_FILENO) else { return nil }
    switch ReadResult(reading: STDIN_FILENO, atMost: 4096) {
    case .bytes(let more):
      bytes += more
      return true
    case .interrupted, .failed(EAGAIN): return nil
    case .ended, .failed: return false
    }
  }
}
