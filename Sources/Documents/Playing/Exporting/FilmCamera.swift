import Answers
import Pages
import Sessions
import UIKitMotion

/// Films a session: a picture of each frame, and the contacts.
struct FilmCamera {
  private var recorder: FilmRecorder
  private var lastFrame: Int?
  /// The forces of fields as they were found last.
  private var known: (forces: [Scene.Force], settings: [Double], frame: Int)?

  /// Frames after which the forces of a field that changes by itself are found again.
  private static let forceStep = 6

  /// The horizontal resolution of outlines.
  private static let columns = 64

  /// - Parameter limit: The maximum number of pictures.
  init(limit: Int = FilmRecorder.stillLimit) {
    recorder = FilmRecorder(framesPerSecond: Stage.framesPerSecond, limit: limit)
  }

  /// The film; nil if no time passed.
  var film: Film? { recorder.film }

  /// Takes a picture of a frame, unless the film has enough of them.
  mutating func record(_ moment: LiveMoment, isLast: Bool = false) {
    let last = lastFrame ?? moment.frame
    lastFrame = moment.frame
    if moment.frame > last {
      recorder.append(
        moment.contacts(after: last).map {
          FilmContact(time: moment.time, point: $0.point, names: $0.names)
        })
    }
    guard isLast || recorder.wants(frame: moment.frame) else { return }
    recorder.append(
      frame: moment.frame, scene(of: moment),
      model: moment.model(columns: Self.columns), tilt: moment.tilt, isLast: isLast)
  }

  /// Appends the forces that answers tell of.
  mutating func append(_ answers: [Output]) {
    for acting in answers.compactMap(\.acting) { recorder.append(acting) }
  }

  /// An answer; a drawing with the forces that were asked for at its time.
  func illustrated(_ answer: Output) -> Output {
    guard case .scene(var scene) = answer, scene.state == .presentation else { return answer }
    scene.acting = recorder.acting(at: scene.time)
    return .scene(scene)
  }

  /// A drawing where no time passed and the answers have none: of the forces that were asked for, or of
  /// a stage that is other than before.
  func picture(
    of session: Session, beside answers: [Output], before: Scene? = nil
  ) -> Scene? {
    let isDrawn = answers.contains { if case .scene = $0 { true } else { false } }
    guard film == nil, !isDrawn else { return nil }
    var scene = Self.stage(of: session)
    let isChanged = before.map { $0 != scene } ?? false
    scene.acting = recorder.acting(at: scene.time)
    return isChanged || !scene.acting.isEmpty ? scene : nil
  }

  /// A drawing of the stage as it stands.
  static func stage(of session: Session) -> Scene {
    LiveMoment(of: session, following: nil, isReplay: true).filmed(columns: columns, forces: [])
  }

  private mutating func scene(of moment: LiveMoment) -> Scene {
    let (settings, changes) = moment.fieldState
    let isKnown =
      known.map {
        $0.settings == settings
          && (!changes || (0..<Self.forceStep).contains(moment.frame - $0.frame))
      } ?? false
    let scene = moment.filmed(columns: Self.columns, forces: isKnown ? known?.forces : nil)
    if !isKnown { known = (scene.forces, settings, moment.frame) }
    return scene
  }

  /// Takes the last picture of a run. A frame is reported when the next one begins, so the last one
  /// was not; a film always has it.
  mutating func finish(_ session: Session) {
    guard lastFrame != nil else { return }
    record(LiveMoment(of: session, following: nil, isReplay: true), isLast: true)
  }
}
