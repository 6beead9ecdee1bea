internal import CLibedit
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal as a screen of cells: between `enter` and `leave` keys come at once and unseen, and
/// what is drawn stands in for what was there, which comes back however it ends.
public final class ScreenTerminal {
  private var replaced: [(signal: Int32, action: sigaction)] = []

  /// The terminal of this program; nil where standard input or output is none, or it cannot place a
  /// cursor.
  public init?(environment: [String: String]) {
    guard Terminal.isTerminal(STDIN_FILENO), Terminal.isTerminal(STDOUT_FILENO),
      !["", "dumb"].contains(environment["TERM"] ?? "")
    else { return nil }
  }

  deinit { leave() }

  // MARK: Entering and leaving

  /// Takes the screen.
  public func enter() {
    guard Self.isEntered.value == 0, tcgetattr(STDIN_FILENO, Self.settings) == 0 else { return }
    for flag in [Self.resized, Self.suspended] { _ = flag.take() }
    watchSignals()
    Self.isEntered.set()
    var keys = Self.settings.pointee
    cfmakeraw(&keys)
    // Ctrl-C and Ctrl-Z stay signals.
    keys.c_lflag |= tcflag_t(ISIG)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &keys)
    var text = TerminalText(.otherScreen(true))
    text.command(.cursor(isVisible: false))
    text.command(.mouse(true))
    text.command(.clearScreen)
    write(text)
  }

  /// Gives the screen back, and the keys.
  public func leave() {
    Self.leaveAtOnce()
    for (signal, action) in replaced {
      var action = action
      sigaction(signal, &action, nil)
    }
    replaced = []
  }

  /// Stops this process as Ctrl-Z does, and takes the screen again when it goes on.
  public func suspend() {
    leave()
    raise(SIGTSTP)
    enter()
  }

  // MARK: Reading and writing

  /// What ends a wait.
  public enum Event: Hashable, Sendable {
    case typed([UInt8])
    case resized
    /// Ctrl-Z was typed: to be followed by `suspend`.
    case suspended
    /// Ctrl-C was typed.
    case interrupted
    /// Nothing more can be typed.
    case ended
    /// The time has come.
    case due
  }

  /// Waits for a key, a signal, or a time of `now`; infinity waits for ever.
  public func wait(until time: Double) -> Event {
    while true {
      if Self.resized.take() != 0 { return .resized }
      if Self.suspended.take() != 0 { return .suspended }
      if Interrupt.requested { return .interrupted }
      let left = max(0, time - Self.now())
      let isLong = left > Self.longest
      switch mle_wait_until(STDIN_FILENO, WakePipe.ends.read, isLong ? Self.longest : left) {
      case 1: return read()
      case 0: if !isLong { return .due }
      default: WakePipe.drain()
      }
    }
  }

  /// Seconds of one wait.
  private static let longest = 3600.0

  private func read() -> Event {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = readBytes(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 { return .typed(Array(bytes[..<count])) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .due : .ended
  }

  /// Writes all of it at once; what a terminal that is gone does not take is left out.
  public func write(_ text: TerminalText) {
    var sent = text.sent
    sent.withUTF8 { _ = WholeWrite.write(UnsafeRawBufferPointer($0), to: STDOUT_FILENO) }
  }

  /// Columns and rows.
  public var size: (columns: Int, rows: Int) {
    Terminal.size(STDOUT_FILENO) ?? (Terminal.defaultWidth, Terminal.defaultHeight)
  }

  /// Seconds of a clock that only counts on.
  public static func now() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  // MARK: Signals

  /// Set between `enter` and `leave`.
  static let isEntered = SignalFlag()
  private static let resized = SignalFlag()
  private static let suspended = SignalFlag()
  /// Never freed: a handler may need them at any time.
  nonisolated(unsafe) private static let settings: UnsafeMutablePointer<termios> = {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    settings.initialize(to: termios())
    return settings
  }()
  /// What gives the screen back, byte for byte.
  nonisolated(unsafe) private static let leaving: UnsafeBufferPointer<UInt8> = {
    var text = TerminalText(.plain)
    text.command(.mouse(false))
    text.command(.cursor(isVisible: true))
    text.command(.otherScreen(false))
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.sent.utf8.count)
    _ = bytes.initialize(from: text.sent.utf8)
    return UnsafeBufferPointer(bytes)
  }()

  /// Gives the screen back from a signal's handler: it writes, and sets the terminal, which are both
  /// safe there. Does nothing where the screen was not taken.
  static func leaveAtOnce() {
    guard isEntered.take() != 0 else { return }
    _ = writeBytes(STDOUT_FILENO, leaving.baseAddress, leaving.count)
    tcsetattr(STDIN_FILENO, TCSADRAIN, settings)
  }

  /// What ends this program, also by a trap of Swift's.
  private static let ends = [
    SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGTRAP, SIGILL, SIGFPE, SIGABRT,
  ]

  private func watchSignals() {
    // Makes them exist before a handler can need them.
    _ = (Self.leaving.count, Self.settings)
    replace(SIGWINCH) { _ in ScreenTerminal.resized.raise() }
    replace(SIGTSTP) { _ in ScreenTerminal.suspended.raise() }
    for signal in Self.ends {
      replace(signal) { signal in
        ScreenTerminal.leaveAtOnce()
        mle_restore_default(signal)
        raise(signal)
      }
    }
  }

  private func replace(_ signal: Int32, with handler: @escaping @convention(c) (Int32) -> Void) {
    var previous = sigaction()
    if mle_catch(signal, handler, 1, &previous) != 0 { replaced.append((signal, previous)) }
  }
}

/// The system's `write`, which the terminal has a function of the same name for.
private func writeBytes(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}

/// The system's `read`, likewise.
private func readBytes(
  _ descriptor: Int32, _ bytes: UnsafeMutableRawPointer?, _ count: Int
) -> Int {
  read(descriptor, bytes, count)
}
