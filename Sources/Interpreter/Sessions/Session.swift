import Answers
import Diagnostics
import Evaluation
import Language
import UIKitMotion
import Values

/// A session: a world and its history.
///
/// Front ends give it text and show its answers. It does not use a terminal, files or a clock; it
/// requests them with a `Request`.
public final class Session {
  var world: World { didSet { tellWorld() } }
  /// The lines that led to the world. Without `oldValue`, its parts change in place.
  public internal(set) var history: History {
    didSet {
      tellWorld()
      replayCache.historyChanged()
    }
  }
  /// Counts the session's work, and can limit it.
  package let meter: WorkMeter
  /// Worlds that are ready for likely steps back.
  var replayCache: ReplayCache
  /// The work done before the statement began.
  private var workBefore: Int64 = 0
  let hooks: Hooks
  /// Suggests what to type instead of a line that failed; nil if suggestions are not shown.
  package var adviser: (any Adviser)?
  /// The statement that is running.
  var current: RunningStatement?
  /// The statement that is running, or else the last one that ran: what is shown now is its answer.
  package private(set) var lastStatement: Statement?
  /// The rest of the run that was stopped last, as a line; nil if nothing of it is left.
  package internal(set) var restOfRun: String?
  /// The entry that was parsed last, if it has not run yet.
  var parsedEntry: ParsedEntry?
  /// The lines of the last text that did not run, because a statement before them stopped it.
  package private(set) var linesLeft = 0
  /// Called when a sweep has ended, which can then be run again to be watched.
  public var sweepHasEnded: ((SweptVariation) -> Void)?
  /// The share of a sweep to do; nil to do all of it.
  public var sharding: Sharding?
  /// Whether it is a run of a sweep, which is discarded when it has ended and shows nothing.
  let isRun: Bool

  /// Creates a session with an empty stage. All other code gets the commands from the session's log.
  package convenience init(
    commands: CommandTable, hooks: Hooks = .none, meter: WorkMeter = WorkMeter()
  ) {
    self.init(commands: commands, hooks: hooks, meter: meter, replayCache: ReplayCache())
  }

  init(
    commands: CommandTable, hooks: Hooks = .none, meter: WorkMeter = WorkMeter(),
    replayCache: ReplayCache
  ) {
    history = History(commands)
    self.hooks = hooks
    self.meter = meter
    self.replayCache = replayCache
    isRun = false
    world = World(meter: meter)
  }

  /// Creates a run of a sweep in a world that a log created.
  init(runIn world: World, log: StatementLog, traces: Traces, hooks: Hooks, meter: WorkMeter) {
    self.world = world
    history = History(log.commands)
    (history.log, history.traces) = (log, traces)
    (self.hooks, self.meter) = (hooks, meter)
    replayCache = ReplayCache()
    isRun = true
    world.traces = traces
  }

  /// The world knows the traces and the fork, which outlive it.
  private func tellWorld() {
    world.traces = history.traces
    world.fork = history.branches.fork
  }

  // MARK: Its history

  var log: StatementLog { history.log }
  var traces: Traces { history.traces }
  var branches: Branches { history.branches }
  /// The record for the notebook.
  public var record: Record { history.record }

  // MARK: For front ends

  /// Seconds of simulated time, for the prompt.
  public var time: Double { world.stage.time }

  /// The layout of answers, from the session's own settings.
  public var layout: Layout {
    Layout(
      width: settings.width ?? Layout.standard.width, glyphs: settings.chosenGlyphs,
      fillsTerminal: settings.width == nil, pages: settings.pages)
  }

  private var settings: World.Settings { world.values.settings }

