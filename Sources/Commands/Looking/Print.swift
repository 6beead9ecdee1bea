import Answers
import Execution

enum PrintCommand {
  static let values = Subject("VALUES", .expressions, "texts and values")

  static let declaration = CommandDeclaration(
    "print", "shows values in one line", .looking, subject: values,
    examples: ["print \"y is\", red.center.y"],
    after: ["view red frame (50, 50, 100, 100)"],
    .look { (call) throws(Failure) in
      var parts: [String] = []
      for expression in try call[values] {
        parts.append(try call.reader.evaluate(expression).inlineText(call.reader.format))
      }
      try call.emit(.line(parts.joined(separator: " ")))
    })
}
