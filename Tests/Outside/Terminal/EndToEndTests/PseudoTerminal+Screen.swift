import Foundation
import TestSupport
import Testing

/// Expectations for everything that takes over the screen.
extension PseudoTerminal {
  /// A signal ends the program, and restores the screen, the cursor and the modes.
  func expectScreenBack(whenKilledBy signal: Int32) throws {
    #expect(!isAsFound)
    self.signal(signal)
    #expect(try waitForExit() == .killed(signal: signal))
    #expect(state.modes.isDisjoint(with: [1049, 1002, 1006]))
    #expect(state.modes.contains(25))
    #expect(isAsFound)
  }

  /// After `SIGSTOP`, which cannot be caught, a shell takes the terminal; continuing takes the keys
  /// and the screen again.
  func expectKeysTakenAgain(showing text: String) throws {
    let before = rawOutput.utf8.count
    signal(SIGSTOP)
    setAsFound()
    signal(SIGCONT)
    try expectState("the keys and the screen taken again") { state in
      let news = String(rawOutput.utf8.dropFirst(before)) ?? ""
      return !isAsFound && news.contains("\u{1B}[?1049h") && state.text.contains(text)
    }
  }

  /// Stopping restores the screen; continuing takes it over again and shows the same contents.
  func expectScreenTakenAgain(showing text: String) throws {
    let before = rawOutput.utf8.count
    // The program is alone in its session, where nothing could continue it, so it does not stay
    // stopped.
    signal(SIGTSTP)
    try expectState("the screen given back and taken again") { state in
      let news = String(rawOutput.utf8.dropFirst(before)) ?? ""
      return news.contains("\u{1B}[?1049l") && news.contains("\u{1B}[?1049h")
        && state.text.contains(text)
    }
  }
}
