import Answers
import Execution

enum PrintCommand {
  struct Clauses: CommandClauses {
    let values = Subject("VALUES", .expressions, "text and values")
  }

  static let declaration = CommandDeclaration(
    "print", "Prints values on one line", .looking, Clauses(),
    examples: ["print \"y is\", red.center.y"],
    after: ["view red frame (50, 50, 100, 100)"],
    also: ["echo", "log"],
    .look { (call) throws(Failure) in
      var runs: [Phrase.Run] = []
      var length = 0
      for expression in try call[\.values] {
        let text = try call.reader.evaluate(expression).inlineText(call.reader.format)
        // Check after each value: a single value is bounded, but a line can hold many.
        length += text.utf8.count
        try call.requireRoom(forBytes: length)
        if !runs.isEmpty { runs.append(.init(" ")) }
        runs.append(.init(text, role: call.reader.isMeasured(expression) ? .measured : .plain))
      }
      try call.emit(.lines([Phrase(runs: runs)]))
    })
}
