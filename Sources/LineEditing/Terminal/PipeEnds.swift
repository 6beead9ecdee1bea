#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Both ends of a pipe. No program that is started gets one of them but by its own number: whoever
/// held the end that another one waits for to be closed would let it wait for ever.
public struct PipeEnds {
  public let read: Int32
  public let write: Int32

  /// Nil where the system has none to give.
  public init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (read, write) = (ends[0], ends[1])
  }
}
