import Answers
import Execution

enum PrintCommand {
  static let values = Subject("VALUES", .expressions, "texts and values")

  static let declaration = CommandDeclaration(
    "print", "shows values in one line", .looking, subject: values,
    examples: ["print \"y is\", red.center.y"],
    after: ["view red frame (50, 50, 100, 100)"],
    also: ["echo", "log"],
    .look { (call) throws(Failure) in
      var runs: [Phrase.Run] = []
      var length = 0
      for expression in try call[values] {
        let text = try call.reader.evaluate(expression).inlineText(call.reader.format)
        // While they are written: each value is bounded, but not all that a line can hold.
        length += text.utf8.count
        try call.requireRoom(forBytes: length)
        if !runs.isEmpty { runs.append(.init(" ")) }
        runs.append(.init(text, role: call.reader.isMeasured(expression) ? .measured : .plain))
      }
      try call.emit(.lines([Phrase(runs: runs)]))
    })
}
