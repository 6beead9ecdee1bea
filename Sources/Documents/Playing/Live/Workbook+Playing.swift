import Answers
import Diagnostics
import Evaluation
import Sessions
import Values

/// `play`: creates the session's lines from the viewer's keys, with runs between them. `Playing` is
/// the session while it is played, and the host's `LiveStage` shows it and takes the keys.
extension Workbook {
  /// Plays until the viewer ends it or its time is over. Without a live stage, it only runs.
  func play(_ request: PlayRequest, from origin: Origin) -> Ending {
    guard origin == .entry, let live = host.liveStage else {
      return play(Source(request.unseen), in: seen, from: origin)
    }
    let before = session.record.lines.count
    let playing = PlayedSession(request, on: live)
    watch.playing = playing
    let start = session.inspector.frame
    let ending = lines(of: playing, until: request.frames.map { start + $0 })
    watch.playing = nil
    live.end()
    host.show(playing.answers, layout: session.layout, from: .entry)
    host.show(.played(lines: session.record.lines.count - before))
    return ending
  }

  /// Runs frames until the viewer has a wish, fulfills it, and continues, until the viewer ends it
  /// or its time is over.
  func lines(of playing: PlayedSession, until end: Int?) -> Ending {
    while true {
      let left = (end ?? Limits.frames) - session.inspector.frame
      if left <= 0, end != nil { return .finished }
      let ending = runFrames(max(1, left), playing)
      guard ending.isFinished else { return ending }
      switch playing.popWish() {
      case .pass, .end: return .finished
      case .line(let line):
        let ending = act(line, playing)
        guard ending.isFinished else { return ending }
      }
    }
  }

  /// Runs a line that the viewer asked for. Returns an interruption; the line may fail.
  func act(_ line: String, _ playing: PlayedSession) -> Ending {
    guard case .failed(let diagnostic) = play(line + ";", playing) else { return .finished }
    if diagnostic.isInterruption { return .failed(diagnostic) }
    playing.live.refuse(diagnostic)
    return .finished
  }

  /// Runs frames until all have passed or the viewer has a wish.
  private func runFrames(_ count: Int, _ playing: PlayedSession) -> Ending {
    let start = session.inspector.frame
    playing.visibility = .frames
    let ending = play(PlayRequest.line(frames: count), playing)
    playing.visibility = .answers
    switch ending {
    // Ctrl-C, or a wish.
    case .interrupted: return host.isInterrupted ? ending : .finished
    // The same before the first frame.
    case .failed(let diagnostic) where diagnostic.isInterruption:
      return host.isInterrupted ? .interrupted : .finished
    case .failed:
      // Keep what was shown, up to the frame before the one that failed.
      if playing.frame > start {
        playing.visibility = .nothing
        _ = play(PlayRequest.line(frames: playing.frame - start), playing)
      }
      return ending
    case .finished, .quit: return ending
    }
  }

  /// Runs a line as if it were typed, except that its answers go to the live stage.
  func play(_ line: String, _ playing: PlayedSession) -> Ending {
    var player = Player(session)
    player.author = .viewer
    player.ended = { self.ended($0, in: self.seen) }
    return player.play(Source(line)) { playing.receiveFromRun($0, layout: session.layout) }
  }
}

extension PlayedSession {
  /// Shows answers, but not how far a run went, which the viewer can see.
  func receiveFromRun(_ outputs: [Output], layout: Layout) {
    let isRun = visibility == .frames
    receive(outputs.filter { !(isRun && $0.isPassedTime) }, layout: layout)
  }
}

extension Output {
  fileprivate var isPassedTime: Bool { if case .passed = self { true } else { false } }
}
