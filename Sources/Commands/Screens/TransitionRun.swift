import Diagnostics
import Execution
import Language
import Staging
import Values

/// The clauses of every command that shows another screen.
struct TransitionClauses: CommandClauses {
  let with: Clause<Name?>
  let interactive = Clause(
    flag: "interactive", "lets a finger drive it: `progress`, then `finish` or `cancel`")
  let alongside = Clause(
    flag: "alongside", "animates the following block along: animate(alongsideTransition:)")

  /// The transition that UIKit uses by default.
  let standard: String

  init(else standard: String) {
    with = Clause(
      "with", .transition, "animation to use; `transition` defines one", else: standard)
    self.standard = standard
  }

  static let notes = [
    "The built-in transitions are "
      + ReadyMadeTransition.all.map { "`\($0.name)`" }.joined(separator: ", ")
      + "; `show bounce` prints one.",
    "The `then` block runs when the transition ends; `event.completed` says whether it completed.",
  ]
}

extension Change where Clauses == TransitionClauses {
  /// Begins a transition, then runs its block and the `alongside` block.
  func run(_ passage: Passage) throws(Failure) {
    let isInteractive = try self[\.interactive]
    let alongside = try blockAlongside()
    let definition = try definition()
    let container = freshName(for: "container")
    // Saves the state of all views, to restore it if the finger cancels.
    if isInteractive { try spend(.sample, inspector.views.count) }
    let stage = stage
    let begun = try staging { () throws(StagingProblem) in
      try stage.begin(
        passage, named: definition.name, in: container, over: definition.duration,
        isInteractive: isInteractive)
    }
    guard let transition = begun else { return }
    if let then = thenBlock {
      world.objects.transitionEnds[transition.number] = World.Continuation(
        block: then, scope: evaluator.scope)
    }
    try deliverEvents()
    try evaluator.animate(transition, by: definition, alongside: alongside, span)
    try deliverEvents()
    try warnOfOutsiders(transition)
  }

  private func blockAlongside() throws(Failure) -> Block? {
    let isAlongside = try self[\.alongside]
    if let block, !isAlongside { throw fail(.unexpectedBlock(declaration.verb), at: block.span) }
    if isAlongside, block == nil {
      throw fail(
        .missingBlock(after: "alongside", "alongside { list.alpha = 0.5 }"),
        at: place(of: \.alongside))
    }
    return block
  }

  private func definition() throws(Failure) -> TransitionDefinition {
    let name = try self[\.with]
    let word = name?.text ?? clauses.standard
    if let own = inspector.transitionDefinition(named: word) { return own }
    if let ready = ReadyMadeTransition.named(word) { return try ready.definition(expressions) }
    let known = inspector.transitionNames + ReadyMadeTransition.all.map(\.name)
    throw fail(
      .unknownWord(
        word, after: "with", nearest: Vocabulary(known).nearest(to: word), known: known),
      at: name?.span)
  }

  /// Warns about views outside the container, which the finger does not drive.
  private func warnOfOutsiders(_ transition: Transition) throws(Failure) {
    guard inspector.transition === transition, transition.isInteractive else { return }
    for view in inspector.viewsOutside(transition) {
      try warn(.outsideContainer(view.name), at: place(of: \.alongside))
    }
  }
}

extension Change {
  /// The passage that a command requests; throws the reason if it is impossible.
  func passage(
    at place: Span? = nil, _ body: (ScreenTree) throws(ScreenProblem) -> Passage
  ) throws(Failure) -> Passage {
    do throws(ScreenProblem) {
      return try body(inspector.screenTree)
    } catch {
      throw fail(.screens(error), at: place)
    }
  }

  /// Throws if a transition is running.
  func requireNoTransition() throws(Failure) {
    guard let running = inspector.transition else { return }
    throw fail(
      .screens(
        .isRunning(
          transition: running.name, from: running.from.name, to: running.to.name)))
  }
}
