import Text

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The person's pager: a program that shows long text a screen at a time.
public struct Pager {
  /// A line of shell, as every program takes `PAGER`.
  private let command: String

  /// The pager that `PAGER` names, else `less` where there is one; nil if `PAGER` asks for none by
  /// being empty or `cat`.
  public init?(environment: [String: String]) {
    // Without `less` this fails without a word.
    let less = "command -v less >/dev/null && exec less -FRX"
    command = environment["PAGER"] ?? less
    let words = command.split(separator: " ")
    if words.isEmpty || words == ["cat"] { return nil }
  }

  /// Shows a text that is longer than the screen of standard output, and returns when the person has
  /// left the pager; false where the text fits, or the pager failed: it is to be printed then.
  public func show(_ text: TerminalText) -> Bool {
    let text = text.sent
    guard let size = Terminal.size(STDOUT_FILENO) else { return false }
    // The next prompt takes a row.
    let rows = text.utf8.count { $0 == UInt8(ascii: "\n") } + 1
    guard rows > size.rows, let ends = Self.pipe() else { return false }
    var settings = termios()
    let hasSettings = tcgetattr(STDIN_FILENO, &settings) == 0
    let signals = IgnoredSignals([SIGINT, SIGQUIT, SIGPIPE])
    defer {
      signals.restore()
      // One that was killed may have left the terminal as it had it.
      if hasSettings { tcsetattr(STDIN_FILENO, TCSADRAIN, &settings) }
    }
    let child = start(reading: ends.read)
    close(ends.read)
    if child != nil { Self.write(text, to: ends.write) }
    close(ends.write)
    return child.map(Self.succeeds) ?? false
  }

  private static func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let result = Glibc.pipe(&ends)
    #else
      let result = Darwin.pipe(&ends)
    #endif
    guard result == 0 else { return nil }
    // The pager must not hold the end that it waits for to be closed.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  /// Starts the pager with every signal as it is by default; nil where there is no shell.
  private func start(reading input: Int32) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    posix_spawnattr_init(&attributes)
    defer {
      posix_spawn_file_actions_destroy(&actions)
      posix_spawnattr_destroy(&attributes)
    }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    var ignored = sigset_t()
    var none = sigset_t()
    sigemptyset(&ignored)
    sigemptyset(&none)
    for signal in [SIGINT, SIGQUIT, SIGPIPE] { sigaddset(&ignored, signal) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))
    let words = (["sh", "-c", command] as [String]).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let result = posix_spawn(
      &child, "/bin/sh", &actions, &attributes, words, ProcessEnvironment.block)
    return result == 0 ? child : nil
  }

  /// Writes until all is written or the pager reads no more.
  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var written = 0
      while written < bytes.count {
        let count = writeBytes(
          descriptor, bytes.baseAddress.map { $0 + written }, bytes.count - written)
        if count > 0 { written += count } else if errno != EINTR { return }
      }
    }
  }

  /// Waits for the pager's end; whether the text was shown.
  private static func succeeds(_ child: pid_t) -> Bool {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return false } }
    return status == 0
  }
}

/// The system's `write`, which `Pager` has a function of the same name for.
private func writeBytes(
  _ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int
) -> Int {
  write(descriptor, bytes, count)
}
