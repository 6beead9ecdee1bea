internal import CPosix

/// The signals that matter while a line is edited, from `init` to `restore`.
///
/// They are blocked except while waiting for a key, so that none is lost between checking its flag
/// and waiting, and none interrupts libedit's drawing.
package final class SignalWatch {
  private static let resized = SignalFlag()
  private static let suspended = SignalFlag()
  /// Holds the number of the signal.
  private static let terminated = SignalFlag()

  private static let all = [SIGINT, SIGWINCH, SIGTSTP, SIGTERM, SIGHUP]

  private var replaced = ReplacedSignals()
  private var outerMask = sigset_t()
  /// The mask while waiting: the outer one without our signals.
  private var waitMask = sigset_t()

  /// Begins to watch.
  package init() {
    for flag in [Self.resized, Self.suspended, Self.terminated] { flag.clear() }
    WakePipe.drain()
    var ours = sigset_t()
    sigemptyset(&ours)
    for signal in Self.all { sigaddset(&ours, signal) }
    pthread_sigmask(SIG_BLOCK, &ours, &outerMask)
    waitMask = outerMask
    for signal in Self.all { sigdelset(&waitMask, signal) }
    replaced.catch(SIGWINCH) { _ in SignalWatch.resized.raise() }
    replaced.catch(SIGTSTP) { _ in SignalWatch.suspended.raise() }
    replaced.catch(SIGTERM) { SignalWatch.terminated.raise($0) }
    replaced.catch(SIGHUP) { SignalWatch.terminated.raise($0) }
  }

  /// Restores the earlier handlers and mask.
  package func restore() {
    replaced.restore()
    pthread_sigmask(SIG_SETMASK, &outerMask, nil)
  }

  /// Returns 1 if the descriptor can be read, 0 after the timeout, -1 after a signal.
  package func waitReadable(_ descriptor: Int32, milliseconds: Int32) -> Int32 {
    let ready = mpx_wait_readable(descriptor, WakePipe.ends.read, &waitMask, milliseconds)
    if ready < 0 { WakePipe.drain() }
    return ready
  }

  /// Stops this process like Ctrl-Z without a handler, and returns when it continues.
  package func stopProcess() {
    guard var ours = replaced.earlierAction(of: SIGTSTP) else { return }
    var handler = sigaction()
    sigaction(SIGTSTP, &ours, &handler)
    var stop = sigset_t()
    sigemptyset(&stop)
    sigaddset(&stop, SIGTSTP)
    raise(SIGTSTP)
    pthread_sigmask(SIG_UNBLOCK, &stop, nil)
    pthread_sigmask(SIG_BLOCK, &stop, nil)
    sigaction(SIGTSTP, &handler, nil)
  }

  // MARK: Signals that arrived

  /// Whether the terminal's size has changed since the last call.
  package static func consumeResize() -> Bool { resized.clear() != 0 }

  /// Whether Ctrl-Z was typed since the last call.
  package static func consumeSuspension() -> Bool { suspended.clear() != 0 }

  /// The signal that asks the program to end, if one arrived.
  package static func consumeTermination() -> Int32? {
    let signal = terminated.clear()
    return signal == 0 ? nil : signal
  }

  /// Raises a signal that asked the program to end, without a handler.
  package static func pass(on signal: Int32) {
    mpx_restore_default(signal)
    raise(signal)
  }
}
