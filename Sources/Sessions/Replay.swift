import Commands
import Diagnostics
import Execution
import Language
import Values

/// Makes a fresh world from a log of statements: whole, or up to a frame.
final class Replay {
  /// The log of the world that `run()` made: shorter than the one given if it stopped at a frame.
  private(set) var log: StatementLog
  private let frame: Int?
  private let hooks: Hooks
  private let meter: Meter

  /// - Parameter frame: where to stop. Everything that was typed while that frame stood is kept.
  init(_ log: StatementLog, to frame: Int? = nil, hooks: Hooks, meter: Meter) {
    self.log = log
    self.frame = frame
    self.hooks = hooks
    self.meter = meter
  }

  /// Runs the statements, or those behind the first `start` in a world that these have made.
  ///
  /// - Throws: `interrupted`; `failed` where a statement that ran before did not run again.
  func run(behind start: Int = 0, in made: World? = nil) throws(Failure) -> World {
    let world = made ?? World(meter: meter)
    for (index, entry) in log.entries.enumerated().dropFirst(start) {
      let limit = [frame, entry.stopFrame].compactMap { $0 }.min()
      do {
        try entry.run(in: world, upTo: limit, hooks: hooks)
      } catch .frameReached {
        // A cut that was there before is passed by, for what was typed then stays; one of this replay
        // is where it ends.
        guard let frame, entry.stopFrame.map({ frame < $0 }) ?? true else { continue }
        log.cut(to: index + 1, stoppingAt: frame)
        return world
      } catch {
        throw error
      }
    }
    return world
  }
}

extension Replay {
  /// A world like the one in which a statement, the one behind the log, looks ahead for the
  /// n-th time: all that it did before is done there too.
  func twin(
    of statement: Statement, look: Int, isMuted: Bool, traces: Traces
  ) throws(Failure) -> World {
    let world = try run()
    world.traces = traces
    let control = RunControl(hooks: hooks, lookLimit: look, isReplay: true, keepsOutputs: false)
    let evaluator = Evaluator(world: world, control: control, commands: Commands.known)
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
  /// For work that must not be left half done.
  var withoutInterruption: Hooks {
    Hooks(isInterrupted: { false }, progress: progress, show: show)
  }
}

extension Statement {
  /// Whether a notebook keeps it.
  var isRecorded: Bool {
    guard case .command(let command) = kind else { return true }
    return Commands.known.declaration(of: command.verb.text)?.isRecorded ?? true
  }

  /// Whether it only asks for a value.
  var isExpression: Bool { if case .expression = kind { true } else { false } }

  /// Whether it only says how answers are written.
  var isSetting: Bool {
    guard case .command(let command) = kind else { return false }
    return command.verb.text == "set"
  }

  /// Whether it is a run that can be cut short without losing its meaning.
  var isPassageOfTime: Bool {
    guard case .command(let command) = kind else { return false }
    return command.verb.text == "run" || command.verb.text == "step"
  }
}
