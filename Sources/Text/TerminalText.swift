/// What is written to a terminal, or to what may end on one: the only way there.
///
/// Text goes in by `show`, and nothing of it is left that a terminal would obey. What it is to obey
/// goes in by `command`, which takes no text. So whatever a user's text holds, it cannot become a
/// command.
public struct TerminalText: Hashable, Sendable {
  /// What a terminal is told to do.
  public enum Command: Hashable, Sendable {
    case style(TextStyle)
    case plain
    /// Whether what follows leads to an address; nil where it leads nowhere any more.
    case link(LinkAddress?)
    /// To the beginning of the row that the cursor is in.
    case rowBegin
    /// To the beginning of the next row, which comes into being where there is none.
    case nextRow
    case up(Int)
    case down(Int)
    case right(Int)
    case left(Int)
    /// A column to the left, as the key does.
    case back
    /// What is on the screen to the right of the cursor, in its row.
    case eraseRow
    /// The same, and all rows below.
    case erase
    /// The cursor goes to the top of an empty screen.
    case clearScreen
    /// To a place of the screen, both counted from 0.
    case place(column: Int, row: Int)
    /// Whether a screen is shown that stands in for the one before, which comes back as it was.
    case otherScreen(Bool)
    /// Whether what follows is to be shown at once, when this is off again.
    case frame(Bool)
    case cursor(isVisible: Bool)
    /// Whether the mouse's buttons are told, and its moves while one is held.
    case mouse(Bool)
    /// Whether what is pasted is to come between marks.
    case bracketedPaste(Bool)
  }

  /// What is to be written, byte for byte.
  public private(set) var sent = ""

  /// Nothing yet.
  public init() {}

  /// A text that is shown; line ends stay.
  public init(_ text: some StringProtocol) { show(text) }

  /// One command.
  public init(_ command: Command) { self.command(command) }

  /// Lines that are each ended; their styles are shown where colours are.
  public init(lines: some Sequence<WrittenLine>, colour: Bool) {
    for line in lines {
      for run in line.runs {
        if colour, let style = run.style {
          show(run.text, in: style)
        } else {
          show(run.text)
        }
      }
      show("\n")
    }
  }

  /// Whether there is nothing to be written.
  public var isEmpty: Bool { sent.isEmpty }

  /// Adds a text to be shown; line ends stay.
  public mutating func show(_ text: some StringProtocol) { sent += text.visible }

  /// Adds a text to be shown in a style.
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

  /// Adds what a terminal is to do.
  public mutating func command(_ command: Command) { sent += command.sequence }

  /// Adds what another one holds.
  public mutating func append(_ other: TerminalText) { sent += other.sent }
}

extension TerminalText.Command {
  /// What a terminal takes for it (ECMA-48; xterm's for pastes, the mouse and the
  /// other screen; "synchronized output" for frames and OSC 8 for links, which who does not know
  /// them leaves out).
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
    case .otherScreen(let isOn): isOn ? "\u{1B}[?1049h" : "\u{1B}[?1049l"
    case .frame(let isOn): isOn ? "\u{1B}[?2026h" : "\u{1B}[?2026l"
    case .cursor(let isVisible): isVisible ? "\u{1B}[?25h" : "\u{1B}[?25l"
    case .mouse(let isOn): isOn ? "\u{1B}[?1002h\u{1B}[?1006h" : "\u{1B}[?1006l\u{1B}[?1002l"
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
