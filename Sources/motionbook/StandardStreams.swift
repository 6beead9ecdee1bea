#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Standard input, output and error, which a program may be started without, and what may end it.
enum StandardStreams {
  /// Takes the places of those that are closed, so that no file that is opened later is written to
  /// as if it were one of them. What stands there cannot be used: to read or write fails as if it
  /// were closed.
  static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The lowest number that is free is given, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// To write past the length that `ulimit -f` allows is a mistake to be told, not the end.
  static func letLongFilesFail() { _ = signal(SIGXFSZ, SIG_IGN) }
}
