import Answers
import Charts
import Execution

enum ForksCommand: RequestCommand {
  static let verb = "forks"
  static let declaration = declare(
    "Lists the lines of history and the checkpoints", .time, NoClauses(),
    examples: ["forks", "run 1s; fork idea; run 1s; forks"],
    notes: ["Under `lines`, only typed lines that changed something count."])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .forks
  }
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

enum ForkCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .newName, "name of the new fork")
  }

  static let verb = "fork"
  static let declaration = declare(
    "Starts another line of history from here and switches to it", .time, Clauses(),
    examples: ["fork idea", "run 1s; fork idea; run 2s; switch main"],
    notes: [
      "The line you leave does not change: `switch` returns to it.",
      "All lines share traces and `set`; everything else is separate.",
    ],
    also: ["branch"])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .fork(call[\.name])
  }
}

enum SwitchCommand: RequestCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "name of the fork; the first is `main`")
  }

  static let verb = "switch"
  static let declaration = declare(
    "Switches to another line of history, as you left it", .time, Clauses(),
    examples: ["fork idea; run 1s; switch main", "fork idea; switch main; switch idea"],
    notes: ["The line you leave does not change. `forks` lists all lines."],
    roles: [.namesFork], also: ["checkout"])

  static func run(_ call: Look<Clauses>) throws(Failure) -> SessionCommand {
    .enterFork(call[\.name])
  }
}
