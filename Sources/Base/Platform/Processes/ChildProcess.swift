/// Another program that this one has started. It gets this program's environment and streams, and
/// the default action for each signal that the terminal's keys send. Nothing else starts a program.
public struct ChildProcess {
  /// The status of a shell that does not find the program.
  package static let notFound: Int32 = 127

  private let id: pid_t

  /// Starts a program; nil if the system cannot.
  ///
  /// - Parameters:
  ///   - path: The program's file.
  ///   - words: Its arguments, of which the first is its name.
  ///   - input: Its standard input; nil for this program's own.
  ///   - output: Its standard output, likewise.
  public init?(
    _ path: String, _ words: [String], reading input: Int32? = nil, writing output: Int32? = nil
  ) {
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
    if let input { posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO) }
    if let output { posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO) }
    Self.setSignals(of: &attributes)
    let words = words.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let result = posix_spawn(
      &child, path, &actions, &attributes, words, ProcessEnvironment.block)
    guard result == 0 else { return nil }
    id = child
  }

  /// Starts a shell command; nil if there is no shell.
  ///
  /// - Parameters:
  ///   - input: Its standard input; nil for this program's own.
  ///   - arguments: The arguments that the command finds in `"$@"`.
  package init?(shell command: String, reading input: Int32? = nil, arguments: [String] = []) {
    self.init("/bin/sh", ["sh", "-c", command, "sh"] + arguments, reading: input)
  }

  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
  #else
    private typealias Attributes = posix_spawnattr_t
  #endif

  private static func setSignals(of attributes: inout Attributes) {
    var ignored = sigset_t()
    var none = sigset_t()
    sigemptyset(&ignored)
    sigemptyset(&none)
    for signal in LentTerminal.signals { sigaddset(&ignored, signal) }
    posix_spawnattr_setsigdefault(&attributes, &ignored)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setflags(
      &attributes, Int16(Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)))
  }

  /// Waits for its end. Returns its exit status, or 128 plus the number of the signal that ended
  /// it; `notFound` if it was already waited for.
  @discardableResult
  public func wait() -> Int32 {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0 { if errno != EINTR { return Self.notFound } }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }

  /// Kills it, and waits for its end.
  public func end() {
    kill(id, SIGKILL)
    wait()
  }
}
