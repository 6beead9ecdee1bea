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

  /// Frames and statements up to which a session is short: what is run again takes no time to speak
  /// of.
  private static let shortSession = (frames: 600, statements: 200)

  /// Rounds of loops after which a trial has seen enough.
  private static let rounds = 1_000

  /// Work after which a trial has seen enough: a tenth of a second, in the unit of `Work`.
  private static let work = 100_000_000

  func canStand(_ line: String) -> Bool { problem(with: line) == nil }

  /// What is wrong with a line; nil where it can be typed.
  func problem(with line: String) -> Diagnostic? {
    var parser = parser(of: line)
    do {
      let statements = try parser.allLines().flatMap(\.statements)
      return checked(statements) ?? rehearsed(statements)
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
        // What comes behind may use a name that is not made yet.
        if statement.makesName { return }
      }
    }
  }

  /// Runs statements where nobody sees them, unless the session is too long for that.
  private func rehearsed(_ statements: [Statement]) -> Diagnostic? {
    guard world.stage.frame <= Self.shortSession.frames,
      log.entries.count <= Self.shortSession.statements
    else { return nil }
    let meter = Meter()
    return meter.bounded(at: Self.work) { rehearsed(statements, meter) }
  }

  private func rehearsed(_ statements: [Statement], _ meter: Meter) -> Diagnostic? {
    guard case .done(let fresh) = Replay(log, hooks: .none, meter: meter).run() else { return nil }
    let evaluator = evaluator(in: fresh, until: fresh.stage.frame + Self.shortSession.frames)
    return problem { () throws(Failure) in
      for statement in statements {
        fresh.beginStatement()
        // What the session itself does is not done here.
        if try evaluator.sessionCommand(statement, isMuted: true) != nil { continue }
        try evaluator.execute(statement, isMuted: true)
      }
    }
  }

  private func problem(in body: () throws(Failure) -> Void) -> Diagnostic? {
    do {
      try body()
      return nil
    } catch .failed(let diagnostic) {
      // So much of it went well.
      let isCutShort = [.tooManyRounds, .tooMuchWork].contains(diagnostic.mistake.id)
      return isCutShort ? nil : diagnostic
    } catch {
      return nil
    }
  }

  /// - Parameter frame: where a run is cut short, since it has shown then that it can begin.
  private func evaluator(in world: World, until frame: Int? = nil) -> Evaluator {
    let control = RunControl(
      hooks: .none, frameLimit: frame, isReplay: frame != nil, keepsOutputs: false)
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
