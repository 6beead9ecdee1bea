#if Class
  import Classroom
  import FrontEnd
  import Terminal
  import Text
  import Platform

  /// The class at the terminal: a line of state, and keys.
  final class ClassTerminal: @unchecked Sendable {
    /// One key an act; the line of keys is written from this list.
    private static let keys: [(key: Character, word: String, act: ClassAct)] = [
      ("n", "next", .next), ("b", "back", .back), ("f", "free pace", .free),
      ("t", "together", .together(nil)), ("p", "pause", .pause), ("o", "open", .open(nil)),
      ("l", "lock", .lock(nil)), ("w", "show on the wall", .show(nil)), ("a", "again", .again(nil)),
      ("r", "reveal", .reveal(nil)), ("e", "end", .end),
    ]

    static var legend: String {
      let words = keys.map { "\($0.key) \($0.word)" } + ["Ctrl-C stop"]
      // Two lines fit a narrow terminal.
      return [words.prefix(6), words.dropFirst(6)].map { $0.joined(separator: " · ") }
        .joined(separator: "\n")
    }

    /// A wish from the terminal.
    enum Wish {
      case act(ClassAct)
      /// A presentation is at a cell, by its index.
      case present(cell: Int, isRun: Bool)

      init?(key: UInt8) {
        guard let key = keys.first(where: { $0.key.asciiValue == key }) else { return nil }
        self = .act(key.act)
      }

      /// Reads a line of a presentation.
      init?(line: String) {
        let words = line.split(separator: " ")
        guard words.count == 2, let cell = Int(words[1]), ["at", "ran"].contains(words[0]) else {
          return nil
        }
        self = .present(cell: cell, isRun: words[0] == "ran")
      }
    }

    /// Whether a presentation has the terminal.
    private let isLed: Bool
    private let isScreen = isatty(STDOUT_FILENO) == 1
    private var settings: termios?
    // Only the event loop shows.
    private var shown = ""
    private var isAsking = false

    init(isLed: Bool) { self.isLed = isLed }

    /// Lets keys come one by one, without being shown. Ctrl-C stays a signal.
    func begin() {
      var found = termios()
      guard !isLed, isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &found) == 0 else { return }
      settings = found
      found.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(STDIN_FILENO, TCSANOW, &found)
    }

    func end() {
      if var settings { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
      if isScreen, !isLed { Console.out("") }
    }

    /// Shows the state, in place on a screen, else as a line whenever it is another one.
    func show(_ line: String) {
      guard !isLed, !isAsking, line != shown else { return }
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

    /// Whether a wish is meant: the end of a class is asked for twice. What is asked stays until the next key.
    func isMeant(_ wish: Wish) -> Bool {
      guard case .act(.end) = wish, !isAsking else {
        isAsking = false
        return true
      }
      say("This ends the class for everybody. Press e again to end it.")
      isAsking = true
      return false
    }
  }
#endif
