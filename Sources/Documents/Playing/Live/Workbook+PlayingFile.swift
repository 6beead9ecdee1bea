import Diagnostics
import Evaluation
import Notebooks
import Sessions

/// `motionbook play`: a notebook moves, and the keys of `play` work in its runs.
extension Workbook {
  /// Shows a notebook's cells as they run, and then its last frame until the viewer ends it. The
  /// file does not change.
  ///
  /// - Parameter speed: The initial speed, in `LiveTempo.speeds`.
  /// - Returns: `failed` if a cell fails unexpectedly, or there is no live stage.
  public func play(_ path: String, speed: Double) -> RunStatus {
    let read = { (path: String) throws(FileRefusal) in try self.host.files.read(path) }
    guard let (document, _) = host.notebook(path, by: read) else { return .unreadable }
    guard let live = host.liveStage else { return .failed }
    let playing = PlayedSession(
      PlayRequest(frames: nil, speed: speed, followed: nil), on: live, slowsShortRuns: true)
    watch.playing = playing
    let last = playCells(of: document, named: path, playing)
    var ending = Ending.finished
    if last == nil, playing.wish != .end {
      live.pause("the end   space continues   q quit")
      ending = lines(of: playing, until: nil)
    }
    watch.playing = nil
    live.end()
    if host.isInterrupted { return .interrupted }
    guard let last else { return told(ending) }
    tell(last.ending, of: last.cell, in: path)
    return RunStatus(of: last.ending)
  }

  /// Plays the cells until the viewer ends it. Returns the cell that ended it otherwise.
  private func playCells(
    of document: NotebookDocument, named name: String, _ playing: PlayedSession
  ) -> (cell: Cell, ending: CellEnding)? {
    var last: Cell?
    var player = Player(session, named: name, work: work)
    player.ended = { _ in self.seen.endStatement() }
    player.pause = { self.pause($0, playing) }
    playing.visibility = .frames
    let ending = player.play(Script(document, .endsAtSurprise)) {
      playing.receiveFromRun($0, layout: session.layout)
    } ended: { cell, _ in
      last = cell
      return playing.wish != .end
    }
    guard let ending, let last, playing.wish != .end else { return nil }
    return (last, ending)
  }

  private func told(_ ending: Ending) -> RunStatus {
    guard case .failed(let diagnostic) = ending else { return .finished }
    host.show(diagnostic, from: .text)
    return .failed
  }

  /// Runs the lines that the viewer asked for, and then the rest of the run that was stopped for
  /// them.
  private func pause(_ isStopped: Bool, _ playing: PlayedSession) -> Ending {
    var rest = isStopped ? session.restOfRun : nil
    defer { playing.visibility = .frames }
    while true {
      playing.visibility = .answers
      if host.isInterrupted || playing.wish == .end { return .interrupted }
      while let line = playing.popLine() {
        let ending = act(line, playing)
        guard ending.isFinished else { return ending }
      }
      guard let line = rest else { return .finished }
      playing.visibility = .frames
      let ending = play(line + ";", playing)
      guard ending.isInterruption else { return ending }
      rest = session.restOfRun
    }
  }
}

extension Ending {
  /// Whether a run was stopped, maybe before its first frame.
  fileprivate var isInterruption: Bool {
    switch self {
    case .interrupted: true
    case .failed(let diagnostic): diagnostic.isInterruption
    case .finished, .quit: false
    }
  }
}
