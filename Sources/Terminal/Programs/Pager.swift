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

  /// The pager from `PAGER`; by default `less`, if it exists. Nil if `PAGER` is empty or `cat`.
  public init?(environment: [String: String]) {
    // Without `less`, this fails silently.
    let less = "command -v less >/dev/null && exec less -FRX"
    command = environment["PAGER"] ?? less
    let words = command.split(separator: " ")
    if words.isEmpty || words == ["cat"] { return nil }
  }

  /// Shows a text that is longer than the screen, and returns when the user has quit the pager;
  /// false if the text fits or the pager failed, so that the text must be printed.
  public func show(_ text: TerminalText) -> Bool {
    let text = text.sent
    guard let size = Terminal.size(STDOUT_FILENO) else { return false }
    // The next prompt takes a row.
    let rows = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    guard rows > size.rows, let ends = PipeEnds() else { return false }
    let lent = LentTerminal()
    defer { lent.takeBack() }
    let child = ChildProcess(shell: command, reading: ends.read)
    close(ends.read)
    // Write until the end, or until the pager stops reading.
    if child != nil {
      _ = Array(text.utf8).withUnsafeBytes { WholeWrite.write($0, to: ends.write) }
    }
    close(ends.write)
    return child?.wait() == 0
  }
}
