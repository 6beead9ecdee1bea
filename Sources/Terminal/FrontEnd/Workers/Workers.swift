import MotionPlatform
import Sharing
import Terminal

/// Processes of this program that share a task with this one, one for each core.
final class Workers: SharedTask {
  let shareCount: Int
  private var processes: [WorkerProcess] = []
  /// The incomplete message from each process.
  private var pending: [[UInt8]] = []

  /// More processes would only wait for memory.
  private static let limit = 64

  /// Starts the processes; nil if there is only one core or no process starts.
  /// - Parameter most: The most processes, including this one.
  init?(_ task: [UInt8], atMost most: Int) {
    shareCount = min(ProcessEnvironment.cores, Self.limit, most)
    guard shareCount > 1 else { return nil }
    let task = Message.framed(task)
    // The caller does the share of a process that does not start.
    for number in 1..<shareCount {
      if let shard = Shard(number, of: shareCount),
        let process = WorkerProcess(for: shard, task: task)
      {
        processes.append(process)
        pending.append([])
      }
    }
    guard !processes.isEmpty else { return nil }
    feed(patience: Self.patience)
  }

  /// Sends the task to the processes until all have it, or none reads for some milliseconds.
  private func feed(patience: Int32) {
    while true {
      for index in processes.indices { processes[index].feed() }
      var waiting = processes.filter { !$0.input.isDone }.map {
        pollfd(fd: $0.input.descriptor, events: Int16(POLLOUT), revents: 0)
      }
      guard !waiting.isEmpty, poll(&waiting, nfds_t(waiting.count), patience) > 0 else { return }
    }
  }

  /// A process starts within some milliseconds. One that does not read is given the rest whenever
  /// its answers are asked for, and its runs are done here.
  private static let patience: Int32 = 200

  func end() {
    for process in processes { process.end() }
    processes = []
  }

  func answers() -> [[UInt8]] {
    feed(patience: 0)
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

  /// Reads the available bytes; false at the end.
  private func read(from index: Int) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = readBytes(processes[index].output, &buffer)
    if count > 0 { pending[index] += buffer[..<count] }
    return count > 0 || (count < 0 && errno == EINTR)
  }
}

/// The system's `read`; inside `Workers`, a method has the same name.
private func readBytes(_ descriptor: Int32, _ buffer: inout [UInt8]) -> Int {
  read(descriptor, &buffer, buffer.count)
}
