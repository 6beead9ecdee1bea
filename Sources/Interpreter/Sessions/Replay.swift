import Diagnostics
import Evaluation
import Language
import Values

/// Replays a log of statements into a new world, completely or up to a frame.
final class Replay {
  /// The log of the world that `run()` created; shorter than the given one if it stopped at a
  /// frame.
  private(set) var log: StatementLog
  /// The state reached when it was interrupted during a run that can be continued.
  private(set) var reached: ReadyWorld?
  private let frame: Int?
  private let hooks: Hooks
  private let meter: WorkMeter

  /// - Parameter frame: Where to stop. Everything typed at that frame is kept.
  init(_ log: StatementLog, to frame: Int? = nil, hooks: Hooks, meter: WorkMeter) {
    self.log = log
    self.frame = frame
    self.hooks = hooks
    self.meter = meter
  }

  /// Runs the statements, or only the remaining ones if a ready world is given.
  ///
  /// - Throws: `interrupted`; `failed`, without a place, if a statement that ran before fails now.
  func run(from ready: ReadyWorld? = nil) throws(Failure) -> World {
    let world = ready?.world ?? World(meter: meter)
    world.meter = meter
    let done = ready?.log.count ?? 0
    // The last completed statement may have to continue.
    for (index, entry) in log.entries.enumerated().dropFirst(max(0, done - 1)) {
      let limit = [frame, entry.stopFrame].compactMap { $0 }.min()
      do {
        if index >= done {
          try entry.run(in: world, log.commands, upTo: limit, hooks: hooks)
        } else if entry.ending.frame > world.stage.frame {
          try entry.resume(in: world, log.commands, upTo: limit, hooks: hooks)
        }
      } catch .frameReached {
        // Continue past an earlier cut, because later lines stay; end at the cut of this replay.
        guard let frame, entry.stopFrame.map({ frame < $0 }) ?? true else { continue }
        log.cut(to: index + 1, stoppingAt: frame)
        return world
      } catch .failed(let diagnostic) {
        // Not this statement takes too much work, but the one that asks for the replay.
        throw Failure(diagnostic.mistake, at: nil)
      } catch {
        if entry.isPassageOfTime, case .interrupted = error { leave(world, at: index) }
        throw error
      }
    }
    return world
  }

  private func leave(_ world: World, at index: Int) {
    var log = log
    log.cut(to: index + 1, stoppingAt: world.stage.frame)
    reached = ReadyWorld(world: world, log: log)
  }
}

extension Replay {
  /// A copy of the world in which a statement, the one after the log, looks ahead for the n-th
  /// time; everything that the statement did before is done there too.
  func twin(
    of statement: Statement, look: Int, isMuted: Bool, traces: Traces, from ready: ReadyWorld?
  ) throws(Failure) -> World {
    let world = try run(from: ready)
    world.traces = traces
    let control = RunControl(hooks: hooks, lookLimit: look, isReplay: true, keepsOutputs: false)
    let evaluator = Evaluator(world: world, control: control, commands: log.commands)
    do {
      try evaluator.execute(statement, isMuted: isMuted)
      try evaluator.deliver(world.stage.takeEvents(), statement.span)
    } catch .momentReached {
      return world
    }
    return world
  }
}

extension Hooks {
  /// Hooks for work that must not be interrupted.
  var withoutInterruption: Hooks {
    Hooks(isInterrupted: { false }, progress: progress, show: show)
  }
}
