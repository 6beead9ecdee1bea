#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Runs a shell command in another process.
enum ShellCommand {
  /// Starts it with default signal actions; nil if there is no shell.
  ///
  /// - Parameters:
  ///   - input: Its standard input; nil for this program's own.
  ///   - arguments: The arguments that the command finds in `"$@"`.
  static func start(
    _ command: String, reading input: Int32? = nil, arguments: [String] = []
  ) -> pid_t? {
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
    setSignals(of: &attributes)
    let words = (["sh", "-c", command, "sh"] + arguments).map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let result = posix_spawn(
      &child, "/bin/sh", &actions, &attributes, words, ProcessEnvironment.block)
    return result == 0 ? child : nil
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
  /// it.
  static func status(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0 { if errno != EINTR { return 127 } }
    let signal = status & 0x7F
    return signal == 0 ? (status >> 8) & 0xFF : 128 + signal
  }
}
