import Platform
import Text

/// The user's pager: a program that shows long text one screen at a time.
public struct Pager {
  /// A shell command, like in every program that uses `PAGER`.
  private let command: String

  /// The pager from `PAGER`; by default `less`, if it exists. Nil if `PAGER` is empty or `cat`.
  public init?(environment: [String: String]) {
    // Without `less`, this fails silently.
    let less = "command -v less >/dev/null && exec less -FRX"
    command = environment["PAGER"] ?? less
    let words = command.split(separator: " ")
    if words.isEmpty || words == ["cat"] { return nil }
  }

  /// Shows a text that is longer than the window, and returns when the user has quit the pager;
  /// false if the text is shorter, if keys are waiting that the pager would take as its own, or if
  /// the pager failed: then the text must be printed.
  public func show(_ text: TerminalText) -> Bool {
    guard let size = Terminal.size(STDOUT_FILENO) else { return false }
    // The next prompt takes a row.
    let rows = text.lineCount + 1
    guard rows > size.rows, !AnyKey.isWaiting, let ends = PipeEnds() else {
      return false
    }
    let lent = LentTerminal()
    defer { lent.reclaim() }
    let child = ChildProcess(shell: Self.setting + command, reading: ends.read)
    close(ends.read)
    // Write until the end, or until the pager stops reading.
    if child != nil {
      _ = Array(text.sent.utf8).withUnsafeBytes { WholeWrite.write($0, to: ends.write) }
    }
    close(ends.write)
    return child?.wait() == 0
  }

  /// Lets `less` only show: it neither writes files nor starts programs, ends by itself if all fits
  /// after all, and says in its last row how to leave it. A terminal that the system does not know is taken for an xterm, because `less`
  /// would stop to complain about it.
  private static let setting =
    "LESSSECURE=1; : \"${LESS=FRXPs?eend:Space shows more., q leaves\\$}\"; "
    + "export LESSSECURE LESS; "
    + "tput cols >/dev/null 2>&1 || export TERM=xterm; "
}
