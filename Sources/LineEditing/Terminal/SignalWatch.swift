internal import CLibedit

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The signals that matter while a line is edited, from `init` to `restore`.
///
/// They are blocked except while waiting for a key, so that none is lost between checking its flag
/// and waiting, and none interrupts libedit's drawing.
final class SignalWatch {
  static let resized = SignalFlag()
  static let suspended = SignalFlag()
  /// Holds the number of the signal.
  private static let terminated = SignalFlag()

  private static let all = [SIGINT, SIGWINCH, SIGTSTP, SIGTERM, SIGHUP]

  private var replaced: [(signal: Int32, action: sigaction)] = []
  private var outerMask = sigset_t()
  /// The mask under which to wait: the outer one with ours let through.
  private var waitMask = sigset_t()

  init() {
    for flag in [Self.resized, Self.suspended, Self.terminated] { _ = flag.take() }
    WakePipe.drain()
    var ours = sigset_t()
    sigemptyset(&ours)
    for signal in Self.all { sigaddset(&ours, signal) }
    pthread_sigmask(SIG_BLOCK, &ours, &outerMask)
    waitMask = outerMask
    for signal in Self.all { sigdelset(&waitMask, signal) }
    replace(SIGWINCH) { _ in SignalWatch.resized.raise() }
    replace(SIGTSTP) { _ in SignalWatch.suspended.raise() }
    replace(SIGTERM) { SignalWatch.terminated.raise($0) }
    replace(SIGHUP) { SignalWatch.terminated.raise($0) }
  }

  /// Restores the earlier handlers and mask.
  func restore() {
    for (signal, action) in replaced {
      var action = action
      sigaction(signal, &action, nil)
    }
    pthread_sigmask(SIG_SETMASK, &outerMask, nil)
  }

  /// Returns 1 if the descriptor can be read, 0 after the timeout, -1 after a signal.
  func waitReadable(_ descriptor: Int32, milliseconds: Int32) -> Int32 {
    let ready = mle_wait_readable(descriptor, WakePipe.ends.read, &waitMask, milliseconds)
    if ready < 0 { WakePipe.drain() }
    return ready
  }

  /// Stops this process like Ctrl-Z without a handler, and returns when it continues.
  func stopProcess() {
    guard var ours = replaced.first(where: { $0.signal == SIGTSTP })?.action else { return }
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

  /// The signal that asks the program to end, if one came.
  static func takeTermination() -> Int32? {
    let signal = terminated.take()
    return signal == 0 ? nil : signal
  }

  private func replace(_ signal: Int32, with handler: @escaping @convention(c) (Int32) -> Void) {
    var previous = sigaction()
    if mle_catch(signal, handler, 1, &previous) != 0 { replaced.append((signal, previous)) }
  }
}
