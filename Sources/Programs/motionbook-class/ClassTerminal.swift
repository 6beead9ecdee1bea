#if Class
  import Classroom
  import FrontEnd
  import Terminal
  import Text
  import Platform

  /// The class at the terminal: a line of state, and keys.
  final class ClassTerminal: @unchecked Sendable {
    static var legend: String {
      let keys = ClassKey.all.filter { $0.act != nil }
      let words = keys.map { "\($0.key) \($0.label)" } + ["Ctrl-C Stop"]
      // Three lines fit a narrow terminal.
      return stride(from: 0, to: words.count, by: 6)
        .map { words[$0..<min($0 + 6, words.count)].joined(separator: " · ") }
        .joined(separator: "\n")
    }

    /// A wish from the terminal.
    enum Wish: Hashable {
      case act(ClassAct)
      /// A presentation is at a cell, by its index.
      case present(cell: Int, isRun: Bool)
      /// A presentation asks whether it may run a cell.
      case mayRun(cell: Int)

      init?(key: UInt8) {
        let found = ClassKey.all.first { $0.key.asciiValue == key }
        guard let act = found?.act else { return nil }
        self = .act(act)
      }

      /// Reads a line of a presentation.
      init?(line: String) {
        let words = line.split(separator: " ")
        guard words.count == 2, let cell = Int(words[1]) else { return nil }
        switch words[0] {
        case "at": self = .present(cell: cell, isRun: false)
        case "ran": self = .present(cell: cell, isRun: true)
        case "may": self = .mayRun(cell: cell)
        default: return nil
        }
      }
    }

    /// Whether a presentation has the terminal.
    private let isLed: Bool
    private let isScreen = isatty(STDOUT_FILENO) == 1
    private var settings: termios?
    // Only the event loop shows.
    private var shown = ""
    /// What was asked; the same key says yes.
    private var asked: Wish?
    /// What stays on the screen when the code goes; empty once that is gone.
    private var words: [String] = []

    init(isLed: Bool) { self.isLed = isLed }

    /// Lets keys come one by one, without being shown. Ctrl-C stays a signal.
    ///
    /// - Parameter words: What stays on a screen after the first key. The code for phones needs most of it.
    func begin(_ words: [String]) {
      if isScreen { self.words = words }
      var found = termios()
      guard !isLed, isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &found) == 0 else { return }
      settings = found
      found.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(STDIN_FILENO, TCSANOW, &found)
    }

    func end() {
      if var settings { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
      // The report is still to be written, also where the terminal is gone.
      if isScreen, !isLed { _ = write(STDOUT_FILENO, "\n", 1) }
    }

    /// Shows the state, in place on a screen, else as a line whenever it is another one.
    func show(_ line: String) {
      guard !isLed, asked == nil, line != shown else { return }
      say(line)
    }

    /// Says something that stays. A presentation has its screen for itself.
    func warn(_ line: String) {
      guard !isLed else { return }
      Console.error((isScreen ? "\r\u{1B}[K" : "") + line)
      shown = ""
    }

    private func say(_ line: String) {
      shown = line
      // A line that wraps would stay where it is.
      let columns = Terminal.width(STDOUT_FILENO) - 1
      let text = isScreen ? "\r\u{1B}[K" + line.visibleInLine.prefix(columns) : line + "\n"
      // A class goes on where nobody reads its words.
      _ = write(STDOUT_FILENO, text, text.utf8.count)
    }

    /// Reads keys, or a presentation's lines, until there are no more.
    func read(_ body: (Wish) -> Void) {
      if isLed {
        while let line = readLine() { if let wish = Wish(line: line) { body(wish) } }
        return
      }
      var byte: UInt8 = 0
      while Platform.read(STDIN_FILENO, &byte, 1) == 1 {
        if let wish = Wish(key: byte) { body(wish) }
      }
    }

    /// Answers a presentation, in one line.
    func reply(_ line: String) {
      let text = line + "\n"
      _ = write(STDIN_FILENO, text, text.utf8.count)
    }

    /// Whether a wish is meant: what cannot be taken back is asked for twice. What is asked stays until the next key.
    func isMeant(_ wish: Wish, in state: ClassState) -> Bool {
      if !words.isEmpty, !isLed {
        let clear = "\u{1B}[H\u{1B}[2J"
        _ = write(STDOUT_FILENO, clear, clear.utf8.count)
        Console.out(words.joined(separator: "\n"))
        words = []
      }
      guard asked != wish, case .act(let act) = wish, let question = state.doubt(about: act) else {
        asked = nil
        return true
      }
      say(question)
      asked = wish
      return false
    }
  }
#endif
