import Diagnostics
import Language
import UIKitMotion
import Values

/// Transitions between screens: the blocks that animate them, and their end.
extension Evaluator {
  /// Runs the block of a transition that has begun and the block alongside, which uses the same
  /// timing.
  package func animate(
    _ transition: Transition, by definition: TransitionDefinition, alongside: Block?, _ span: Span
  ) throws(Failure) {
    let names = Scope(
      parent: definition.scope ?? Scope(in: world.holdings), context(of: transition, definition))
    names.transition = transition.number
    world.objects.transitionScope = names
    let inner = isolated(in: names)
    let beside = isolated(in: Scope(parent: scope, context(of: transition, definition)))
    try stage.open(transition) { () throws(Failure) in
      try handling(span) { () throws(Failure) in try inner.execute(definition.block) }
      guard let alongside, stage.transition === transition else { return }
      try begin(stage.paceAlongside(transition), alongside.span)
      try handling(alongside.span) { () throws(Failure) in try beside.execute(alongside) }
      stage.commitAnimation()
    }
  }

  /// The names in scope in a transition's block.
  private func context(
    of transition: Transition, _ definition: TransitionDefinition
  ) -> [(name: String, value: Value)] {
    [
      ("from", .object(.view(transition.from.name))), ("to", .object(.view(transition.to.name))),
      ("container", .object(.view(transition.container.name))),
      ("duration", .number(transition.duration, .time)), ("cancelled", .boolean(false)),
      ("operation", .string(transition.passage.operation.rawValue)),
      ("presentationStyle", .string(transition.passage.style?.rawValue ?? "none")),
    ]
  }

  /// Checks the screen of an appearance event. A handler may be there before its screen.
  func checkScreen(_ name: String, at span: Span) throws(Failure) {
    let isBeingMade = enclosingScreen.map { $0.name == name } ?? false
    guard !stage.screens.isScreen(name), !isBeingMade else { return }
    guard expressions[name] == nil else { throw Failure(.screens(.notAScreen(name)), at: span) }
    let mistake = Mistake.noScreenYet(name, known: stage.screens.screens)
    try emit(.warning(Diagnostic(mistake, at: span, severity: .warning)), at: span)
  }

  /// Warns about what a completed transition has left changed, once the blocks that run now have
  /// ended: they may still restore it.
  package func report(_ leftovers: Stage.Leftovers, _ span: Span) throws(Failure) {
    world.objects.leftovers.append((leftovers, span))
    if !control.isInHandler { try reportLeftovers() }
  }

  func reportLeftovers() throws(Failure) {
    let found = world.objects.leftovers
    guard !found.isEmpty else { return }
    world.objects.leftovers = []
    for (leftovers, span) in found {
      for change in leftovers.changes {
        let mistake = Mistake.leftChanged(change.property, of: change.view)
        try emit(.warning(Diagnostic(mistake, at: span, severity: .warning)), at: span)
      }
    }
  }

  /// Warns about a transition without running animations that was not completed.
  func reportStalled(_ span: Span) throws(Failure) {
    guard let hanging = stage.removeStalledTransition() else { return }
    try emit(
      .warning(Diagnostic(.transitionHangs(hanging.name), at: span, severity: .warning)), at: span)
  }
}

extension ExpressionEvaluator {
  /// A property that a view has during a transition: its initial or final frame.
  func transitionProperty(
    named name: String, of view: View, at span: Span
  ) throws(Failure) -> BoundProperty? {
    guard let property = TransitionProperties.all.first(where: { $0.name == name }) else {
      return nil
    }
    guard let transition = stage.transition,
      view === transition.from || view === transition.to
    else { throw Failure(.screens(.noTransition(asked: name)), at: span) }
    return BoundProperty(property, of: .init(transition: transition, view: view))
  }
}

/// A transition as it was written: by `transition`, or built in and written in the same language.
package struct TransitionDefinition {
  package let name: String
  /// In seconds.
  package let duration: Double
  package let block: Block
  /// The scope around it; nil for a built-in transition.
  package let scope: Scope?
  /// Its full source text, for display.
  package let text: String

  package init(name: String, duration: Double, block: Block, scope: Scope?, text: String) {
    self.name = name
    self.duration = duration
    self.block = block
    self.scope = scope
    self.text = text
  }
}
