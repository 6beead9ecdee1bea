import Answers
import Diagnostics
import Dynamics
import Language
import Staging
import Values

/// Runs statements in a world.
///
/// Expressions are the reader's; assignments are in `Evaluator+Assignment`, time and events in
/// `Evaluator+Time`; each command is a file of its own.
package struct Evaluator {
  /// What evaluates the expressions of statements, in the scope that stands.
  package private(set) var reader: ExpressionEvaluator
  package let control: RunControl
  /// The set of behaviors that `behavior NAME { … }` is making.
  package var enclosing: DynamicBehavior?
  /// The screen whose block runs: views in it lie in the screen's unless they say otherwise.
  package var enclosingScreen: View?
  /// The group that `animations on VIEW { … }` is making.
  package var enclosingGroup: AnimationGroup?
  /// Whether it runs the block of `keyframes`, and not that of one of them.
  package var isAmongKeyframes = false

  /// The world that statements change.
  let world: World
  var stage: Stage { world.stage }
  package var commands: CommandTable { reader.commands }
  package var scope: Scope {
    get { reader.scope }
    set { reader.scope = newValue }
  }

  package init(
    world: World, control: RunControl, commands: CommandTable
  ) {
    self.world = world
    reader = ExpressionEvaluator(
      world: ReadOnlyWorld(world), scope: Scope(in: world.holdings), commands: commands,
      warnings: Warnings(),
      isInterrupted: control.hooks.isInterrupted)
    self.control = control
  }

  /// Runs a statement that was typed, or one of a block.
  package func execute(_ statement: Statement, isMuted: Bool) throws(Failure) {
    try spend(.statement, at: statement.span)
    guard world.heldExtent <= Limits.heldExtent else {
      throw .failed(Diagnostic(.tooMuchHeld(Limits.heldExtent), at: statement.span))
    }
    try perform(statement, isMuted: isMuted)
    try tellDoubts(statement.span)
  }

  private func perform(_ statement: Statement, isMuted: Bool) throws(Failure) {
    switch statement.kind {
    case .letBinding(let name, let expression): try bind(name, expression)
    case .assignment(let path, let operation, let expression):
      try assign(path, operation, expression)
    case .command(let command): try run(command, isMuted: isMuted)
    case .definedCommand(let name, let arguments): try call(name, arguments)
    case .expression(let expression): try show(expression, isMuted: isMuted)
    case .forLoop(let name, let values, let block): try loop(name, values, block)
    case .repeatLoop(let count, let block): try loop(count, block)
    case .conditional(let condition, let block, let otherwise):
      if try reader.boolean(condition, of: "if") {
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

  /// Runs a block in a scope of its own.
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
        // A block may be as long as a whole script.
        if control.hooks.isInterrupted() { throw .interrupted }
        try inner.execute(statement, isMuted: line.isMuted)
      }
    }
  }

  /// Whether a block runs: what it lets pass is not told line by line.
  package var isInBlock: Bool { control.blockDepth > 0 }

  package func emit(_ output: Output, at span: Span) throws(Failure) {
    try tellDoubts(span)
    try add(output, span)
  }

  /// Warns of what was read before what came of it is shown.
  private func tellDoubts(_ span: Span) throws(Failure) {
    for doubt in reader.warnings.take() { try add(.warning(doubt), span) }
  }

  private func add(_ output: Output, _ span: Span) throws(Failure) {
    let lines = output.lineEstimate
    guard lines <= control.linesLeft else {
      throw .failed(Diagnostic(.tooMuchOutput(Limits.outputLines), at: span))
    }
    try spend(.line, lines, at: span)
    control.emit(output, lines: lines)
  }

  /// Counts work that a statement is about to do, unless that is more than there may be.
  package func spend(_ work: Work, _ times: Int = 1, at span: Span) throws(Failure) {
    try reader.spend(work, times, at: span)
  }

  // MARK: Expressions as statements

  private func show(_ expression: Expression, isMuted: Bool) throws(Failure) {
    if case .name(let name) = expression.kind, world.values.definitions[name] != nil,
      reader[name] == nil
    {
      return try call(Name(name, expression.span), [])
    }
    try requireWhole(expression)
    let value = try reader.evaluate(expression)
    try show(value, at: expression.span, isMuted: isMuted) {
      reader.written(value, of: expression, as: $0)
    }
  }

  /// A verb alone that takes more is told what it needs.
  func requireWhole(_ expression: Expression) throws(Failure) {
    guard case .name(let name) = expression.kind, reader[name] == nil,
      let lacking = commands.grammar.form(of: name)?.missingAlone
    else { return }
    throw .failed(Diagnostic(lacking, at: expression.span))
  }

  /// Shows a value, and keeps it as `ans`.
  ///
  /// - Parameter written: adds to its text what else is known of it.
  func show(
    _ value: Value, at span: Span, isMuted: Bool, written: (String) -> WrittenValue
  ) throws(Failure) {
    world.remember(value)
    guard !isMuted else { return }
    if let sweep = reader.sweep(value) {
      return try emit(.table(sweep.table(reader.format)), at: span)
    }
    if case .object(let reference) = value {
      return try emit(.listing(Inspector(world).description(of: reference)), at: span)
    }
    try emit(.value(written(value.shown(reader.format))), at: span)
  }

  // MARK: Blocks from elsewhere

  /// For a block that was written elsewhere: it has the names it had there, and stands among no
  /// keyframes.
  package func apart(in scope: Scope) -> Evaluator {
    var inner = self
    inner.isAmongKeyframes = false
    inner.enclosingScreen = nil
    inner.scope = Scope(parent: scope)
    return inner
  }

  /// Passes on what the stage refuses, and says where.
  func staging<T>(
    at span: Span, _ body: () throws(StagingProblem) -> T
  ) throws(Failure) -> T {
    try located(span) { () throws(Mistake) in try ViewProperties.staging(body) }
  }

  /// Runs something that may lead back to itself, within the bound.
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