  /// Runs the statements of a text one after the other until `deliver` returns false.
  public func execute(_ source: Source, deliver: (Result) -> Bool) {
    // A statement may run another text, such as a lesson's cell.
    var left = 0
    defer { linesLeft = left }
    guard source.utf8.count <= Limits.sourceLength else {
      let mistake = Mistake.sourceTooLong(Limits.sourceLength)
      _ = deliver(failure(Diagnostic(mistake, at: nil)))
      return
    }
    if let line = consumeEntry(source) {
      _ = execute(line, deliver: deliver)
      return
    }
    // A translation is one of all that follows.
    var isTranslated = false
    func told(_ result: Result) -> Bool {
      if case .failed(let diagnostic) = result.outcome, case .translation? = diagnostic.advice {
        isTranslated = true
      }
      return deliver(result)
    }
    var parser = parser(for: source)
    var lineStart = 0
    while true {
      do {
        parser.know(world)
        lineStart = parser.lineStart
        guard let line = try parser.nextLine() else { return }
        // A set with a single owner can change without being copied.
        (parser.definitions, parser.callables) = ([], [])
        guard execute(line, deliver: told) else {
          left = isTranslated ? 0 : source.codeLines(from: parser.lineStart)
          return
        }
      } catch {
        let names = Set(trial.names.words)
        let cause = parser.problem(from: lineStart, knowing: names) ?? error
        let problem = parser.unknownBeginning(before: cause, isKnown: names.contains) ?? cause
        // The rest cannot be parsed either, because its beginning is unknown.
        let unread = Span(source, lineStart, source.utf8.count)
        let diagnostic = advised(problem.diagnostic, in: unread)
        _ = told(failure(diagnostic))
        guard !isTranslated else { return }
        // The rest of a block belongs to the statement that was not understood.
        let place = max(lineStart, diagnostic.span?.lower ?? 0) - lineStart
        let text = source.text(lineStart..<source.utf8.count)
        left = source.codeLines(from: lineStart + OpenBrackets.lineEnd(of: text, from: place))
        return
      }
    }
  }

  /// Runs the statements of a line; false if they stopped before its end.
  private func execute(_ line: Line, deliver: (Result) -> Bool) -> Bool {
    for statement in line.statements {
      if hooks.isInterrupted() {
        _ = deliver(interruption)
        return false
      }
      guard deliver(execute(statement, isMuted: line.isMuted)) else { return false }
    }
    return true
  }

  /// A mistake with a suggestion, if there is an adviser.
  package func advised(_ diagnostic: Diagnostic, in statement: Span) -> Diagnostic {
    guard let adviser, diagnostic.severity == .error, diagnostic.advice == nil else {
      return diagnostic
    }
    var advised = diagnostic
    advised.advice = adviser.advice(for: diagnostic, in: statement, trial)
    return advised
  }

  private var trial: LineTrial { LineTrial(world: world, log: log, hooks: hooks) }

  /// The commands that the session knows.
  package var commands: CommandTable { log.commands }

  func parser(for source: Source) -> Parser { commands.parser(for: source, in: world) }

  /// The result of a statement that did nothing.
  func failure(
    _ diagnostic: Diagnostic, _ text: String = "", outputs: [Output] = []
  ) -> Result {
    Result(text: text, outcome: .failed(diagnostic), outputs: outputs, isJournaled: false)
  }

  // MARK: Statements

  func execute(_ statement: Statement, isMuted: Bool) -> Result {
    world.beginStatement()
    workBefore = meter.used
    let control = RunControl(hooks: hooks, keepsOutputs: !isRun)
    let running = RunningStatement(statement, isMuted: isMuted, control)
    prepare(running)
    (current, lastStatement) = (running, statement)
    defer { current = nil }
    let startFrame = world.stage.frame
    do {
      let evaluator = Evaluator(world: world, control: control, commands: commands)
      if let request = try evaluator.request(of: statement, isMuted: isMuted) {
        return try carryOut(request, running, evaluator)
      }
      try evaluator.spend(.entry, at: statement.span)
      try evaluator.execute(statement, isMuted: isMuted)
      try evaluator.deliver(world.stage.takeEvents(), statement.span)
    } catch .failed(let diagnostic) {
      if isRun { return failure(diagnostic, running.text) }
      restore()
      return failure(
        advised(diagnostic.placed(at: statement.span), in: statement.span), running.text,
        outputs: control.rest)
    } catch {
      if isRun { return failure(Diagnostic(.interrupted, at: nil), running.text) }
      return interrupted(statement, control, since: startFrame)
    }
    return ended(running)
  }

