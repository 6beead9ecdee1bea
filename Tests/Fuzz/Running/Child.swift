#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A process that this one has started.
struct Child {
  let id: pid_t

  /// How a process ended.
  enum End: Hashable {
    case exited(Int32)
    case killed(signal: Int32)

    init(status: Int32) {
      let signal = status & 0x7F
      self = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal: signal)
    }
  }

  /// Starts a program; what it says goes into files. Nil where it cannot be started.
  init?(
    _ program: String, _ arguments: [String], input: String = "/dev/null", output: String,
    errors: String
  ) {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    let made = O_WRONLY | O_CREAT | O_TRUNC
    posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output, made, 0o600)
    posix_spawn_file_actions_addopen(&actions, 2, errors, made, 0o600)
    var words = ([program] + arguments).map { strdup($0) }
    defer { for word in words { free(word) } }
    words.append(nil)
    var id = pid_t()
    guard posix_spawn(&id, program, &actions, nil, &words, environ) == 0 else { return nil }
    self.id = id
  }

  /// Waits until it has ended.
  func end() -> End {
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
    return End(status: status)
  }

  /// Waits so many seconds at most, and then asks it to end: it waits for what does not come.
  func end(within seconds: Int) -> End {
    var status: Int32 = 0
    for _ in 0..<(100 * seconds) {
      if waitpid(id, &status, WNOHANG) == id { return End(status: status) }
      usleep(10_000)
    }
    kill(id, SIGTERM)
    return end()
  }

  /// Waits for any child of this process.
  static func next() -> (id: pid_t, end: End)? {
    var status: Int32 = 0
    while true {
      let id = waitpid(-1, &status, 0)
      if id > 0 { return (id, End(status: status)) }
      if errno != EINTR { return nil }
    }
  }
}

extension Child.End {
  /// The law that a process broke if it did not end by itself; otherwise nil.
  var law: String? {
    switch self {
    case .killed(SIGPROF), .killed(SIGXCPU): "ends in bounded time"
    case .killed(let signal): "no crash, but signal \(signal)"
    case .exited: nil
    }
  }
}
