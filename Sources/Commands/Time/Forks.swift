import Answers
import Charts
import Execution

enum ForksCommand {
  static let declaration = CommandDeclaration(
    "forks", "lists the lines of history, and the checkpoints", .time,
    examples: ["forks", "run 1s; fork idea; run 1s; forks"],
    notes: ["A line counts here that has changed something."],
    .session { (_) throws(Failure) in .forks })
}

/// The list of places that `forks` answers.
package struct PlaceList {
  private var rows: [[Table.Cell]] = []

  package init() {}

  /// - Parameters:
  ///   - kind: what it is, such as `checkpoint`.
  ///   - time: where it leads, in seconds of the stage.
  ///   - lines: how many lines lead there.
  package mutating func add(_ name: String, _ kind: String, time: Double, lines: Int) {
    rows.append([.text(name), .text(kind), .number(time), .number(Double(lines))])
  }

  package var output: Output {
    .table(
      Table(
        columns: [
          .init("name", kind: .text), .init("is", kind: .text),
          .init("time", unit: "s", kind: .time), .init("lines", kind: .count),
        ],
        rows: rows))
  }
}
