import Answers
import Live
import Platform
import Terminal
import Text

/// Paints pictures on a terminal, which may be slower than they come. `Backlog` decides whether the
/// terminal takes one.
struct Painting {
  let terminal: ScreenTerminal
  private let color: Bool
  /// The current contents of the screen; nil if unknown.
  private var shown: CellGrid?
  /// Whether the screen was cleared when it was taken: a slow terminal need not be sent its blanks.
  private var isCleared = false
  private var backlog = Backlog()
  /// Whether the last picture was left out, because the terminal was behind.
  private(set) var isBehind = false

  init(on terminal: ScreenTerminal, color: Bool) {
    self.terminal = terminal
    self.color = color
  }

  /// Seconds after which to try again.
  static let pause = 0.05

  /// Paints a picture, if the terminal is not behind.
  mutating func paint(_ grid: CellGrid) {
    let now = MonotonicClock.now()
    isBehind = !(backlog.takesPicture(at: now) && terminal.takesOutput)
    guard !isBehind else { return }
    let blank = isCleared ? CellGrid(columns: grid.columns, rows: grid.rows) : nil
    var changes = grid.changes(from: shown ?? blank, color: color)
    (shown, isCleared) = (grid, false)
    guard !changes.isEmpty else { return }
    if backlog.asks {
      changes.command(.ask(.arrival))
      backlog.ask(at: now)
    }
    terminal.write(changes)
  }

  /// Records that the terminal has answered.
  mutating func answered() { backlog.answer(at: MonotonicClock.now()) }

  /// Paints the whole screen next time.
  mutating func forget() { (shown, isCleared) = (nil, false) }

  /// Takes the screen.
  mutating func begin() {
    (shown, isCleared, backlog, isBehind) = (nil, true, Backlog(), false)
    terminal.enter()
  }

  /// Gives the screen back, once the last answers have come, which would otherwise be typed at the
  /// prompt.
  mutating func end() {
    var reader = KeyReader()
    while let end = backlog.end, case .typed(let bytes) = terminal.wait(until: end) {
      for case .answer(.arrival) in reader.read(bytes) { answered() }
    }
    terminal.leave()
  }

  /// Stops the program, and takes the screen again when it continues.
  mutating func suspend() {
    terminal.suspend()
    (shown, isCleared, backlog) = (nil, true, Backlog())
  }
}
