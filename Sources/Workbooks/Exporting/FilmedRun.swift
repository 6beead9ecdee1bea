import Answers
import Diagnostics
import Notebooks
import Pages
import Sessions
import Staging

/// A cell's run, filmed: its answers, and a picture of each frame.
final class FilmedRun: LiveStage {
  private(set) var answers: [Output] = []
  private var recorder = FilmRecorder(framesPerSecond: Stage.framesPerSecond)
  private var lastFrame: Int?

  /// The horizontal resolution of outlines.
  private static let columns = 64

  /// The film; nil if no time passed.
  var film: Film? { recorder.film }

  /// Runs a cell. Returns the mistake that stopped it.
  func run(_ cell: Cell, in session: Session, _ watch: FrameWatch, name: String) -> Diagnostic? {
    let playing = Playing(nil, on: self)
    playing.sight = .frames
    watch.playing = playing
    defer { watch.playing = nil }
    var runner = SessionRunner(session: session, name: name)
    let failure = runner.run(cell) { show($0, layout: session.layout) }
    // A frame is reported when the next one begins, so the last one is not reported.
    if lastFrame.map({ session.inspector.frame > $0 }) == true { playing.show(session) }
    return failure
  }

  func begin(_ tempo: LiveTempo) {}

  func next(_ moment: LiveMoment) -> LiveWish {
    let last = lastFrame ?? moment.frame
    lastFrame = moment.frame
    if moment.frame > last {
      recorder.append(
        moment.contacts(after: last).map {
          FilmContact(time: moment.time, point: $0.point, names: $0.names)
        })
    }
    guard recorder.wants(frame: moment.frame) else { return .pass }
    recorder.append(
      frame: moment.frame, moment.scene(columns: Self.columns, hasForces: false),
      model: moment.scene(.model, columns: Self.columns, hasForces: false))
    return .pass
  }

  func show(_ outputs: [Output], layout: Layout) { answers += outputs }

  func refuse(_ diagnostic: Diagnostic) {}

  func pause(_ message: String) {}

  func end() {}
}
