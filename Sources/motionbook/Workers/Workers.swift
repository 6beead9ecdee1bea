import LineEditing
import Values

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Processes of this program that do a task together with this one, so that each core has one.
final class Workers: SharedTask {
  let shareCount: Int
  private var processes: [WorkerProcess] = []
  /// What has come of each that is not whole yet.
  private var pending: [[UInt8]] = []

  /// More would only wait for memory.
  private static let limit = 64

  /// Starts them; nil where there is but one core, or no process starts.
  init?(_ task: [UInt8]) {
    shareCount = min(ProcessEnvironment.cores, Self.limit)
    guard shareCount > 1 else { return nil }
    // One that dies while it is written to is no reason to end.
    let signals = IgnoredSignals([SIGPIPE])
    defer { signals.restore() }
    // A share whose process does not start is left to the one who asks.
    for number in 1..<shareCount {
      if let shard = Shard(number, of: shareCount), let process = WorkerProcess(for: shard) {
        processes.append(process)
        pending.append([])
      }
    }
    guard !processes.isEmpty else { return nil }
    for process in processes { process.send(task) }
  }

  func end() {
    for process in processes { process.end() }
    processes = []
  }

  func answers() -> [[UInt8]] {
    var answers: [[UInt8]] = []
    var polled = processes.map { pollfd(fd: $0.output, events: Int16(POLLIN), revents: 0) }
    guard poll(&polled, nfds_t(polled.count), 0) > 0 else { return [] }
    for index in polled.indices.reversed() where polled[index].revents != 0 {
      let isOpen = read(from: index)
      while let answer = Message.take(from: &pending[index]) { answers.append(answer) }
      if isOpen { continue }
      processes.remove(at: index).end()
      pending.remove(at: index)
    }
    return answers
  }

  /// Reads what is there; false at the end.
  private func read(from index: Int) -> Bool {
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
