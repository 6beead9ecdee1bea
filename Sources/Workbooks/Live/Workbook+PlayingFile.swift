import Diagnostics
import Execution
import Notebooks
import Sessions

/// `motionbook play`: a notebook moves, and the keys of `play` work in its runs.
extension Workbook {
  /// Shows a notebook's cells as they run, and then its last frame until the viewer ends it. The
  /// file does not change.
  ///
  /// - Parameter speed: The initial speed, in `LiveTempo.speeds`.
  /// - Returns: `failed` if a cell fails unexpectedly, or there is no live stage.
  public func play(_ path: String, speed: Double) -> Ending {
    let read = { (path: String) throws(FileRefusal) in try self.host.files.read(path) }
    guard let (document, _) = host.notebook(path, by: read) else { return .unreadable }
    guard let live = host.liveStage else { return .failed }
    let playing = Playing(
      PlayRequest(frames: nil, speed: speed, followed: nil), on: live, slowsShortRuns: true)
    watch.playing = playing
    let stop = meter.bounded(to: work) { cells(of: document, named: path, playing) }
    var ending = stop
    if stop == nil {
      live.pause("the end   space continues   q quit")
      ending = lines(of: playing, until: nil)
    }
    watch.playing = nil
    live.end()
    return self.ending(of: ending)
  }

  private func ending(of stop: Session.Stop?) -> Ending {
    if host.isInterrupted { return .interrupted }
    guard case .failed(let diagnostic)? = stop else { return .finished }
    host.show(diagnostic, from: .text)
    return .failed
  }

  /// Runs the cells. Returns why they stopped before the end; `interrupted` also if the viewer
  /// ended it.
  private func cells(
    of document: NotebookDocument, named name: String, _ playing: Playing
  ) -> Session.Stop? {
    var runner = SessionRunner(
      session: session, name: name, statementEnded: { _ in self.seen.endStatement() },
      pause: { self.pause($0, playing) })
    playing.sight = .frames
    for cell in document.cells where !cell.directives.isSkipped {
      let failure = runner.run(cell) { playing.takeOfRun($0, layout: session.layout) }
      if runner.isInterrupted || playing.wish == .end { return .interrupted }
      if let failure, !cell.directives.expectsError { return .failed(failure) }
    }
    return nil
  }

  /// Runs the lines that the viewer asked for, and then the rest of the run that was stopped for
  /// them.
  private func pause(_ isStopped: Bool, _ playing: Playing) -> Session.Stop? {
    var rest = isStopped ? session.restOfRun : nil
    defer { playing.sight = .frames }
    while true {
      playing.sight = .answers
      if host.isInterrupted || playing.wish == .end { return .interrupted }
      while let line = playing.takeLine() {
        if let stop = act(line, playing) { return stop }
      }
      guard let line = rest else { return nil }
      playing.sight = .frames
      let stop = run(line + ";", playing)
      guard stop?.isInterruption == true else { return stop }
      rest = session.restOfRun
    }
  }
}

extension Session.Stop {
  /// Whether a run was stopped, maybe before its first frame.
  fileprivate var isInterruption: Bool {
    switch self {
    case .interrupted: true
    case .failed(let diagnostic): diagnostic.isInterruption
    case .quit: false
    }
  }
}
