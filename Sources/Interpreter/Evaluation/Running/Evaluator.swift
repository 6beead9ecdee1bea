import Answers
import Diagnostics
import Language
import UIKitMotion
import Values

/// Runs statements in a world.
///
/// An `ExpressionEvaluator` evaluates the expressions; assignments are in `Evaluator+Assignment`,
/// time and events in `Evaluator+Time`. Each command has its own file.
package struct Evaluator {
  /// Evaluates the expressions of statements in the current scope.
  package private(set) var expressions: ExpressionEvaluator
  package let control: RunControl
  /// The set of behaviors that the open `behavior NAME { … }` creates.
  package var enclosing: DynamicBehavior?
  /// The screen whose block runs; views created in it become its subviews unless they state
  /// otherwise.
  package var enclosingScreen: View?
  /// The group that the open `animations on VIEW { … }` creates.
  package var enclosingGroup: AnimationGroup?
  /// Whether it runs the block of `keyframes` itself, not the block of a keyframe.
  package var isAmongKeyframes = false

  /// The world that statements change.
  let world: World
  var stage: Stage { world.stage }
  package var commands: CommandTable { expressions.commands }
  package var scope: Scope {
    get { expressions.scope }
    set { expressions.scope = newValue }
  }

  package init(
    world: World, control: RunControl, commands: CommandTable
  ) {
    self.world = world
    expressions = ExpressionEvaluator(
      world: ReadOnlyWorld(world), scope: Scope(in: world.holdings), commands: commands,
      warnings: Warnings(),
      isInterrupted: control.hooks.isInterrupted)
    self.control = control
  }

  /// Runs a statement from the prompt or from a block.
  package func execute(_ statement: Statement, isMuted: Bool) throws(Failure) {
    try spend(.statement, at: statement.span)
    guard world.heldExtent <= Limits.heldExtent else {
      throw .failed(Diagnostic(.tooMuchHeld(Limits.heldExtent), at: statement.span))
    }
    let statement = try named(statement)
    if let all = try statementsForEach(statement) {
      for one in all {
        if control.hooks.isInterrupted() { throw .interrupted }
        try spend(.statement, at: statement.span)
        try execute(one, isMuted: isMuted)
      }
    } else {
      try execute(statement.kind, isMuted: isMuted)
    }
    try emitWarnings(statement.span)
  }

  private func execute(_ statement: Statement.Kind, isMuted: Bool) throws(Failure) {
    switch statement {
    case .letBinding(let name, let expression): try bind(name, expression)
    case .assignment(let path, let operation, let expression):
      try assign(path, operation, expression)
    case .command(let command): try execute(command, isMuted: isMuted)
    case .definedCommand(let name, let arguments): try call(name, arguments)
    case .expression(let expression): try show(expression, isMuted: isMuted)
    case .forLoop(let name, let values, let block): try loop(name, values, block)
    case .repeatLoop(let count, let block): try loop(count, block)
    case .conditional(let condition, let block, let otherwise):
      if try expressions.boolean(condition, of: "if") {
        try execute(block)
      } else if let otherwise {
        try execute(otherwise)
      }
    case .definition(let name, let parameters, let block): try define(name, parameters, block)
    case .handler(let pattern, let block): try handle(pattern, block)
    case .scheduled(let time, let block): try schedule(time, block)
    case .keyframe(let start, let length, let block): try keyframe(start, length, block)
    }
  }

  /// Runs a block in its own scope.
  package func execute(_ block: Block, binding: [(name: String, value: Value)] = []) throws(Failure)
  {
    guard control.blockDepth < Limits.blockDepth else {
      throw .failed(Diagnostic(.calledTooDeep("blocks", Limits.blockDepth), at: block.span))
    }
    control.blockDepth += 1
    defer { control.blockDepth -= 1 }
    var inner = self
    inner.scope = Scope(parent: scope, binding)
    for line in block.lines {
      for statement in line.statements {
        // A block may be as long as a script.
        if control.hooks.isInterrupted() { throw .interrupted }
        try inner.execute(statement, isMuted: line.isMuted)
      }
    }
  }

  /// Whether a block runs: its successes are not reported line by line.
  package var isInBlock: Bool { control.blockDepth > 0 }

  package func emit(_ output: Output, at span: Span) throws(Failure) {
    try emitWarnings(span)
    try add(output, span)
  }

  /// Shows warnings about a statement's expressions before its answer.
  private func emitWarnings(_ span: Span) throws(Failure) {
    for warning in expressions.warnings.drain() { try add(.warning(warning), span) }
  }

  private func add(_ output: Output, _ span: Span) throws(Failure) {
    // A hit test that failed has answered wrongly, so nothing is shown.
    try world.checkHitTests()
    let lines = output.lineEstimate
    guard lines <= control.linesLeft else {
      throw .failed(Diagnostic(.tooMuchOutput(Limits.outputLines), at: span))
    }
    try spend(.line, lines, at: span)
    control.emit(output, lines: lines)
  }

  /// Counts the work that a statement is about to do, and throws if it exceeds the limit.
  package func spend(
    _ work: Work, _ times: Int = 1, by factor: Int = 1, at span: Span
  ) throws(Failure) {
    try expressions.spend(work, times, by: factor, at: span)
  }

  // MARK: Expressions as statements

  private func show(_ expression: Expression, isMuted: Bool) throws(Failure) {
    if case .name(let name) = expression.kind, world.values.definitions[name] != nil,
      expressions[name] == nil
    {
      return try call(Name(name, expression.span), [])
    }
    try requireWhole(expression)
    let value = try expressions.evaluate(expression)
    try show(value, at: expression.span, isMuted: isMuted) {
      expressions.written(value, of: expression, as: $0)
    }
  }

  /// Throws a mistake with the missing arguments if a verb stands alone but needs them.
  func requireWhole(_ expression: Expression) throws(Failure) {
    guard case .name(let name) = expression.kind, expressions[name] == nil,
      let lacking = commands.grammar.form(of: name)?.missingAlone
    else { return }
    throw .failed(Diagnostic(lacking, at: expression.span))
  }

  /// Shows a value and stores it as `ans`.
  ///
  /// - Parameter written: adds the name and the unit to the text of the value.
  func show(
    _ value: Value, at span: Span, isMuted: Bool, written: (String) -> WrittenValue
  ) throws(Failure) {
    world.remember(value)
    guard !isMuted else { return }
    if let sweep = expressions.sweep(value) {
      return try emit(.table(sweep.table(expressions.format)), at: span)
    }
    if case .object(let reference) = value {
      return try emit(.listing(Inspector(world).description(of: reference)), at: span)
    }
    try emit(.value(written(value.shown(expressions.format))), at: span)
  }

  // MARK: Blocks from elsewhere

  /// An evaluator for a block written elsewhere: it uses the scope of that place, outside any
  /// keyframes.
  package func isolated(in scope: Scope) -> Evaluator {
    var inner = self
    inner.isAmongKeyframes = false
    inner.enclosingScreen = nil
    inner.scope = Scope(parent: scope)
    return inner
  }

  /// Runs a body that may recurse, within the limit.
  package func nested(_ span: Span, _ body: () throws(Failure) -> Void) throws(Failure) {
    guard control.depth < Limits.callDepth else {
      throw .failed(
        Diagnostic(.calledTooDeep("commands or handlers", Limits.callDepth), at: span))
    }
    if control.hooks.isInterrupted() { throw .interrupted }
    control.depth += 1
    defer { control.depth -= 1 }
    try body()
  }
}
