import Answers
import Diagnostics
import Notebooks
import Pages
import Sessions

/// A cell's run, filmed: its answers, a picture of each frame, and the sweeps in it.
final class FilmedRun: LiveStage {
  private(set) var answers: [Output] = []
  private(set) var sweeps: [SweptVariation] = []
  private var camera = FilmCamera()

  /// The film; nil if no time passed.
  var film: Film? { camera.film }

  /// Runs a cell. Returns the mistake that stopped it.
  ///
  /// - Parameter ended: Called after each statement.
  func run(
    _ cell: Cell, in session: Session, _ watch: FrameWatch, name: String,
    ended: @escaping (Session) -> Void
  ) -> Diagnostic? {
    let playing = Playing(nil, on: self)
    playing.sight = .frames
    watch.playing = playing
    session.sweepHasEnded = { [weak self] in self?.sweeps.append($0) }
    defer {
      watch.playing = nil
      session.sweepHasEnded = nil
    }
    var runner = SessionRunner(
      session: session, name: name, statementEnded: { _ in ended(session) })
    let failure = runner.run(cell) { show($0, layout: session.layout) }
    camera.finish(session)
    return failure
  }

  func begin(_ tempo: LiveTempo) {}

  func next(_ moment: LiveMoment) -> LiveWish {
    camera.take(moment)
    return .pass
  }

  func show(_ outputs: [Output], layout: Layout) { answers += outputs }

  func refuse(_ diagnostic: Diagnostic) {}

  func pause(_ message: String) {}

  func end() {}
}
