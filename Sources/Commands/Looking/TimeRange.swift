import Diagnostics
import Execution

/// The clauses that say which stretch of recorded time is looked at.
enum TimeRange {
  static let from = Clause("from", .time, "from which time on", else: "0s")
  static let to = Clause("to", .time, "up to which time", else: "now")

  /// The frames between `from` and `to`; both must have passed.
  static func frames(_ call: Look) throws(Failure) -> ClosedRange<Int> {
    let first = try passed(from, call) ?? 0
    let last = try passed(to, call) ?? call.inspector.frame
    guard first <= last else { throw call.fail(.fromAfterTo, at: call.valuePlace(of: from)) }
    return first...last
  }

  private static func passed(_ clause: Clause<Double?>, _ call: Look) throws(Failure) -> Int? {
    guard let seconds = try call[clause] else { return nil }
    let frame = FrameTime.frames(in: seconds)
    guard frame <= call.inspector.frame else {
      throw call.fail(
        .timeNotReached(
          FrameTime.text(seconds), now: FrameTime.text(call.inspector.time)),
        at: call.valuePlace(of: clause))
    }
    return frame
  }
}
