import LineEditing
import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Processes of this program, one for each core, that do a task together.
struct Workers {
  private var processes: [WorkerProcess] = []
  /// What has come of each that is not whole yet.
  private var pending: [[UInt8]] = []

  /// More would only wait for memory.
  private static let limit = 64
  /// How long nothing may come before it is looked whether the person wants it to stop.
  private static let patience: Int32 = 100

  /// Does a task and hands over its answers; false where there is but one core, or no process starts.
  static func share(
    _ task: [UInt8], isInterrupted: () -> Bool, _ take: ([UInt8]) -> Bool
  ) -> Bool {
    let count = min(ProcessEnvironment.cores, limit)
    guard count > 1 else { return false }
    // One that dies while it is written to is no reason to end.
    let signals = IgnoredSignals([SIGPIPE])
    defer { signals.restore() }
    var workers = Workers()
    // A share whose process does not start is left to the one who asks.
    for number in 1...count {
      if let shard = Shard(number, of: count), let process = WorkerProcess(for: shard) {
        workers.processes.append(process)
        workers.pending.append([])
      }
    }
    for process in workers.processes { process.send(task) }
    defer { for process in workers.processes { process.end() } }
    let hasWorked = !workers.processes.isEmpty
    while !workers.processes.isEmpty, !isInterrupted() {
      guard workers.takeWhatHasCome(take) else { break }
    }
    return hasWorked
  }

  /// Waits for something to come, and hands it over; false where no more is wanted.
  private mutating func takeWhatHasCome(_ take: ([UInt8]) -> Bool) -> Bool {
    var polled = processes.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), Self.patience) > 0 else { return true }
    for index in polled.indices.reversed() where polled[index].revents != 0 {
      guard read(from: index) else {
        processes.remove(at: index).end()
        pending.remove(at: index)
        continue
      }
      while let answer = Message.take(from: &pending[index]) {
        guard take(answer) else { return false }
      }
    }
    return true
  }

  /// Reads what is there; false at the end.
  private mutating func read(from index: Int) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = readBytes(processes[index].output, &buffer)
    if count > 0 { pending[index] += buffer[..<count] }
    return count > 0 || (count < 0 && errno == EINTR)
  }
}

/// The system's `read`, which `Workers` has a function of the same name for.
private func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}
