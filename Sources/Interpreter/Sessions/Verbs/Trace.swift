import Answers
import Diagnostics
import Evaluation
import Values

/// Keeps a trace outside the world and its log.
extension TraceRequest: SessionRequest {
  func run(in session: Session, _ running: RunningStatement) -> Session.Result {
    let before = session.traces
    do {
      try session.history.traces.keep(trace, as: name)
    } catch {
      return session.failed(error, running)
    }
    let (first, last) = trace.span
    let frames = FrameTime.text(frames: trace.values.count)
    let line = "\(name): \(trace.text) from \(first) to \(last), \(frames)"
    return session.recorded(
      [.line(line)], running, undo: .traced(before, after: session.log.count))
  }
}
