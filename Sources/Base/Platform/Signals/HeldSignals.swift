/// Signals that come to one thread alone: they are held back in all threads that are created from
/// now on.
public struct HeldSignals: Sendable {
  private let numbers: [Int32]

  /// Holds signals back. Each has its default action again: a program that is started in the
  /// background may inherit that one is ignored.
  public init(_ numbers: [Int32]) {
    self.numbers = numbers
    for number in numbers { signal(number, SIG_DFL) }
    var signals = signals
    pthread_sigmask(SIG_BLOCK, &signals, nil)
  }

  /// Whether this program was started with a signal ignored, as by `nohup`.
  public static func isIgnored(_ number: Int32) -> Bool {
    let action = signal(number, SIG_IGN)
    let isIgnored = unsafeBitCast(action, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
    if !isIgnored { signal(number, action) }
    return isIgnored
  }

  /// Lets the signals come in this thread, to a handler. Calls that they interrupt go on.
  public func handle(_ handler: @escaping @convention(c) (Int32) -> Void) {
    var replaced = ReplacedSignals()
    for number in numbers { replaced.catch(number, with: handler) }
    var signals = signals
    pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  /// Calls a function for each signal that comes, on a thread of its own.
  public func deliver(_ body: @escaping @Sendable () -> Void) {
    SystemThread {
      var signals = signals
      var number: Int32 = 0
      while sigwait(&signals, &number) == 0 { body() }
    }
  }

  private var signals: sigset_t {
    var signals = sigset_t()
    sigemptyset(&signals)
    for number in numbers { sigaddset(&signals, number) }
    return signals
  }
}
