import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The person's pager: a program that shows long text a screen at a time.
public struct Pager {
  /// A line of shell, as every program takes `PAGER`.
  private let command: String

  /// The pager that `PAGER` names, else `less` where there is one; nil if `PAGER` asks for none by
  /// being empty or `cat`.
  public init?(environment: [String: String]) {
    // Without `less` this fails without a word.
    let less = "command -v less >/dev/null && exec less -FRX"
    command = environment["PAGER"] ?? less
    let words = command.split(separator: " ")
    if words.isEmpty || words == ["cat"] { return nil }
  }

  /// Shows a text that is longer than the screen of standard output, and returns when the person has
  /// left the pager; false where the text fits, or the pager failed: it is to be printed then.
  public func show(_ text: TerminalText) -> Bool {
    let text = text.sent
    guard let size = Terminal.size(STDOUT_FILENO) else { return false }
    // The next prompt takes a row.
    let rows = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    guard rows > size.rows, let ends = PipeEnds() else { return false }
    let lent = LentTerminal()
    defer { lent.takeBack() }
    let child = ShellCommand.start(command, reading: ends.read)
    close(ends.read)
    // Until all is written or the pager reads no more.
    if child != nil {
      _ = Array(text.utf8).withUnsafeBytes { WholeWrite.write($0, to: ends.write) }
    }
    close(ends.write)
    return child.map(ShellCommand.status) == 0
  }
}
