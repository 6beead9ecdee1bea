import MotionPlatform

/// SIGINT interrupts the cell, as it does in ipykernel. Jupyter itself interrupts by a message.
///
/// Only the thread of the sockets takes the signal. So a signal that was sent before a message has come
/// when the message is read, and an interrupt of nothing never stops the cell that follows it.
public enum InterruptSignal {
  /// Where the handler writes: a pipe that nobody reads but `hasCome`, and another that wakes the thread.
  /// Both are set before the handler is.
  nonisolated(unsafe) private static var marks: Wake?
  nonisolated(unsafe) private static var waking: Wake?

  /// Holds the signal back in every thread that is created from now on.
  public static func hold() {
    // A program that is started in the background may inherit that it is ignored.
    signal(SIGINT, SIG_DFL)
    change(SIG_BLOCK)
  }

  /// Lets the signal come in this thread alone.
  static func takeHere(waking wake: Wake) {
    // Without a pipe, the signal is held back, and Jupyter's message still interrupts.
    guard let pipe = Wake() else { return }
    (marks, waking) = (pipe, wake)
    signal(SIGINT) { _ in
      let number = errno
      defer { errno = number }
      InterruptSignal.marks?.signal()
      InterruptSignal.waking?.signal()
    }
    change(SIG_UNBLOCK)
  }

  /// Whether it has come since the last call.
  static func hasCome() -> Bool { marks?.drain() ?? false }

  private static func change(_ how: Int32) {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    pthread_sigmask(how, &signals, nil)
  }
}
