import Answers
import Diagnostics
import Evaluation
import Text
import Values

struct HistoryCommand: SessionCommand {
  struct Clauses: CommandClauses {
    let range = Subject(optional: "RANGE", .lines, "range of lines, such as 12..18")
  }

  static let verb = "history"
  static let declaration = declare(
    "Lists the lines you typed", .session, Clauses(),
    examples: ["history", "history 1..3"],
    notes: ["At the prompt, a single number opens that line in your editor, like `edit`."],
    isRecorded: false)

  private static let objectsOfLine = 200

  let range: ClosedRange<Int>?

  init(_ call: Look<Clauses>) throws(Failure) { range = call[\.range] }

  /// Each item becomes a line.
  func price(in session: Session) -> Int { Self.objectsOfLine * session.record.items.count }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    if let range, range.count == 1, session.hooks.editsLines() {
      return session.edit(range.lowerBound, running)
    }
    return session.finished(running, [.text(lines(of: session.record))], isJournaled: false)
  }

  private func lines(of record: Record) -> [String] {
    let lines = record.lines
    let width = "\(lines.count)".count
    let margin = String(repeating: " ", count: width + 2)
    return lines.indices.filter { range?.contains($0 + 1) ?? true }.flatMap { index in
      lines[index].split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
        ($0 == 0 ? "\(index + 1)".padded(left: width) + "  " : margin) + $1
      }
    }
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
          "history", check.text ?? "this", low: "1", high: "\(Limits.listCount)", unit: "")
      }
      return Int(clamping: range.lowerBound)...Int(clamping: range.upperBound)
    }
  }
}

struct EditCommand: SessionCommand {
  struct Clauses: CommandClauses {
    let line = Subject(
      optional: "NUMBER", .count(1...Limits.listCount), "number of a line in `history`")
  }

  static let verb = "edit"
  static let declaration = declare(
    "Opens an earlier line in your editor", .session, Clauses(),
    examples: ["edit", "edit 1"],
    after: ["view box frame (0, 0, 10, 10)"],
    notes: [
      "Without a number, it opens the last entry. VISUAL or EDITOR sets the editor.",
      "The text you save appears at the prompt: Enter runs it.",
    ],
    isRecorded: false, roles: [.isForPrompt])

  let line: Int?

  init(_ call: Look<Clauses>) throws(Failure) { line = call[\.line] }

  /// It goes over each line once.
  func price(in session: Session) -> Int { session.log.count }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    session.edit(line, running)
  }
}

extension Session {
  /// Opens a line of the record in the user's editor.
  fileprivate func edit(_ number: Int?, _ running: RunningStatement) -> Result {
    guard let number else { return handedUp(EditRequest(text: nil), running) }
    let lines = record.lines
    guard lines.indices.contains(number - 1) else {
      return failed(.noSuchLine(number, of: lines.count), running)
    }
    return handedUp(EditRequest(text: lines[number - 1]), running)
  }
}
