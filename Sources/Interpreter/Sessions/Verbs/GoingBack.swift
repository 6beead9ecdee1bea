import Answers
import Diagnostics
import Evaluation
import Language
import UIKitMotion
import Values

struct BackCommand: SessionCommand {
  struct Clauses: CommandClauses {
    let count = Subject(optional: "COUNT", .frames(1...Limits.frames), "number of frames")
  }

  static let verb = "back"
  static let declaration = declare(
    "Goes back one or more frames", .time, Clauses(),
    examples: ["run 1s; back 10", "run 1s; back"],
    notes: ["The result is exact: the session is replayed up to that frame."],
    roles: [.goesBackInRun], also: ["rewind"])

  let frames: Int

  init(_ call: Look<Clauses>) throws(Failure) { frames = call[\.count] ?? 1 }

  func price(in session: Session) -> Int { session.pricedByEntries }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    let now = session.world.stage.frame
    guard frames <= now else { return session.failed(.backBeforeStart(now), running) }
    return session.go(to: now - frames, running)
  }
}

struct GotoCommand: SessionCommand {
  struct Clauses: CommandClauses {
    let time = Subject("TIME", .time, "time to go to")
  }

  static let verb = "goto"
  static let declaration = declare(
    "Goes to an earlier or later time", .time, Clauses(),
    examples: ["run 2s; goto 1.5s", "goto 3s"],
    notes: ["Lines typed at a later time are removed; `undo` brings them back."],
    roles: [.goesBackInRun])

  let seconds: Double

  init(_ call: Look<Clauses>) throws(Failure) { seconds = call[\.time] }

  func price(in session: Session) -> Int { session.pricedByEntries }

  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    session.go(to: FrameTime.frames(in: seconds), running)
  }
}

extension Session {
  fileprivate func go(to frame: Int, _ running: RunningStatement) -> Result {
    if frame >= world.stage.frame { return goAhead(to: frame, running) }
    let replay = Replay(log, to: frame, hooks: hooks, meter: meter)
    do {
      let fresh = try replay.run(from: replayCache.popWorld(for: log, upTo: frame))
      return replaceWorld(
        fresh, log: replay.log, running, showing: [.line(arrival(fresh, replay.log))])
    } catch {
      return failure(error, running)
    }
  }

  /// Goes ahead by running; the log records a run.
  private func goAhead(to frame: Int, _ running: RunningStatement) -> Result {
    let frames = frame - world.stage.frame
    guard frames > 0, let run = parsed("run \(frames) frames") else {
      let outputs = running.shown([.line("t = \(FrameTime.text(world.stage.time))")])
      return finished(running, outputs, isJournaled: false)
    }
    return execute(run, isMuted: running.isMuted)
  }
}
