import Platform
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
      let waiting = processes.filter { !$0.input.isDone }.map(\.input.descriptor)
      guard Poll.waitToWrite(waiting, milliseconds: patience) else { return }
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
    for index in Poll.readable(processes.map(\.output)).reversed() {
      let isOpen = read(from: index)
      while let answer = Message.read(from: &pending[index]) { answers.append(answer) }
      if isOpen { continue }
      processes.remove(at: index).end()
      pending.remove(at: index)
    }
    return answers
  }

  /// Reads the available bytes; false at the end.
  private func read(from index: Int) -> Bool {
    switch ReadResult(reading: processes[index].output) {
    case .bytes(let more): pending[index] += more
    case .interrupted: break
    case .ended, .failed: return false
    }
    return true
  }
}
