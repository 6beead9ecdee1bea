#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Waiting for any key while no line is edited.
public enum AnyKey {
  /// Whether the user has already typed on. Half a line counts too, so the terminal must for a
  /// moment not wait for whole ones.
  public static var isWaiting: Bool {
    guard let keys = SingleKeys(echo: true) else { return false }
    defer { keys.end() }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }

  /// Waits until a key is pressed, which is not shown. Ctrl-C also ends the wait, and has no other
  /// effect.
  ///
  /// - Parameter ask: Shows that a key is wanted; called when one can be pressed.
  public static func wait(_ ask: () -> Void) {
    let watch = SignalWatch()
    guard var keys = SingleKeys(echo: false) else { return watch.restore() }
    defer { watch.restore() }
    ask()
    // A Ctrl-C from before the watch would not end the wait, so its flag is checked first.
    while !Interrupt.requested, watch.waitReadable(STDIN_FILENO, milliseconds: -1) < 0 {
      if let signal = SignalWatch.takeTermination() {
        keys.end()
        watch.restore()
        SignalWatch.pass(on: signal)
      }
      guard SignalWatch.takeSuspension() else { continue }
      keys.end()
      watch.stopProcess()
      guard let again = SingleKeys(echo: false) else { return }
      keys = again
    }
    if Interrupt.requested {
      Interrupt.clear()
    } else {
      // One key may send several bytes.
      var bytes = [UInt8](repeating: 0, count: 64)
      _ = read(STDIN_FILENO, &bytes, bytes.count)
    }
    keys.end()
  }
}

/// The terminal without whole lines: each key can be read at once. The earlier state returns at the
/// end.
private struct SingleKeys {
  private var settings = termios()

  /// Nil if standard input is not a terminal.
  init?(echo: Bool) {
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return nil }
    var single = settings
    single.c_lflag &= ~tcflag_t(ICANON)
    if !echo { single.c_lflag &= ~tcflag_t(ECHO) }
    tcsetattr(STDIN_FILENO, TCSANOW, &single)
  }

  func end() {
    var settings = settings
    tcsetattr(STDIN_FILENO, TCSANOW, &settings)
  }
}
