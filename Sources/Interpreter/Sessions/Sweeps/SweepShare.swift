import Diagnostics
import Evaluation
import Language
import Sharing
import Values

/// A share of a sweep, done in another process than the one in which the sweep was typed.
///
/// If anything goes wrong here, that process does the missing runs itself.
package enum SweepShare {
  /// Does the runs of a share, and sends an answer after each.
  ///
  /// - Parameters:
  ///   - task: The task from the session.
  ///   - commands: The commands of the session.
  ///   - answer: Sends an answer for `Session` to read; returns false to stop.
  /// - Returns: Whether all runs were answered.
  package static func run(
    _ task: [UInt8], _ shard: Shard, commands: CommandTable, isInterrupted: @escaping () -> Bool,
    answer: ([UInt8]) -> Bool
  ) -> Bool {
    guard let task = try? SweepTask(packed: task) else { return false }
    var rebuilder = SessionRebuilder(task, commands, isInterrupted: isInterrupted)
    guard let runs = try? rebuilder.runs(), task.firstRun <= runs.runCount else { return false }
    var work: Int64 = 0
    for run in task.firstRun..<runs.runCount where shard.contains(run - task.firstRun) {
      // The world in which the lines were parsed can be used for the first run.
      let (world, meter) = rebuilder.popWorld() ?? (nil, rebuilder.meter.part(left: task.workLeft))
      guard let outcome = try? runs.run(run, in: world, meter: meter) else { return false }
      let done = Answer(run: run, row: outcome.row, work: meter.done)
      guard answer(done.packed) else { return false }
      // The limit is for all runs together: it is exceeded, whatever the others did.
      work += done.cost
      if let most = task.workLeft, work > most { return false }
    }
    return true
  }

  /// The result and the work of one run.
  struct Answer: BatchAnswer, Packed {
    let run: Int
    let row: SweepRow
    let work: [Int64]

    /// All of its work, in the unit of `Work`.
    var cost: Int64 { work.reduce(0, +) }

    static var packing: Packing<Answer> {
      Packing(
        { ($0.run, $0.row, $0.work) },
        { run, row, work in
          // So that the sum of all runs is a number.
          let most = Int64.max / Int64(Limits.shardedRuns * max(work.count, 1))
          guard work.allSatisfy({ (0...most).contains($0) }) else { return nil }
          return Answer(run: run, row: row, work: work)
        })
    }
  }

  /// Rebuilds the session in which the sweep was typed. Each line is parsed after the ones before
  /// it have run, because the meaning of a word depends on the existing names.
  private struct SessionRebuilder {
    private let task: SweepTask
    private let commands: CommandTable
    private let hooks: Hooks
    let meter: WorkMeter
    private var world: World?

    init(_ task: SweepTask, _ commands: CommandTable, isInterrupted: @escaping () -> Bool) {
      self.task = task
      self.commands = commands
      hooks = Hooks(isInterrupted: isInterrupted, progress: { _ in })
      meter = WorkMeter(left: task.workLeft)
      for fit in task.fits {
        meter.fits[fit.search] = fit.curve(commands).map { FitMemory.Found($0, nil) }
      }
    }

    /// Returns the world that was built and its work; nil after the first call.
    mutating func popWorld() -> (World?, WorkMeter)? {
      defer { world = nil }
      return world.map { ($0, meter) }
    }

    mutating func runs() throws(Failure) -> any SharedRuns {
      let world = World(meter: meter)
      var log = StatementLog(commands)
      var traces = Traces()
      for line in task.lines.dropLast() {
        try keep(line, in: &traces)
        world.meter = line.isSettings ? WorkMeter() : meter
        var entry = log.entry(
          .statement(try read(line, in: world), isMuted: line.isMuted), traces: traces,
          stopFrame: line.stopFrame, ending: StatementLog.Ending(frame: 0))
        do {
          try entry.run(in: world, commands, upTo: line.stopFrame, hooks: hooks)
        } catch .frameReached {
        } catch {
          throw error
        }
        entry.ending.frame = world.stage.frame
        if line.isSettings {
          log.append(.settings(world.values.settings), traces: traces, ending: entry.ending)
        } else {
          log.append(entry)
        }
      }
      guard let last = task.lines.last else { throw Self.misread }
      try keep(last, in: &traces)
      let request = try request(of: try read(last, in: world), in: world, traces)
      self.world = world
      switch request {
      case let sweep as SweepRequest where sweep.plan.place(beyond: Limits.shardedRuns) == nil:
        return SweepRuns(
          sweep.plan, log: log, traces: traces, isInterrupted: hooks.isInterrupted)
      case let plan as StageFitPlan:
        let isFitting = task.places.allSatisfy {
          $0.count == plan.parameters.count && StageSearch.isInRange($0)
        }
        guard isFitting else { throw Self.misread }
        return StageRuns(
          plan, at: task.places, log: log, traces: traces, isInterrupted: hooks.isInterrupted)
      default: throw Self.misread
      }
    }

    private func keep(_ line: SweepTask.Line, in traces: inout Traces) throws(Failure) {
      do {
        for change in line.changes {
          try traces.keep(Traces.Kept(task.kept[change.place]), as: change.name)
        }
      } catch {
        throw Failure(error, at: nil)
      }
    }

    private func read(_ line: SweepTask.Line, in world: World) throws(Failure) -> Statement {
      var parser = commands.parser(for: Source(line.text), in: world)
      guard let read = try? parser.nextLine(), read.statements.count == 1,
        let statement = read.statements.first, statement.shape == line.shape
      else { throw Self.misread }
      return statement
    }

    private func request(
      of statement: Statement, in world: World, _ traces: Traces
    ) throws(Failure) -> (any Request)? {
      world.traces = traces
      world.beginStatement()
      // Reading the values does not count as work of a run.
      world.meter = WorkMeter()
      defer { world.meter = meter }
      let evaluator = Evaluator(
        world: world, control: RunControl(hooks: hooks, keepsOutputs: false),
        commands: commands)
      defer { _ = world.rollBack() }
      return try evaluator.request(of: statement, isMuted: true)
    }

    private static let misread = Failure.interrupted
  }
}
