import Diagnostics
import Execution
import Notebooks
import Sessions

/// `replay live`: what was done, seen again in its own time.
extension Workbook {
  /// Shows a notebook's cells as they run in a session of their own; false where one fails that is not
  /// to fail. The person may leave at any frame.
  func replay(_ document: NotebookDocument, on live: any LiveStage) -> Bool {
    let playing = Playing(nil, on: live)
    watch.playing = playing
    defer {
      watch.playing = nil
      live.end()
    }
    playing.sight = .frames
    let session = freshSession().session
    var runner = SessionRunner(session: session, name: "session")
    for cell in document.cells where !cell.directives.isSkipped {
      let failure = runner.run(cell) { live.show($0, layout: session.layout) }
      if playing.wish == .end || runner.isInterrupted { return true }
      if let failure, !cell.directives.expectsError {
        live.refuse(failure)
        return false
      }
    }
    return true
  }
}
