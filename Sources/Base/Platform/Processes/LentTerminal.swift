/// Lends the terminal to another program, which receives the signals of its keys, and restores the
/// terminal afterwards.
package struct LentTerminal {
  /// The signals that this program ignores meanwhile.
  static let signals = [SIGINT, SIGQUIT, SIGPIPE]

  private var settings = termios()
  private let hasSettings: Bool
  private let ignored: ReplacedSignals

  package init() {
    hasSettings = tcgetattr(STDIN_FILENO, &settings) == 0
    ignored = ReplacedSignals(ignoring: Self.signals)
  }

  /// Restores the earlier state; a program that was killed may have left the terminal changed.
  package func reclaim() {
    ignored.restore()
    var settings = settings
    if hasSettings { tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) }
  }
}
