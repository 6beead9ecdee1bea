import Platform
import Sharing
import Terminal

/// Another process of this program that does a share of a task. It reads the task from standard
/// input, which stays open while the parent waits, and writes its answers to standard output.
struct WorkerProcess {
  /// The first argument that starts a worker; only the program itself uses it.
  static let argument = "do-share"

  private let child: ChildProcess
  private(set) var input: PipeFeed
  let output: Int32

  /// Starts a process for a share of a task; nil if that fails.
  init?(for shard: Shard, task: [UInt8]) {
    guard let input = PipeEnds() else { return nil }
    guard let output = PipeEnds() else {
      close(input.read)
      close(input.write)
      return nil
    }
    let child = ProgramFile.path.flatMap { program in
      ChildProcess(
        program, [CommandLine.arguments[0], Self.argument, "\(shard.number)/\(shard.count)"],
        reading: input.read, writing: output.write)
    }
    close(input.read)
    close(output.write)
    guard let child else {
      close(input.write)
      close(output.read)
      return nil
    }
    (self.child, self.output) = (child, output.read)
    self.input = PipeFeed(task, to: input.write)
  }

  /// Kills the process; it has nothing to lose.
  func end() {
    close(input.descriptor)
    close(output)
    child.end()
  }

  /// Sends as much of the task as the process reads. If it has died, it gives no answers.
  mutating func feed() { input.feed() }
}

/// Bytes with a length prefix, for a pipe.
enum Message {
  private static let headLength = 8

  static func framed(_ bytes: [UInt8]) -> [UInt8] {
    withUnsafeBytes(of: UInt64(bytes.count).littleEndian) { Array($0) } + bytes
  }

  /// Takes the first message from the received bytes; nil if it is still incomplete.
  static func read(from bytes: inout [UInt8]) -> [UInt8]? {
    guard bytes.count >= headLength else { return nil }
    let count = bytes[..<headLength].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard count <= bytes.count - headLength else { return nil }
    let end = headLength + Int(count)
    defer { bytes.removeFirst(end) }
    return Array(bytes[headLength..<end])
  }
}
