import Answers
import Commands
import Execution
import Language
import Staging

/// The statements that made a world what it is, in order.
///
/// A world of the physics engine cannot be copied, so going back means replaying these into a
/// fresh one. Going back into a statement cuts it: its entry then says at which frame.
struct StatementLog {
  private(set) var entries: [Entry] = []

  struct Entry {
    let act: Act
    /// What it could read that is no world's: a trace of that name may be another one by now.
    let traces: Traces
    /// Where a replay stops inside this statement, because the session went back into it.
    var stopFrame: Int?
  }

  enum Act {
    case statement(Statement, isMuted: Bool)
    /// What a run of a sweep began with.
    case setting(SweepSetting)
  }

  mutating func append(_ act: Act, traces: Traces) {
    entries.append(Entry(act: act, traces: traces, stopFrame: nil))
  }

  /// Keeps the first `count` entries; the last of them stops at a frame if one is given.
  mutating func cut(to count: Int, stoppingAt frame: Int?) {
    entries.removeSubrange(count...)
    if let frame, !entries.isEmpty { entries[entries.count - 1].stopFrame = frame }
  }
}

extension StatementLog.Entry {
  /// What was typed; nil where nobody typed it.
  var statement: Statement? {
    if case .statement(let statement, _) = act { statement } else { nil }
  }

  /// Whether it holds still where the session goes back to before it: how answers are written is not
  /// what happened, and what a sweep sets is what its run is about.
  var comesAlong: Bool {
    switch act {
    case .statement(let statement, _): statement.isSetting
    case .setting: true
    }
  }

  /// Does it again, or for the first time, with what it sets off at once.
  func run(by evaluator: Evaluator, in world: World) throws(Failure) {
    switch act {
    case .statement(let statement, let isMuted):
      try evaluator.execute(statement, isMuted: isMuted)
      try evaluator.deliver(world.stage.takeEvents(), statement.span)
    case .setting(let setting): try evaluator.set(setting)
    }
  }
}
