import Answers
import Diagnostics
import Evaluation

enum PrintCommand: LookCommand {
  struct Clauses: CommandClauses {
    let values = Subject("VALUES", .expressions, "text and values")
  }

  static let verb = "print"
  static let declaration = declare(
    "Prints values on one line", .looking, Clauses(),
    examples: ["print \"y is\", red.center.y"],
    after: ["view red frame (50, 50, 100, 100)"],
    roles: [.writesText], also: ["echo", "log"])

  static func run(_ call: Look<Clauses>) throws(Failure) {
    var printed: [WrittenValue] = []
    var length = 0
    for expression in call[\.values] {
      let value = try call.expressions.evaluate(expression)
      // Writing a number takes longer than reading it.
      try call.spend(.sample, 8 * value.extent)
      let text = value.inlineText(call.expressions.format)
      // Check after each value: a single value is bounded, but a line can hold many.
      length += text.utf8.count
      try call.requireRoom(forBytes: length)
      printed.append(call.expressions.written(value, of: expression, as: text))
    }
    try call.emit(.print(printed))
    guard !call.isInBlock else { return }
    let now = call.inspector.frame
    try call.noteLayerSpeed(in: call[\.values], over: now...now)
  }
}
