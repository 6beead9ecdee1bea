import Diagnostics
import Evaluation
import Sharing
import Values

/// All runs of a notebook's sweep, here and in other processes of the program. The results do not
/// depend on which process does a run.
struct NotebookBatch {
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

  /// The user stopped a run.
  private struct Stopped: Error {}

  /// Does some runs and passes on the row of each, in order, as soon as those before it are done.
  ///
  /// - Parameter runs: Counted from 0; must be all runs if other processes may help.
  /// - Returns: Whether all were done; false if the user stopped it.
  func forEach(of runs: [Int], _ body: (_ run: Int, _ row: NotebookRow) -> Void) -> Bool {
    let batch = Batch<NotebookSweepShare.Answer, Stopped>(
      worthSharing: Limits.worthSharing, read: NotebookSweepShare.Answer.read
    ) {
      progressed($0, of: runs.count)
    } doHere: { (run, known) throws(Stopped) in
      if host.isInterrupted { throw Stopped() }
      let result = NotebookRun(run, of: plan, hooks: hooks(known, of: runs.count))
      if host.isInterrupted { throw Stopped() }
      return NotebookSweepShare.Answer(run: run, row: result.row, cost: result.work)
    }
    do {
      try batch.forEach(
        of: runs, sharing: { others(from: $0, to: runs.count) },
        give: { body($0.run, $0.row) })
      return true
    } catch {
      return false
    }
  }

  /// Starts other processes for the runs that are left; nil if there are none, or none may help.
  private func others(from first: Int, to count: Int) -> (any SharedTask)? {
    guard mayShare, !reading.hasBegun else { return nil }
    return (host as? any SharingHost)?.share(
      NotebookSweepTask(plan: plan, firstRun: first).packed, atMost: count - first)
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
    guard let task = try? NotebookSweepTask(packed: task) else { return nil }
    let (plan, first) = (task.plan, task.firstRun)
    guard let count = plan.runCount, first <= count else { return false }
    let hooks = Hooks(isInterrupted: isInterrupted, progress: { _ in })
    for run in first..<count where shard.contains(run - first) {
      let done = NotebookRun(run, of: plan, hooks: hooks)
      // The run was stopped, not wrong: the other process does it.
      if isInterrupted() || done.mistake?.isInterruption == true { return false }
      guard answer(Answer(run: run, row: done.row).packed) else { return false }
    }
    return true
  }

  /// The row of one run.
  struct Answer: BatchAnswer, Packed {
    let run: Int
    let row: NotebookRow
    /// Its work, if it was done here.
    var cost: Int64 = 0

    /// An answer from its bytes; nil if they are none.
    static func read(_ bytes: [UInt8]) -> Answer? { try? Answer(packed: bytes) }

    static var packing: Packing<Answer> {
      Packing({ ($0.run, $0.row) }, { Answer(run: $0, row: $1) })
    }
  }
}
