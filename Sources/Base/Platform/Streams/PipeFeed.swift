/// Bytes on their way through a pipe, whose reader may be slow or never read.
public struct PipeFeed {
  public let descriptor: Int32
  private var rest: ArraySlice<UInt8>

  /// Takes the writing end of a pipe, which will never block.
  public init(_ bytes: [UInt8], to descriptor: Int32) {
    self.descriptor = descriptor
    rest = bytes[...]
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  /// Whether everything was written or cannot be.
  public var isDone: Bool { rest.isEmpty }

  /// Writes what the pipe takes now. If its reader is gone, the rest is dropped.
  public mutating func feed() {
    // Survive a reader that dies meanwhile.
    let signals = ReplacedSignals(ignoring: [SIGPIPE])
    defer { signals.restore() }
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        return
      } else if errno != EINTR {
        rest = []
      }
    }
  }
}
