internal import CPosix

/// Questions about open descriptors, and waits for them.
public enum Poll {
  /// Whether a descriptor can be read, or its other end is closed, within some seconds. A signal
  /// ends the wait.
  public static func canRead(_ descriptor: Int32, within seconds: Double = 0) -> Bool {
    !ready([descriptor], for: POLLIN, milliseconds: Int32((seconds * 1000).rounded(.up))).isEmpty
  }

  /// Whether a descriptor takes output now.
  public static func canWrite(_ descriptor: Int32) -> Bool {
    !ready([descriptor], for: POLLOUT).isEmpty
  }

  /// Whether nobody reads a pipe any more.
  public static func isAbandoned(_ pipe: Int32) -> Bool { !ready([pipe], for: 0).isEmpty }

  /// The positions of the descriptors that can be read now, or whose other end is closed.
  public static func readable(_ descriptors: [Int32]) -> [Int] { ready(descriptors, for: POLLIN) }

  /// Waits until one of the descriptors takes output; false after the time or a signal.
  public static func waitToWrite(_ descriptors: [Int32], milliseconds: Int32) -> Bool {
    !ready(descriptors, for: POLLOUT, milliseconds: milliseconds).isEmpty
  }

  private static func ready(
    _ descriptors: [Int32], for events: Int32, milliseconds: Int32 = 0
  ) -> [Int] {
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(events), revents: 0) }
    guard !polled.isEmpty, poll(&polled, nfds_t(polled.count), milliseconds) > 0 else { return [] }
    return polled.indices.filter { polled[$0].revents != 0 }
  }

  /// The end of a wait.
  package enum Event {
    case canRead, canWrite
    /// A signal came.
    case woken
    /// The time has come.
    case due
  }

  /// Waits until `input` can be read, `output` can be written, a signal comes, or some seconds have
  /// passed: to a fraction of a millisecond, and for descriptors of any number.
  package static func wait(
    reading input: Int32?, writing output: Int32? = nil, seconds: Double
  ) -> Event {
    switch mpx_wait_until(input ?? -1, WakePipe.ends.read, output ?? -1, seconds) {
    case 0: return .due
    case 1: return .canRead
    case 2: return .canWrite
    default:
      WakePipe.drain()
      return .woken
    }
  }
}
