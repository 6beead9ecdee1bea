import Diagnostics
import Language
import MotionGeometry
import UIKitMotion
import Values

/// The block of `hitTest on VIEW { … }`, with the names around it.
///
/// It runs whenever UIKit would ask the view, several times for a touch, so it only reads.
///
/// The stage asks for it through its `HitTest`.
package struct HitTestBlock {
  private let block: Block
  private let scope: Scope
  private let commands: CommandTable
  private let warnings: Warnings

  package init(_ block: Block, in evaluator: Evaluator) {
    let expressions = evaluator.expressions
    self.block = block
    (scope, commands, warnings) = (expressions.scope, expressions.commands, expressions.warnings)
  }

  /// The answer for a point in the view's coordinates.
  package func result(for point: Point, in world: World) throws(Failure) -> HitTestResult {
    // A hit test has no effect: random numbers that it draws come again.
    let random = world.values.random
    defer { if world.values.random != random { world.change { $0.random = random } } }
    let names = Scope(parent: scope, [("point", .point(point))])
    let reader = ExpressionEvaluator(
      world: ReadOnlyWorld(world), scope: names, commands: commands, warnings: warnings)
    return try reader.hitTest(block) ?? .standard
  }
}

extension ExpressionEvaluator {
  /// Runs a block until it answers; nil if it does not.
  fileprivate func hitTest(_ block: Block) throws(Failure) -> HitTestResult? {
    var inner = self
    inner.scope = Scope(parent: scope)
    for statement in block.statements {
      try spend(.statement, at: statement.span)
      switch try hitTestStep(statement) {
      case .bind(let name, let expression):
        inner.scope.bind(name.text, try inner.evaluate(expression))
      case .choose(let condition, let block, let otherwise):
        let isMet = try inner.boolean(condition, of: "if")
        guard let chosen = isMet ? block : otherwise else { continue }
        if let result = try inner.hitTest(chosen) { return result }
      case .answer(let command): return try inner.hitTestResult(command)
      }
    }
    return nil
  }

  /// The kinds of a statement of the block.
  private enum HitTestStep {
    case bind(Name, Expression)
    case choose(Expression, Block, otherwise: Block?)
    case answer(Command)
  }

  private func hitTestStep(_ statement: Statement) throws(Failure) -> HitTestStep {
    switch statement.kind {
    case .letBinding(let name, let expression): return .bind(name, expression)
    case .conditional(let condition, let block, let otherwise):
      return .choose(condition, block, otherwise: otherwise)
    case .command(let command) where commands[command].roles.contains(.givesAnswer):
      return .answer(command)
    case .expression(let expression):
      if case .name(let verb) = expression.kind, let command = commands.declaration(of: verb),
        command.roles.contains(.givesAnswer), let lacking = command.form.missingAlone
      {
        throw Failure(lacking, at: expression.span)
      }
      throw Failure(.hitTestStatement, at: statement.span)
    default: throw Failure(.hitTestStatement, at: statement.span)
    }
  }

  private func hitTestResult(_ command: Command) throws(Failure) -> HitTestResult {
    let expression = try expression(command.subject, of: command.verb.text)
    // A view that was removed since is nil.
    if case .name(let name) = expression.kind, self[name] == nil { return .nothing }
    return try checked(expression, command.verb.text) { (check, value) throws(Mistake) in
      switch value {
      case .boolean(false, _): .nothing
      case .object(.view(let name)): .view(name)
      default: throw check.wrongKind(.view, value)
      }
    }
  }

  /// Throws if a block contains something else than `if`, `let` and `answer`, or answers a name
  /// that means nothing.
  /// - Parameter bound: the names that the block gives.
  package func checkHitTest(_ block: Block, bound: Set<String> = ["point"]) throws(Failure) {
    var bound = bound
    for statement in block.statements {
      switch try hitTestStep(statement) {
      case .bind(let name, _): bound.insert(name.text)
      case .choose:
        for block in statement.blocks { try checkHitTest(block, bound: bound) }
      case .answer(let command):
        guard let expression = command.subject.first?.expression,
          case .name(let name) = expression.kind, !bound.contains(name)
        else { continue }
        _ = try value(of: name, at: expression.span)
        _ = try hitTestResult(command)
      }
    }
  }
}

extension World {
  /// Gives a view a hit test of its own.
  package func setHitTest(_ test: HitTestBlock, of view: View) throws(StagingProblem) {
    try stage.setOverridesHitTest(true, of: view)
    objects.hitTests[view.name] = test
    // The world has the stage, so the stage must not hold the world.
    stage.hitTest = { [weak self] view, point in
      guard let self, let test = objects.hitTests[view.name] else { return .standard }
      do throws(Failure) {
        return try test.result(for: point, in: self)
      } catch {
        hitTestFailure = hitTestFailure ?? error
        return .standard
      }
    }
  }

  /// Throws the first failure of a hit test that the current command ran.
  func checkHitTests() throws(Failure) {
    guard let failure = hitTestFailure else { return }
    hitTestFailure = nil
    throw failure
  }
}
