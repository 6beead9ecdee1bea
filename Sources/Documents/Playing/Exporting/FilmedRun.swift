import Answers
import Diagnostics
import Language
import Notebooks
import Pages
import Sessions

/// A cell's run, filmed: its answers, a picture of each frame, and the sweeps in it.
final class FilmedRun: LiveStage {
  private(set) var answers: [CellAnswer] = []
  private(set) var sweeps: [SweptVariation] = []
  /// A drawing of what acts, if no time passed.
  private(set) var picture: Scene?
  private var camera = FilmCamera()
  private weak var session: Session?

  /// The film; nil if no time passed.
  var film: Film? { camera.film }

  /// The session in which it runs begins a cell.
  func begin(in session: Session, _ watch: FrameWatch) {
    self.session = session
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
    answers = answers.map { CellAnswer(camera.illustrated($0.output), of: $0.statement) }
    picture = camera.picture(of: session, beside: answers.map(\.output))
  }

  func begin(_ tempo: LiveTempo) {}

  func next(_ moment: LiveMoment) -> LiveWish {
    camera.record(moment)
    return .pass
  }

  func show(_ outputs: [Output], layout: Layout) {
    let statement = session?.lastStatement.map(CellAnswer.Statement.init)
    answers += outputs.map { CellAnswer($0, of: statement) }
    camera.append(outputs)
  }

  func refuse(_ diagnostic: Diagnostic) {}

  func pause(_ message: String) {}

  func end() {}
}

extension CellAnswer.Statement {
  fileprivate init(_ statement: Language.Statement) {
    self.init(statement.span.lower..<statement.span.upper, headline: statement.headline)
  }
}
