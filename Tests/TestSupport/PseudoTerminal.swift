import Foundation

/// A program run on its own terminal, with a test that types and looks at the screen.
///
/// Its output is interpreted as it comes, so `screen` is what a person would see. Every wait is for
/// something to appear, never for a time; if it does not appear, the test fails with the screen in
/// its message. The program is killed when the object is released.
public final class PseudoTerminal {
  private let master: Int32
  private let child: ChildProcess
  private var shown: VirtualScreen
  private var raw: [UInt8] = []
  /// The length of the transcript that `expect` has consumed.
  private var passed = 0
  private var ended = false
  private var unread = 0
  private let owner: AnyObject?

  /// Starts `program` (a path) on a terminal of the given size.
  ///
  /// The environment is exactly the given one. `standardOutput` and `standardError` may be files
  /// instead of the terminal. `owner` is retained until the program has ended: a folder that is
  /// removed with its object must not be removed while the program may still write to it.
  public init(
    program: String, arguments: [String] = [], environment: [String: String] = plainEnvironment,
    columns: Int = 80, rows: Int = 24, standardOutput: String? = nil,
    standardError: String? = nil, owner: AnyObject? = nil
  ) throws {
    guard let (master, name) = Self.open() else {
      throw ChildProblem.cannotStart(program: program, reason: "no pseudo-terminal")
    }
    self.master = master
    self.owner = owner
    shown = VirtualScreen(columns: columns, rows: rows)
    Self.setSize(master, columns: columns, rows: rows)
    do {
      child = try ChildProcess(
        program: program, arguments: arguments, environment: environment,
        streams: [.path(name), .path(standardOutput ?? name), .path(standardError ?? name)],
        newSession: true)
    } catch {
      Foundation.close(master)
      throw error
    }
  }

  deinit {
    child.end()
    Foundation.close(master)
  }

  /// A small environment with UTF-8 and xterm, and a home folder that does not exist and cannot be
  /// created.
  public static let plainEnvironment = [
    "HOME": "/dev/null", "LANG": "C.UTF-8", "PATH": "/usr/local/bin:/usr/bin:/bin",
    "TERM": "xterm-256color",
  ]

  // MARK: Typing

  /// Types a text, byte for byte; Enter is `\r`.
  public func send(_ text: String) { send(bytes: Array(text.utf8)) }

  public func send(_ keys: Key...) { for key in keys { send(key.sequence) } }

  public func send(bytes: [UInt8]) {
    var rest = bytes[...]
    let watchdog = Watchdog()
    while !rest.isEmpty, !ended, !watchdog.isOver {
      waitReady([(master, Int32(POLLIN | POLLOUT))], seconds: 1)
      readAvailable()
      let count = rest.withUnsafeBytes { write(master, $0.baseAddress, min($0.count, 1024)) }
      if count > 0 { rest = rest.dropFirst(count) }
    }
    unread += rest.count
  }

  /// Pastes a text like a terminal: in brackets if the program has enabled them.
  public func paste(_ text: String) {
    readAvailable()
    let typed = text.replacingOccurrences(of: "\n", with: "\r")
    send(shown.modes.contains(2004) ? "\u{1B}[200~\(typed)\u{1B}[201~" : typed)
  }

  public func resize(columns: Int, rows: Int) {
    readAvailable()
    shown.resize(columns: columns, rows: rows)
    Self.setSize(master, columns: columns, rows: rows)
  }

  /// Sends a signal to the program.
  public func signal(_ number: Int32) { child.send(signal: number) }

