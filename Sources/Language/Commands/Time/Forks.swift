import Answers
import Charts
import Execution

enum ForksCommand {
  static let declaration = CommandDeclaration(
    "forks", "Lists the lines of history and the checkpoints", .time, NoClauses(),
    examples: ["forks", "run 1s; fork idea; run 1s; forks"],
    notes: ["Under `lines`, only typed lines that changed something count."],
    .session { (_) throws(Failure) in .forks })
}

/// The forks and checkpoints that `forks` lists.
package struct PlaceList {
  private var rows: [[Table.Cell]] = []

  package init() {}

  /// - Parameters:
  ///   - kind: the kind of place, such as `checkpoint`.
  ///   - time: the stage time of the place, in seconds.
  ///   - lines: the number of lines up to the place.
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

enum ForkCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .newName, "name of the new fork")
  }

  static let declaration = CommandDeclaration(
    "fork", "Starts another line of history from here and switches to it", .time, Clauses(),
    examples: ["fork idea", "run 1s; fork idea; run 2s; switch main"],
    notes: [
      "The line you leave does not change: `switch` returns to it.",
      "All lines share traces and `set`; everything else is separate.",
    ],
    also: ["branch"],
    .session { (call) throws(Failure) in .fork(try call[\.name]) })
}

enum SwitchCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "name of the fork; the first is `main`")
  }

  static let declaration = CommandDeclaration(
    "switch", "Switches to another line of history, as you left it", .time, Clauses(),
    examples: ["fork idea; run 1s; switch main", "fork idea; switch main; switch idea"],
    notes: ["The line you leave does not change. `forks` lists all lines."],
    roles: .namesFork, also: ["checkout"],
    .session { (call) throws(Failure) in .enterFork(try call[\.name]) })
}
