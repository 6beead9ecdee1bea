import MotionPlatform

/// SIGINT interrupts the cell, as it does in ipykernel. Jupyter itself interrupts by a message.
enum InterruptSignal {
  /// Holds the signal back in every thread that is created from now on.
  static func hold() {
    // A program that is started in the background may inherit that it is ignored.
    signal(SIGINT, SIG_DFL)
    var signals = signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Calls a body for each signal, on a thread of its own: it need not be safe in a signal handler.
  static func deliver(_ body: @escaping @Sendable () -> Void) {
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread = pthread_t()
    #endif
    let box = Unmanaged.passRetained(Box(body)).toOpaque()
    let status = pthread_create(
      &thread, nil,
      { box in
        let box: Unmanaged<Box>? = box.map { .fromOpaque($0) }
        box?.takeRetainedValue().wait()
        return nil
      }, box)
    // Without the thread, the signal is held back, and Jupyter's message still interrupts.
    if status != 0 { Unmanaged<Box>.fromOpaque(box).release() }
  }

  private static var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGINT)
    return signals
  }

  private final class Box {
    private let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    func wait() {
      var signals = signals
      var number: Int32 = 0
      while sigwait(&signals, &number) == 0 { body() }
    }
  }
}