  /// Whether keys come as lines and are echoed, as in the terminal's initial mode.
  public var isAsFound: Bool {
    var settings = termios()
    guard tcgetattr(master, &settings) == 0 else { return false }
    let flags = tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG)
    return settings.c_lflag & flags == flags && settings.c_oflag & tcflag_t(OPOST) != 0
  }

  /// Lets keys come as lines and be echoed, like a shell that takes the terminal.
  public func setAsFound() {
    var settings = termios()
    guard tcgetattr(master, &settings) == 0 else { return }
    settings.c_lflag |= tcflag_t(ICANON) | tcflag_t(ECHO) | tcflag_t(ISIG)
    settings.c_oflag |= tcflag_t(OPOST)
    tcsetattr(master, TCSANOW, &settings)
  }

  // MARK: Looking

  /// The current contents of the screen.
  public var screen: String {
    readAvailable()
    return shown.text
  }

  /// The screen with the rows that have scrolled off at the top.
  public var scrollback: String {
    readAvailable()
    return shown.fullText
  }

  /// The current state of the terminal: cursor, modes, bells.
  public var state: VirtualScreen {
    readAvailable()
    return shown
  }

  /// All bytes written so far, including escape sequences.
  public var rawOutput: String {
    readAvailable()
    return String(decoding: raw, as: UTF8.self)
  }

  /// Waits until the program prints a text after everything that was expected before, independent
  /// of escape sequences and positions. Returns the text before it.
  @discardableResult
  public func expect(_ text: String) throws -> String {
    var before = ""
    try wait(for: "“\(text)”") {
      let rest = shown.transcript.dropFirst(passed)
      guard let found = rest.range(of: text) else { return false }
      before = String(rest[..<found.lowerBound])
      passed += rest.distance(from: rest.startIndex, to: found.upperBound)
      return true
    }
    return before
  }

  /// Skips everything printed so far, and then waits for a line end, after which `expect`
  /// continues.
  public func expectNewLine() throws {
    passed = shown.transcript.count
    try expect("\n")
  }

  /// Waits until a text is on the screen.
  public func expectScreen(_ text: String) throws {
    try wait(for: "“\(text)” on the screen") { shown.text.contains(text) }
  }

  /// Waits until the row with the cursor is exactly this (without trailing spaces).
  public func expectCursorLine(_ text: String) throws {
    try wait(for: "the cursor's row “\(text)”") { shown.cursorLine == text }
  }

  /// Waits until the screen is in a state.
  public func expectState(_ what: String, where isWanted: (VirtualScreen) -> Bool) throws {
    try wait(for: what) { isWanted(shown) }
  }

  /// Waits for the program's end and reads all of its output.
  public func waitForExit() throws -> ExitStatus {
    var status: ExitStatus?
    try wait(for: "the end of the program") {
      status = child.poll()
      // The last output may arrive from the terminal after the program's end is known.
      return status != nil && ended
    }
    return status ?? .exited(-1)
  }

  /// Hangs up: kills the program if it still runs.
  public func close() { child.end() }

  private func wait(for what: String, until isDone: () -> Bool) throws {
    let watchdog = Watchdog()
    while true {
      readAvailable()
      if isDone() { return }
      // A program that has ended can produce no more output.
      let isOver = ended && child.poll() != nil
      if isOver, isDone() { return }
      guard !isOver, !watchdog.isOver else {
        throw ChildProblem.inVain(
          waitingFor: unread == 0 ? what : "\(what), with \(unread) bytes typed and never read",
          status: child.poll(), output: shown.fullText)
      }
      // The program's end may become known a moment after the end of its output.
      if ended { usleep(5000) }
      waitReady(ended ? [] : [(master, Int32(POLLIN))], seconds: 0.05)
    }
  }

  private func readAvailable() {
    guard !ended else { return }
    var bytes: [UInt8] = []
    ended = drain(master, into: &bytes)
    raw += bytes
    shown.feed(bytes)
    // The terminal answers by itself.
    let answers = shown.answers
    shown.answers = []
    if !answers.isEmpty { _ = answers.withUnsafeBytes { write(master, $0.baseAddress, $0.count) } }
  }

  /// The near end of a new pseudo-terminal and the name of its far end.
  private static func open() -> (master: Int32, name: String)? {
    let flags = O_RDWR | O_NOCTTY | O_NONBLOCK | O_CLOEXEC
    let master = Foundation.open("/dev/ptmx", flags)
    guard master >= 0 else { return nil }
    #if canImport(Darwin)
      guard grantpt(master) == 0, unlockpt(master) == 0, let name = ptsname(master) else {
        return nil
      }
      return (master, String(cString: name))
    #else
      // The requests of `unlockpt` and `ptsname`, which are not visible in Swift:
      // <asm-generic/ioctls.h>.
      let lock: UInt = 0x4004_5431
      let getNumber: UInt = 0x8004_5430
      var unlocked: Int32 = 0
      var number: Int32 = 0
      guard ioctl(master, lock, &unlocked) == 0, ioctl(master, getNumber, &number) == 0 else {
        return nil
      }
      return (master, "/dev/pts/\(number)")
    #endif
  }

  private static func setSize(_ descriptor: Int32, columns: Int, rows: Int) {
    var size = winsize()
    size.ws_col = UInt16(clamping: columns)
    size.ws_row = UInt16(clamping: rows)
    // Cells of 8 by 16 pixels.
    size.ws_xpixel = UInt16(clamping: columns * 8)
    size.ws_ypixel = UInt16(clamping: rows * 16)
    _ = ioctl(descriptor, UInt(TIOCSWINSZ), &size)
  }
}
