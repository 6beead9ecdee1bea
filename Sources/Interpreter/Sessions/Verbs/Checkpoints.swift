import Answers
import Diagnostics
import Evaluation
import Language
import UIKitMotion
import Values

struct CheckpointCommand: SessionCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .newName, "name of the checkpoint")
  }

  static let verb = "checkpoint"
  static let declaration = declare(
    "Names the current point, so that you can return to it", .time, Clauses(),
    examples: ["checkpoint before", "checkpoint before; run 1s; restore before"],
    notes: [
      "It survives `reset`, `goto` and `back`, and is available on every fork.",
      "A second checkpoint with the same name replaces the first.",
    ],
    also: ["bookmark", "snapshot"])

  let name: Name

  init(_ call: Look<Clauses>) throws(Failure) { name = call[\.name] }

  func price(in session: Session) -> Int { session.pricedByEntries }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    session.keepCheckpoint(name, running)
  }
}

struct RestoreCommand: SessionCommand {
  struct Clauses: CommandClauses {
    let name = Subject("NAME", .name, "checkpoint to return to")
  }

  static let verb = "restore"
  static let declaration = declare(
    "Returns exactly to a checkpoint", .time, Clauses(),
    examples: ["checkpoint before; reset; restore before"],
    notes: [
      "Everything after the checkpoint is removed; `undo` brings it back.",
      "Traces remain, so that you can compare them: `plot first, second`.",
    ],
    roles: [.namesCheckpoint], also: ["rollback"])

  let name: Name

  init(_ call: Look<Clauses>) throws(Failure) { name = call[\.name] }

  func price(in session: Session) -> Int { session.pricedByEntries }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    session.restoreCheckpoint(name, running)
  }
}

extension Session {
  fileprivate func keepCheckpoint(_ name: Name, _ running: RunningStatement) -> Result {
    let before = branches
    let place = Branches.NamedLog(name: name.text, log: log, frame: world.stage.frame)
    guard history.branches.keep(place) else {
      return failed(.tooManyCheckpoints(Limits.checkpoints), running, at: name.span)
    }
    let old = before.checkpoint(named: name.text).map {
      ", replaces the one at \(FrameTime.text(Stage.time(ofFrame: $0.frame)))"
    }
    return recorded(
      [.line("\(name.text): \(place.summary)\(old ?? "")")], running,
      undo: .branched(before, after: log.count))
  }

  fileprivate func restoreCheckpoint(_ name: Name, _ running: RunningStatement) -> Result {
    guard let place = branches.checkpoint(named: name.text) else {
      let mistake = Mistake.unknownCheckpoint(
        name.text, known: branches.checkpoints.map(\.name),
        isFork: branches.fork(named: name.text) != nil)
      return failed(mistake, running, at: name.span)
    }
    return replaced(by: place.log, running) { fresh in
      .line(arrival(fresh, place.log))
    }
  }
}
