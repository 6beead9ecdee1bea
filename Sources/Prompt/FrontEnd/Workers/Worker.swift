import Platform
import Playing
import Sharing
import Terminal

/// Runs this process as a worker that does a share of a task for another process of the program.
package struct Worker {
  private let shard: Shard

  /// Nil if the arguments ask for something else.
  package init?(arguments: ArraySlice<String>) {
    guard arguments.count == 2, arguments.first == WorkerProcess.argument,
      let shard = arguments.last.flatMap(Shard.init(written:))
    else { return nil }
    self.shard = shard
  }

  /// Does its share while the parent waits.
  package func run() -> Status {
    // The parent handles Ctrl-C and then ends this process.
    _ = signal(SIGINT, SIG_IGN)
    guard let task = Self.task() else { return .failed }
    var asks = 0
    let use = MemoryUse()
    let memory = Self.memory(ofOneIn: shard.count)
    let isDone = SharedWork.run(
      task, shard,
      isInterrupted: {
        asks += 1
        return asks % Self.asksBetweenLooks == 0 && (Self.isAbandoned || use.bytes > memory)
      },
      answer: { Self.send(Message.framed($0)) })
    return isDone ? .good : .failed
  }

  /// A check costs about as much as a simple frame.
  private static let asksBetweenLooks = 64

  /// The memory of all workers of a task together, in bytes.
  private static let memory = 1 << 30

  /// The memory that one of several processes may use. If that is not enough for a run, the parent
  /// does it, which has the memory of any session.
  package static func memory(ofOneIn count: Int) -> Int { memory / max(1, count - 1) }

  /// Reads the task from the parent, whose end of the pipe stays open.
  private static func task() -> [UInt8]? {
    var bytes: [UInt8] = []
    while true {
      switch ReadResult(reading: STDIN_FILENO) {
      case .bytes(let more): bytes += more
      case .interrupted: continue
      case .ended, .failed: return nil
      }
      if let task = Message.read(from: &bytes) { return task }
    }
  }

  /// Whether the parent is gone: it sends nothing after the task, so readable input means the end.
  private static var isAbandoned: Bool { Poll.canRead(STDIN_FILENO) }

  private static func send(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBytes { WholeWrite.write($0, to: STDOUT_FILENO) } == nil
  }
}

extension Shard {
  /// Parses a share such as `3/100`.
  package init?(written text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number, of: count)
  }
}
