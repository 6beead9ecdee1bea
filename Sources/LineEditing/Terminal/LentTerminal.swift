#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The terminal while another program has it: that gets the signals of its keys, and what it leaves
/// behind is put in order.
struct LentTerminal {
  /// The signals that this program does not hear of meanwhile.
  static let signals = [SIGINT, SIGQUIT, SIGPIPE]

  private var settings = termios()
  private let hasSettings: Bool
  private let ignored: IgnoredSignals

  init() {
    hasSettings = tcgetattr(STDIN_FILENO, &settings) == 0
    ignored = IgnoredSignals(Self.signals)
  }

  /// Gives back what was there before; a program that was killed may have left the terminal as it had
  /// it.
  func takeBack() {
    ignored.restore()
    var settings = settings
    if hasSettings { tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) }
  }
}
