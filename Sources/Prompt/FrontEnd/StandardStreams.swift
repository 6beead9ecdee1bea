import Platform

/// Prepares standard input, output and error, which may be closed when the program starts.
package enum StandardStreams {
  /// Occupies the descriptors that are closed, so that no file opened later is mistaken for one of
  /// them. Reading or writing them still fails as if they were closed.
  package static func reserve() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // The system assigns the lowest free number, which is this one.
      _ = open("/dev/null", descriptor == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes writing past the limit of `ulimit -f` an error instead of a fatal signal.
  package static func letLongFilesFail() { _ = signal(SIGXFSZ, SIG_IGN) }
}
