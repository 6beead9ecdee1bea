import Platform
import Terminal
import Text
import Workbooks

/// A line on the terminal that shows the progress of a long task and then disappears.
///
/// It uses the clock only to wait a moment before it appears, and never prints anything permanent.
final class ProgressLine {
  private let isShown = Terminal.isTerminal(STDERR_FILENO)
  private var isOnScreen = false
  private var start: Double?
  private var last = 0.0

  /// Seconds before it appears, and between two updates.
  private static let patience = 0.5
  private static let interval = 0.1

  func show(_ progress: RunProgress) {
    guard isShown else { return }
    let now = ScreenTerminal.now()
    guard let start else {
      start = now
      return
    }
    guard now - start > Self.patience, now - last > Self.interval else { return }
    last = now
    isOnScreen = true
    var shown = Self.emptyRow
    shown.show(text(progress))
    Console.write(shown, to: STDERR_FILENO)
  }

  /// Removes the line from the screen; called before anything is printed.
  func clear() {
    start = nil
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
    case .runs(let done, let count): return "run \(done) of \(count), Ctrl-C to stop"
    case .time(let time, let end, let isReplay):
      let verb = isReplay ? "replaying" : "running"
      let seconds = Int(time)
      guard let end, end > 0 else { return "\(verb): t = \(seconds) s" }
      let share = Int(min(time / end, 1) * 100)
      return "\(verb): t = \(seconds) s of \(Int(end)) s (\(share) %), Ctrl-C to stop"
    }
  }
}
