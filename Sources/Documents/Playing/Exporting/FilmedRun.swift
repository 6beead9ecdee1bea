import Answers
import Diagnostics
import Notebooks
import Pages
import Sessions

/// A cell's run, filmed: its answers, a picture of each frame, and the sweeps in it.
final class FilmedRun: LiveStage {
  private(set) var answers: [Output] = []
  private(set) var sweeps: [SweptVariation] = []
  /// A drawing of what acts, if no time passed.
  private(set) var picture: Scene?
  private var camera = FilmCamera()

  /// The film; nil if no time passed.
  var film: Film? { camera.film }

  /// The session in which it runs begins a cell.
  func begin(in session: Session, _ watch: FrameWatch) {
    let playing = PlayedSession(nil, on: self)
    playing.visibility = .frames
    watch.playing = playing
    session.sweepHasEnded = { [weak self] in self?.sweeps.append($0) }
  }

  /// The cell has ended.
  func finish(in session: Session, _ watch: FrameWatch) {
    watch.playing = nil
    session.sweepHasEnded = nil
    camera.finish(session)
    answers = camera.illustrated(answers)
    picture = camera.picture(of: session, beside: answers)
  }

  func begin(_ tempo: LiveTempo) {}

  func next(_ moment: LiveMoment) -> LiveWish {
    camera.record(moment)
    return .pass
  }

  func show(_ outputs: [Output], layout: Layout) {
    answers += outputs
    camera.append(outputs)
  }

  func refuse(_ diagnostic: Diagnostic) {}

  func pause(_ message: String) {}

  func end() {}
}
