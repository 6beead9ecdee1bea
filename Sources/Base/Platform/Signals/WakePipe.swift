/// A pipe to this process, with which a signal or another thread ends a wait.
///
/// The system hands a signal to any thread that does not block it, and only that thread's wait
/// would be interrupted.
public enum WakePipe {
  /// Both ends, which never block; -1 if the process has no descriptors left.
  static let ends: (read: Int32, write: Int32) = {
    guard let ends = PipeEnds() else { return (-1, -1) }
    for end in [ends.read, ends.write] { _ = fcntl(end, F_SETFL, O_NONBLOCK) }
    return (ends.read, ends.write)
  }()

  /// The end that can be read after `wake`; nil if the process has no descriptors left.
  public static var descriptor: Int32? { ends.read < 0 ? nil : ends.read }

  /// Safe in a signal handler. A full pipe does not matter: it wakes the wait as well.
  public static func wake() {
    let before = errno
    var byte: UInt8 = 0
    _ = write(ends.write, &byte, 1)
    errno = before
  }

  public static func drain() {
    let before = errno
    var bytes: UInt64 = 0
    while read(ends.read, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
    errno = before
  }
}
