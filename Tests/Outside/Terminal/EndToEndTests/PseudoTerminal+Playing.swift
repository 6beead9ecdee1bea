import TestSupport

extension PseudoTerminal {
  /// Waits for the prompt after playing.
  func expectPromptAfterPlaying() throws {
    try expectState("the screen before") {
      !$0.modes.contains(1049) && $0.cursorLine.hasPrefix("motion t=")
    }
  }

  /// The output of `history`, without numbers and without the first lines.
  func history(after count: Int = 0) throws -> [String] {
    send("history\r")
    try expect("history\n")
    var lines: [String] = []
    for line in try expect("motion t=").split(separator: "\n") {
      let text = line.drop { $0 == " " }
      // A long line continues under its text, which is further to the right than any number.
      if line.count - text.count > 2, !lines.isEmpty {
        lines[lines.count - 1] += " " + text
      } else {
        lines.append(String(text.drop { $0 == " " || $0.isNumber }))
      }
    }
    return Array(lines.dropFirst(count))
  }
}
