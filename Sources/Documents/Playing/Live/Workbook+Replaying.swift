import Diagnostics
import Evaluation
import Notebooks
import Sessions

/// `replay live`: shows the session again in real time.
extension Workbook {
  /// Shows a notebook's cells as they run in a separate session; false if one fails unexpectedly.
  /// The viewer may leave at any frame.
  func replay(_ document: NotebookDocument, on live: any LiveStage) -> Bool {
    let playing = PlayedSession(nil, on: live)
    watch.playing = playing
    defer {
      watch.playing = nil
      live.end()
    }
    playing.visibility = .frames
    let seen = freshSession()
    seen.folder = host.folder(of: notebook.path ?? "session")
    let session = seen.session
    let last = Player(session, named: "session").play(Script(document)) {
      live.show($0, layout: session.layout)
    } ended: { _, _ in
      playing.wish != .end
    }
    guard case .failed(let mistake)? = last, playing.wish != .end else { return true }
    live.refuse(mistake)
    return false
  }
}
