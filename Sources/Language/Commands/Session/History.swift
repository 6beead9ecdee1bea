import Diagnostics
import Execution
import Values

enum HistoryCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let range = Subject(optional: "RANGE", .lines, "range of lines, such as 12..18")
  }

  static let verb = "history"
  static let declaration = declare(
    "Lists the lines you typed", .session, Clauses(),
    examples: ["history", "history 1..3"],
    notes: ["At the prompt, a single number opens that line in your editor, like `edit`."],
    isRecorded: false)

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .history(call[\.range])
  }
}

extension ArgumentType where Content == ClosedRange<Int> {
  /// Line numbers, from 1; a single number is a range of one line.
  fileprivate static var lines: ArgumentType {
    checked(.range) { (check, value) throws(Mistake) in
      if case .number = value {
        let line = try check.count(value, 1...Limits.listCount)
        return line...line
      }
      let range = try check.range(value)
      guard range.lowerBound >= 1, range.upperBound <= Double(Limits.listCount) else {
        throw .outOfRange(
          "history", check.text, low: "1", high: "\(Limits.listCount)", unit: "")
      }
      return Int(range.lowerBound)...Int(range.upperBound)
    }
  }
}
