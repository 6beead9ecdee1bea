import Platform
import Text

/// The terminal as a screen of cells. Between `enter` and `leave`, keys arrive immediately without
/// echo, and an alternate screen hides the previous contents, which are restored however the
/// program ends.
public final class ScreenTerminal {
  private var replaced = ReplacedSignals()
  /// The questions for the terminal when the screen is set up.
  private let questions: [TerminalText.Question]
  /// Output that the terminal has not taken yet.
  private var unsent: ArraySlice<UInt8> = []

  /// The terminal of this program; nil if standard input or output is not a terminal, or it has no
  /// cursor control.
  ///
  /// - Parameter questions: What to ask it when the screen is taken.
  public init?(environment: [String: String], asking questions: [TerminalText.Question] = []) {
    guard Terminal.isTerminal(STDIN_FILENO), Terminal.isTerminal(STDOUT_FILENO),
      Terminal.movesCursor(environment: environment)
    else { return nil }
    self.questions = questions
  }

  deinit { leave() }

  // MARK: Entering and leaving

  /// Takes the screen.
  public func enter() {
    guard !Self.isEntered.isSet, tcgetattr(STDIN_FILENO, Self.settings) == 0 else { return }
    for flag in [Self.resized, Self.suspended, Self.continued] { flag.clear() }
    watchSignals()
    Self.isEntered.set()
    setUp()
  }

  /// Sets the keys and the screen, which another program may have changed.
  private func setUp() {
    var keys = Self.settings.pointee
    cfmakeraw(&keys)
    // Ctrl-C and Ctrl-Z stay signals.
    keys.c_lflag |= tcflag_t(ISIG)
    tcsetattr(STDIN_FILENO, TCSADRAIN, &keys)
    var text = TerminalText(.otherScreen(true))
    text.command(.cursor(isVisible: false))
    text.command(.mouse(true))
    // A terminal that does not know a question may show a part of it.
    for question in questions { text.command(.ask(question)) }
    text.command(.clearScreen)
    write(text)
  }

  /// Measures the mouse in pixels from now on. Returns the size of a cell; nil if it is unknown,
  /// and then nothing changes.
  public func measureMouseInPixels() -> (width: Double, height: Double)? {
    guard let cell = Terminal.cellSize(STDOUT_FILENO) else { return nil }
    write(TerminalText(.mouseInPixels(true)))
    return cell
  }

  /// Reports released keys from now on.
  public func reportKeyReleases() {
    guard Self.reportsReleases.set() == 0 else { return }
    write(TerminalText(.keyboard(.releases)))
  }

