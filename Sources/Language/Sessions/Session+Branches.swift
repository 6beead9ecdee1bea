import Answers
import Commands
import Diagnostics
import Execution
import Language
import UIKitMotion
import Values

/// Named points in the past, and parallel lines of history.
extension Session {
  func keepCheckpoint(_ name: Name, _ text: String, isMuted: Bool) -> Result {
    let before = branches
    let place = Branches.Place(name: name.text, log: log, frame: world.stage.frame)
    guard history.branches.keep(place) else {
      return failed(.tooManyCheckpoints(Limits.checkpoints), text, name.span)
    }
    let old = before.checkpoint(named: name.text).map {
      ", replaces the one at \(FrameTime.text(Stage.time(ofFrame: $0.frame)))"
    }
    return recorded(
      "\(name.text): \(place.summary)\(old ?? "")", text,
      undo: .branched(before, after: log.count), isMuted: isMuted)
  }

  func restoreCheckpoint(
    _ name: Name, _ text: String, _ statement: Statement, isMuted: Bool
  ) -> Result {
    guard let place = branches.checkpoint(named: name.text) else {
      let mistake = Mistake.unknownCheckpoint(
        name.text, known: branches.checkpoints.map(\.name),
        isFork: branches.fork(named: name.text) != nil)
      return failed(mistake, text, name.span)
    }
    return replay(place.log, text, statement) { fresh in
      let outputs = isMuted ? [] : [Output.line(arrival(fresh, place.log))]
      return replaceWorld(fresh, log: place.log, text, showing: outputs)
    }
  }

  func makeFork(_ name: Name, _ text: String, isMuted: Bool) -> Result {
    let before = branches
    guard before.fork(named: name.text) == nil else {
      return failed(
        .forkExists(name.text, isCurrent: name.text == before.current), text, name.span)
    }
    guard history.branches.begin(name.text, at: log, world.stage.frame) else {
      return failed(.tooManyForks(Limits.forks), text, name.span)
    }
    let place = Branches.Place(name: name.text, log: log, frame: world.stage.frame)
    return recorded(
      "\(name.text): \(place.summary), from \(before.current)", text,
      undo: .branched(before, after: log.count), isMuted: isMuted)
  }

  func enterFork(
    _ name: Name, _ text: String, _ statement: Statement, isMuted: Bool
  ) -> Result {
    guard let place = branches.fork(named: name.text) else {
      let mistake = Mistake.unknownFork(
        name.text, known: branches.forks.map(\.name),
        isCheckpoint: branches.checkpoint(named: name.text) != nil)
      return failed(mistake, text, name.span)
    }
    guard name.text != branches.current else {
      let others = branches.forks.map(\.name).filter { $0 != name.text }
      return failed(.alreadyOnFork(name.text, others: others), text, name.span)
    }
    return replay(place.log, text, statement) { fresh in
      var entered = branches
      entered.enter(name.text, leaving: log, world.stage.frame)
      let outputs = isMuted ? [] : [Output.line("\(name.text): \(place.summary)")]
      return replaceWorld(
        fresh, log: place.log, text, showing: outputs, entering: entered)
    }
  }

  // MARK: The list

  /// All lines of history, and all checkpoints.
  func listBranches(_ text: String, isMuted: Bool) -> Result {
    let here = Branches.Place(name: branches.current, log: log, frame: world.stage.frame)
    var list = PlaceList()
    func add(_ place: Branches.Place, _ kind: String) {
      list.add(
        place.name, kind, time: Stage.time(ofFrame: place.frame), lines: place.log.lineCount)
    }
    for fork in branches.forks {
      if fork.name == here.name { add(here, "fork (here)") } else { add(fork, "fork") }
    }
    for checkpoint in branches.checkpoints { add(checkpoint, "checkpoint") }
    let outputs = isMuted ? [] : [list.output]
    history.append(.statement(text: text, outputs: outputs, layout: layout), undo: nil)
    return finished(text, outputs)
  }

  // MARK: Results and replays

  private func recorded(_ line: String, _ text: String, undo: History.UndoStep, isMuted: Bool)
    -> Result
  {
    let outputs = isMuted ? [] : [Output.line(line)]
    history.append(.statement(text: text, outputs: outputs, layout: layout), undo: undo)
    return finished(text, outputs)
  }

  private func replay(
    _ log: StatementLog, _ text: String, _ statement: Statement, arrive: (World) -> Result
  ) -> Result {
    do {
      return arrive(try remade(log))
    } catch {
      return failure(error, text, statement.span)
    }
  }
}

extension Branches.Place {
  /// Its time and number of lines.
  var summary: String {
    let count = log.lineCount
    let time = FrameTime.text(Stage.time(ofFrame: frame))
    return "t = \(time), \(count) \(count == 1 ? "line" : "lines")"
  }
}
