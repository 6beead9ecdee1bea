import Evaluation
import Values

extension Session {
  /// A run in a world that a log created, which is shown before each of its frames.
  static func run(
    in world: World, log: StatementLog, traces: Traces, hooks: Hooks, meter: WorkMeter,
    watch: @escaping (Session) -> Void
  ) -> Session {
    let shown = ShownSession()
    var hooks = hooks
    hooks.frameHasPassed = { if let session = shown.session { watch(session) } }
    let session = Session(runIn: world, log: log, traces: traces, hooks: hooks, meter: meter)
    shown.session = session
    return session
  }
}

/// A session that its own hooks refer to.
private final class ShownSession {
  weak var session: Session?
}
