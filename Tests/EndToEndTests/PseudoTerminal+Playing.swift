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
    return try expect("motion t=").split(separator: "\n").dropFirst(count)
      .map { String($0.drop { $0 == " " || $0.isNumber }) }
  }
}
