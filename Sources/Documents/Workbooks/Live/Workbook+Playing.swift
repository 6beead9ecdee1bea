import Answers
import Diagnostics
import Execution
import Sessions
import Values

/// `play`: creates the session's lines from the viewer's keys, with runs between them.
extension Workbook {
  /// Plays until the viewer ends it or its time is over. Without a live stage, it only runs.
  func play(_ request: PlayRequest, from origin: Origin) -> Session.Stop? {
    guard origin == .entry, let live = host.liveStage else {
      return stop(of: Source(request.unseen), from: origin)
    }
    let before = session.record.lines.count
    let playing = Playing(request, on: live)
    watch.playing = playing
    let start = session.inspector.frame
    let stop = lines(of: playing, until: request.frames.map { start + $0 })
    watch.playing = nil
    live.end()
    host.show(playing.answers, layout: session.layout, from: .entry)
    host.show(.played(lines: session.record.lines.count - before))
    return stop
  }

  /// Runs frames until the viewer has a wish, fulfills it, and continues. Returns why it ended; nil
  /// if the viewer ended it or its time is over.
  func lines(of playing: Playing, until end: Int?) -> Session.Stop? {
    while true {
      let left = (end ?? Limits.frames) - session.inspector.frame
      if left <= 0, end != nil { return nil }
      if let stop = runFrames(max(1, left), playing) { return stop }
      switch playing.takeWish() {
      case .pass, .end: return nil
      case .line(let line): if let stop = act(line, playing) { return stop }
      }
    }
  }

  /// Runs a line that the viewer asked for. Returns an interruption; nil even if the line fails.
  func act(_ line: String, _ playing: Playing) -> Session.Stop? {
    guard case .failed(let diagnostic) = run(line + ";", playing) else { return nil }
    if diagnostic.isInterruption { return .failed(diagnostic) }
    playing.live.refuse(diagnostic)
    return nil
  }

  /// Runs frames until all have passed or the viewer has a wish.
  private func runFrames(_ count: Int, _ playing: Playing) -> Session.Stop? {
    let start = session.inspector.frame
    playing.visibility = .frames
    let stop = run(PlayRequest.line(frames: count), playing)
    playing.visibility = .answers
    switch stop {
    // Ctrl-C, or a wish.
    case .interrupted: return host.isInterrupted ? stop : nil
    // The same before the first frame.
    case .failed(let diagnostic) where diagnostic.isInterruption:
      return host.isInterrupted ? .interrupted : nil
    case .failed:
      // Keep what was shown, up to the frame before the one that failed.
      if playing.frame > start {
        playing.visibility = .nothing
        _ = run(PlayRequest.line(frames: playing.frame - start), playing)
      }
      return stop
    case nil, .quit: return stop
    }
  }

  /// Runs a line as if it were typed, except that its answers go to the live stage.
  func run(_ line: String, _ playing: Playing) -> Session.Stop? {
    var player = Player(session)
    player.author = .viewer
    player.ended = { self.ended($0, in: self.seen) }
    return player.run(Source(line)) { playing.takeOfRun($0, layout: session.layout) }
  }
}

extension Playing {
  /// Shows answers, but not how far a run went, which the viewer can see.
  func takeOfRun(_ outputs: [Output], layout: Layout) {
    let isRun = visibility == .frames
    take(outputs.filter { !(isRun && $0.isPassedTime) }, layout: layout)
  }
}

extension Output {
  fileprivate var isPassedTime: Bool { if case .passed = self { true } else { false } }
}
