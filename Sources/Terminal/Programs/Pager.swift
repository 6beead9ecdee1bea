import Files
import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The user's pager: a program that shows long text one screen at a time.
public struct Pager {
  /// A shell command, like in every program that uses `PAGER`.
  private let command: String
  /// The longest text that is printed, in screens.
  private static let screens = 3

  /// The pager from `PAGER`; by default `less`, if it exists. Nil if `PAGER` is empty or `cat`.
  public init?(environment: [String: String]) {
    // Without `less`, this fails silently.
    let less = "command -v less >/dev/null && exec less -FRX"
    command = environment["PAGER"] ?? less
    let words = command.split(separator: " ")
    if words.isEmpty || words == ["cat"] { return nil }
  }

  /// Shows a text that is longer than three screens, and returns when the user has quit the pager;
  /// false if the text is shorter, if keys are waiting that the pager would take as its own, or if
  /// the pager failed: then the text must be printed.
  public func show(_ text: TerminalText) -> Bool {
    let text = text.sent
    guard let size = Terminal.size(STDOUT_FILENO) else { return false }
    // The next prompt takes a row.
    let rows = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    guard rows > size.rows * Self.screens, !Self.isKeyWaiting, let ends = PipeEnds() else {
      return false
    }
    let lent = LentTerminal()
    defer { lent.takeBack() }
    let child = ChildProcess(shell: Self.setting + command, reading: ends.read)
    close(ends.read)
    // Write until the end, or until the pager stops reading.
    if child != nil {
      _ = Array(text.utf8).withUnsafeBytes { WholeWrite.write($0, to: ends.write) }
    }
    close(ends.write)
    return child?.wait() == 0
  }

  /// Lets `less` only show: it neither writes files nor starts programs, and ends by itself if all
  /// fits after all.
  private static let setting = "LESSSECURE=1; : ${LESS=FRX}; export LESSSECURE LESS; "

  /// Whether the user has already typed on. Half a line counts too, so the terminal must for a
  /// moment not wait for whole ones.
  private static var isKeyWaiting: Bool {
    var settings = termios()
    guard tcgetattr(STDIN_FILENO, &settings) == 0 else { return false }
    var raw = settings
    raw.c_lflag &= ~tcflag_t(ICANON)
    tcsetattr(STDIN_FILENO, TCSANOW, &raw)
    defer { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
    var input = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    return poll(&input, 1, 0) > 0
  }
}
