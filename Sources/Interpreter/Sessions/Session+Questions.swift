import Answers
import Diagnostics
import Evaluation
import Language

extension Session {
  /// The questions with choices in a code, as far as their words stand in it. Nothing runs.
  package func questions(in code: String) -> [AskedQuestion] {
    var parser = parser(for: Source(code))
    var found: [AskedQuestion] = []
    while let line = try? parser.nextLine() {
      found += line.statements.flatMap(\.nested).compactMap(question)
    }
    return found
  }

  private func question(_ statement: Statement) -> AskedQuestion? {
    guard case .command(let command) = statement.kind, let block = command.block,
      let text = command.literal
    else { return nil }
    let choices = block.statements.compactMap { statement -> String? in
      guard case .command(let choice) = statement.kind,
        commands[choice].roles.contains(.givesChoice)
      else { return nil }
      return choice.literal
    }
    return choices.isEmpty ? nil : AskedQuestion(text, choices, time: nil)
  }
}

extension Command {
  /// The text that its subject is.
  fileprivate var literal: String? {
    guard case .string(let text)? = subject.first?.expression?.kind else { return nil }
    return text
  }
}
