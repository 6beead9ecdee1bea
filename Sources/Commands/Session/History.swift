import Diagnostics
import Execution
import Values

enum HistoryCommand {
  static let range = Subject(optional: "RANGE", .lines, "such as 12..18")

  static let declaration = CommandDeclaration(
    "history", "lists what was typed", .session, subject: range,
    examples: ["history", "history 1..3"],
    notes: ["At the prompt one number opens that line in your editor, as `edit` does."],
    isRecorded: false,
    .session { (call) throws(Failure) in .history(try call[range]) })
}

extension ArgumentType where Content == ClosedRange<Int> {
  /// Numbers of lines, from 1; one number is a range of one.
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
