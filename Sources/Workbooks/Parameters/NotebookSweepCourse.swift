import Diagnostics
import Execution
import Sharing

/// All runs of a notebook's sweep, here and in other processes of the program. The results do not
/// depend on which process does a run.
struct NotebookSweepCourse {
  let plan: NotebookSweepPlan
  let host: any Host
  /// Whether other processes may be asked.
  let mayShare: Bool
  private let reading = Reading()

  /// Whether a run has read measured data, which only this process can.
  private final class Reading {
    var hasBegun = false
  }

  init(plan: NotebookSweepPlan, host: any Host, mayShare: Bool) {
    (self.plan, self.host, self.mayShare) = (plan, host, mayShare)
  }

  /// Work beyond which starting other processes is worth it, in the unit of `Work`.
  private static let worthSharing = 100_000_000

  /// Does some runs and passes on the row of each, in order, as soon as those before it are done.
  ///
  /// - Parameter runs: Counted from 0; must be all runs if other processes may help.
  /// - Returns: Whether all were done; false if the user stopped it.
  func forEach(of runs: [Int], _ body: (_ run: Int, _ row: NotebookRow) -> Void) -> Bool {
    var workHere = 0
    for (done, run) in runs.enumerated() {
      if host.isInterrupted { return false }
      if mayShare, done > 0, !reading.hasBegun,
        workHere / done * (runs.count - done) > Self.worthSharing,
        let isDone = share(from: run, to: runs.count, body)
      {
        return isDone
      }
      progressed(done, of: runs.count)
      let result = NotebookRun(run, of: plan, hooks: hooks(done, of: runs.count))
      if host.isInterrupted { return false }
      workHere += result.work
      body(run, result.row)
    }
    return true
  }

  /// Does the remaining runs together with other processes.
  ///
  /// - Returns: Whether all were done; nil if there are no other processes.
  private func share(
    from first: Int, to count: Int, _ body: (_ run: Int, _ row: NotebookRow) -> Void
  ) -> Bool? {
    guard count - first > 1, let sharing = host as? any SharingHost,
      let others = sharing.share(plan.bytes(from: first), atMost: count - first)
    else { return nil }
    defer { others.end() }
    var answers: [Int: NotebookRow] = [:]
    var (given, known) = (first, first)
    func take(_ run: Int, _ row: NotebookRow) {
      guard run >= given, answers.updateValue(row, forKey: run) == nil else { return }
      known += 1
      while let next = answers.removeValue(forKey: given) {
        body(given, next)
        given += 1
      }
    }
    for run in others.order(of: first..<count) {
      for bytes in others.answers() {
        if let (run, row) = NotebookSweepShare.read(bytes), run < count { take(run, row) }
      }
      if run >= given, answers[run] == nil {
        let result = NotebookRun(run, of: plan, hooks: hooks(known, of: count))
        if host.isInterrupted { return false }
        take(run, result.row)
      }
      progressed(known, of: count)
    }
    return given == count
  }

  private func progressed(_ done: Int, of count: Int) {
    (host as? any ProgressHost)?.progressed(.runs(done, of: count))
  }

  /// Runs are not shown. During a run, the progress is that of all runs.
  private func hooks(_ done: Int, of count: Int) -> Hooks {
    var hooks = Hooks.unseen(in: host, inFolder: host.folder(of: plan.name))
    hooks.progress = { _ in progressed(done, of: count) }
    // Other processes do whole runs, not the sweeps in one.
    hooks.share = nil
    let readData = hooks.readData
    hooks.readData = { (path, limit) throws(Mistake) in
      reading.hasBegun = true
      return try readData(path, limit)
    }
    return hooks
  }
}

/// A share of a notebook's sweep, done in another process than the one in which it was started.
enum NotebookSweepShare {
  /// Does the runs of a share, and sends an answer after each.
  ///
  /// - Returns: Whether all runs were answered; nil if the task is of another kind.
  static func run(
    _ task: [UInt8], _ shard: Shard, isInterrupted: @escaping () -> Bool,
    answer: ([UInt8]) -> Bool
  ) -> Bool? {
    guard let (plan, first) = NotebookSweepPlan.read(task) else { return nil }
    guard let count = plan.runCount, first <= count else { return false }
    let hooks = Hooks(isInterrupted: isInterrupted, progress: { _ in })
    for run in first..<count where shard.contains(run - first) {
      let done = NotebookRun(run, of: plan, hooks: hooks)
      // The run was stopped, not wrong: the other process does it.
      if isInterrupted() || done.mistake?.isInterruption == true { return false }
      guard answer(bytes(of: done.row, run)) else { return false }
    }
    return true
  }

  private static func bytes(of row: NotebookRow, _ run: Int) -> [UInt8] {
    var packer = Packer()
    packer.add(run)
    row.add(to: &packer)
    return packer.bytes
  }

  /// The number and the row of a run, from the bytes of an answer.
  static func read(_ bytes: [UInt8]) -> (run: Int, row: NotebookRow)? {
    var unpacker = Unpacker(bytes)
    guard let run = try? unpacker.int(), let row = try? NotebookRow(from: &unpacker) else {
      return nil
    }
    return (run, row)
  }
}
