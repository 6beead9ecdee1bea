/// Output to a terminal, or to a stream that may lead to one. All such output goes through this
/// type.
///
/// Text is added by `show`, which escapes control characters. Control sequences are added by
/// `command`, which takes no text. So the contents of a user's text cannot become a command.
public struct TerminalText: Hashable, Sendable {
  /// A command to the terminal.
  public enum Command: Hashable, Sendable {
    case style(TextStyle)
    case plain
    /// Begins a link to an address; nil ends it.
    case link(LinkAddress?)
    /// Moves to the beginning of the cursor's row.
    case rowBegin
    /// Moves to the beginning of the next row, and scrolls if there is none.
    case nextRow
    case up(Int)
    case down(Int)
    case right(Int)
    case left(Int)
    /// Moves a column to the left, like the backspace key.
    case back
    /// Erases from the cursor to the end of its row.
    case eraseRow
    /// Erases from the cursor to the end of the screen.
    case erase
    /// Clears the screen and moves the cursor to its top.
    case clearScreen
    /// Moves to a position on the screen, both counted from 0.
    case place(column: Int, row: Int)
    /// Marks the beginning of a prompt, of the line typed after it, and of the output, for terminals
    /// that can jump to them.
    case promptBegin, lineBegin, outputBegin
    /// Marks the end of the output, and whether it reports a failure.
    case outputEnd(hasFailed: Bool)
    /// Switches to the alternate screen or back to the main screen, which is restored.
    case otherScreen(Bool)
    /// Begins or ends a frame; its output is shown at once when it ends.
    case frame(Bool)
    case cursor(isVisible: Bool)
    /// Turns reports of the mouse on or off: its buttons, and its moves while a button is held.
    case mouse(Bool)
    /// Measures the mouse in pixels instead of cells, if the terminal can.
    case mouseInPixels(Bool)
    /// Turns kitty's keyboard protocol on, if the terminal has it; nil turns it off.
    case keyboard(KeyReports?)
    /// Asks a question, which the terminal answers as if typed.
    case ask(Question)
    /// Turns marks around pasted text on or off.
    case bracketedPaste(Bool)
  }

  /// A question to the terminal. It answers in order, once it has shown what was sent before.
  public enum Question: Hashable, Sendable {
    /// Whether it has come to this place; every terminal answers.
    case arrival
    /// The place of its cursor.
    case place
    /// Whether it can measure the mouse in pixels.
    case mouseInPixels
    /// Whether it has kitty's keyboard protocol.
    case keyboard
  }

  /// The key reports of a terminal by kitty's keyboard protocol.
  public enum KeyReports: Hashable, Sendable {
    /// A sequence of its own for each key that would otherwise be sent like another.
    case apart
    /// The same, and keys that are let go.
    case releases
  }

  /// The output, byte for byte.
  public private(set) var sent = ""

  /// Creates empty output.
  public init() {}

  /// Creates output that shows a text; line ends are kept.
  public init(_ text: some StringProtocol) { show(text) }

  /// Creates output with one command.
  public init(_ command: Command) { self.command(command) }

  /// Creates output that shows lines, each with a line end; their styles only with color.
  public init(lines: some Sequence<WrittenLine>, color: Bool) {
    for line in lines {
      for run in line.runs {
        if color, let style = run.style {
          show(run.text, in: style)
        } else {
          show(run.text)
        }
      }
      show("\n")
    }
  }

  /// Whether there is no output.
  public var isEmpty: Bool { sent.isEmpty }

  /// The number of line ends.
  public var lineCount: Int { sent.utf8.count { $0 == UInt8(ascii: "\n") } }

  /// Adds a text to show; line ends are kept.
  public mutating func show(_ text: some StringProtocol) { sent += text.visible }

  /// Adds a text to show in a style.
  public mutating func show(_ text: some StringProtocol, in style: TextStyle) {
    command(.style(style))
    if case .link(let address) = style {
      command(.link(address))
      show(text)
      command(.link(nil))
    } else {
      show(text)
    }
    command(.plain)
  }

  /// Adds a command.
  public mutating func command(_ command: Command) { sent += command.sequence }

  /// Adds other output.
  public mutating func append(_ other: TerminalText) { sent += other.sent }
}

extension TerminalText.Command {
  /// The control sequence (ECMA-48; xterm's for pastes, the mouse and the alternate screen;
  /// OSC 133 for marks, kitty's keyboard protocol, "synchronized output" for frames and OSC 8 for
  /// links, which are ignored by terminals that do not know them).
  fileprivate var sequence: String {
    switch self {
    case .style(let style): "\u{1B}[\(style.rendition)m"
    case .plain: "\u{1B}[0m"
    case .link(let address): "\u{1B}]8;;\(address?.text ?? "")\u{1B}\\"
    case .rowBegin: "\r"
    case .nextRow: "\r\n"
    case .up(let count): Self.move(count, "A")
    case .down(let count): Self.move(count, "B")
    case .right(let count): Self.move(count, "C")
    case .left(let count): Self.move(count, "D")
    case .back: "\u{08}"
    case .eraseRow: "\u{1B}[K"
    case .erase: "\u{1B}[J"
    case .clearScreen: "\u{1B}[H\u{1B}[2J"
    case .place(let column, let row): "\u{1B}[\(row + 1);\(column + 1)H"
    case .promptBegin: "\u{1B}]133;A\u{1B}\\"
    case .lineBegin: "\u{1B}]133;B\u{1B}\\"
    case .outputBegin: "\u{1B}]133;C\u{1B}\\"
    case .outputEnd(let hasFailed): "\u{1B}]133;D;\(hasFailed ? 1 : 0)\u{1B}\\"
    case .otherScreen(let isOn): isOn ? "\u{1B}[?1049h" : "\u{1B}[?1049l"
    case .frame(let isOn): isOn ? "\u{1B}[?2026h" : "\u{1B}[?2026l"
    case .cursor(let isVisible): isVisible ? "\u{1B}[?25h" : "\u{1B}[?25l"
    case .mouse(let isOn): isOn ? "\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l"
    case .mouseInPixels(let isOn): isOn ? "\u{1B}[?1016h" : "\u{1B}[?1016l"
    // Escape sequences for keys that are ambiguous (1), and for their release (2).
    case .keyboard(.apart): "\u{1B}[>1u"
    case .keyboard(.releases): "\u{1B}[>3u"
    case .keyboard(nil): "\u{1B}[<u"
    case .ask(.arrival): "\u{1B}[5n"
    case .ask(.place): "\u{1B}[6n"
    case .ask(.mouseInPixels): "\u{1B}[?1016$p"
    case .ask(.keyboard): "\u{1B}[?u"
    case .bracketedPaste(let isOn): isOn ? "\u{1B}[?2004h" : "\u{1B}[?2004l"
    }
  }

  private static func move(_ count: Int, _ letter: String) -> String {
    switch count {
    case ...0: ""
    case 1: "\u{1B}[\(letter)"
    default: "\u{1B}[\(count)\(letter)"
    }
  }
}
