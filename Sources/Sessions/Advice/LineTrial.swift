import Commands
import Diagnostics
import Execution
import Language

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

  /// What is wrong with a line; nil where it can be typed.
  func problem(with line: String) -> Diagnostic? {
    var parser = parser(of: line)
    do {
      let lines = try parser.allLines()
      return problem(with: lines.flatMap(\.statements))
    } catch {
      return error.diagnostic
    }
  }

  private func problem(with statements: [Statement]) -> Diagnostic? {
    world.beginStatement()
    defer { _ = world.takeBack() }
    let evaluator = Evaluator(
      world: world, control: RunControl(hooks: .none, keepsOutputs: false),
      commands: Commands.known)
    for statement in statements {
      do {
        try evaluator.tryOut(statement)
      } catch .failed(let diagnostic) {
        return diagnostic
      } catch {
        return nil
      }
      // What comes behind may use a name that is not made yet.
      if statement.makesName { return nil }
    }
    return nil
  }

  func canStand(_ line: String) -> Bool { problem(with: line) == nil && rehearse(line) }

  /// Runs a line where nobody sees it; true where the session is too long for that.
  private func rehearse(_ line: String) -> Bool {
    guard world.stage.frame <= Self.shortSession.frames,
      log.entries.count <= Self.shortSession.statements,
      case .done(let fresh) = Replay(log, hooks: .none).run()
    else { return true }
    var parser = parser(of: line)
    let evaluator = Evaluator(
      world: fresh, control: RunControl(hooks: .none, keepsOutputs: false),
      commands: Commands.known)
    do {
      while let next = try parser.nextLine() {
        for statement in next.statements {
          fresh.beginStatement()
          // What the session itself does is not done here.
          if try evaluator.sessionCommand(statement, isMuted: true) != nil { continue }
          try evaluator.execute(statement, isMuted: true)
        }
      }
      return true
    } catch {
      return false
    }
  }

  private func parser(of line: String) -> Parser {
    Parser(
      Source(line), grammar: Commands.known.grammar,
      definitions: Set(world.values.definitions.keys))
  }

  /// A line with its misspelled words mended one after the other; nil where that leads nowhere.
  func mended(_ line: String) -> String? {
    var line = line
    for _ in 1...3 {
      guard let problem = problem(with: line) else { return rehearse(line) ? line : nil }
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
