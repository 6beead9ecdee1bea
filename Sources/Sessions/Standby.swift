import Execution
import Language
import Values

/// A world beside the session's own, and the log that has made it: what comes behind it is reached
/// sooner from there than from the start.
struct Standby {
  let world: World
  /// Its last entry is cut where the world stands inside of it.
  let log: StatementLog

  /// Whether a log goes on from where the world stands, and does so up to a frame if one is given.
  func leads(to later: StatementLog, upTo frame: Int? = nil) -> Bool {
    log.isBeginning(of: later) && frame.map { world.stage.frame <= $0 } ?? true
  }
}

/// The worlds that stand by where a session is likely to go back to.
struct Standbys {
  /// Work up to which a replay from the start is quick enough, and so no world stands by: about a
  /// twentieth of a second, in the unit of `Work`.
  static let worth = 50_000_000
  /// Bytes of records beyond which the room for a second world is dearer than the time it saves.
  private static let roomiest = 250_000_000

  private var all: [Standby] = []
  /// Whether there are to be any: where nobody waits between two lines, there is no time to lead them.
  private var isWanted = false
  /// Whether all places have been reached, or given up.
  private var isReady = false
  private let worth: Int

  init(worth: Int = Self.worth) { self.worth = worth }

  /// Takes out the one from which the way to a log is the shortest.
  mutating func take(for log: StatementLog, upTo frame: Int? = nil) -> Standby? {
    let fit = all.indices.filter { all[$0].leads(to: log, upTo: frame) }
    return fit.max { all[$0].log.work < all[$1].log.work }.map { all.remove(at: $0) }
  }

  /// Keeps a world that the session leaves.
  mutating func keep(_ world: World, _ log: StatementLog) {
    if isWanted { all.append(Standby(world: world, log: log)) }
  }

  /// To be told whenever the session's log has changed.
  mutating func logChanged() { isReady = false }

  /// Leads worlds to where a session may go back to, until somebody no longer waits.
  ///
  /// - Parameters:
  ///   - world: The session's own, which the log has made.
  ///   - steps: The logs to which single steps would go; asked for only where worlds are to be led.
  ///   - isInterrupted: Asked between two frames.
  mutating func lead(
    behind world: World, _ log: StatementLog, steps: @autoclosure () -> [StatementLog],
    isInterrupted: @escaping () -> Bool
  ) {
    isWanted = true
    if isReady { return }
    guard world.recordedBytes < Self.roomiest else {
      (all, isReady) = ([], true)
      return
    }
    var near: [Standby] = []
    for place in places(behind: log, steps()) {
      let nearest = take(for: place)
      let hooks = Hooks.betweenFrames(isInterrupted: isInterrupted)
      let replay = Replay(place, hooks: hooks, meter: Meter())
      if let world = try? replay.run(from: nearest) {
        near.append(Standby(world: world, log: place))
      } else {
        // Of a run the frames so far stay; anything else begins anew.
        all += near + [replay.reached].compactMap { $0 }
        return
      }
    }
    (all, isReady) = (near, true)
  }

  /// Shortly before the end, and where single steps go that are far from there.
  private func places(behind log: StatementLog, _ steps: [StatementLog]) -> [StatementLog] {
    let near = log.cut(before: worth)
    let far = steps.filter { step in
      !near.isBeginning(of: step) || step.work - near.work > 2 * worth
    }
    return ([near] + far).filter { $0.work > worth }
  }
}

extension Hooks {
  /// Interrupted between two frames or rounds alone, so that no frame is left half done.
  fileprivate static func betweenFrames(isInterrupted: @escaping () -> Bool) -> Hooks {
    var isStopped = false
    return Hooks(
      isInterrupted: { isStopped }, frameHasPassed: { isStopped = isStopped || isInterrupted() },
      progress: { _ in })
  }
}
