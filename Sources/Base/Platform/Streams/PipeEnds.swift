/// Both ends of a pipe. Child processes do not inherit them: a process that kept an end open would
/// make a reader wait for its close forever.
public struct PipeEnds {
  public let read: Int32
  public let write: Int32

  /// Nil if the system cannot create one.
  public init?() {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (read, write) = (ends[0], ends[1])
  }
}
