import Pages
import Sessions
import UIKitMotion

/// Films a session: a picture of each frame, and the contacts.
struct FilmCamera {
  private var recorder: FilmRecorder
  private var lastFrame: Int?

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
      frame: moment.frame, moment.scene(columns: Self.columns, hasForces: false),
      model: moment.model(columns: Self.columns), tilt: moment.tilt, isLast: isLast)
  }

  /// Takes the last picture of a run. A frame is reported when the next one begins, so the last one
  /// was not; a film always has it.
  mutating func finish(_ session: Session) {
    guard lastFrame != nil else { return }
    record(LiveMoment(of: session, following: nil, isReplay: true), isLast: true)
  }
}
