import Diagnostics
import Language
import Values

/// Checks statements without running them: whether their names, words and values fit their places.
/// The stage does not change; the world restores values that a trial changes, such as random
/// numbers that it draws.
extension Evaluator {
  package func tryOut(_ statement: Statement) throws(Failure) {
    switch try named(statement).kind {
    case .letBinding(let name, let expression):
      try expressions.requireFree(name, except: { world.values.variables[name.text] != nil })
      _ = try expressions.evaluate(expression)
    case .assignment(let path, let operation, let expression):
      try tryAssignment(path, operation, expression)
    case .command(let command): try tryOut(command)
    case .expression(let expression):
      if case .name(let name) = expression.kind, world.values.definitions[name] != nil { return }
      try requireWhole(expression)
      _ = try expressions.evaluate(expression)
    case .forLoop(let name, let values, let block):
      guard let first = try elements(of: values).first else { return }
      try tryOut(block, binding: [(name.text, first)])
    case .repeatLoop(let count, let block):
      _ = try expressions.evaluate(count)
      try tryOut(block)
    case .conditional(let condition, let block, let otherwise):
      _ = try expressions.boolean(condition, of: "if")
      try tryOut(block)
      if let otherwise { try tryOut(otherwise) }
    case .scheduled(let time, let block):
      _ = try expressions.time(time, of: "at")
      try tryOut(block)
    case .keyframe(let start, let length, let block):
      _ = try expressions.shareOfKeyframes(start, of: "at")
      _ = try expressions.shareOfKeyframes(length, of: "for")
      try tryOut(block)
    case .definedCommand, .definition, .handler:
      // Their blocks bind additional names.
      break
    }
  }

  private func tryOut(_ command: Command) throws(Failure) {
    let written = try written(command, true)
    for name in command.newNames(written.declaration) { try expressions.requireFree(name) }
    switch written.declaration.action {
    case .look(let body):
      // A command that only reads can run: its only effect is its answer. A choice is its question's.
      if written.declaration.isRecorded, !written.declaration.roles.contains(.givesChoice) {
        try body(written)
      }
    case .change: try tryNames(written)
    case .lookOrRequest(let look, _) where command.block == nil: try look(written)
    case .request, .lookOrRequest: break
    }
    // The block of a transition uses names that are bound when it runs.
    if written.declaration.roles.contains(.bindsItsBlock) { return }
    if let block = command.block { try tryOut(block, binding: firstValues(of: command)) }
    // The fields of an event exist only when it occurs.
    if let block = command.thenBlock, !block.span.text.contains("event.") { try tryOut(block) }
  }

  /// The values of a sweep's parameters in its first run.
  private func firstValues(
    of command: Command
  ) throws(Failure) -> [(name: String, value: Value)] {
    var bound: [(name: String, value: Value)] = []
    for case .parameter(let target, let values, _) in command.subject {
      guard case .name(let name) = target.kind, let first = try elements(of: values).first else {
        continue
      }
      bound.append((name, first))
    }
    return bound
  }

  /// Checks that the objects in a list exist, as in `remove g1`.
  private func tryNames(_ written: WrittenCommand) throws(Failure) {
    guard case .expressions? = written.declaration.subject?.kind else { return }
    for case .expression(let expression) in written.command.subject {
      if case .name(let name) = expression.kind, world.boundaryNames.contains(name) || name == "all"
      {
        continue
      }
      _ = try expressions.evaluate(expression)
    }
  }

  private func tryAssignment(
    _ path: Expression, _ operation: BinaryOperator?, _ expression: Expression
  ) throws(Failure) {
    let root = try Path(path).root.text
    guard scope[root] == nil, world.values.variables[root] == nil else {
      _ = try expressions.evaluate(expression)
      return
    }
    let prepared = try prepareAnimated(path, expression)
    try attempt(at: expression.span) { try prepared.accept(prepared.check, prepared.value) }
  }

  /// - Parameter binding: the values that the block gets.
  private func tryOut(
    _ block: Block, binding: [(name: String, value: Value)] = []
  ) throws(Failure) {
    var inner = self
    inner.scope = Scope(parent: scope, binding)
    for line in block.lines {
      for statement in line.statements {
        if case .letBinding(let name, let expression) = statement.kind {
          inner.scope.bind(name.text, try inner.expressions.evaluate(expression))
        } else {
          try inner.tryOut(statement)
          // What comes behind may need what is made.
          if commands.makesName(statement) { return }
        }
      }
    }
  }
}

extension Command {
  /// The names of the objects that it creates.
  fileprivate func newNames(_ declaration: CommandDeclaration) -> [Name] {
    let subjects: [Name] =
      if declaration.roles.contains(.makesSubject), case .word(let name)? = subject.first {
        [name]
      } else {
        []
      }
    return subjects + (name.map { [$0] } ?? [])
  }
}

extension CommandTable {
  /// Whether a statement creates a name that later statements of its line may use.
  package func makesName(_ statement: Statement) -> Bool {
    switch statement.kind {
    case .letBinding, .definition: true
    case .command(let command):
      !command.newNames(self[command]).isEmpty || self[command].roles.contains(.namesTweak)
    case .handler(let pattern, _): pattern.name != nil
    case .forLoop(_, _, let block), .repeatLoop(_, let block):
      block.lines.flatMap(\.statements).contains(where: makesName)
    case .assignment, .definedCommand, .expression, .conditional, .scheduled, .keyframe: false
    }
  }
}
