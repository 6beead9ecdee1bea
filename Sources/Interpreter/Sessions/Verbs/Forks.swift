import Answers
import Diagnostics
import Evaluation
import Language
import UIKitMotion
import Values

struct ForksCommand: SessionCommand {
  static let verb = "forks"
  static let declaration = declare(
    "Lists the lines of history and the checkpoints", .time, NoClauses(),
    examples: ["forks", "run 1s; fork idea; run 1s; forks"],
    notes: ["Under `lines`, only typed lines that changed something count."])

  init(_ call: Look<NoClauses>) throws(Failure) {}

  func price(in session: Session) -> Int {
    let places = session.branches.forks + session.branches.checkpoints
    return Session.objectsOfEntry * places.reduce(session.log.count) { $0 + $1.log.count }
  }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    session.listBranches(running)
  }
}

struct ForkCommand: SessionCommand {
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

  let name: Name

  init(_ call: Look<Clauses>) throws(Failure) { name = call[\.name] }

  func price(in session: Session) -> Int { session.pricedByEntries }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    session.makeFork(name, running)
  }
}

struct SwitchCommand: SessionCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "name of the fork; the first is `main`")
  }

  static let verb = "switch"
  static let declaration = declare(
    "Switches to another line of history, as you left it", .time, Clauses(),
    examples: ["fork idea; run 1s; switch main", "fork idea; switch main; switch idea"],
    notes: ["The line you leave does not change. `forks` lists all lines."],
    roles: [.namesFork], also: ["checkout"])

  let name: Name

  init(_ call: Look<Clauses>) throws(Failure) { name = call[\.name] }

  func price(in session: Session) -> Int { session.pricedByEntries }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    session.enterFork(name, running)
  }
}

extension Session {
  fileprivate func makeFork(_ name: Name, _ running: RunningStatement) -> Result {
    let before = branches
    guard before.fork(named: name.text) == nil else {
      return failed(
        .forkExists(name.text, isCurrent: name.text == before.current), running, at: name.span)
    }
    guard history.branches.begin(name.text, at: log, world.stage.frame) else {
      return failed(.tooManyForks(Limits.forks), running, at: name.span)
    }
    let place = Branches.NamedLog(name: name.text, log: log, frame: world.stage.frame)
    return recorded(
      [.line("\(name.text): \(place.summary), from \(before.current)")], running,
      undo: .branched(before, after: log.count))
  }

  fileprivate func enterFork(_ name: Name, _ running: RunningStatement) -> Result {
    guard let place = branches.fork(named: name.text) else {
      let mistake = Mistake.unknownFork(
        name.text, known: branches.forks.map(\.name),
        isCheckpoint: branches.checkpoint(named: name.text) != nil)
      return failed(mistake, running, at: name.span)
    }
    guard name.text != branches.current else {
      let others = branches.forks.map(\.name).filter { $0 != name.text }
      return failed(.alreadyOnFork(name.text, others: others), running, at: name.span)
    }
    var entered = branches
    entered.enter(name.text, leaving: log, world.stage.frame)
    return replaced(by: place.log, running, entering: entered) { _ in
      .line("\(name.text): \(place.summary)")
    }
  }

  /// All lines of history, and all checkpoints.
  fileprivate func listBranches(_ running: RunningStatement) -> Result {
    let here = Branches.NamedLog(name: branches.current, log: log, frame: world.stage.frame)
    var list = PlaceList()
    func add(_ place: Branches.NamedLog, _ kind: String) {
      list.add(
        place.name, kind, time: Stage.time(ofFrame: place.frame), lines: place.log.lineCount)
    }
    for fork in branches.forks {
      if fork.name == here.name { add(here, "fork (here)") } else { add(fork, "fork") }
    }
    for checkpoint in branches.checkpoints { add(checkpoint, "checkpoint") }
    return recorded([list.output], running, undo: nil)
  }
}

/// The forks and checkpoints that `forks` lists.
private struct PlaceList {
  private var rows: [[Table.Cell]] = []

  /// - Parameters:
  ///   - kind: the kind of place, such as `checkpoint`.
  ///   - time: the stage time of the place, in seconds.
  ///   - lines: the number of lines up to the place.
  mutating func add(_ name: String, _ kind: String, time: Double, lines: Int) {
    rows.append([.text(name), .text(kind), .number(time), .number(Double(lines))])
  }

  var output: Output {
    .table(
      Table(
        columns: [
          .init("name", kind: .text), .init("is", kind: .text),
          .init("time", unit: "s", kind: .time), .init("lines", kind: .count),
        ],
        rows: rows))
  }
}
