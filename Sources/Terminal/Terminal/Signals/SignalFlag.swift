internal import CPosix
import MotionPlatform

/// A number that a signal handler may set and anyone may take.
struct SignalFlag: @unchecked Sendable {
  /// Never freed: a handler may run at any time. All access is atomic, hence `Sendable`.
  private let cell: UnsafeMutablePointer<Int32>

  init() {
    cell = .allocate(capacity: 1)
    cell.initialize(to: 0)
    // Create the pipe before a handler needs it.
    _ = WakePipe.ends
  }

  var value: Int32 { mpx_flag_load(cell) }

  /// Sets the flag and returns what it was.
  @discardableResult
  func set(_ value: Int32 = 1) -> Int32 { mpx_flag_exchange(cell, value) }

  /// Sets the flag from a signal handler, wakes a wait for a key, and returns the previous value.
  @discardableResult
  func raise(_ value: Int32 = 1) -> Int32 {
    let previous = set(value)
    WakePipe.wake()
    return previous
  }

  /// Clears the flag and returns what it was.
  func take() -> Int32 { set(0) }
}

/// A pipe to this process, with which a signal ends a wait.
///
/// The system hands a signal to any thread that does not block it, and only that thread's wait
/// would be interrupted.
enum WakePipe {
  /// Both ends, which never block; -1 if the process has no descriptors left.
  static let ends: (read: Int32, write: Int32) = {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return (-1, -1) }
    for end in ends {
      _ = fcntl(end, F_SETFL, O_NONBLOCK)
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
    }
    return (ends[0], ends[1])
  }()

  /// Safe in a signal handler. A full pipe does not matter: it wakes the wait as well.
  static func wake() {
    let before = errno
    var byte: UInt8 = 0
    _ = write(ends.write, &byte, 1)
    errno = before
  }

  static func drain() {
    let before = errno
    var bytes: UInt64 = 0
    while read(ends.read, &bytes, MemoryLayout.size(ofValue: bytes)) > 0 {}
    errno = before
  }
}
