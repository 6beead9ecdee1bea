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
  private var replaced: [(signal: Int32, action: sigaction)] = []

  init() {
    hasSettings = tcgetattr(STDIN_FILENO, &settings) == 0
    for number in Self.signals {
      var action = sigaction()
      guard sigaction(number, nil, &action) == 0 else { continue }
      signal(number, SIG_IGN)
      replaced.append((number, action))
    }
  }

  /// Gives back what was there before, with all its flags; a program that was killed may have left
  /// the terminal as it had it.
  func takeBack() {
    for (number, action) in replaced {
      var action = action
      sigaction(number, &action, nil)
    }
    var settings = settings
    if hasSettings { tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) }
  }
}
