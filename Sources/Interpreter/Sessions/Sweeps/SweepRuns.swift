import Diagnostics
import Evaluation
import Language
import Values

/// The runs of a sweep, each in a fresh session made from the log.
struct SweepRuns {
  let plan: SweepPlan
  let log: StatementLog
  let traces: Traces
  private let hooks: Hooks

  init(_ plan: SweepPlan, log: StatementLog, traces: Traces, isInterrupted: @escaping () -> Bool) {
    self.plan = plan
    self.log = log
    self.traces = traces
    // Runs are not shown, and progress is reported between two runs.
    hooks = Hooks(isInterrupted: isInterrupted, progress: { _ in })
  }

  /// The result of one run.
  struct Outcome {
    let row: SweepRow
    /// The mistake behind the row's problem.
    let mistake: Diagnostic?
  }

  /// Does one run, counted from 0.
  ///
  /// - Parameters:
  ///   - world: A world with the state of the log, whose work the meter has counted; nil to create
  ///     one here.
  ///   - watch: Called before each frame of the run, and when its lines have run.
  /// - Throws: `interrupted`; `failed` if the session cannot be replayed.
  func run(
    _ run: Int, in world: World? = nil, meter: WorkMeter,
    watch: ((_ session: Session, _ hasEnded: Bool) -> Void)?
  ) throws(Failure) -> Outcome {
    let session = try session(in: world, meter, watch)
    defer { watch?(session, true) }
    do {
      try execute(plan.settings(ofRun: run), in: session)
    } catch .failed(let diagnostic) {
      return Outcome(
        row: SweepRow(
          measured: plan.measures.map { _ in nil }, problem: diagnostic.mistake.message),
        mistake: diagnostic)
    } catch {
      throw error
    }
    return try measured(in: session)
  }

  /// Does one run with given values, and returns the recorded course of an expression; nil if it
  /// has none.
  ///
  /// - Throws: `failed` with the run's mistake; `interrupted`.
  func course(
    at settings: [SweepSetting], _ expression: Expression, in world: World?, meter: WorkMeter
  ) throws(Failure) -> Trace? {
    let session = try session(in: world, meter, nil)
    try execute(settings, in: session)
    return session.course(of: expression)
  }

  private func execute(_ settings: [SweepSetting], in session: Session) throws(Failure) {
    for setting in settings { try session.begin(with: setting) }
    for line in plan.block.lines {
      for statement in line.statements { try session.execute(statement) }
    }
  }

  /// A session for one run, in a given world or a replayed one.
  private func session(
    in world: World?, _ meter: WorkMeter, _ watch: ((Session, Bool) -> Void)?
  ) throws(Failure) -> Session {
    let world = if let world { world } else { try Replay(log, hooks: hooks, meter: meter).run() }
    world.dropQuestions()
    guard let watch else {
      return Session(runIn: world, log: log, traces: traces, hooks: hooks, meter: meter)
    }
    return .run(in: world, log: log, traces: traces, hooks: hooks, meter: meter) {
      watch($0, false)
    }
  }

  /// A value that cannot be measured leaves a gap in the row; the others stay.
  private func measured(in session: Session) throws(Failure) -> Outcome {
    var measured: [[SweepRow.Measured]?] = []
    var mistake: Diagnostic?
    for expression in plan.measures {
      do {
        measured.append(try session.measured(expression))
      } catch .failed(let diagnostic) {
        measured.append(nil)
        mistake = mistake ?? diagnostic
      } catch {
        throw error
      }
    }
    let row = SweepRow(measured: measured, problem: mistake?.mistake.message)
    return Outcome(row: row, mistake: mistake)
  }
}

extension SweepRuns: SharedRuns {
  var runCount: Int { plan.runCount }
  var measureCount: Int { plan.measures.count }

  func run(_ run: Int, in world: World?, meter: WorkMeter) throws(Failure) -> Outcome {
    try self.run(run, in: world, meter: meter, watch: nil)
  }
}

/// The steps of a run in its session.
extension Session {
  fileprivate func begin(with setting: SweepSetting) throws(Failure) {
    world.beginStatement()
    try evaluator.set(setting)
    history.log.append(
      .swept(setting), traces: traces, ending: StatementLog.Ending(frame: world.stage.frame))
  }

  fileprivate func execute(_ statement: Statement) throws(Failure) {
    if hooks.isInterrupted() { throw .interrupted }
    let result = execute(statement, isMuted: true)
    // Requests were already refused before the first run.
    if let request = result.request {
      throw Failure(.refusedInSweep(statement.verb), at: request.span)
    }
    switch result.outcome {
    case .finished, .quit: return
    case .failed(let diagnostic):
      throw diagnostic.mistake.id == .interrupted ? .interrupted : .failed(diagnostic)
    case .interrupted: throw .interrupted
    }
  }

  fileprivate func measured(
    _ expression: Expression
  ) throws(Failure) -> [SweepRow.Measured] {
    world.beginStatement()
    return try evaluator.expressions.measured(expression)
  }

  fileprivate func course(of expression: Expression) -> Trace? {
    world.beginStatement()
    return evaluator.expressions.course(of: expression)
  }

  private var evaluator: Evaluator {
    Evaluator(
      world: world, control: RunControl(hooks: hooks, keepsOutputs: false),
      commands: commands)
  }
}

extension Statement {
  fileprivate var verb: String {
    if case .command(let command) = kind { command.verb.text } else { span.text }
  }
}
