import Answers
import Diagnostics
import Evaluation
import Language
import UIKitMotion
import Values

/// Tries lines without changing the session, so that nothing is suggested that does not work there.
///
/// The names and values of a line are checked in the session's own world. In a short session, the
/// line also runs in a new world replayed from the log.
package struct LineTrial {
  package let world: World
  let log: StatementLog
  let hooks: Hooks
  package var commands: CommandTable { log.commands }

  /// The longest session that is replayed for a trial, so that the replay is nearly instant.
  private static let longestReplay = (frames: 600, statements: 200)
  /// The most loop iterations of a trial.
  private static let rounds = 1_000
  /// The most work of a trial: about a tenth of a second, in the unit of `Work`.
  private static let work: Int64 = 100_000_000

  /// The names of values, and the verbs.
  package var names: Vocabulary { evaluator(in: world).expressions.vocabulary }

  /// Whether a word begins statements, or names something made in the session.
  package func begins(with word: String) -> Bool {
    let grammar = commands.grammar
    return grammar.isVerb(word) || Grammar.controlWords.contains(word)
      || evaluator(in: world).expressions.own(word) != nil
  }

  /// All lessons, with their questions.
  package var lessons: [Topic] { hooks.lessons() }

  /// How many moments of the past are looked at, at least.
  private static let samples = 120

  /// The coordinate of a view's center that says where it has gone: `y`, or `x` if that alone has
  /// changed, as it was on screen.
  package func motionPath(of name: String) -> String {
    let stage = world.stage
    guard stage.frame > 0, let view = stage.views.first(where: { $0.name == name }) else {
      return "center.y"
    }
    func hasChanged(_ channel: Channel) -> Bool {
      let frames = stride(
        from: 0, through: stage.frame, by: max(1, stage.frame / Self.samples))
      let values = frames.compactMap {
        stage.recorder.value(of: view, channel, presentation: true, at: $0)
      }
      return values.contains { $0 != values.first }
    }
    if hasChanged(.centerY) || !hasChanged(.centerX) { return "center.y" }
    return stage.recorder.hasOwnPresentation(of: view) ? "presentation.center.x" : "center.x"
  }

  /// Whether a finger drags the content of a scroll view up and down, and not across.
  package func scrollsDown(_ name: String) -> Bool {
    guard let axes = world.stage.views.first(where: { $0.name == name })?.scrollAxes else {
      return false
    }
    return axes.x.lower == axes.x.upper && axes.y.lower < axes.y.upper
  }

  /// The first problem of a line; nil for a line that works.
  package func problem(with line: String) -> Diagnostic? {
    do {
      let statements = try statements(of: line)
      return checked(statements) ?? rehearsed(statements)
    } catch {
      return error.diagnostic
    }
  }

  /// Whether a line is a command with a clause of its own.
  package func hasClause(_ line: String) -> Bool {
    guard case .command(let command)? = try? statements(of: line).first?.kind else { return false }
    return !command.clauses.isEmpty
  }

  private func statements(of line: String) throws(ParseProblem) -> [Statement] {
    var parser = commands.parser(for: Source(line), in: world)
    return try parser.allLines().flatMap(\.statements)
  }

  /// Checks statements up to the first one whose effect later ones may need.
  private func checked(_ statements: [Statement]) -> Diagnostic? {
    world.beginStatement()
    defer { _ = world.rollBack() }
    let evaluator = evaluator(in: world)
    return problem { () throws(Failure) in
      for statement in statements {
        try evaluator.tryOut(statement)
        if commands.makesName(statement) || commands.isOfTime(statement) { return }
      }
    }
  }

  private func rehearsed(_ statements: [Statement]) -> Diagnostic? {
    guard world.stage.frame <= Self.longestReplay.frames,
      log.count <= Self.longestReplay.statements
    else { return nil }
    let meter = world.meter.part(left: Self.work)
    guard let fresh = try? Replay(log, hooks: .none, meter: meter).run() else { return nil }
    fresh.traces = world.traces
    let evaluator = evaluator(
      in: fresh, until: fresh.stage.frame + Self.longestReplay.frames)
    return problem { () throws(Failure) in
      for statement in statements {
        fresh.beginStatement()
        // The session's own commands are not rehearsed.
        if try evaluator.request(of: statement, isMuted: true) != nil { continue }
        try evaluator.execute(statement, isMuted: true)
      }
    }
  }

  private func problem(in body: () throws(Failure) -> Void) -> Diagnostic? {
    do {
      try body()
      return nil
    } catch .failed(let diagnostic) {
      // A trial that was cut short worked until then, and an expectation may fail.
      let passes: [MistakeID] = [.tooManyRounds, .tooMuchWork, .expectationFailed]
      return passes.contains(diagnostic.mistake.id) ? nil : diagnostic
    } catch {
      return nil
    }
  }

  /// - Parameter frame: The frame at which a run is cut short; by then, it has proved to work.
  private func evaluator(in world: World, until frame: Int? = nil) -> Evaluator {
    let control = RunControl(hooks: .none, frameLimit: frame, isReplay: frame != nil)
    control.rounds = Limits.loopRounds - Self.rounds
    return Evaluator(world: world, control: control, commands: commands)
  }
}
