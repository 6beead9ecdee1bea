import LineEditing
import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Another process of this program that does a share of a task. It reads the task from standard
/// input, which stays open while the parent waits, and writes its answers to standard output.
struct WorkerProcess {
  /// The first argument that starts a worker; only the program itself uses it.
  static let argument = "do-share"

  private let id: pid_t
  private let input: Int32
  let output: Int32

  /// Starts a process for a share; nil if that fails.
  init?(for shard: Shard) {
    guard let input = PipeEnds() else { return nil }
    guard let output = PipeEnds() else {
      close(input.read)
      close(input.write)
      return nil
    }
    let child = Self.start(shard, reading: input.read, writing: output.write)
    close(input.read)
    close(output.write)
    guard let child else {
      close(input.write)
      close(output.read)
      return nil
    }
    (id, self.input, self.output) = (child, input.write, output.read)
  }

  /// Kills the process; it has nothing to lose.
  func end() {
    close(input)
    close(output)
    kill(id, SIGKILL)
    var status: Int32 = 0
    while waitpid(id, &status, 0) < 0, errno == EINTR {}
  }

  /// Sends the task. If the process has died, it gives no answers.
  func send(_ task: [UInt8]) {
    _ = Message.framed(task).withUnsafeBytes { WholeWrite.write($0, to: input) }
  }

  // MARK: Starting

  private static func start(
    _ shard: Shard, reading input: Int32, writing output: Int32
  ) -> pid_t? {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input, STDIN_FILENO)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    guard let program = ProgramFile.path else { return nil }
    let written = [CommandLine.arguments[0], argument, "\(shard.number)/\(shard.count)"]
    let words = written.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let result = posix_spawn(&child, program, &actions, nil, words, ProcessEnvironment.block)
    return result == 0 ? child : nil
  }
}

/// Bytes with a length prefix, for a pipe.
enum Message {
  private static let headLength = 8

  static func framed(_ bytes: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Array($0) } + bytes
  }

  /// Takes the first message from the received bytes; nil if it is still incomplete.
  static func take(from bytes: inout [UInt8]) -> [UInt8]? {
    guard bytes.count >= headLength else { return nil }
    let count = bytes[..<headLength].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard count <= bytes.count - headLength else { return nil }
    let end = headLength + Int(count)
    defer { bytes.removeFirst(end) }
    return Array(bytes[headLength..<end])
  }
}
