import Evaluation
import Sharing

/// A host that shows how far a long task has come.
public protocol ProgressHost: AnyObject {
  /// Called from time to time during a long task, in any session.
  func progressed(_ progress: RunProgress)

  /// Called when a statement has ended; its results are shown next.
  func statementEnded()
}

/// The progress of a long task.
public typealias RunProgress = Hooks.Progress

extension RunProgress {
  /// The progress as one line.
  public var text: String {
    switch self {
    case .runs(let done, let count): "run \(done) of \(count)"
    case .time(let time, let end, let isReplay):
      "\(isReplay ? "replaying" : "running"): t = \(Int(clamping: time)) s"
        + (end.map { " of \(Int(clamping: $0)) s" } ?? "")
    }
  }
}

/// When progress is shown: not of a short task, and not too often.
public struct ProgressPace: Sendable {
  private let interval: Double
  private var start: Double?
  private var last = -Double.infinity

  /// Seconds before it appears.
  private static let patience = 0.5

  /// - Parameter interval: Seconds between two updates.
  public init(every interval: Double) { self.interval = interval }

  /// Whether a line is due, which is then shown.
  public mutating func isDue(at now: Double) -> Bool {
    guard let start else {
      start = now
      return false
    }
    guard now - start > Self.patience, now - last > interval else { return false }
    last = now
    return true
  }
}

/// A host that follows the stage while a statement runs, such as a view of it.
public protocol FrameHost: AnyObject {
  /// Called when the visible session is at another frame, at this time in seconds: a frame has
  /// passed, or a statement went back or ahead.
  ///
  /// It is called as each frame passes, while the statement is still running. For runs that are not
  /// shown, such as for `back`, `undo` or `check`, it is called only with the final time.
  func frameChanged(to time: Double)
}

/// A host with a live view of the stage: what `play` and `replay live` need to run in real time.
/// Without one, the same frames pass unseen.
public protocol LiveHost: AnyObject {
  /// The live view, which also receives keys; nil if there is none now.
  var liveStage: (any LiveStage)? { get }
}

/// A host that can start other processes of the program, which share the runs of a sweep or
/// of a fit. Without one, the session does all of them, with the same results.
public protocol SharingHost: AnyObject {
  /// Starts a task in other processes. Each runs `SharedWork.run` with the task and a share of it.
  ///
  /// - Parameter most: The number of shares that have anything to do.
  /// - Returns: Their answers; nil if there are no other processes.
  func share(_ task: [UInt8], atMost most: Int) -> (any SharedTask)?
}
