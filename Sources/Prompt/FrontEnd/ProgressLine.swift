import Platform
import Playing
import Terminal
import Text

/// A line on the terminal that shows the progress of a long task and then disappears.
///
/// It uses the clock only to wait a moment before it appears, and never prints anything permanent.
final class ProgressLine {
  private let isShown = Terminal.isTerminal(STDERR_FILENO)
  private var isOnScreen = false
  private var pace = ProgressLine.pace

  private static let pace = ProgressPace(every: 0.1)

  func show(_ progress: RunProgress) {
    guard isShown, pace.isDue(at: MonotonicClock.now()) else { return }
    isOnScreen = true
    var shown = Self.emptyRow
    shown.show(text(progress))
    Console.write(shown, to: STDERR_FILENO)
  }

  /// Removes the line from the screen; called before anything is printed.
  func clear() {
    pace = Self.pace
    guard isOnScreen else { return }
    isOnScreen = false
    Console.write(Self.emptyRow, to: STDERR_FILENO)
  }

  /// Clears the cursor's row and moves to its start.
  private static var emptyRow: TerminalText {
    var text = TerminalText(.rowBegin)
    text.command(.eraseRow)
    return text
  }

  private func text(_ progress: RunProgress) -> String {
    switch progress {
    case .runs: "\(progress.text), Ctrl-C to stop"
    case .time(let time, let end?, _) where end > 0:
      "\(progress.text) (\(Int(min(time / end, 1) * 100)) %), Ctrl-C to stop"
    case .time: progress.text
    }
  }
}
