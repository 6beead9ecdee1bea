import Answers
import Commands
import Execution
import Language

/// The statements that made a world what it is, in order.
///
/// A world of the physics engine cannot be copied, so going back means replaying these into a
/// fresh one. Going back into a statement cuts it: its entry then says at which frame.
struct StatementLog {
  private(set) var entries: [Entry] = []

  struct Entry {
    let statement: Statement
    let isMuted: Bool
    /// What it could read that is no world's: a trace of that name may be another one by now.
    let traces: Traces
    /// Where a replay stops inside this statement, because the session went back into it.
    var stopFrame: Int?
  }

  mutating func append(_ statement: Statement, isMuted: Bool, traces: Traces) {
    entries.append(
      Entry(statement: statement, isMuted: isMuted, traces: traces, stopFrame: nil))
  }

  /// Keeps the first `count` entries; the last of them stops at a frame if one is given.
  mutating func cut(to count: Int, stoppingAt frame: Int?) {
    entries.removeSubrange(count...)
    if let frame, !entries.isEmpty { entries[entries.count - 1].stopFrame = frame }
  }
}
