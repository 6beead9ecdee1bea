import Sessions
import Sharing

/// The work of a process started by `Host.share`.
public enum SharedWork {
  /// Does a share of a task and sends its answers, one message at a time.
  ///
  /// - Parameters:
  ///   - isInterrupted: Whether the answers are no longer needed; checked before each frame.
  ///   - answer: Sends a message; returns false if it is not received.
  /// - Returns: Whether the whole share was answered.
  public static func run(
    _ task: [UInt8], _ shard: Shard, isInterrupted: @escaping () -> Bool,
    answer: ([UInt8]) -> Bool
  ) -> Bool {
    NotebookSweepShare.run(task, shard, isInterrupted: isInterrupted, answer: answer)
      ?? SweepShare.run(
        task, shard, commands: Motionbook.commands, isInterrupted: isInterrupted, answer: answer)
  }
}
