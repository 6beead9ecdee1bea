import Foundation

/// The exit status of a program.
public enum ExitStatus: Hashable, Sendable {
  case exited(Int32)
  case killed(signal: Int32)
}

/// The reason why a program could not be watched to its end.
public enum ChildProblem: Error, CustomStringConvertible {
  case cannotStart(program: String, reason: String)
  /// An expected event did not occur; `status` is nil if the program was still running.
  case inVain(waitingFor: String, status: ExitStatus?, output: String)

  public var description: String {
    switch self {
    case .cannotStart(let program, let reason): "cannot start \(program): \(reason)"
    case .inVain(let waitingFor, let status, let output):
      "waited in vain for \(waitingFor); \(Self.told(status)), and there was:\n\(output)"
    }
  }

  private static func told(_ status: ExitStatus?) -> String {
    switch status {
    case nil: "the program still ran after \(Int(Watchdog.seconds)) s"
    case .exited(let code): "the program had ended with status \(code)"
    case .killed(let signal): "the program had been killed by signal \(signal)"
    }
  }
}

/// Turns a program that hangs into a test that fails.
///
/// No test depends on its duration: it is far longer than anything takes on the slowest machine,
/// and ends as soon as the expected event occurs.
struct Watchdog {
  static let seconds = 300.0
  private let end = SuspendingClock.now.advanced(by: .seconds(seconds))

  var isOver: Bool { SuspendingClock.now >= end }
}

/// A program started with given descriptors, with default handling of every signal.
final class ChildProcess {
  let id: pid_t
  private var status: ExitStatus?

  /// Held while a program is started, and while descriptors are created that no program may
  /// inherit.
  static let starting = NSLock()

  /// A source for one of the child's first three descriptors.
  enum Stream {
    case path(String)
    case descriptor(Int32)
  }

  /// Starts `program`. With `newSession` it leads a session, and a terminal among its streams
  /// becomes the controlling one.
  init(
    program: String, arguments: [String], environment: [String: String], streams: [Stream],
    newSession: Bool
  ) throws {
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
    for (number, stream) in zip(Int32(0)..., streams) {
      switch stream {
      case .path(let path):
        posix_spawn_file_actions_addopen(&actions, number, path, O_RDWR | O_CREAT, 0o600)
      case .descriptor(let descriptor):
        posix_spawn_file_actions_adddup2(&actions, descriptor, number)
      }
    }
    Self.setSignals(&attributes, newSession: newSession)
    let words = ([program] + arguments).map { strdup($0) } + [nil]
    let settings = environment.sorted { $0.key < $1.key }.map { strdup("\($0.key)=\($0.value)") }
    defer { for word in words + settings { free(word) } }
    var id: pid_t = 0
    let error = Self.starting.withLock {
      posix_spawn(&id, program, &actions, &attributes, words, settings + [nil])
    }
    guard error == 0 else {
      throw ChildProblem.cannotStart(program: program, reason: String(cString: strerror(error)))
    }
    self.id = id
  }

  deinit { end() }

  #if canImport(Darwin)
    private typealias Attributes = posix_spawnattr_t?
    private static let newSessionFlag: Int32 = 0x400
  #else
    private typealias Attributes = posix_spawnattr_t
    private static let newSessionFlag: Int32 = 0x80
  #endif

  private static func setSignals(_ attributes: inout Attributes, newSession: Bool) {
    var all = sigset_t()
    var none = sigset_t()
    sigfillset(&all)
    for fixed in [SIGKILL, SIGSTOP] { sigdelset(&all, fixed) }
    sigemptyset(&none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setsigmask(&attributes, &none)
    let flags = Int32(POSIX_SPAWN_SETSIGDEF) | Int32(POSIX_SPAWN_SETSIGMASK)
    posix_spawnattr_setflags(&attributes, Int16(flags | (newSession ? newSessionFlag : 0)))
  }

  func send(signal: Int32) {
    if status == nil { kill(id, signal) }
  }

  /// The exit status; nil while it runs.
  func poll() -> ExitStatus? {
    if status != nil { return status }
    var raw: Int32 = 0
    guard waitpid(id, &raw, WNOHANG) == id else { return nil }
    let signal = raw & 0x7F
    status = signal == 0 ? .exited((raw >> 8) & 0xFF) : .killed(signal: signal)
    return status
  }

  /// Kills the program if it still runs, and waits for its end.
  func end() {
    guard poll() == nil else { return }
    kill(id, SIGKILL)
    var raw: Int32 = 0
    while waitpid(id, &raw, 0) < 0, errno == EINTR {}
    status = .killed(signal: SIGKILL)
  }
}

/// Reads the available bytes up to a limit without waiting for more; true at the end of the stream.
func drain(_ descriptor: Int32, into bytes: inout [UInt8], atMost limit: Int = 1 << 20) -> Bool {
  var chunk = [UInt8](repeating: 0, count: min(limit, 65536))
  var rest = limit
  while rest > 0 {
    let count = read(descriptor, &chunk, min(rest, chunk.count))
    if count > 0 {
      bytes += chunk[..<count]
      rest -= count
    } else if count < 0, errno == EINTR {
      continue
    } else {
      // When the far end of a pseudo-terminal is closed, reading fails with an I/O error.
      return count == 0 || (errno != EAGAIN && errno != EWOULDBLOCK)
    }
  }
  return false
}

/// Waits until one of some descriptors is ready, for at most some seconds; true if one is ready.
@discardableResult
func waitReady(_ descriptors: [(descriptor: Int32, events: Int32)], seconds: Double) -> Bool {
  var polled = descriptors.map { pollfd(fd: $0.descriptor, events: Int16($0.events), revents: 0) }
  return poll(&polled, nfds_t(polled.count), Int32(max(0, seconds) * 1000)) > 0
}
