import Diagnostics
import Evaluation
import Language
import UIKitMotion
import Values

/// The clauses of every command that shows another screen.
struct TransitionClauses: CommandClauses {
  let with: Clause<Name?>
  let interactive = Clause(
    flag: "interactive", "lets a finger drive it: `progress`, then `finish` or `cancel`")
  let interruptible = Clause(
    flag: "interruptible",
    "runs it by a property animator, named by `as`: interruptibleAnimator(using:)")
  let alongside = Clause(
    flag: "alongside", "animates the following block along: animate(alongsideTransition:)")

  /// The transition that UIKit uses by default.
  let standard: String

  /// - Parameter description: the default, for help; nil for the standard one.
  init(else description: String? = nil, _ standard: String) {
    with = Clause(
      "with", .transition, "animation to use; `transition` defines one",
      else: description ?? standard, also: ["animated", "animation", "transition", "using"])
    self.standard = standard
  }

  static let notes = [
    "The built-in transitions are "
      + ReadyMadeTransition.all.map { "`\($0.name)`" }.joined(separator: ", ")
      + "; `show bounce` prints one.",
    "`interruptible as lead`: `pause lead`, `lead.fractionComplete = 0.4`, `reverse lead` and "
      + "`continue lead` control the running transition. All its blocks use the timing of the first "
      + "one; reversed to its start, it is cancelled.",
    "The `then` block runs when the transition ends; `event.completed` says whether it completed.",
  ]
}

extension Change where Clauses == TransitionClauses {
  /// Begins a transition, then runs its block and the `alongside` block.
  ///
  /// - Parameter own: the transition that the screen itself brings.
  func run(_ passage: Passage, else own: String? = nil) throws(Failure) {
    let (isInteractive, lead) = (self[\.interactive], try nameOfLead())
    let alongside = try blockAlongside()
    let definition = try definition(else: own)
    let container = freshName(for: "container")
    // It makes a container, animations and events, and runs its blocks.
    try spend(.command, 20)
    // Saves the state of all views, to restore it if the transition is cancelled.
    if isInteractive || lead != nil { try spend(.sample, inspector.views.count) }
    let stage = stage
    let begun = try attempt {
      try stage.begin(
        passage, named: definition.name, in: container, over: definition.duration,
        isInteractive: isInteractive, ledBy: lead)
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
    let isAlongside = self[\.alongside]
    if let block, !isAlongside { throw fail(.unexpectedBlock(declaration.verb), at: block.span) }
    if isAlongside, block == nil {
      throw fail(
        .missingBlock(after: "alongside", "alongside { list.alpha = 0.5 }"),
        at: place(of: \.alongside))
    }
    return block
  }

  /// The transition of `with`, else the screen's own, else the system's.
  private func definition(else own: String?) throws(Failure) -> TransitionDefinition {
    let name = self[\.with]
    return try expressions.transition(
      named: name?.text ?? own ?? clauses.standard, after: "with", at: name?.span ?? span)
  }

  /// The name of the animator that leads an interruptible transition; nil for any other.
  private func nameOfLead() throws(Failure) -> String? {
    let name = written.command.name
    guard self[\.interruptible] else {
      if let name { throw fail(.nameWithoutAnimator(declaration.verb), at: name.span) }
      return nil
    }
    if self[\.interactive] {
      throw fail(.eitherOr("`interactive`", "`interruptible`"), at: place(of: \.interruptible))
    }
    guard inspector.animatorCount < Limits.behaviors else {
      throw fail(.tooMany("animators", Limits.behaviors))
    }
    guard let name, inspector.animator(named: name.text) != nil else { return try newName() }
    return name.text
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
  /// The running transition, if its block runs the command.
  var ownTransition: Transition? {
    evaluator.scope.enclosingTransition == nil ? nil : inspector.transition
  }

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
