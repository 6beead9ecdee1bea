import Sessions
import Values

/// What a process does that `Host.share` has started.
public enum SharedWork {
  /// Does a share of a task and answers, a message at a time.
  ///
  /// - Parameters:
  ///   - isInterrupted: Whether nobody waits for the answers any more; asked before each frame.
  ///   - answer: Takes a message; false where nobody takes it.
  /// - Returns: Whether all of the share was answered.
  public static func run(
    _ task: [UInt8], _ shard: Shard, isInterrupted: @escaping () -> Bool,
    answer: ([UInt8]) -> Bool
  ) -> Bool {
    SweepShare.run(task, shard, isInterrupted: isInterrupted, answer: answer)
  }
}
