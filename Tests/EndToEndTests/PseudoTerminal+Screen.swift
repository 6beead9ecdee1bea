import Foundation
import TestSupport
import Testing

/// What holds of whatever takes the whole screen.
extension PseudoTerminal {
  /// A signal ends the program, and leaves the screen, the cursor and the modes as they were.
  func expectScreenBack(whenKilledBy signal: Int32) throws {
    #expect(!isAsFound)
    self.signal(signal)
    #expect(try waitForExit() == .killed(signal: signal))
    #expect(state.modes.isDisjoint(with: [1049, 1002, 1006]))
    #expect(state.modes.contains(25))
    #expect(isAsFound)
  }

  /// A stop gives the screen back, and who goes on takes it again and shows what was there.
  func expectScreenTakenAgain(showing text: String) throws {
    let before = rawOutput.utf8.count
    // Nobody could let a program go on that is alone in its session, so it is not stopped for long.
    signal(SIGTSTP)
    try expectState("the screen given back and taken again") { state in
      let news = String(rawOutput.utf8.dropFirst(before)) ?? ""
      return news.contains("\u{1B}[?1049l") && news.contains("\u{1B}[?1049h")
        && state.text.contains(text)
    }
  }
}
