import Diagnostics
import Language
import Values

/// Commands that `def` defines.
extension Evaluator {
  func define(_ name: Name, _ parameters: [Name], _ block: Block) throws(Failure) {
    try expressions.requireFree(name, except: { world.values.definitions[name.text] != nil })
    let definition = World.Definition(
      name: name.text, parameters: parameters.map(\.text), block: block)
    world.change { $0.definitions.set(name.text, to: definition) }
  }

  func call(_ name: Name, _ arguments: [Expression]) throws(Failure) {
    guard let definition = world.values.definitions[name.text] else {
      throw .failed(Diagnostic(.unknownCommand(name.text, nearest: []), at: name.span))
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
      bindings.append((parameter, try expressions.evaluate(argument)))
    }
    // Calls are counted like rounds of a loop: commands that each call two others double the work.
    try countRound(name.span)
    var inner = self
    // A defined command sees the session's names and its own, but not its caller's.
    inner.scope = Scope(in: world.holdings)
    try nested(name.span) { () throws(Failure) in
      try inner.execute(definition.block, binding: bindings)
    }
  }
}
