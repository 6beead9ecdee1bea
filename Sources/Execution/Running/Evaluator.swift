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
  package private(set) var reader: Reader
  package let control: RunControl
  /// The set of behaviors that `behavior NAME { … }` is making.
  package var enclosing: DynamicBehavior?
  /// The screen whose block runs: views in it lie in the screen's unless they say otherwise.
  package var enclosingScreen: View?
  /// The group that `animations on VIEW { … }` is making.
  package var enclosingGroup: AnimationGroup?
  /// Whether it runs the block of `keyframes`, and not that of one of them.
  package var isAmongKeyframes = false

  var world: World { reader.world }
  var stage: Stage { reader.world.stage }
  package var commands: CommandTable { reader.commands }
  package var scope: Scope {
    get { reader.scope }
    set { reader.scope = newValue }
  }

  package init(
    world: World, control: RunControl, commands: CommandTable
  ) {
    reader = Reader(
      world: world, scope: Scope(in: world.holdings), commands: commands, doubts: Doubts(),
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
    for doubt in reader.doubts.take() { try add(.warning(doubt), span) }
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
    if case .name(let name) = expression.kind, reader[name] == nil,
      let lacking = commands.grammar.form(of: name)?.missingAlone
    {
      throw .failed(Diagnostic(lacking, at: expression.span))
    }
    try show(
      try reader.evaluate(expression), isMeasured: reader.isMeasured(expression),
      at: expression.span, isMuted: isMuted)
  }

  /// - Parameter isMeasured: whether it was read from a number of an object.
  func show(
    _ value: Value, isMeasured: Bool, at span: Span, isMuted: Bool
  ) throws(Failure) {
    world.remember(value)
    guard !isMuted else { return }
    if case .object(let reference) = value {
      return try emit(.listing(Inspector(world).description(of: reference)), at: span)
    }
    let written = WrittenValue(
      value.shown(reader.format), numbers: value.components,
      isMeasured: isMeasured)
    try emit(.value(written), at: span)
  }

  // MARK: Loops

  private func loop(_ name: Name, _ values: Expression, _ block: Block) throws(Failure) {
    let list = try elements(of: values)
    for value in list {
      try countRound(values.span)
      try execute(block, binding: [(name.text, value)])
    }
  }

  private func loop(_ count: Expression, _ block: Block) throws(Failure) {
    let value = try reader.evaluate(count)
    let check = Check(what: "repeat", text: count.span.text)
    let times = try located(count.span) { () throws(Mistake) in
      try check.count(value, 0...Limits.loopRounds)
    }
    for _ in 0..<times {
      try countRound(count.span)
      try execute(block)
    }
  }

  /// What a loop or a sweep goes through: a list, or a range in steps of 1.
  package func elements(of expression: Expression) throws(Failure) -> [Value] {
    switch try reader.evaluate(expression) {
    case .list(let list): return list.values
    case .range(let first, let last, let quantity, let isOpen):
      guard abs(last - first) < Double(Limits.listCount) else {
        throw .failed(Diagnostic(.listTooLong(Limits.listCount), at: expression.span))
      }
      let count = isOpen ? Stride.count(to: last - first) : Stride.count(through: abs(last - first))
      let direction: Double = last < first ? -1 : 1
      return (0..<count).map { .number(first + direction * Double($0), quantity) }
    case let other:
      throw .failed(
        Diagnostic(
          .wrongKind(
            "for", takes: "a range or a list",
            found: "\(expression.span.text) is \(other.described)", sample: "1..3"),
          at: expression.span))
    }
  }

  private func countRound(_ span: Span) throws(Failure) {
    control.rounds += 1
    try spend(.statement, at: span)
    control.hooks.frameHasPassed()
    if control.hooks.isInterrupted() { throw .interrupted }
    control.giveOut()
    guard control.rounds <= Limits.loopRounds else {
      throw .failed(Diagnostic(.tooManyRounds(Limits.loopRounds), at: span))
    }
  }

  // MARK: Defined commands

  private func define(_ name: Name, _ parameters: [Name], _ block: Block) throws(Failure) {
    try reader.requireFree(name, except: { world.values.definitions[name.text] != nil })
    let definition = World.Definition(
      name: name.text, parameters: parameters.map(\.text), block: block)
    world.change { $0.definitions.set(name.text, to: definition) }
  }

  private func call(_ name: Name, _ arguments: [Expression]) throws(Failure) {
    guard let definition = world.values.definitions[name.text] else {
      throw .failed(Diagnostic(.unknownCommand(name.text, nearest: nil), at: name.span))
    }
    guard arguments.count == definition.parameters.count else {
      throw .failed(
        Diagnostic(
          .argumentCount(
            name.text, definition.parameters.joined(separator: ", "),
            definition.parameters.count...definition.parameters.count, found: arguments.count),
          at: name.span))
    }
    var bindings: [(name: String, value: Value)] = []
    for (parameter, argument) in zip(definition.parameters, arguments) {
      bindings.append((parameter, try reader.evaluate(argument)))
    }
    // Commands that call others twice each double the work: calls count like rounds.
    try countRound(name.span)
    var inner = self
    // A defined command sees the session's names and its own, not its caller's.
    inner.scope = Scope(in: world.holdings)
    try nested(name.span) { () throws(Failure) in
      try inner.execute(definition.block, binding: bindings)
    }
  }

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