  /// Gives a statement what it may need: a twin of the world to look ahead in, and translations.
  private func prepare(_ running: RunningStatement) {
    running.control.makeTwin = { (look) throws(Failure) in
      try Replay(self.log, hooks: self.hooks, meter: self.meter).twin(
        of: running.statement, look: look, isMuted: running.isMuted, traces: self.traces,
        from: self.replayCache.popWorld(for: self.log))
    }
    if let adviser {
      running.control.translate = { adviser.translation(of: $0, self.trial) }
      running.control.nearest = { adviser.nearest(to: $0, self.trial) }
    }
  }

  private func carryOut(
    _ request: any Request, _ running: RunningStatement, _ evaluator: Evaluator
  ) throws(Failure) -> Result {
    let warning = evaluator.warningOfThing(running.statement)
    let own = request as? any SessionRequest
    try evaluator.spend(.command, at: running.span)
    try evaluator.spend(.object, own?.price(in: self) ?? 0, at: running.span)
    // It may have drawn a random number, which no replay would draw again.
    _ = world.rollBack()
    let result =
      if let own { own.run(in: self, running) } else { handedUp(request, running) }
    if let warning { keep(warning, of: running.statement, running.text, result) }
    return result.adding(warning, running.control.rest)
  }

  /// Keeps a statement that ran to its end, or hands up its file, which is not in the log.
  private func ended(_ running: RunningStatement) -> Result {
    let (statement, control) = (running.statement, running.control)
    if let file = control.request {
      // It must leave no trace, not even a drawn random number.
      _ = world.rollBack()
      return handedUp(file, running, control.rest)
    }
    keep(statement, running.text, isMuted: running.isMuted, control.outputs)
    return Result(
      text: running.text, outcome: .finished, outputs: control.rest,
      isJournaled: commands.isRecorded(statement))
  }

  /// Records a statement that ran to its end.
  func keep(
    _ statement: Statement, _ text: String, isMuted: Bool, _ outputs: [Output]
  ) {
    let count = log.count
    let alone = outputs.map { $0.locatedInStatement(in: statement, text, after: log) }
    if world.isTouched {
      history.log.append(
        .statement(statement, isMuted: isMuted), traces: traces,
        ending: StatementLog.Ending(frame: world.stage.frame, work: meter.used - workBefore))
    }
    guard commands.isRecorded(statement) else { return }
    let isUndone = world.isChanged || commands.roles(of: statement).contains(.isUndone)
    history.append(
      .statement(text: text, outputs: alone, layout: layout),
      undo: isUndone ? .added(after: count) : nil)
  }

  /// Records the warning of a command that the session itself ran, under its answer.
  private func keep(
    _ warning: Diagnostic, of statement: Statement, _ text: String, _ result: Result
  ) {
    guard case .finished = result.outcome, commands.isRecorded(statement),
      case .statement(text, let outputs, let layout)? = record.items.last
    else { return }
    let alone = Output.warning(warning).locatedInStatement(in: statement, text, after: log)
    history.record.items[record.items.count - 1] = .statement(
      text: text, outputs: outputs + [alone], layout: layout)
  }

  /// A command that the session itself runs. A colon distinguishes it from a `def` of that name.
  func parsed(_ text: String) -> Statement? {
    let verb = String(text.prefix { $0.isLetter })
    let isTaken = world.values.definitions[verb] != nil
    var parser = parser(for: Source(isTaken ? ":" + text : text))
    return (try? parser.nextLine())?.statements.first
  }
}

/// A request that the workbook carries out.
package struct HandedUpRequest {
  package let request: any Request
  /// The statement that makes it.
  package let span: Span
}

extension Session {
  /// One statement's result.
  public struct Result {
    /// The statement as a notebook records it; empty if it could not be parsed.
    public let text: String
    /// The part that Ctrl-C left is in the record under `text`, which is empty if Ctrl-C came between
    /// two statements.
    public let outcome: Ending
    /// The answers that were not shown while it ran.
    public internal(set) var outputs: [Output]
    /// Whether a journal keeps it: what a notebook keeps, and `undo`.
    public let isJournaled: Bool
    /// The request to the workbook; nil for none.
    package var request: HandedUpRequest?

    func adding(_ warning: Diagnostic?, _ outputs: [Output]) -> Result {
      var result = self
      if let warning { result.outputs.append(.warning(warning)) }
      result.outputs += outputs
      return result
    }
  }
}