  /// Restores the screen and the keys.
  public func leave() {
    // The terminal would only erase the output that it has not accepted.
    unsent = []
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

  /// The end of a wait.
  public enum Event: Hashable, Sendable {
    case typed([UInt8])
    /// The contents of the screen are unknown: its size changed, or the process continues after a
    /// `SIGSTOP`.
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

  /// Waits for a key, a signal, or a time of `MonotonicClock`; infinity waits forever.
  public func wait(until time: Double) -> Event {
    while true {
      if Self.resized.clear() != 0 { return .resized }
      if Self.suspended.clear() != 0 { return .suspended }
      if Self.continued.clear() != 0 {
        setUp()
        return .resized
      }
      if Interrupt.requested { return .interrupted }
      let left = max(0, time - MonotonicClock.now())
      let isLong = left > Self.longest
      switch Poll.wait(
        reading: STDIN_FILENO, writing: unsent.isEmpty ? nil : STDOUT_FILENO,
        seconds: isLong ? Self.longest : left)
      {
      case .canRead: return read()
      case .canWrite: send()
      case .due: if !isLong { return .due }
      case .woken: continue
      }
    }
  }

  /// The longest single wait, in seconds.
  private static let longest = 3600.0

  private func read() -> Event {
    switch ReadResult(reading: STDIN_FILENO, atMost: 1024) {
    case .bytes(let bytes): .typed(Array(bytes))
    case .interrupted, .failed(EAGAIN): .due
    case .ended, .failed: .ended
    }
  }

  /// Writes as much as the terminal takes, and the rest during the next waits. Output to a closed
  /// terminal is lost.
  public func write(_ text: TerminalText) {
    unsent += text.sent.utf8
    while !unsent.isEmpty, canWrite { send() }
  }

  /// The most bytes at once: a slow terminal takes them before anyone notices the wait.
  private static let portion = 256

  private func send() {
    let portion = unsent.prefix(Self.portion)
    unsent.removeFirst(portion.count)
    portion.withUnsafeBytes { _ = WholeWrite.write($0, to: STDOUT_FILENO) }
  }

  private var canWrite: Bool { Poll.canWrite(STDOUT_FILENO) }

  /// Whether the terminal has taken all output, and takes more without a wait.
  public var takesOutput: Bool { unsent.isEmpty && canWrite }

  /// Columns and rows.
  public var size: (columns: Int, rows: Int) {
    Terminal.size(STDOUT_FILENO) ?? (Terminal.defaultWidth, Terminal.defaultHeight)
  }

  // MARK: Signals

  /// Set between `enter` and `leave`.
  fileprivate static let isEntered = SignalFlag()
  /// Set while the terminal reports released keys.
  private static let reportsReleases = SignalFlag()
  private static let resized = SignalFlag()
  private static let suspended = SignalFlag()
  private static let continued = SignalFlag()
  /// Never freed: a handler may need them at any time.
  nonisolated(unsafe) private static let settings: UnsafeMutablePointer<termios> = {
    let settings = UnsafeMutablePointer<termios>.allocate(capacity: 1)
    settings.initialize(to: termios())
    return settings
  }()
  /// The bytes that restore the screen.
  nonisolated(unsafe) private static let leaving: UnsafeBufferPointer<UInt8> = {
    // A picture may have been cut off.
    var text = TerminalText(.plain)
    text.command(.frame(false))
    text.command(.mouseInPixels(false))
    text.command(.mouse(false))
    text.command(.cursor(isVisible: true))
    // tmux resizes the screen before it restores the other one, and keeps what does not fit.
    text.command(.clearScreen)
    text.command(.otherScreen(false))
    return bytes(of: text)
  }()
  /// The bytes that end reports of released keys.
  nonisolated(unsafe) private static let endingReleases = bytes(
    of: TerminalText(.keyboard(nil)))

  private static func bytes(of text: TerminalText) -> UnsafeBufferPointer<UInt8> {
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: text.sent.utf8.count)
    _ = bytes.initialize(from: text.sent.utf8)
    return UnsafeBufferPointer(bytes)
  }

  /// Restores the screen from a signal handler: writing and setting the terminal are both safe
  /// there. Does nothing if the screen was not taken. A terminal that is slow to take it gets all of
  /// it, whatever signals come meanwhile.
  fileprivate static func leaveAtOnce() {
    guard isEntered.clear() != 0 else { return }
    if reportsReleases.clear() != 0 {
      _ = WholeWrite.write(UnsafeRawBufferPointer(endingReleases), to: STDOUT_FILENO)
    }
    _ = WholeWrite.write(UnsafeRawBufferPointer(leaving), to: STDOUT_FILENO)
    tcsetattr(STDIN_FILENO, TCSADRAIN, settings)
  }

  /// The signals that end this program, including Swift traps.
  private static let ends = [
    SIGTERM, SIGHUP, SIGQUIT, SIGSEGV, SIGBUS, SIGTRAP, SIGILL, SIGFPE, SIGABRT,
  ]

  private func watchSignals() {
    // Create them before a handler needs them.
    _ = (Self.leaving.count, Self.endingReleases.count, Self.reportsReleases, Self.settings)
    replaced.catch(SIGWINCH) { _ in ScreenTerminal.resized.raise() }
    replaced.catch(SIGTSTP) { _ in ScreenTerminal.suspended.raise() }
    replaced.catch(SIGCONT) { _ in ScreenTerminal.continued.raise() }
    for signal in Self.ends {
      replaced.catch(signal) { signal in
        ScreenTerminal.leaveAtOnce()
        SignalWatch.pass(on: signal)
      }
    }
  }
}

extension Interrupt {
  /// Catches Ctrl-C; a process that it ends restores the screen.
  public static func install() {
    // Create the flag before the handler needs it.
    _ = ScreenTerminal.isEntered.value
    install { ScreenTerminal.leaveAtOnce() }
  }
}
