/// A key as xterm sends it.
public enum Key: Sendable {
  case enter, tab, escape, backspace, delete, up, down, left, right, home, end
  case controlLeft, controlRight, altEnter
  case control(Character)
  case alt(Character)

  var sequence: String {
    switch self {
    case .enter: "\r"
    case .tab: "\t"
    case .escape: "\u{1B}"
    case .backspace: "\u{7F}"
    case .delete: "\u{1B}[3~"
    case .up: "\u{1B}[A"
    case .down: "\u{1B}[B"
    case .left: "\u{1B}[D"
    case .right: "\u{1B}[C"
    case .home: "\u{1B}[H"
    case .end: "\u{1B}[F"
    case .controlLeft: "\u{1B}[1;5D"
    case .controlRight: "\u{1B}[1;5C"
    case .altEnter: "\u{1B}\r"
    case .control(let letter):
      String(Character(Unicode.Scalar((letter.asciiValue ?? 0) & 0x1F)))
    case .alt(let letter): "\u{1B}\(letter)"
    }
  }
}
