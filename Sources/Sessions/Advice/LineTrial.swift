import Answers
import Commands
import Diagnostics
import Execution
import Language
import Values

/// Tries lines, so that nothing is suggested that could not stand where it is suggested.
///
/// A line is read and its names and values are checked in the session's own world, which stays as
/// it is. Where the session is short, the line is also run, in a world made anew from the log.
struct LineTrial {
  let world: World
  let log: StatementLog

  init(world: World, log: StatementLog) {
    self.world = world
    self.log = log
  }

  /// Frames and statements up to which a session is short: what is run again takes no time to speak
  /// of.
  private static let shortSession = (frames: 600, statements: 200)

  /// Frames that are run again for one mistake, all trials together; then names and values are
  /// checked alone.
  private static let frames = 1_200

  /// What the trials have cost so far.
  private final class Spent { var frames = 0 }
  private let spent = Spent()

  /// Rounds of loops after which a trial has seen enough.
  private static let rounds = 1_000

  /// Work after which a trial has seen enough: a tenth of a second, in the unit of `Work`.
  private static let work = 100_000_000

  /// Trials in the session as it would be after a line; nil where that cannot be told.
  func after(_ line: String) -> LineTrial? {
    var parser = parser(of: line)
    guard world.stage.frame <= Self.shortSession.frames,
      log.count <= Self.shortSession.statements,
      let statements = try? parser.allLines().flatMap(\.statements)
    else { return nil }
    var log = log
    for statement in statements {
      log.append(.statement(statement, isMuted: true), traces: world.traces)
    }
    guard let fresh = try? Replay(log, hooks: .none, meter: Meter()).run() else { return nil }
    fresh.traces = world.traces
    return LineTrial(world: fresh, log: log)
  }

  func canStand(_ line: String) -> Bool { problem(with: line) == nil }

  /// Whether a line may be suggested that is none of the person's own: one that is not warned about.
  func isFair(_ line: String) -> Bool { problem(with: line, isWarningOne: true) == nil }

  /// Whether the names, words and values of a line are what their places take.
  func isKnown(_ line: String) -> Bool {
    var parser = parser(of: line)
    guard let lines = try? parser.allLines() else { return false }
    return checked(lines.flatMap(\.statements)) == nil
  }

  /// What is wrong with a line; nil where it can be typed.
  func problem(with line: String, isWarningOne: Bool = false) -> Diagnostic? {
    var parser = parser(of: line)
    do {
      let statements = try parser.allLines().flatMap(\.statements)
      return checked(statements) ?? rehearsed(statements, isWarningOne: isWarningOne)
    } catch {
      return error.diagnostic
    }
  }

  /// What is wrong with the names, words and values of a line, which is not run.
  func checkedProblem(with line: String) -> Diagnostic? {
    var parser = parser(of: line)
    do {
      return checked(try parser.allLines().flatMap(\.statements))
    } catch {
      return error.diagnostic
    }
  }

  private func checked(_ statements: [Statement]) -> Diagnostic? {
    world.beginStatement()
    defer { _ = world.takeBack() }
    let evaluator = evaluator(in: world)
    return problem { () throws(Failure) in
      for statement in statements {
        try evaluator.tryOut(statement)
        // What comes behind may use a name that is not made yet, or tell of a time to come.
        if statement.makesName || Self.passesTime(statement) { return }
      }
    }
  }

  private static func passesTime(_ statement: Statement) -> Bool {
    guard case .command(let command) = statement.kind else { return false }
    return Commands.known.declaration(of: command.verb.text)?.group == .time
  }

  /// Runs statements where nobody sees them, unless the session is too long for that.
  private func rehearsed(_ statements: [Statement], isWarningOne: Bool) -> Diagnostic? {
    guard world.stage.frame <= Self.shortSession.frames,
      log.count <= Self.shortSession.statements,
      spent.frames + world.stage.frame <= Self.frames
    else { return nil }
    let meter = Meter()
    return meter.bounded(at: Self.work) {
      rehearsed(statements, meter, isWarningOne: isWarningOne)
    }
  }

  private func rehearsed(
    _ statements: [Statement], _ meter: Meter, isWarningOne: Bool
  ) -> Diagnostic? {
    guard let fresh = try? Replay(log, hooks: .none, meter: meter).run() else { return nil }
    defer { spent.frames += fresh.stage.frame }
    fresh.traces = world.traces
    let evaluator = evaluator(in: fresh, until: fresh.stage.frame + Self.shortSession.frames)
    let failure = problem { () throws(Failure) in
      for statement in statements {
        fresh.beginStatement()
        // What the session itself does is not done here.
        if try evaluator.sessionCommand(statement, isMuted: true) != nil { continue }
        try evaluator.execute(statement, isMuted: true)
      }
    }
    return failure ?? (isWarningOne ? evaluator.control.warning : nil)
  }

  private func problem(in body: () throws(Failure) -> Void) -> Diagnostic? {
    do {
      try body()
      return nil
    } catch .failed(let diagnostic) {
      // So much of it went well; and a claim may be written that is not true.
      let isCutShort = [.tooManyRounds, .tooMuchWork, .expectationFailed].contains(
        diagnostic.mistake.id)
      return isCutShort ? nil : diagnostic
    } catch {
      return nil
    }
  }

  /// - Parameter frame: where a run is cut short, since it has shown then that it can begin.
  private func evaluator(in world: World, until frame: Int? = nil) -> Evaluator {
    let control = RunControl(
      hooks: .none, frameLimit: frame, isReplay: frame != nil)
    control.rounds = Limits.loopRounds - Self.rounds
    return Evaluator(world: world, control: control, commands: Commands.known)
  }

  private func parser(of line: String) -> Parser {
    Parser(
      Source(line), grammar: Commands.known.grammar,
      definitions: world.values.definitions.nameSet)
  }

  /// A line with its misspelled words mended one after the other; nil where that leads nowhere.
  func mended(_ line: String) -> String? {
    var line = line
    for _ in 1...3 {
      guard let problem = problem(with: line) else { return line }
      guard let word = problem.mistake.suggestion, let span = problem.span else { return nil }
      line = line.replacing(utf8: span.lower..<span.upper, with: word)
    }
    return nil
  }
}

extension RunControl {
  /// The first thing that was warned about.
  fileprivate var warning: Diagnostic? {
    outputs.lazy.compactMap { output in
      if case .diagnostic(let diagnostic) = output { diagnostic } else { nil }
    }.first
  }
}

extension String {
  /// The text with another word in a place that is told in UTF-8 offsets.
  func replacing(utf8 range: Range<Int>, with word: String) -> String {
    let bytes = Array(utf8)
    let range = range.clamped(to: bytes.indices)
    return String(
      decoding: bytes[..<range.lowerBound] + Array(word.utf8) + bytes[range.upperBound...],
      as: UTF8.self)
  }
}
