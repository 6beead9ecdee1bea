/// The result of one read.
public enum ReadResult {
  case bytes(ArraySlice<UInt8>)
  case ended
  /// A signal came first.
  case interrupted
  /// The `errno` value of a failed read.
  case failed(Int32)

  /// Reads what is there; waits for the first byte, unless the descriptor does not block.
  public init(reading descriptor: Int32, atMost limit: Int = 65_536) {
    var buffer = [UInt8](repeating: 0, count: limit)
    let count = read(descriptor, &buffer, limit)
    if count > 0 {
      self = .bytes(buffer[..<count])
    } else if count == 0 {
      self = .ended
    } else {
      self = errno == EINTR ? .interrupted : .failed(errno)
    }
  }
}
