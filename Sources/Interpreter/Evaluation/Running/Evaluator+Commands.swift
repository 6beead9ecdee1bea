import Diagnostics
import Language

extension Evaluator {
  /// Runs a command in a block or at the top level.
  func execute(_ command: Command, isMuted: Bool) throws(Failure) {
    // Look it up first, since the command may remove it.
    let thing = command.isBare ? expressions.own(command.verb.span.text) : nil
    do throws(Failure) {
      try carryOut(command, isMuted: isMuted)
    } catch {
      // The verb needs more, or does not work now, so the word is the object's name.
      guard let thing, case .failed(let diagnostic) = error,
        [.missingSubject, .screens].contains(diagnostic.mistake.id)
      else { throw error }
      return try show(thing, at: command.verb.span, isMuted: isMuted) {
        WrittenValue($0, numbers: thing.components, name: command.verb.span.text)
      }
    }
    if let note = warningOfThing(command) { try emit(.warning(note), at: command.verb.span) }
  }

  /// A warning for a user who wrote a verb alone and may have meant the object of that name.
  package func warningOfThing(_ statement: Statement) -> Diagnostic? {
    guard case .command(let command) = statement.kind else { return nil }
    return warningOfThing(command)
  }

  private func warningOfThing(_ command: Command) -> Diagnostic? {
    let word = command.verb.span.text
    guard command.isBare, expressions.own(word) != nil else { return nil }
    return Diagnostic(.thingOfThatName(word), at: command.verb.span, severity: .warning)
  }

  private func carryOut(_ command: Command, isMuted: Bool) throws(Failure) {
    let declaration = commands[command]
    try checkPlace(of: declaration, at: command.verb)
    let objects = stage.views.count + world.objects.behaviors.count
    world.meter.count(.object, objects, by: 1 + command.subject.count)
    try spend(declaration.work, at: command.verb.span)
    let (removals, passed) = (stage.animator.removalSteps, world.objects.passedNames)
    defer {
      world.meter.count(.object, max(0, stage.animator.removalSteps - removals))
      world.meter.count(.object, 30 * max(0, world.objects.passedNames - passed))
    }
    switch declaration.action {
    case .look(let body):
      try body(try written(command, isMuted))
      try noteMuted(command, isMuted)
    case .change(let body): try body(try written(command, isMuted))
    case .lookOrRequest(let look, _) where command.block == nil:
      try look(try written(command, isMuted))
    case .request, .lookOrRequest:
      throw .failed(Diagnostic(.topLevelOnly(command.verb.text), at: command.verb.span))
    }
    try world.checkHitTests()
  }

  /// Notes that a look which a semicolon mutes did nothing: it kept no value and writes no file.
  private func noteMuted(_ command: Command, _ isMuted: Bool) throws(Failure) {
    guard isMuted, !world.isTouched, control.request == nil, control.blockDepth == 0,
      !control.isInHandler
    else { return }
    let note = Diagnostic(.mutedLook(command.verb.text), at: nil, severity: .note)
    try emit(.diagnostic(note), at: command.verb.span)
  }

  /// Throws for an unrecorded command in a block, since a notebook records a block's answers.
  private func checkPlace(
    of declaration: CommandDeclaration, at verb: Name
  ) throws(Failure) {
    guard !declaration.isRecorded, control.blockDepth > 0 || control.isInHandler else { return }
    let mistake = Mistake.topLevelOnly(verb.text, as: "is left out of a notebook")
    throw .failed(Diagnostic(mistake, at: verb.span))
  }

  /// The request that a statement makes; nil for a statement that the evaluator executes.
  package func request(
    of statement: Statement, isMuted: Bool
  ) throws(Failure) -> (any Request)? {
    guard case .command = statement.kind, case .command(let command) = try named(statement).kind
    else { return nil }
    switch commands[command].action {
    case .request(let body): return try body(try written(command, isMuted))
    case .lookOrRequest(_, let body) where command.block != nil:
      return try body(try written(command, isMuted))
    case .look, .change, .lookOrRequest: return nil
    }
  }

  func written(_ command: Command, _ isMuted: Bool) throws(Failure) -> WrittenCommand {
    try WrittenCommand(command, self, isMuted: isMuted)
  }

  /// A command of a block that another command reads.
  package func written(_ command: Command) throws(Failure) -> WrittenCommand {
    try written(command, false)
  }
}
