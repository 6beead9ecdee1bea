internal import CPosix
import Files
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal as a screen of cells. Between `enter` and `leave`, keys arrive immediately without
/// echo, and an alternate screen hides the previous contents, which are restored however the
/// program ends.
public final class ScreenTerminal {
  private var replaced = ReplacedSignals()

  /// The terminal of this program; nil if standard input or output is not a terminal, or it has no
  /// cursor control.
  public init?(environment: [String: String]) {
    guard Terminal.isTerminal(STDIN_FILENO), Terminal.isTerminal(STDOUT_FILENO),
      Terminal.movesCursor(environment: environment)
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

  /// Restores the screen and the keys.
  public func leave() {
    Self.leaveAtOnce()
    replaced.restore()
    replaced = ReplacedSignals()
  }

  /// Stops this process like Ctrl-Z, and takes the screen again when it continues.
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
    /// Ctrl-Z was typed; call `suspend`.
    case suspended
    /// Ctrl-C was typed.
    case interrupted
    /// Nothing more can be typed.
    case ended
    /// The time has come.
    case due
  }

  /// Waits for a key, a signal, or a time of `now`; infinity waits forever.
  public func wait(until time: Double) -> Event {
    while true {
      if Self.resized.take() != 0 { return .resized }
      if Self.suspended.take() != 0 { return .suspended }
      if Interrupt.requested { return .interrupted }
      let left = max(0, time - Self.now())
      let isLong = left > Self.longest
      switch mpx_wait_until(STDIN_FILENO, WakePipe.ends.read, isLong ? Self.longest : left) {
      case 1: return read()
      case 0: if !isLong { return .due }
      default: WakePipe.drain()
      }
    }
  }

  /// The longest single wait, in seconds.
  private static let longest = 3600.0

  private func read() -> Event {
    var bytes = [UInt8](repeating: 0, count: 1024)
    let count = readBytes(STDIN_FILENO, &bytes, bytes.count)
    if count > 0 { return .typed(Array(bytes[..<count])) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? .due : .ended
  }

  /// Writes all of it immediately; output to a closed terminal is lost.
  public func write(_ text: TerminalText) {
    var sent = text.sent
    sent.withUTF8 { _ = WholeWrite.write(UnsafeRawBufferPointer($0), to: STDOUT_FILENO) }
  }

  /// Columns and rows.
  public var size: (columns: Int, rows: Int) {
    Terminal.size(STDOUT_FILENO) ?? (Terminal.defaultWidth, Terminal.defaultHeight)
  }

  /// Seconds of a monotonic clock.
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
  /// The bytes that restore the screen.
  nonisolated(unsafe) private static let leaving: UnsafeBufferPointer<UInt8> = {
    var text = TerminalText(.plain)
    text.command(.mouse(false))
    text.command(.cursor(isVisible: true))
    text.command(.otherScreen(false))
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.sent.utf8.count)
    _ = bytes.initialize(from: text.sent.utf8)
    return UnsafeBufferPointer(bytes)
  }()

  /// Restores the screen from a signal handler: writing and setting the terminal are both safe
  /// there. Does nothing if the screen was not taken.
  static func leaveAtOnce() {
    guard isEntered.take() != 0 else { return }
    _ = writeBytes(STDOUT_FILENO, leaving.baseAddress, leaving.count)
    tcsetattr(STDIN_FILENO, TCSADRAIN, settings)
  }

  /// The signals that end this program, including Swift traps.
  private static let ends = [
    SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGTRAP, SIGILL, SIGFPE, SIGABRT,
  ]

  private func watchSignals() {
    // Create them before a handler needs them.
    _ = (Self.leaving.count, Self.settings)
    replaced.catch(SIGWINCH) { _ in ScreenTerminal.resized.raise() }
    replaced.catch(SIGTSTP) { _ in ScreenTerminal.suspended.raise() }
    for signal in Self.ends {
      replaced.catch(signal) { signal in
        ScreenTerminal.leaveAtOnce()
        SignalWatch.pass(on: signal)
      }
    }
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
