import Evaluation
import Language
import Values

/// A world besides the session's own, and its log: later states are reached faster from there than
/// from the start.
struct ReadyWorld {
  let world: World
  /// Its last entry is cut if the world is in the middle of it.
  let log: StatementLog

  /// Whether a log continues from the world's state; if a frame is given, only up to that frame.
  func leads(to later: StatementLog, upTo frame: Int? = nil) -> Bool {
    log.isBeginning(of: later) && frame.map { world.stage.frame <= $0 } ?? true
  }
}

/// The worlds that are ready for likely steps back.
struct ReplayCache {
  /// Work up to which a replay from the start is fast enough without a ready world: about a
  /// twentieth of a second, in the unit of `Work`.
  static let worth: Int64 = 50_000_000
  /// Bytes of records beyond which a second world costs more memory than its saved time is worth.
  private static let roomiest = min(250_000_000, Limits.recordedBytes / 4)

  /// The most worlds of other lines of history.
  private static let forkLimit = 8

  private var all: [ReadyWorld] = []
  /// The worlds that were left for another line of history, the latest last: a switch back needs no
  /// replay.
  private var forks: [ReadyWorld] = []
  /// Whether any are wanted: without idle time between two lines, they cannot be prepared.
  private var isWanted = false
  /// Whether all worlds are ready or given up.
  private var isReady = false
  private let worth: Int64

  init(worth: Int64 = Self.worth) { self.worth = worth }

  /// Removes and returns the world closest to a log.
  mutating func popWorld(for log: StatementLog, upTo frame: Int? = nil) -> ReadyWorld? {
    if frame == nil, let index = forks.lastIndex(where: { $0.log.isSame(as: log) }) {
      return forks.remove(at: index)
    }
    let fit = all.indices.filter { all[$0].leads(to: log, upTo: frame) }
    return fit.max { all[$0].log.work < all[$1].log.work }.map { all.remove(at: $0) }
  }

  /// Keeps a world that the session leaves.
  /// - Parameter isFork: Whether it leaves it for another line of history.
  mutating func keep(_ world: World, _ log: StatementLog, isFork: Bool) {
    let ready = ReadyWorld(world: world, log: log)
    if isFork {
      forks.append(ready)
      while forks.count > Self.forkLimit || bytesOfForks > Self.roomiest { forks.removeFirst() }
    } else if isWanted {
      all.append(ready)
    }
  }

  private var bytesOfForks: Int64 { forks.reduce(0) { $0 + $1.world.recordedBytes } }

  /// Call this whenever the session's history has changed.
  mutating func historyChanged() { isReady = false }

  /// Prepares worlds for likely steps back, until it is interrupted.
  ///
  /// - Parameters:
  ///   - world: The session's own world, which the log created.
  ///   - steps: The logs to which single steps would go; evaluated only if worlds are prepared.
  ///   - isInterrupted: Checked between two frames.
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
    var near: [ReadyWorld] = []
    for place in places(behind: log, steps()) {
      let nearest = popWorld(for: place)
      let hooks = Hooks.betweenFrames(isInterrupted: isInterrupted)
      let replay = Replay(place, hooks: hooks, meter: world.meter.part(left: nil))
      if let world = try? replay.run(from: nearest) {
        near.append(ReadyWorld(world: world, log: place))
      } else {
        // Keep the frames of a run so far; anything else starts over.
        all += near + [replay.reached].compactMap { $0 }
        return
      }
    }
    (all, isReady) = (near, true)
  }

  /// A place shortly before the end, and the targets of single steps that are far from it.
  private func places(behind log: StatementLog, _ steps: [StatementLog]) -> [StatementLog] {
    let near = log.cut(before: worth)
    let far = steps.filter { step in
      !near.isBeginning(of: step) || step.work - near.work > 2 * worth
    }
    return ([near] + far).filter { $0.work > worth }
  }
}

extension Hooks {
  /// Interrupted only between two frames or iterations, so that no frame is incomplete.
  fileprivate static func betweenFrames(isInterrupted: @escaping () -> Bool) -> Hooks {
    var isStopped = false
    return Hooks(
      isInterrupted: { isStopped }, frameHasPassed: { isStopped = isStopped || isInterrupted() },
      progress: { _ in })
  }
}
