internal import CPosix

/// A write to a pipe or a socket that nobody reads any more.
public enum BrokenPipe {
  /// Such a write ends the process quietly, even if its parent ignores the signal.
  static func endsProcess() { mpx_restore_default(SIGPIPE) }

  /// Such a write fails.
  public static func failsWrite() { signal(SIGPIPE, SIG_IGN) }
}
