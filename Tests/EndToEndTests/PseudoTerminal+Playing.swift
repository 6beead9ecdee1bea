import TestSupport

extension PseudoTerminal {
  /// Waits for the prompt behind what was played.
  func expectPromptAfterPlaying() throws {
    try expectState("the screen before") {
      !$0.modes.contains(1049) && $0.cursorLine.hasPrefix("motion t=")
    }
  }

  /// What `history` tells at the prompt, without its numbers and the lines that were there before.
  func history(after count: Int = 0) throws -> [String] {
    send("history\r")
    try expect("history\n")
    return try expect("motion t=").split(separator: "\n").dropFirst(count)
      .map { String($0.drop { $0 == " " || $0.isNumber }) }
  }
}
