import Platform

/// Waiting for any key while no line is edited.
public enum AnyKey {
  /// Whether the user has already typed on. Half a line counts too, so the terminal must for a
  /// moment not wait for whole ones.
  public static var isWaiting: Bool {
    guard let keys = SingleKeys(echo: true) else { return false }
    defer { keys.end() }
    return Poll.canRead(STDIN_FILENO)
  }

  /// Waits until a key is pressed, which is not shown. Ctrl-C also ends the wait, and has no other
  /// effect.
  ///
  /// - Parameter ask: Shows that a key is wanted; called when one can be pressed.
  /// - Returns: The key's first byte if it begins a text, which belongs to the next line; what follows
  ///   it is still to be read. Nil for Enter, a space and keys that are no text.
  public static func wait(_ ask: () -> Void) -> UInt8? {
    let watch = SignalWatch()
    guard var keys = SingleKeys(echo: false) else {
      watch.restore()
      return nil
    }
    defer { watch.restore() }
    ask()
    // A Ctrl-C from before the watch would not end the wait, so its flag is checked first.
    while !Interrupt.requested, watch.waitReadable(STDIN_FILENO, milliseconds: -1) < 0 {
      if let signal = SignalWatch.consumeTermination() {
        keys.end()
        watch.restore()
        SignalWatch.pass(on: signal)
      }
      guard SignalWatch.consumeSuspension() else { continue }
      keys.end()
      watch.stopProcess()
      guard let again = SingleKeys(echo: false) else { return nil }
      keys = again
    }
    defer { keys.end() }
    if Interrupt.requested {
      Interrupt.clear()
      return nil
    }
    guard case .bytes(let bytes) = ReadResult(reading: STDIN_FILENO, atMost: 1),
      let byte = bytes.first
    else { return nil }
    if byte == escape { skipKey() }
    return byte > space && byte != delete ? byte : nil
  }

  private static let (escape, space, delete): (UInt8, UInt8, UInt8) = (0x1B, 0x20, 0x7F)

  /// Reads the rest of a key that sends several bytes.
  private static func skipKey() {
    if Poll.canRead(STDIN_FILENO) { _ = ReadResult(reading: STDIN_FILENO, atMost: 64) }
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
