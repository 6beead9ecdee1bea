import Sessions
import Values

/// The work of a process started by `Host.share`.
public enum SharedWork {
  /// Does a share of a task and answers, one message at a time.
  ///
  /// - Parameters:
  ///   - isInterrupted: Whether nobody is waiting for the answers anymore; asked before each frame.
  ///   - answer: Sends a message; false if nobody receives it.
  /// - Returns: Whether all of the share was answered.
  public static func run(
    _ task: [UInt8], _ shard: Shard, isInterrupted: @escaping () -> Bool,
    answer: ([UInt8]) -> Bool
  ) -> Bool {
    SweepShare.run(task, shard, isInterrupted: isInterrupted, answer: answer)
  }
}
