#if Class
  import Classroom
  import FrontEnd
  import MotionPlatform
  import Text

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
      keys.map { "\($0.key) \($0.word)" }.joined(separator: " · ") + " · Ctrl-C stop"
    }

    static func act(for key: Character) -> ClassAct? { keys.first { $0.key == key }?.act }

    private let isScreen = isatty(STDOUT_FILENO) == 1
    private var settings: termios?
    private var shown = ""

    /// Lets keys come one by one, without being shown. Ctrl-C stays a signal.
    func begin() {
      var found = termios()
      guard isatty(STDIN_FILENO) == 1, tcgetattr(STDIN_FILENO, &found) == 0 else { return }
      settings = found
      found.c_lflag &= ~tcflag_t(ICANON | ECHO)
      tcsetattr(STDIN_FILENO, TCSANOW, &found)
    }

    func end() {
      if var settings { tcsetattr(STDIN_FILENO, TCSANOW, &settings) }
      if isScreen { print() }
    }

    /// Shows the state, in place on a screen, else as a line whenever it is another one.
    func show(_ line: String) {
      guard line != shown else { return }
      shown = line
      if isScreen {
        let text = "\r\u{1B}[K" + line.visibleInLine.prefix(200)
        _ = write(STDOUT_FILENO, text, text.utf8.count)
      } else {
        Console.out(line)
      }
    }

    /// Reads keys until there are no more.
    func read(_ body: (Character) -> Void) {
      var byte: UInt8 = 0
      while MotionPlatform.read(STDIN_FILENO, &byte, 1) == 1 {
        body(Character(UnicodeScalar(byte)))
      }
    }
  }
#endif
