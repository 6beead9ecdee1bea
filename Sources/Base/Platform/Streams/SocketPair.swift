/// Two connected ends, each of which can be read and written. Child processes do not inherit them.
public struct SocketPair {
  public let own: Int32
  public let other: Int32

  /// Nil if the system cannot create one.
  public init?() {
    #if canImport(Darwin)
      let kind = SOCK_STREAM
    #else
      let kind = Int32(SOCK_STREAM.rawValue)
    #endif
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, kind, 0, &ends) == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (own, other) = (ends[0], ends[1])
  }
}
