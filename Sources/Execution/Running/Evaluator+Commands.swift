import Answers
import Values
import Diagnostics
import Language

extension Evaluator {
  /// Runs a command inside a block or on the top level.
  package func run(_ command: Command, isMuted: Bool) throws(Failure) {
    let invocation = try self.invocation(command, isMuted: isMuted)
    switch invocation.declaration.body {
    case .evaluation(let body): try body(invocation)
    case .session:
      throw .failed(Diagnostic(.topLevelOnly(command.verb.text), at: command.verb.span))
    }
  }

  package func invocation(_ command: Command, isMuted: Bool) throws(Failure) -> Invocation {
    guard let declaration = commands.declaration(of: command.verb.text) else {
      throw .failed(
        Diagnostic(.unknownCommand(command.verb.text, nearest: nil), at: command.verb.span))
    }
    let invocation = Invocation(
      command: command, declaration: declaration, evaluator: self, isMuted: isMuted)
    try invocation.requireClauses()
    return invocation
  }
}
